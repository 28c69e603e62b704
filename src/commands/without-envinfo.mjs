/**
 * Keeps `envinfo` out of a build, which Gatsby's command line loads for `gatsby info` alone. It
 * brings an old core-js, which defines the iterator of arrays again; V8 then takes its slow way for
 * each `f(...values)` and `const [a, b] = pair` of the process: 20 times slower.
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const file = require.resolve("envinfo", { paths: [require.resolve("gatsby-cli/package.json")] });
require.cache[file] = { id: file, filename: file, loaded: true, exports: {} };
