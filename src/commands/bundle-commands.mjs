/**
 * Bundles `npm run build` and `npm run check` into plain JavaScript, unless the bundles are up to
 * date. The bundle checks a thousand docs in 9 s; compiling each module when it is loaded takes
 * 15 s. A build starts 0.14 s earlier, and takes 100 MB less, than with a compiler beside it.
 */
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import "../registry/write.mjs";
import { BUNDLE } from "./bundle-options.mjs";

const FOLDER = "node_modules/.cache/commands";
const COMMANDS = ["build", "check", "compile-thread"];
const STAMP = join(FOLDER, "stamp");

/**
 * Returns names, sizes and times of the bundles' sources. Times alone would mislead when a clock is
 * set back.
 */
const stampOf = (paths) =>
  JSON.stringify(
    paths.map((path) => {
      const stat = statSync(path, { throwIfNoEntry: false });
      return [path, stat?.size, stat?.mtimeMs];
    }),
  );

/** Writes a whole file at once, because another command may be about to run it. */
function writeWhole(path, data) {
  const part = `${path}.${process.pid}`;
  writeFileSync(part, data);
  renameSync(part, path);
}

const sources = readdirSync("src", { recursive: true }).map((path) => join("src", path));
const stamp = stampOf(["package-lock.json", ...sources]);
const last = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";

if (stamp !== last) {
  const { build } = await import("esbuild");
  const { errors, outputFiles } = await build({
    ...BUNDLE,
    entryPoints: COMMANDS.map((name) => `src/commands/${name}.mts`),
    outdir: FOLDER,
    outExtension: { ".js": ".mjs" },
    write: false,
  }).catch((failure) => failure);
  // esbuild has printed the faults.
  if (errors.length > 0) process.exit(1);
  try {
    mkdirSync(FOLDER, { recursive: true });
    for (const { path, contents } of outputFiles) writeWhole(path, contents);
    writeWhole(STAMP, stamp);
  } catch ({ message }) {
    console.error(`The commands cannot be written to \`${FOLDER}\`: ${message}.`);
    process.exit(1);
  }
}
