/** Bundles files in a folder of their own, as builds and the development server do. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Compiler, rspack, type Stats } from "@rspack/core";
import type { Configuration } from "webpack";
import { rspackConfig, type WebpackConfig } from "../../src/gatsby/rspack/config";

/** The output of a bundler: its files by name, and all its messages. */
export interface Bundle {
  files: Record<string, string>;
  stats: Stats;
}

const outputOf = (root: string): string => join(root, "bundled");

const settled = (root: string, configuration: Configuration): Configuration => ({
  mode: "production",
  context: root,
  entry: "./index.js",
  resolveLoader: { modules: [resolve("node_modules")] },
  ...configuration,
  output: { filename: "[name].js", ...configuration.output, path: outputOf(root) },
});

async function run(compiler: Compiler, root: string): Promise<Bundle> {
  const stats = await new Promise<Stats>((done, fail) => {
    compiler.run((error, result) => (error || !result ? fail(error) : done(result)));
  });
  await new Promise<unknown>((closed) => compiler.close(closed));
  if (stats.hasErrors()) throw new Error(stats.toString("errors-only"));
  const names = readdirSync(outputOf(root));
  return {
    files: Object.fromEntries(
      names.map((name) => [name, readFileSync(join(outputOf(root), name), "utf8")]),
    ),
    stats,
  };
}

/** Bundles a folder with Rspack. If it reports errors, throws them. */
export function bundle(root: string, configuration: Configuration): Promise<Bundle> {
  const config = {
    cache: { version: "1", cacheLocation: join(root, "cache") },
    module: { rules: [] },
    optimization: {},
    plugins: [],
    resolve: {},
    ...settled(root, configuration),
  };
  return run(rspack(rspackConfig(config as unknown as WebpackConfig)), root);
}
