/** Runs Gatsby's webpack on files in a folder of their own. */
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import webpack, { type Configuration, type Stats } from "webpack";

/** The output of webpack: its files by name, and all its messages. */
export interface Bundle {
  files: Record<string, string>;
  stats: Stats;
}

const folders: string[] = [];

/** Writes files, given by name, into a new folder. Returns the folder. */
export function folderOf(files: Record<string, string>): string {
  const root = mkdtempSync(join(tmpdir(), "webpack-"));
  folders.push(root);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  return root;
}

/** Removes all folders that a test has made. */
export function removeFolders(): void {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
}

/** Bundles a folder with a configuration. If webpack reports errors, throws them. */
export async function bundle(root: string, configuration: Configuration): Promise<Bundle> {
  const output = join(root, "bundled");
  const compiler = webpack({
    mode: "production",
    context: root,
    entry: "./index.js",
    resolveLoader: { modules: [resolve("node_modules")] },
    ...configuration,
    output: { filename: "[name].js", ...configuration.output, path: output },
  });
  const stats = await new Promise<Stats>((done, fail) => {
    compiler.run((error, result) => (error || !result ? fail(error) : done(result)));
  });
  await new Promise((closed) => compiler.close(closed));
  if (stats.hasErrors()) throw new Error(stats.toString("errors-only"));
  const names = readdirSync(output);
  return {
    files: Object.fromEntries(
      names.map((name) => [name, readFileSync(join(output, name), "utf8")]),
    ),
    stats,
  };
}
