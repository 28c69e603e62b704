import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { memoryFile, publicFile, publicFolder } from "../../data/files/project";

/** Names of the files that webpack made in each build, the newest build first. */
type History = readonly (readonly string[])[];

const HISTORY = memoryFile("assets.json");
/**
 * Files that are named by their content and belong to no page alone; what else is there is not
 * webpack's.
 */
const ASSET = /-[0-9a-f]{8}\.js(?:\.LICENSE\.txt)?$|\.[0-9a-f]{8}\.css$/;

/**
 * The builds to remember after one, of which the files stay: itself, and `count` before it. Files
 * of which no build is remembered are taken for those of the last one.
 */
export const nextHistory = (
  history: History,
  made: readonly string[],
  present: readonly string[],
  count: number,
): History => [made, ...(history.length > 0 ? history : [present])].slice(0, count + 1);

/**
 * How many builds before this one leave their files in `public/`, for tabs that were opened before
 * a deployment (X6). One is the least for a folder that is served meanwhile: who was given a page
 * just before has yet to ask for its scripts.
 */
function buildsToKeep(): number {
  const { KEEP_OLD_ASSETS = "1" } = process.env;
  if (/^\d+$/.test(KEEP_OLD_ASSETS)) return Number(KEEP_OLD_ASSETS);
  throw new Error(
    `KEEP_OLD_ASSETS is \`${KEEP_OLD_ASSETS}\`. It has to be a number of builds, such as 1.`,
  );
}

/** Whether a file is one of webpack's that is left of an earlier build than that of `assets`. */
export const isOldAsset = (name: string, assets: readonly string[]): boolean =>
  ASSET.test(name) && !assets.includes(name);

/**
 * Removes scripts and styles of builds that are too long ago; `assets` are those of this build.
 * Gatsby leaves all of them.
 */
export function removeOldAssets(assets: readonly string[]): void {
  if (assets.length === 0) return;
  const present = readdirSync(publicFolder).filter((name) => ASSET.test(name));
  const known: History = existsSync(HISTORY) ? JSON.parse(readFileSync(HISTORY, "utf8")) : [];
  const history = nextHistory(known, assets, present, buildsToKeep());
  const stays = new Set(history.flat());
  for (const name of present) if (!stays.has(name)) rmSync(publicFile(name));
  mkdirSync(dirname(HISTORY), { recursive: true });
  writeFileSync(HISTORY, JSON.stringify(history));
}
