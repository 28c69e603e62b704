/**
 * Keeps `envinfo` out of a build.
 *
 * Why: Gatsby's command line loads it for `gatsby info` alone. It loads an old core-js, which
 * redefines the iterator of arrays. After that, V8 takes its slow path for each `f(...values)` and
 * `const [a, b] = pair` of the process: 20 times slower.
 * How much: ENVINFO
 * Asserted: this file looks for the package; test/commands/without-envinfo.test.ts.
 * Until: gatsby-cli loads it only for `gatsby info`.
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);

function envinfo() {
  try {
    return require.resolve("envinfo", { paths: [require.resolve("gatsby-cli/package.json")] });
  } catch {
    throw new Error(
      "src/gatsby/without-envinfo.mjs does not find the package envinfo of gatsby-cli. Adapt it to the installed versions, or remove it.",
    );
  }
}

const file = envinfo();
require.cache[file] = { id: file, filename: file, loaded: true, exports: {} };
