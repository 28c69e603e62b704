/**
 * Minifies scripts with SWC and styles with Lightning CSS, both of which are in Rspack.
 *
 * Why: Gatsby minifies with terser and cssnano, which are slower, and would run in each build.
 * How much: 10 s of the processors for terser; 1 s of each build for cssnano.
 * Asserted: minimize.test.ts.
 * Until: Gatsby minifies with these.
 */
import {
  LightningCssMinimizerRspackPlugin,
  type RspackPluginInstance,
  SwcJsMinimizerRspackPlugin,
} from "@rspack/core";
import { browsers } from "../../data/files/browsers";
import { ECMA } from "../../data/files/bundle";

/**
 * A comment that makes V8 compile all functions of a file on another thread while it arrives.
 * Otherwise, V8 compiles each function when it is first called. React is ready 25 ms sooner on a
 * processor that is four times slower.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad\n";
/** The scripts that every page runs in full. */
const ENTRY_SCRIPTS = /^(?:app|framework)-/;

const minifyScripts = (
  scripts: { include: RegExp } | { exclude: RegExp },
  preamble?: string,
): RspackPluginInstance =>
  new SwcJsMinimizerRspackPlugin({
    ...scripts,
    extractComments: true,
    minimizerOptions: {
      ecma: ECMA,
      compress: { passes: 2 },
      format: { comments: "some", ...(preamble && { preamble }) },
    },
  });

/** Returns the plugins that minify what browsers load. */
export const minimizers = (): RspackPluginInstance[] => [
  minifyScripts({ include: ENTRY_SCRIPTS }, COMPILE_AHEAD),
  minifyScripts({ exclude: ENTRY_SCRIPTS }),
  new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: [...browsers()] } }),
];
