import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { firstProgram, reasonOf, run } from "./programs";

/**
 * This package contains a compressed Chromium for Linux on x64. The package has the version of its
 * Chromium, the oldest in `browserslist`.
 */
const PACKAGE = "@sparticuz/chromium";
const VERSION = "109.0.6";

const FOLDER = join("node_modules", ".cache", `chromium-${VERSION}`);
const PROGRAM = join(FOLDER, "chromium");

/**
 * Installs the package in a folder of its own, because only `npm run test:full` needs its 57 MB.
 */
function install(): void {
  console.log(`Installing ${PACKAGE} ${VERSION}.`);
  mkdirSync(FOLDER, { recursive: true });
  run(
    "npm",
    "install",
    "--silent",
    "--ignore-scripts",
    "--prefix",
    FOLDER,
    `${PACKAGE}@${VERSION}`,
  );
  const compressed = join(FOLDER, "node_modules", PACKAGE, "bin", "chromium.br");
  const written = join(FOLDER, `chromium-${process.pid}`);
  writeFileSync(written, brotliDecompressSync(readFileSync(compressed)), { mode: 0o755 });
  renameSync(written, PROGRAM);
}

/**
 * Returns the path of the oldest Chromium that the site supports. Installs it if it is missing. If
 * that fails, throws an error with the reason.
 */
export function requireOldChromium(): string {
  const found = firstProgram([PROGRAM]);
  if (found) return found;
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error(`The journeys in Chromium ${VERSION} need Linux on x64.`);
  try {
    install();
  } catch (error) {
    throw new Error(`Chromium ${VERSION} cannot be installed (${reasonOf(error)}).`);
  }
  return PROGRAM;
}
