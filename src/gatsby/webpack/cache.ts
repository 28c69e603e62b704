/**
 * Tells webpack when its cache becomes invalid.
 *
 * Why: webpack would find out by following all that it, Gatsby and each loader import.
 * How much: 5.7 s of the processors in a build from scratch, 15%.
 * Asserted: each start finds the cache; cache.slow.test.ts builds with and without this change.
 * Until: Gatsby names what its configuration depends on.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { browsers } from "../../data/files/browsers";
import { assertFound } from "../assert-found";

/** The parts of webpack and its configuration that are changed here. */
interface WebpackConfig {
  snapshot?: object;
  cache?: { version?: string; buildDependencies?: object } | undefined;
  plugins: { apply(compiler: Compiler): void }[];
}
interface Compiler {
  hooks: { afterCompile: { tap(name: string, act: (compilation: Compilation) => void): void } };
}
interface Compilation {
  buildDependencies: { clear(): void };
}

/**
 * Returns a digest of the installed packages, of the supported browsers, and of what module
 * documents contain besides their own text.
 */
const version = (contentDigest: string): string =>
  createHash("sha256")
    .update(readFileSync("node_modules/.package-lock.json"))
    .update(JSON.stringify(browsers()))
    .update(contentDigest)
    .digest("base64url");

/**
 * Changes webpack's configuration. `contentDigest` is a digest of what all documents depend on,
 * which includes the code of this folder.
 */
export function configureCache(config: WebpackConfig, contentDigest: string): void {
  const { cache, plugins } = config;
  assertFound(cache, "the cache in Gatsby's configuration of webpack", "webpack/cache.ts");
  cache.version = version(contentDigest);
  // Gatsby rewrites its own modules at each start, mostly with the same text.
  config.snapshot = { module: { timestamp: true, hash: true } };
  cache.buildDependencies = { defaultWebpack: [] };
  plugins.push({
    apply: ({ hooks }) =>
      hooks.afterCompile.tap("WebpackCache", ({ buildDependencies }) => buildDependencies.clear()),
  });
}
