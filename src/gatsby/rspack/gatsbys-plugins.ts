/**
 * Lets two plugins of Gatsby read what Rspack has bundled.
 *
 * Why: they read it as webpack has it.
 * How much: without them, no page has its static queries, its scripts and its styles.
 * Asserted: config.slow.test.ts runs both; the browser tests read every page.
 * Until: Gatsby bundles with Rspack.
 */
import { type ChunkGroup, NormalModule, type RspackPluginInstance, type Stats } from "@rspack/core";
import { sort } from "d3-array";
import webpack from "webpack";

/**
 * Makes Gatsby's mapper of static queries take Rspack's modules for modules. The mapper asks whether
 * they are webpack's. In a build, webpack itself makes none.
 */
export function passAsWebpacks(): void {
  Object.defineProperty(webpack.NormalModule, Symbol.hasInstance, {
    configurable: true,
    value: (module: unknown) => module instanceof NormalModule,
  });
}

type StatsOptions = Parameters<Stats["toJson"]>[0];
type AfterBuild = (stats: object, done: () => void) => void;

/** Gatsby's plugin that writes down which files each page needs. */
export interface StatsExtractor {
  apply(compiler: { hooks: { done: { tapAsync(name: string, then: AfterBuild): void } } }): void;
}

/** Puts style sheets before scripts, and keeps the order otherwise. */
const stylesFirst = <File>(files: Iterable<File>, nameOf: (file: File) => string): File[] =>
  sort(files, (file) => Number(nameOf(file).endsWith(".js")));

/**
 * Returns what the extractor reads of a group of chunks. No import of this site asks webpack to
 * fetch other chunks ahead, which Rspack could not tell.
 */
const readable = ({ name, chunks }: ChunkGroup): object => ({
  name,
  chunks: chunks.map(({ files }) => ({ files: stylesFirst(files, String) })),
  getChildrenByOrders: () => ({}),
});

/** Returns the files of all named groups of chunks, in a fixed order. */
function filesOfGroups(stats: Stats, options: StatsOptions): object {
  const { namedChunkGroups = {}, ...json } = stats.toJson(options);
  const named = sort(Object.entries(namedChunkGroups), ([name]) => name).map(([name, group]) => [
    name,
    { ...group, assets: stylesFirst(group.assets ?? [], (asset) => asset.name) },
  ]);
  return { ...json, namedChunkGroups: Object.fromEntries(named) };
}

/** Returns the extractor in a form for Rspack, which lists chunks and their files in any order. */
export const withReadableStats = (extractor: StatsExtractor): RspackPluginInstance => ({
  apply: ({ hooks }) =>
    extractor.apply({
      hooks: {
        done: {
          tapAsync: (name, then) =>
            hooks.done.tapAsync(name, (stats: Stats, done) => {
              const groups = sort(stats.compilation.chunkGroups, ({ name }) => name ?? "");
              const compilation = { chunkGroups: groups.map(readable) };
              const toJson = (options: StatsOptions) => filesOfGroups(stats, options);
              then({ hash: stats.hash, compilation, toJson }, done);
            }),
        },
      },
    }),
});
