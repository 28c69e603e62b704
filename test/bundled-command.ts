import { execFileSync } from "node:child_process";
import { basename, resolve } from "node:path";
import { buildSync } from "esbuild";

const bundleOf = (name: string): string => resolve(`node_modules/.cache/commands/${name}.mjs`);

/** Bundles the commands, as npm does before it runs them. Returns the file of one of them. */
export function bundledCommand(name: "build" | "check"): string {
  execFileSync(process.execPath, ["src/commands/bundle-commands.mjs"]);
  return bundleOf(name);
}

/** Bundles a script of the tests, so that it can run in another folder. Returns its file. */
export function bundledScript(path: string): string {
  const outfile = bundleOf(basename(path, ".mts"));
  buildSync({
    entryPoints: [path],
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    external: ["@swc/core", "sharp", "fs-native-extensions"],
    banner: {
      js: 'import { createRequire as of } from "node:module"; const require = of(import.meta.url);',
    },
    logLevel: "error",
  });
  return outfile;
}
