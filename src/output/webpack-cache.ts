import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { environmentDigest } from "../data/environment";

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

/** The packages, and the product words, which documents that are modules hold. */
const version = (): string =>
  createHash("sha256")
    .update(readFileSync("node_modules/.package-lock.json"))
    .update(environmentDigest([], undefined))
    .digest("base64url");

/**
 * Says what webpack's cache must not outlive. To find that out by itself, webpack would follow all that it, Gatsby and each loader
 * import, for 10 s of a build from nothing.
 */
export function configureCache(config: WebpackConfig): void {
  const { cache, plugins } = config;
  cache.version = version();
  // Gatsby writes its own modules anew at each start, mostly with the same text.
  config.snapshot = { module: { timestamp: true, hash: true } };
  cache.buildDependencies = { defaultWebpack: [] };
  plugins.push({
    apply: ({ hooks }) =>
      hooks.afterCompile.tap("WebpackCache", ({ buildDependencies }) => buildDependencies.clear()),
  });
}
