const { extname } = require("node:path");
const { transformSync } = require("esbuild");

const LOADERS = { ".ts": "ts", ".mts": "ts", ".tsx": "tsx" };

/** Makes CommonJS of TypeScript, JSX and ES modules. */
module.exports = {
  process(source, path) {
    return transformSync(source, {
      format: "cjs",
      jsx: "automatic",
      loader: LOADERS[extname(path)] ?? "jsx",
      sourcefile: path,
      sourcemap: true,
      // Jest has no `import()`: `require` takes its place.
      supported: { "dynamic-import": false },
      target: "node20",
    });
  },
};
