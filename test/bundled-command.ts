import { execFileSync } from "node:child_process";
import { basename, resolve } from "node:path";
import { buildSync } from "esbuild";
import { BUNDLE } from "../src/commands/bundle-options.mjs";

const bundleOf = (name: string): string => resolve(`node_modules/.cache/commands/${name}.mjs`);

/** Bundles the commands, as npm does before it runs them. Returns the file of one of them. */
export function bundledCommand(name: "build" | "check"): string {
  execFileSync(process.execPath, ["src/commands/bundle-commands.mjs"]);
  return bundleOf(name);
}

/** Bundles a script of the tests, so that it can run in another folder. Returns its file. */
export function bundledScript(path: string): string {
  const outfile = bundleOf(basename(path, ".mts"));
  buildSync({ ...BUNDLE, entryPoints: [path], outfile });
  return outfile;
}
