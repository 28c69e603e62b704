import "./src/data/settings/strings";

import { isMainThread, workerData } from "node:worker_threads";
import { compileInThread } from "./src/data/document/compile-ahead";
import { drawInThread } from "./src/output/social/write-cards";

export { sourceNodes } from "./src/data/source-nodes";
export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onPreBootstrap,
  onPreInit,
} from "./src/hooks/data";
export {
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
  onPreBuild,
} from "./src/hooks/output";

/** The tasks of our worker threads. Each thread runs this file. */
const tasks = { compile: compileInThread, draw: drawInThread };

if (!isMainThread) void tasks[(workerData as { task: keyof typeof tasks }).task]();
