/** How esbuild makes plain JavaScript of a command, which may run in another folder. */
export const BUNDLE = {
  bundle: true,
  platform: "node",
  format: "esm",
  // These have parts that are not JavaScript.
  external: ["@rspack/core", "esbuild", "sharp", "fs-native-extensions"],
  // Some packages are older than ES modules.
  banner: {
    js: 'import { createRequire as of } from "node:module"; const require = of(import.meta.url);',
  },
  logLevel: "error",
};
