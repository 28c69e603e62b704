/**
 * The folders of a build. Gatsby makes the site in `SITE`, from a copy of the one that is served,
 * as an incremental build needs it. What Gatsby remembers is set aside and given to it as a copy
 * too: it says what is in `public/`, so both are kept, or neither is.
 */
import {
  accessSync,
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import type { FileSystem } from "./build-lock";

/** The site that is served, where that is a link the folder that it leads to. */
const PUBLIC = existsSync("public") ? realpathSync("public") : "public";
/** A build that goes on, or was cut short. */
const BUILD = ".build";
/**
 * A build that is done, of which it is not known whether its site has taken the place of the one
 * before.
 */
const DONE = ".build-done";
/** The site of the build before, which is only left to be removed. */
const OLD = ".build-old";

/** Where Gatsby makes the site. */
export const SITE = join(BUILD, "public");

/**
 * What Gatsby and this site's code remember of the last build (`memoryFile`). The rest of `.cache`
 * is right or wrong by itself.
 */
const MEMORIES = [".cache/data", ".cache/redux", ".cache/caches-lmdb", ".cache/output"];
const asideOf = (memory: string): string => join(BUILD, "memory", basename(memory));

/** Gatsby's own name for the page that is not found. */
const NOT_FOUND = join(PUBLIC, "404.html");

/**
 * Whether a file is another name of a page's, which every build gives anew
 * (src/output/host/html-copies.ts).
 */
const isSecondName = (path: string): boolean =>
  path.endsWith(".html") &&
  path !== NOT_FOUND &&
  existsSync(join(path.slice(0, -".html".length), "index.html"));

/** Files that `npm run compress` makes of others, or has begun to make. */
const COMPRESSED = /\.(?:br|gz)(?:\.part)?$/;

/** Whether a file is one of those: a host would go on to send it. */
const isCompressed = (path: string): boolean =>
  COMPRESSED.test(path) && existsSync(path.replace(COMPRESSED, ""));

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

/** Copies a folder; Gatsby and hosts go by the times of files. */
const copy = (from: string, to: string, filter?: (path: string) => boolean): void =>
  cpSync(from, to, {
    recursive: true,
    preserveTimestamps: true,
    mode: constants.COPYFILE_FICLONE,
    ...(filter && { filter }),
  });

/** What keeps a build from being made or shown here, in sentences. */
export function obstacles(): string[] {
  const unwritable = [".", ".cache", PUBLIC].filter(existsSync).flatMap((path) => {
    try {
      accessSync(path, constants.W_OK);
      return [];
    } catch (error) {
      return [`\`${path}\` may not be written to: ${(error as Error).message}.`];
    }
  });
  const isElsewhere = existsSync(PUBLIC) && statSync(PUBLIC).dev !== statSync(".").dev;
  return [
    ...unwritable,
    ...(isElsewhere
      ? ["`public` is on another disk than the project: a new site cannot take its place at once."]
      : []),
  ];
}

/** Gives Gatsby copies of the site and of its memory. */
export function prepare(): void {
  mkdirSync(BUILD);
  if (existsSync(PUBLIC)) {
    copy(PUBLIC, SITE, (path) => !isSecondName(path) && !isCompressed(path));
  }
  for (const memory of MEMORIES) {
    const aside = asideOf(memory);
    mkdirSync(dirname(aside), { recursive: true });
    if (existsSync(memory)) {
      renameSync(memory, aside);
      copy(aside, memory);
    } else {
      mkdirSync(aside);
    }
  }
}

/**
 * Gives the memory of the build before back, and drops what was built. It may be cut short at any
 * point and run again.
 */
export function putBack(): void {
  if (!existsSync(BUILD)) return;
  for (const memory of MEMORIES) {
    const aside = asideOf(memory);
    if (!existsSync(aside)) continue;
    remove(memory);
    mkdirSync(dirname(memory), { recursive: true });
    if (readdirSync(aside).length > 0) renameSync(aside, memory);
    else rmdirSync(aside);
  }
  remove(BUILD);
}

/** Has two folders change places at once; false where the system or its disk cannot. */
function swap(one: string, other: string, fileSystem: FileSystem | null): boolean {
  try {
    fileSystem?.swapSync(one, other);
    return fileSystem !== null;
  } catch {
    return false;
  }
}

/** Puts the site that was built in the place of the one that is served. */
function exchange(fileSystem: FileSystem | null): void {
  const built = join(DONE, "public");
  if (!existsSync(PUBLIC)) {
    renameSync(built, PUBLIC);
    return;
  }
  if (swap(built, PUBLIC, fileSystem)) return;
  // There is no site between these two.
  const before = join(DONE, "before");
  renameSync(PUBLIC, before);
  try {
    renameSync(built, PUBLIC);
  } catch (error) {
    renameSync(before, PUBLIC);
    throw error;
  }
}

/** Shows the site that was built. */
export function publish(fileSystem: FileSystem | null): void {
  renameSync(BUILD, DONE);
  try {
    exchange(fileSystem);
  } catch (error) {
    renameSync(DONE, BUILD);
    throw error;
  }
  renameSync(DONE, OLD);
  remove(OLD);
}

/** Tidies up after a build that was killed; answers whether there was one. */
export function recover(): boolean {
  const isCut = existsSync(BUILD) || existsSync(DONE);
  remove(OLD);
  if (existsSync(DONE)) {
    // Either site may be the one that is served. Without a memory the next build makes it anew.
    if (!existsSync(PUBLIC)) renameSync(join(DONE, "public"), PUBLIC);
    for (const memory of MEMORIES) remove(memory);
    remove(DONE);
  }
  putBack();
  return isCut;
}
