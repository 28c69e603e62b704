import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliDecompressSync } from "node:zlib";
import { firstProgram, type Program, run } from "./program";

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
  if (process.platform !== "linux" || process.arch !== "x64")
    throw new Error("It needs Linux on x64.");
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

/** The oldest Chromium that the site supports. */
export const OLD_CHROMIUM: Program<string> = {
  name: `Chromium ${VERSION}`,
  need: `The journeys need Chromium ${VERSION}`,
  find: () => firstProgram([PROGRAM]),
  packages: [],
  install,
  remedy: `The package \`${PACKAGE}\` of npm has it, for Linux on x64.`,
};
