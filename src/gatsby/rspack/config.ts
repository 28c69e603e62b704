/**
 * Turns Gatsby's configuration of webpack into one of Rspack. Rspack reads webpack's configuration,
 * but has its own versions of webpack's plugins, and of the plugin that extracts styles.
 *
 * Why: Gatsby has no configuration of Rspack.
 * How much: see bundle.ts. On a host that names each build in a variable, the cache of the bundle that
 * renders pages saves 3.0 of 13.8 s of a build with one doc changed. In development, the cache saves
 * 1.8 of 7.5 s of a start.
 * Asserted: each start looks for the folder of the cache; config.slow.test.ts; Rspack checks its
 * configuration.
 * Until: Gatsby bundles with Rspack.
 */
import { createHash } from "node:crypto";
import {
  type Configuration,
  CssExtractRspackPlugin,
  DefinePlugin,
  HotModuleReplacementPlugin,
  IgnorePlugin,
  NoEmitOnErrorsPlugin,
  type PersistentCacheOptions,
  ProvidePlugin,
  type RspackPluginInstance,
} from "@rspack/core";
import { assertFound } from "../assert-found";
import { type RefreshOptions, refreshWithErrors, writtenModules } from "./development";
import { type StatsExtractor, withReadableStats } from "./gatsbys-plugins";
import { minimizers } from "./minimize";

type Loader = { loader: string; options?: object };
type Use = Loader | readonly Loader[] | ((module: object) => Use);

interface Rule {
  use?: Use;
  oneOf?: readonly Rule[];
}

/** A plugin of webpack, with the settings that it keeps. */
interface WebpackPlugin extends RspackPluginInstance {
  definitions?: Record<string, string>;
  options?: object;
}

/** The parts of Gatsby's configuration that Rspack has other forms of. */
export interface WebpackConfig {
  cache?: { version?: string; cacheLocation?: string };
  module: { rules: readonly Rule[] };
  optimization: { minimizer?: object[] | undefined };
  output: object;
  plugins: readonly WebpackPlugin[];
  resolve: { plugins?: unknown };
}

const ENVIRONMENT = "process.env";
const VARIABLE =
  /^process\.env\.(?!GATSBY_|NODE_ENV$|PUBLIC_DIR$|BUILD_STAGE$|CYPRESS_SUPPORT$)(.+)/;

/** What Gatsby's processes tell each other. It names the run, and no script reads it. */
const OF_A_RUN = "process.env.GATSBY_NODE_GLOBALS";

/**
 * Returns constants without the variables of the environment that only the rendering of pages has.
 * It runs in Node.js, which has them anyway. As constants, they would begin a new cache with each
 * build on a host, which names the commit or the build in a variable. Nor is there a variable that
 * would begin a new cache with each start of the development server.
 */
function lasting(definitions: Record<string, string> = {}): Record<string, string> {
  const { [OF_A_RUN]: _, ...constants } = definitions;
  const isVariable = (name: string): boolean => {
    const [, variable] = VARIABLE.exec(name) ?? [];
    return variable !== undefined && process.env[variable] !== undefined;
  };
  const all = Object.entries(constants);
  if (!all.some(([name]) => isVariable(name))) return constants;
  return Object.fromEntries(all.filter(([name]) => name !== ENVIRONMENT && !isVariable(name)));
}

/** Rspack's forms of plugins, by name. Null stands for none. */
const FORMS: Record<string, (plugin: WebpackPlugin) => RspackPluginInstance | null> = {
  DefinePlugin: ({ definitions }) => new DefinePlugin(lasting(definitions)),
  ProvidePlugin: ({ definitions = {} }) => new ProvidePlugin(definitions),
  IgnorePlugin: ({ options }) =>
    new IgnorePlugin(options as ConstructorParameters<typeof IgnorePlugin>[0]),
  MiniCssExtractPlugin: ({ options }) => new CssExtractRspackPlugin(options),
  GatsbyWebpackVirtualModules: () => writtenModules,
  HotModuleReplacementPlugin: () => new HotModuleReplacementPlugin(),
  NoEmitOnErrorsPlugin: () => new NoEmitOnErrorsPlugin(),
  // It mends what webpack forgets of style sheets.
  ForceCssHMRForEdgeCases: () => null,
  ReactRefreshPlugin: ({ options }) => refreshWithErrors(options as RefreshOptions),
  GatsbyWebpackStatsExtractor: (plugin) => withReadableStats(plugin as StatsExtractor),
};

const pluginFor = (plugin: WebpackPlugin): RspackPluginInstance | null =>
  (FORMS[plugin.constructor.name] ?? ((other) => other))(plugin);

const EXTRACTS_STYLES = /[\\/]mini-css-extract-plugin[\\/]/;

/** Returns Rspack's form of a loader. */
function loaderFor(use: Loader): Loader {
  if (EXTRACTS_STYLES.test(use.loader)) return { loader: CssExtractRspackPlugin.loader };
  return use;
}

/** Returns Rspack's form of a rule's loaders. Gatsby chooses some of them by module. */
function loadersFor(use: Use): Use {
  if (typeof use === "function") return (module) => loadersFor(use(module));
  return Array.isArray(use) ? use.map(loaderFor) : loaderFor(use as Loader);
}

const ruleFor = ({ oneOf, use, ...rest }: Rule): Rule => ({
  ...rest,
  ...(use && { use: loadersFor(use) }),
  ...(oneOf && { oneOf: oneOf.map(ruleFor) }),
});

/**
 * Returns where Rspack keeps what it has made of each module. Other constants begin a new cache,
 * because Rspack does not look at the settings of plugins.
 */
function cacheFor({ cache, plugins }: WebpackConfig): PersistentCacheOptions {
  assertFound(cache?.cacheLocation, "the folder of webpack's cache", "rspack/config.ts");
  const constants = plugins.map(({ definitions }) => lasting(definitions));
  return {
    type: "persistent",
    version: createHash("sha256")
      .update(`${cache.version}${JSON.stringify(constants)}`)
      .digest("base64url"),
    storage: { type: "filesystem", directory: cache.cacheLocation },
  };
}

/** Returns Rspack's form of a configuration. */
export function rspackConfig(config: WebpackConfig): Configuration {
  // Gatsby's own resolvers are for package managers that have no `node_modules` of all packages.
  const { plugins: _, ...resolve } = config.resolve;
  return {
    ...config,
    cache: cacheFor(config),
    module: { ...config.module, rules: config.module.rules.map(ruleFor) },
    optimization: {
      ...config.optimization,
      ...(config.optimization.minimizer && { minimizer: minimizers() }),
    },
    // The notice of failed scripts looks for this name (src/runtime/loading/load-failure.ts).
    output: { ...config.output, chunkLoadingGlobal: "webpackChunk" },
    plugins: config.plugins.map(pluginFor),
    resolve,
  } as Configuration;
}
