/**
 * Keeps `envinfo` out of a build. Gatsby's command line loads it for `gatsby info` alone. It loads
 * an old core-js, which redefines the iterator of arrays. After that, V8 takes its slow path for
 * each `f(...values)` and `const [a, b] = pair` of the process: 20 times slower.
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const file = require.resolve("envinfo", { paths: [require.resolve("gatsby-cli/package.json")] });
require.cache[file] = { id: file, filename: file, loaded: true, exports: {} };
