/**
 * Makes plain JavaScript of `npm run check`, unless it is there already: in one file a thousand
 * docs take 9 s where they take 15 s when each module is compiled as it is loaded.
 */
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildSync } from "esbuild";

const FOLDER = "node_modules/.cache/check";
const COMMANDS = ["check", "compile-thread"];
const STAMP = join(FOLDER, "stamp");

/**
 * Names, sizes and times of what the bundle is made from. Times alone would mislead where a clock
 * is set back.
 */
const stampOf = (paths) =>
  JSON.stringify(
    paths.map((path) => {
      const stat = statSync(path, { throwIfNoEntry: false });
      return [path, stat?.size, stat?.mtimeMs];
    }),
  );

const sources = readdirSync("src", { recursive: true }).map((path) => join("src", path));
const stamp = stampOf(["package-lock.json", ...sources]);
const last = existsSync(STAMP) ? readFileSync(STAMP, "utf8") : "";

if (stamp !== last) {
  buildSync({
    entryPoints: COMMANDS.map((name) => `src/commands/${name}.mts`),
    outdir: FOLDER,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    platform: "node",
    format: "esm",
    // It has parts that are no JavaScript.
    external: ["sharp"],
    // Some packages are older than ES modules.
    banner: {
      js: 'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);',
    },
    logLevel: "error",
  });
  writeFileSync(STAMP, stamp);
}
