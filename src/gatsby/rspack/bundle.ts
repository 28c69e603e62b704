/**
 * Makes Rspack bundle builds and the development server, in place of webpack.
 *
 * Why: Gatsby has no setting for another bundler.
 * How much: the bundles of a small build take 3.2 s instead of 9.3 s, and a first start of the
 * development server 28 s of the processors instead of 38.
 * Asserted: holds.ts (how Gatsby calls webpack); each start finds webpack's function before it is
 * loaded; config.ts (what Gatsby's configuration has).
 * Until: Gatsby bundles with Rspack.
 */
import { createHash } from "node:crypto";
import {
  type Compiler,
  NormalModule,
  type RspackError,
  type RspackPluginInstance,
  rspack,
} from "@rspack/core";
import { sort } from "d3-array";
import { assertFound } from "../assert-found";
import { requireFromRoot } from "../require-from-root";
import { rspackConfig, type WebpackConfig } from "./config";
import { passAsWebpacks } from "./gatsbys-plugins";

const HASH_LENGTH = 20;

/** Rspack's sign before a message, the stack of a plugin's error, and the code at its place. */
const DECORATIONS = [/^\s*× (?:Error: )?/, /\n +│ +at .*/g, /\n +│ *(?=\n)/g];
const CODE = /\n *╭─[\s\S]*?╰─+/g;

const fileOf = (module: RspackError["module"]): string | undefined =>
  module instanceof NormalModule ? module.resource : undefined;

/**
 * Returns an error as Gatsby reads webpack's: `error` has the plain message. Gatsby itself shows the
 * code if it knows the place.
 */
function asWebpacks({ name, message, file, loc, module }: RspackError): object {
  const plain = DECORATIONS.reduce((text, sign) => text.replace(sign, ""), message);
  const text = (loc ? plain.replace(CODE, "") : plain).trim();
  return { name, message: text, error: { message: text }, file: file ?? fileOf(module), loc };
}

/** Gives Gatsby a bundle's errors in the form of webpack's. */
const plainErrors: RspackPluginInstance = {
  apply: ({ hooks }) =>
    hooks.done.tap("PlainErrors", ({ compilation }) => {
      const { errors } = compilation;
      Object.defineProperty(compilation, "errors", { value: errors.map(asWebpacks) });
    }),
};

/**
 * Gives a bundle a hash that depends on its files alone. Gatsby writes it into each page, and renders
 * pages anew if it is another one. Rspack's own differs between builds of the same files. In
 * development, the browser knows Rspack's own.
 */
const reproducibleHash: RspackPluginInstance = {
  apply: (compiler) =>
    compiler.hooks.done.tap("ReproducibleHash", (stats) => {
      if (compiler.watchMode) return;
      const hash = createHash("sha256");
      for (const { name, source } of sort(stats.compilation.getAssets(), ({ name }) => name))
        hash.update(name).update(source.buffer());
      Object.defineProperty(stats, "hash", { value: hash.digest("hex").slice(0, HASH_LENGTH) });
    }),
};

/** Does what webpack's function does: returns a compiler for a configuration. */
export function compilerFor(config: WebpackConfig): Compiler {
  const { plugins = [], ...settings } = rspackConfig(config);
  return rspack({ ...settings, plugins: [plainErrors, reproducibleHash, ...plugins] });
}

/** The file with webpack's function, which webpack loads when it is first called. */
const WEBPACK = "webpack/lib/webpack";

/** Makes Rspack bundle in this run. Call it before Gatsby calls webpack. */
export function bundleWithRspack({
  cache,
  resolve,
}: Pick<NodeJS.Require, "cache"> & { resolve(name: string): string } = requireFromRoot): void {
  const file = resolve(WEBPACK);
  assertFound(!cache[file], `${WEBPACK}.js before Gatsby has called it`, "rspack/bundle.ts");
  cache[file] = { exports: compilerFor } as unknown as NodeModule;
  passAsWebpacks();
}
