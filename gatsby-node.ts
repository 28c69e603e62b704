import { isMainThread } from "node:worker_threads";
import { compileInThread } from "./src/data/compile-ahead";

export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateDevServer,
  onCreateNode,
  onPreBootstrap,
  onPreInit,
  sourceNodes,
} from "./src/data";
export {
  onCreateWebpackConfig,
  onPostBootstrap,
  onPostBuild,
  preprocessSource,
} from "./src/output";

if (!isMainThread) compileInThread();
