const { extname } = require("node:path");
const { transformSync } = require("esbuild");

const LOADERS = { ".ts": "ts", ".mts": "ts", ".tsx": "tsx" };

/** Compiles TypeScript, JSX and ES modules to CommonJS. */
module.exports = {
  process(source, path) {
    return transformSync(source, {
      format: "cjs",
      jsx: "automatic",
      loader: LOADERS[extname(path)] ?? "jsx",
      sourcefile: path,
      sourcemap: true,
      // Jest does not support `import()`. esbuild replaces it with `require`.
      supported: { "dynamic-import": false },
      target: "node20",
    });
  },
};
