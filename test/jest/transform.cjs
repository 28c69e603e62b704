const { extname } = require("node:path");
const { transformSync } = require("esbuild");

/** Matches what Jest cannot run as it is: statements of ES modules, `import()` and `import.meta`. */
const ES_MODULE = /^\s*(?:import|export)\b|\bimport\s*[.(]/m;

const LOADERS = { ".ts": "ts", ".mts": "ts", ".tsx": "tsx" };

/** Compiles TypeScript, JSX and ES modules to CommonJS. */
module.exports = {
  process(source, path) {
    const isInstalled = path.includes("node_modules");
    // Thousands of files of Gatsby and webpack are CommonJS already.
    if (isInstalled && !ES_MODULE.test(source)) return { code: source };
    return transformSync(source, {
      // CommonJS has names for what ES modules find in `import.meta`.
      define: { "import.meta.dirname": "__dirname", "import.meta.url": "MODULE_URL" },
      banner: source.includes("import.meta.url")
        ? 'const MODULE_URL = require("node:url").pathToFileURL(__filename).href;'
        : "",
      format: "cjs",
      jsx: "automatic",
      loader: LOADERS[extname(path)] ?? "jsx",
      sourcefile: path,
      sourcemap: !isInstalled,
      // Jest does not support `import()`. esbuild replaces it with `require`.
      supported: { "dynamic-import": false },
      target: "node20",
    });
  },
};
