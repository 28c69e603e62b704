/**
 * Gives Rspack's bundle of the development server what webpack's has: modules that Gatsby writes
 * meanwhile, components that are exchanged on the page, and errors in the browser.
 *
 * Why: the plugins of Gatsby that do this know webpack only.
 * How much: without it, an edit of a page's component shows after a start of the server only.
 * Asserted: holds.ts; development.slow.test.ts; test/e2e/development.spec.ts.
 * Until: Gatsby bundles with Rspack.
 */
import {
  DefinePlugin,
  EntryPlugin,
  IgnorePlugin,
  ProvidePlugin,
  type RspackPluginInstance,
} from "@rspack/core";
import { ReactRefreshRspackPlugin } from "@rspack/plugin-react-refresh";
import { requireFromRoot } from "../require-from-root";

/** Gatsby's module that writes modules, such as the list of pages' components. */
interface Writer {
  writeModule(path: string, text: string): void;
  getAbsolutePathForVirtualModule(path: string): string;
}

/**
 * Tells Rspack at once of the modules that Gatsby writes. Gatsby also writes them as files, but asks
 * for a new bundle before the watcher of files has noticed.
 */
export const writtenModules: RspackPluginInstance = {
  apply: (compiler) => {
    const writer: Writer = requireFromRoot("gatsby/dist/utils/gatsby-webpack-virtual-modules");
    const { writeModule } = writer;
    writer.writeModule = (path, text) => {
      writeModule(path, text);
      const file = writer.getAbsolutePathForVirtualModule(path);
      compiler.watching?.invalidateWithChangesAndRemovals(new Set([file]));
    };
  },
};

/** The settings of Gatsby's plugin that are used here: its module that shows errors. */
export interface RefreshOptions {
  overlay: { module: string };
}

const partOfWebpacks = (file: string): string =>
  requireFromRoot.resolve(`@pmmmwh/react-refresh-webpack-plugin/${file}`);

/**
 * Exchanges components on the page with Rspack's plugin. That one shows no errors, so this takes the
 * parts of webpack's plugin that do.
 */
export const refreshWithErrors = ({ overlay }: RefreshOptions): RspackPluginInstance => ({
  apply: (compiler) => {
    for (const plugin of [
      new ReactRefreshRspackPlugin(),
      // Without a name, it is part of every entry.
      new EntryPlugin(compiler.context, partOfWebpacks("client/ErrorOverlayEntry"), {}),
      new DefinePlugin({ __react_refresh_polyfill_url__: "false" }),
      // It would stand in for `URL`, which all browsers have. `package.json` leaves it out.
      new IgnorePlugin({ resourceRegExp: /^core-js-pure\// }),
      new ProvidePlugin({
        __react_refresh_error_overlay__: overlay.module,
        __react_refresh_socket__: partOfWebpacks("sockets/WHMEventSource"),
      }),
    ])
      plugin.apply(compiler);
  },
});
