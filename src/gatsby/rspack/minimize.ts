/**
 * Minifies scripts with SWC and styles with Lightning CSS, both of which are in Rspack.
 *
 * Why: Gatsby minifies with terser and cssnano, which are slower, and would run in each build.
 * How much: with webpack/transpile.ts, 11 s of the processors for scripts; 1 s of each build for
 * styles.
 * Asserted: minimize.slow.test.ts.
 * Until: Gatsby minifies with these.
 */
import {
  LightningCssMinimizerRspackPlugin,
  type RspackPluginInstance,
  SwcJsMinimizerRspackPlugin,
  type SwcJsMinimizerRspackPluginOptions,
} from "@rspack/core";
import { browsers } from "../../data/files/browsers";
import { ECMA } from "../../data/files/bundle";

type Options = SwcJsMinimizerRspackPluginOptions;
type Mangle = Exclude<NonNullable<Options["minimizerOptions"]>["mangle"], boolean | undefined>;

/**
 * A comment that makes V8 compile all functions of a file on another thread while it arrives.
 * Otherwise, V8 compiles each function when it is first called. React is ready 25 ms sooner on a
 * processor that is four times slower.
 * https://v8.dev/blog/explicit-compile-hints
 */
const COMPILE_AHEAD = "//# allFunctionsCalledOnLoad\n";
/** The scripts that every page runs in full. */
const ENTRY_SCRIPTS = /^(?:app|framework)-/;

/** The script that knows the names of all others. */
const RUNTIME = /^webpack-runtime-/;
/**
 * Names for the runtime's variables that do not depend on how often a letter is in its text. When
 * Rspack minifies it, the hashes in it are not the final ones, and differ from build to build.
 */
const REPRODUCIBLE: Mangle & { disableCharFreq: boolean } = { disableCharFreq: true };

const minifyScripts = (
  scripts: Pick<Options, "include" | "exclude">,
  { format, ...options }: Options["minimizerOptions"] = {},
): RspackPluginInstance =>
  new SwcJsMinimizerRspackPlugin({
    ...scripts,
    extractComments: true,
    minimizerOptions: {
      ecma: ECMA,
      compress: { passes: 3 },
      format: { comments: "some", ...format },
      ...options,
    },
  });

/** Returns the plugins that minify what browsers load. */
export const minimizers = (): RspackPluginInstance[] => [
  minifyScripts({ include: ENTRY_SCRIPTS }, { format: { preamble: COMPILE_AHEAD } }),
  minifyScripts({ include: RUNTIME }, { mangle: REPRODUCIBLE }),
  minifyScripts({ exclude: [ENTRY_SCRIPTS, RUNTIME] }),
  new LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: [...browsers()] } }),
];
