/**
 * Tells webpack when its cache becomes invalid.
 *
 * Why: webpack would find out by following all that it, Gatsby and each loader import.
 * How much: 10 s of a build from scratch.
 * Asserted: webpack-cache.test.ts builds with webpack's own hook and with this change.
 * Until: Gatsby names what its configuration depends on.
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";

/** The parts of webpack and its configuration that are changed here. */
interface WebpackConfig {
  snapshot?: object;
  cache: { version?: string; buildDependencies?: object };
  plugins: { apply(compiler: Compiler): void }[];
}
interface Compiler {
  hooks: { afterCompile: { tap(name: string, act: (compilation: Compilation) => void): void } };
}
interface Compilation {
  buildDependencies: { clear(): void };
}

/**
 * Returns a digest of the installed packages, and of what module documents contain besides their
 * own text.
 */
const version = (contentDigest: string): string =>
  createHash("sha256")
    .update(readFileSync("node_modules/.package-lock.json"))
    .update(contentDigest)
    .digest("base64url");

/**
 * Changes webpack's configuration. `contentDigest` is a digest of what all documents depend on.
 */
export function configureCache(config: WebpackConfig, contentDigest: string): void {
  const { cache, plugins } = config;
  cache.version = version(contentDigest);
  // Gatsby rewrites its own modules at each start, mostly with the same text.
  config.snapshot = { module: { timestamp: true, hash: true } };
  cache.buildDependencies = { defaultWebpack: [] };
  plugins.push({
    apply: ({ hooks }) =>
      hooks.afterCompile.tap("WebpackCache", ({ buildDependencies }) => buildDependencies.clear()),
  });
}
