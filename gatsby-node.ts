export {
  createPages,
  createResolvers,
  createSchemaCustomization,
  onCreateNode,
  sourceNodes,
} from "./src/data";
export { onCreateWebpackConfig, onPostBootstrap, onPostBuild, onPreBootstrap } from "./src/output";
