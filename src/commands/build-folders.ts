/**
 * The folders of a build. Gatsby builds the site in `SITE`. `SITE` starts as a copy of the served
 * site, because an incremental build needs that. Gatsby also works on a copy of its memory; the
 * original is set aside. The memory says what is in `public/`, so a build keeps both or neither.
 */
import {
  accessSync,
  appendFileSync,
  constants,
  cpSync,
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join, relative } from "node:path";
import { exchange } from "../data/files/door";
import { isSecondName, nameForGatsby } from "../data/files/page-names";
import type { FileSystem } from "./build-lock";

/**
 * The site that is served. If `public` is a symbolic link, this is the folder that it points to.
 */
const PUBLIC = existsSync("public") ? realpathSync("public") : "public";
/** A build that is running, or was cut short. */
const BUILD = ".build";
/** A finished build. Its site may or may not have replaced the previous one yet. */
const DONE = ".build-done";
/** What a build no longer needs. It only has to be removed. */
const OLD = ".build-old";

/** The folder in which Gatsby builds the site. */
export const SITE = join(BUILD, "public");

/**
 * What Gatsby and this site's code remember of the last build (`memoryFile`). Everything else in
 * `.cache` is valid, or not, on its own.
 */
const MEMORIES = [".cache/data", ".cache/redux", ".cache/caches-lmdb", ".cache/output"];
const asideOf = (memory: string): string => join(BUILD, "memory", basename(memory));

/** Files that `npm run compress` makes from other files, finished or not. */
const COMPRESSED = /\.(?:br|gz)(?:\.part)?$/;

/**
 * Whether a file is a compressed copy. If it stayed, a host would go on sending the old version.
 */
const isCompressed = (path: string): boolean =>
  COMPRESSED.test(path) && existsSync(path.replace(COMPRESSED, ""));

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

/** Copies a folder and keeps the times of its files: Gatsby and hosts rely on them. */
const copy = (from: string, to: string, filter?: (path: string) => boolean): void =>
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
    ...(filter && { filter }),
  });

/** Returns the reasons why a build cannot be made or shown here, as sentences. */
export function obstacles(): string[] {
  const unwritable = [".", ".cache", PUBLIC].filter(existsSync).flatMap((path) => {
    try {
      accessSync(path, constants.W_OK);
      return [];
    } catch (error) {
      return [`The build cannot write to \`${path}\`: ${(error as Error).message}.`];
    }
  });
  const isElsewhere = existsSync(PUBLIC) && statSync(PUBLIC).dev !== statSync(".").dev;
  return [
    ...unwritable,
    ...(isElsewhere
      ? [
          "`public` is on a different disk from the project, so the build cannot replace it in one step. Put both on the same disk.",
        ]
      : []),
  ];
}

/** The folders of further languages, by their codes (src/commands/languages). */
const LANGUAGES = ".languages";

/** Whether a path of the served site is the folder of a language. Each build adds them anew. */
const isOfLanguage = (path: string): boolean =>
  dirname(path) === PUBLIC && existsSync(join(LANGUAGES, basename(path)));

/** Files that hosts read at the top of a site only. */
const OF_HOSTS = ["CNAME", "_headers", "_redirects", "robots.txt"];

/**
 * Adds the site of a language to the finished site. Its files have second names there, and its
 * redirects follow those of the site.
 */
export function addLanguage(code: string, root: string): void {
  const site = join(root, "public");
  for (const entry of readdirSync(site, { recursive: true, withFileTypes: true })) {
    const path = relative(site, join(entry.parentPath, entry.name));
    if (!entry.isFile() || OF_HOSTS.includes(path) || path.startsWith(".")) continue;
    const place = join(SITE, code, path);
    mkdirSync(dirname(place), { recursive: true });
    linkSync(join(site, path), place);
  }
  const redirects = join(site, "_redirects");
  if (existsSync(redirects)) appendFileSync(join(SITE, "_redirects"), readFileSync(redirects));
}

/** Gives Gatsby copies of the site and of its memory. */
export function prepare(): void {
  mkdirSync(BUILD);
  if (existsSync(PUBLIC)) {
    copy(
      PUBLIC,
      SITE,
      (path) => !isSecondName(PUBLIC, path) && !isCompressed(path) && !isOfLanguage(path),
    );
    nameForGatsby(SITE);
  }
  for (const memory of MEMORIES) {
    const aside = asideOf(memory);
    mkdirSync(dirname(aside), { recursive: true });
    if (existsSync(memory)) {
      // If this is cut short, the memory is whole in its place, or there is none.
      copy(memory, `${aside}-copy`);
      renameSync(memory, aside);
      renameSync(`${aside}-copy`, memory);
    } else {
      mkdirSync(aside);
    }
  }
}

/**
 * Restores the memory of the previous build and gives up the unfinished build. If this is cut short
 * at any point, it can run again. `removeOld` removes what is left.
 */
export function restore(): void {
  if (!existsSync(BUILD)) return;
  for (const memory of MEMORIES) {
    const aside = asideOf(memory);
    if (!existsSync(aside)) continue;
    remove(memory);
    mkdirSync(dirname(memory), { recursive: true });
    if (readdirSync(aside).length > 0) renameSync(aside, memory);
    else rmdirSync(aside);
  }
  renameSync(BUILD, OLD);
}

/** Removes what a build no longer needs. This may take a while. */
export const removeOld = (): void => remove(OLD);

/** Publishes the new site: puts it in the place of the served one. `removeOld` removes that. */
export function publish(fileSystem: FileSystem | null): void {
  renameSync(BUILD, DONE);
  try {
    exchange(join(DONE, "public"), PUBLIC, fileSystem?.swapSync ?? null);
  } catch (error) {
    renameSync(DONE, BUILD);
    throw error;
  }
  renameSync(DONE, OLD);
}

/** Cleans up after a build that was killed. Returns whether there was one. */
export function recover(): boolean {
  const isCut = existsSync(BUILD) || existsSync(DONE);
  removeOld();
  if (existsSync(DONE)) {
    // The served site may be the old or the new one. Without a memory, the next build makes it
    // anew.
    if (!existsSync(PUBLIC)) renameSync(join(DONE, "public"), PUBLIC);
    for (const memory of MEMORIES) remove(memory);
    remove(DONE);
  }
  restore();
  removeOld();
  return isCut;
}
