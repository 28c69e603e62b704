import { execFileSync } from "node:child_process";
import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { basename, dirname, resolve } from "node:path";
import { buildSync } from "esbuild";
import { BUNDLE } from "../src/commands/bundle-options.mjs";

const bundleOf = (name: string, folder = "."): string =>
  resolve(folder, `node_modules/.cache/commands/${name}.mjs`);

/** Bundles the commands, as npm does before it runs them. Returns the file of one of them. */
export function bundledCommand(name: "build" | "check"): string {
  execFileSync(process.execPath, ["src/commands/bundle-commands.mjs"]);
  return bundleOf(name);
}

/**
 * Bundles a script into one file, which starts in a fraction of the time and can run in another
 * folder. `installed` names packages that are better loaded as they are, and `folder` says where they
 * are installed. Returns the file.
 */
export function bundledScript(path: string, installed: string[] = [], folder = "."): string {
  const outfile = bundleOf(`test-${basename(path, ".mts")}`, folder);
  const external = [...(BUNDLE.external ?? []), ...installed];
  const { outputFiles } = buildSync({
    ...BUNDLE,
    external,
    entryPoints: [path],
    outfile,
    write: false,
  });
  // Tests of several files bundle the same script at once.
  const part = `${outfile}.${process.pid}`;
  mkdirSync(dirname(outfile), { recursive: true });
  writeFileSync(part, outputFiles[0]?.contents ?? "");
  renameSync(part, outfile);
  return outfile;
}
