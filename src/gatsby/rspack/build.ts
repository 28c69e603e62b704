/**
 * Makes Rspack bundle a build, in place of webpack. The development server uses webpack.
 *
 * Why: Gatsby has no setting for another bundler.
 * How much: the bundles of a small build take 3.2 s instead of 9.3 s.
 * Asserted: holds.ts (how Gatsby calls its bundler); config.ts (what Gatsby's configuration has).
 * Until: Gatsby bundles with Rspack.
 */
import { createHash } from "node:crypto";
import { promisify } from "node:util";
import {
  NormalModule,
  type RspackError,
  type RspackPluginInstance,
  rspack,
  type Stats,
} from "@rspack/core";
import { sort } from "d3-array";
import { assertFound } from "../assert-found";
import { requireFromRoot } from "../require-from-root";
import { rspackConfig, type WebpackConfig } from "./config";
import { passAsWebpacks } from "./gatsbys-plugins";

/** What Gatsby does with a finished bundle. */
interface Bundled {
  stats: Stats;
  close(): Promise<void>;
}

const HASH_LENGTH = 20;

/** Gatsby's module that runs webpack. Both bundles of a build come from `build`. */
interface BundleModule {
  build?(config: WebpackConfig): Promise<Bundled>;
}

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

/**
 * Gives a bundle a hash that depends on its files alone. Gatsby writes it into each page, and renders
 * pages anew if it is another one. Rspack's own differs between builds of the same files.
 */
const reproducibleHash: RspackPluginInstance = {
  apply: ({ hooks }) =>
    hooks.done.tap("ReproducibleHash", (stats) => {
      const hash = createHash("sha256");
      for (const { name, source } of sort(stats.compilation.getAssets(), ({ name }) => name))
        hash.update(name).update(source.buffer());
      Object.defineProperty(stats, "hash", { value: hash.digest("hex").slice(0, HASH_LENGTH) });
    }),
};

async function build(config: WebpackConfig): Promise<Bundled> {
  const { plugins = [], ...settings } = rspackConfig(config);
  const compiler = rspack({ ...settings, plugins: [reproducibleHash, ...plugins] });
  const close = promisify(compiler.close.bind(compiler));
  try {
    const stats = await promisify(compiler.run.bind(compiler))();
    if (stats && !stats.hasErrors()) return { stats, close };
    throw stats?.compilation.errors.map(asWebpacks);
  } catch (error) {
    await close();
    throw error;
  }
}

/** Makes Rspack bundle this build. */
export function bundleWithRspack(): void {
  const bundle: BundleModule = requireFromRoot("gatsby/dist/utils/webpack/bundle");
  assertFound(bundle.build, "`build` in gatsby/dist/utils/webpack/bundle.js", "rspack/build.ts");
  bundle.build = build;
  passAsWebpacks();
}
