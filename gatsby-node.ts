import { isMainThread, workerData } from "node:worker_threads";
import type { ParentSpanPluginArgs } from "gatsby";
import { onPreInit as prepareData } from "./src/data";
import { compileInThread } from "./src/data/document/compile-ahead";
import { bundleWithRspack } from "./src/gatsby/rspack/bundle";
import { drawInThread } from "./src/output/social/write-cards";

export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onPreBootstrap,
  sourceNodes,
} from "./src/data";
export {
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
  onPreBuild,
} from "./src/output";

/** Runs before Gatsby reads its cache. The check of content runs without a bundler. */
export function onPreInit(api: ParentSpanPluginArgs): void {
  prepareData(api);
  bundleWithRspack();
}

/** The tasks of our worker threads. Each thread runs this file. */
const tasks = { compile: compileInThread, draw: drawInThread };

if (!isMainThread) void tasks[(workerData as { task: keyof typeof tasks }).task]();
