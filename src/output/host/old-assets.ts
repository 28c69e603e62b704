import { readdirSync } from "node:fs";
import { join } from "node:path";
import { removeMade, writeMade } from "../../data/files/door";
import { memoryFile, publicFile } from "../../data/files/project";
import { textOf } from "../../data/files/text-of";

/** The files that each build made, as paths in the site. The newest build is first. */
type History = readonly (readonly string[])[];

/** A file with the history. Every build writes it. */
export const HISTORY = memoryFile("assets.json");
/**
 * Matches files that have a hash of their content in their names: scripts and styles at the top of
 * the site, and what the search reads.
 */
const ASSET =
  /-[0-9a-f]{8}\.js(?:\.LICENSE\.txt)?$|\.[0-9a-f]{8}\.css$|^static\/[0-9a-f]{32}\.(?:index\.txt|store\.json)$/;

/** Whether a path in the site is that of such a file. */
export const isAsset = (path: string): boolean => ASSET.test(path);

/**
 * Returns the builds whose files stay after this build: the build itself, and `count` builds before
 * it. If no earlier build is remembered, all present files count as files of the last one.
 */
export const nextHistory = (
  history: History,
  made: readonly string[],
  present: readonly string[],
  count: number,
): History => [made, ...(history.length > 0 ? history : [present])].slice(0, count + 1);

/**
 * Returns how many builds before this one leave their files in `public/`, for tabs that were opened
 * before a deployment (X6). If a host serves the folder during the build, it has to be at least
 * one: a browser that got a page just before has yet to request its scripts.
 */
function buildsToKeep(): number {
  const { KEEP_OLD_ASSETS = "1" } = process.env;
  if (/^\d+$/.test(KEEP_OLD_ASSETS)) return Number(KEEP_OLD_ASSETS);
  throw new Error(
    `KEEP_OLD_ASSETS is \`${KEEP_OLD_ASSETS}\`. It must be a number of builds, such as 1.`,
  );
}

/**
 * Removes scripts, styles and search files of builds that are too old. Gatsby would keep all of
 * them. `assets` are the files of this build.
 */
export function removeOldAssets(assets: readonly string[]): void {
  const present = ["", "static"]
    .flatMap((folder) => readdirSync(publicFile(folder)).map((name) => join(folder, name)))
    .filter(isAsset);
  const known: History = JSON.parse(textOf(HISTORY) || "[]");
  const history = nextHistory(known, assets, present, buildsToKeep());
  const stays = new Set(history.flat());
  for (const name of present) if (!stays.has(name)) removeMade(publicFile(name));
  writeMade(HISTORY, JSON.stringify(history));
}
