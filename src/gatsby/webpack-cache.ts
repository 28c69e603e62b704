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

/** Stands for the packages, and for what documents that are modules hold besides their text. */
const version = (contentDigest: string): string =>
  createHash("sha256")
    .update(readFileSync("node_modules/.package-lock.json"))
    .update(contentDigest)
    .digest("base64url");

/**
 * Says what webpack's cache must not outlive. To find that out by itself, webpack would follow all
 * that it, Gatsby and each loader import, for 10 s of a build from nothing. `contentDigest` stands
 * for what all documents depend on.
 */
export function configureCache(config: WebpackConfig, contentDigest: string): void {
  const { cache, plugins } = config;
  cache.version = version(contentDigest);
  // Gatsby writes its own modules anew at each start, mostly with the same text.
  config.snapshot = { module: { timestamp: true, hash: true } };
  cache.buildDependencies = { defaultWebpack: [] };
  plugins.push({
    apply: ({ hooks }) =>
      hooks.afterCompile.tap("WebpackCache", ({ buildDependencies }) => buildDependencies.clear()),
  });
}
