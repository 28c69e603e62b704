/**
 * The one door for writing. Commands and the outputs of a build write, copy, move and remove files
 * only through it; biome.json forbids the functions of `node:fs` elsewhere.
 *
 * What belongs to the user is never removed, and replaced only if the user has named it. What the
 * project makes itself, and can make again, may be. Nothing is written outside the folder that is
 * meant, not even through a symbolic link.
 *
 * Exceptions: build-folders.ts and build-lock.ts have their own protocol on fixed names,
 * page-names.ts renames files within the built site, and bundle-commands.mjs and src/gatsby run
 * before this code is compiled, or change Gatsby's own files.
 */
import {
  chmodSync,
  constants,
  copyFileSync,
  linkSync,
  lstatSync,
  mkdirSync,
  realpathSync,
  renameSync,
  rmdirSync,
  rmSync,
  statSync,
  symlinkSync,
  unlinkSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { basename, dirname, join, relative, resolve } from "node:path";
import { isIn } from "../../markdown/named-files/is-in";
import { placeFault } from "../../markdown/named-files/readable";
import { statOf } from "../../markdown/named-files/stat-of";
import { publicFolder } from "./roots";
import { UsageError } from "./usage-error";

/** Swaps two names of one disk in one step, as `swapSync` of fs-native-extensions does. */
export type Swap = (one: string, other: string) => void;

/** Paths of a project that it makes itself, and can make again. */
const MADE = [
  ".cache",
  ".import-unfinished",
  ".import-unfinished.json",
  ".languages",
  "node_modules/.cache",
  "src/data/schema.graphql",
];

const codeOf = (error: unknown): unknown => Object(error).code;

/** Returns a path with the targets of all symbolic links in place of the folders around it. */
function realTarget(path: string): string {
  const folder = dirname(path);
  if (folder === path) return path;
  try {
    return join(realpathSync(folder), basename(path));
  } catch (error) {
    if (!["ENOENT", "ENOTDIR"].includes(String(codeOf(error)))) throw error;
    return join(realTarget(folder), basename(path));
  }
}

const exists = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false }) !== undefined;

/** Returns the absolute path of a file of the user's. Throws if no file may be written there. */
function usersFile(folder: string, name: string): string {
  const path = resolve(folder, name);
  const fault =
    placeFault(relative(resolve(folder), path)) ??
    placeFault(relative(realpathSync(folder), realTarget(path)));
  if (fault) throw new UsageError(`\`${name}\` is not written: ${fault}.`);
  return path;
}

/** Returns where a folder is, which may be a symbolic link, or not there yet. */
const realPlace = (folder: string): string =>
  exists(folder) ? realpathSync(folder) : realTarget(folder);

/** Returns the absolute path of a file that the project makes itself. Throws for all others. */
function madeFile(path: string, project: string): string {
  const target = realTarget(resolve(path));
  const folders = [resolve(publicFolder), ...MADE.map((name) => resolve(project, name))];
  const isLink = lstatSync(target, { throwIfNoEntry: false })?.isSymbolicLink();
  if (!isLink && folders.some((folder) => isIn(target, realPlace(folder)))) return target;
  const why = isLink ? "it is a symbolic link" : "no build and no command makes it";
  throw new UsageError(`\`${path}\` is not written: ${why}.`);
}

/**
 * Makes a folder and those around it. (`recursive` of Node.js says that nothing exists where the disk
 * is read-only.)
 */
function makeFolders(folder: string): void {
  if (statOf(folder)?.isDirectory()) return;
  makeFolders(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another process may have just made it.
    if (!statOf(folder)?.isDirectory()) throw error;
  }
}

/** Makes a file and the folders that it needs. A file that cannot be written whole is removed. */
function make(path: string, write: () => void): void {
  makeFolders(dirname(path));
  const isNew = !exists(path);
  try {
    write();
  } catch (error) {
    if (isNew && codeOf(error) !== "EEXIST") rmSync(path, { force: true });
    throw error;
  }
}

/** Writes a file that is not there yet. `name` is its path from a folder that it has to be in. */
export function writeNew(folder: string, name: string, data: string): void {
  const path = usersFile(folder, name);
  make(path, () => writeFileSync(path, data, { flag: "wx" }));
}

/**
 * Writes anew a file that the user has named, in one step. `name` is its path from a folder that it has
 * to be in.
 */
export function rewrite(folder: string, name: string, data: string): void {
  const path = realpathSync(usersFile(folder, name));
  const part = `${path}.part`;
  make(part, () => writeFileSync(part, data, { flag: "wx" }));
  renameSync(part, path);
}

/** Copies a file to where none is yet. The copy is never executable. */
export function copyNew(from: string, folder: string, name: string): void {
  const path = usersFile(folder, name);
  make(path, () => {
    copyFileSync(from, path, constants.COPYFILE_EXCL | constants.COPYFILE_FICLONE);
    chmodSync(path, 0o666 & ~process.umask());
  });
}

/** Moves a file to where none is yet. */
export function placeNew(from: string, folder: string, name: string): void {
  const path = usersFile(folder, name);
  makeFolders(dirname(path));
  // A second name fails if the first is taken. `rename` would replace the file.
  linkSync(from, path);
  unlinkSync(from);
}

/** Throws if a path leads out of a project. */
function checkInside(project: string, ...paths: string[]): void {
  const outside = paths.find((path) => !isIn(realTarget(resolve(path)), realpathSync(project)));
  if (outside !== undefined) {
    throw new UsageError(`\`${outside}\` is not changed: it is outside the project.`);
  }
}

/** Removes one of two names of a file. */
export function removeSecondName(project: string, path: string, other: string): void {
  checkInside(project, path, other);
  if (lstatSync(path).ino !== lstatSync(other).ino) throw new Error(`${path} is another file.`);
  unlinkSync(path);
}

/** Moves a file or folder to a name that nothing has. */
export function moveTo(project: string, from: string, to: string): void {
  checkInside(project, from, to);
  if (exists(to)) throw new UsageError(`\`${to}\` is there already.`);
  renameSync(from, to);
}

/** Removes a folder if it is empty. */
export function removeEmpty(project: string, folder: string): void {
  checkInside(project, folder);
  try {
    rmdirSync(folder);
  } catch (error) {
    if (!["EEXIST", "ENOENT", "ENOTDIR", "ENOTEMPTY"].includes(String(codeOf(error)))) throw error;
  }
}

/**
 * Puts a folder in the place of another one, in one step if the system can do that. The other one
 * then has the name of the first. Between the three steps of other systems, the other one is at
 * `<first>.old`.
 */
export function exchange(first: string, other: string, swap: Swap | null): void {
  if (!exists(other)) {
    renameSync(first, other);
    return;
  }
  try {
    if (!swap) throw new Error("There is no binary for this system.");
    swap(first, other);
  } catch {
    const old = `${first}.old`;
    renameSync(other, old);
    try {
      renameSync(first, other);
    } catch (error) {
      renameSync(old, other);
      throw error;
    }
    renameSync(old, first);
  }
}

/** Makes a folder of the built site, or of a cache. */
export function makeFolder(path: string, project = "."): void {
  makeFolders(madeFile(path, project));
}

/** Writes a file of the built site, or of a cache. */
export function writeMade(path: string, data: string | Uint8Array, project = "."): void {
  const file = madeFile(path, project);
  makeFolders(dirname(file));
  writeFileSync(file, data);
}

/** Writes a file of the built site in one step, because a host may be asked for it meanwhile. */
export function replaceMade(path: string, data: Uint8Array): void {
  const part = madeFile(`${path}.part`, ".");
  writeFileSync(part, data);
  renameSync(part, madeFile(path, "."));
}

/**
 * Gives a folder of the project a second name within what the project makes itself. The name stays good
 * when the project is moved.
 */
export function linkMade(folder: string, path: string): void {
  const file = madeFile(path, ".");
  symlinkSync(relative(dirname(file), realpathSync(folder)), file);
}

/**
 * Gives a file of the project a second name within what the project makes itself. A disk that has no
 * second names gets a copy.
 */
export function mirrorMade(from: string, path: string): void {
  const file = madeFile(path, ".");
  const source = realpathSync(from);
  const part = `${file}.part`;
  makeFolders(dirname(file));
  rmSync(part, { force: true });
  try {
    linkSync(source, part);
  } catch (error) {
    if (!["EMLINK", "ENOTSUP", "EPERM", "EXDEV"].includes(String(codeOf(error)))) throw error;
    copyFileSync(source, part, constants.COPYFILE_FICLONE);
    const { atime, mtime } = statSync(source);
    utimesSync(part, atime, mtime);
  }
  // The name is never without a file: the development server reads it at any time.
  renameSync(part, file);
}

/** Has programs that watch a file notice it. Its times stay as they are. */
export function touchMade(path: string): void {
  const file = madeFile(path, ".");
  const { atime, mtime } = statSync(file);
  utimesSync(file, atime, mtime);
}

/** Copies a file into the built site. */
export function copyMade(from: string, path: string): void {
  const file = madeFile(path, ".");
  makeFolders(dirname(file));
  copyFileSync(from, file, constants.COPYFILE_FICLONE);
}

/** Removes what the project has made itself. */
export function removeMade(path: string, project = "."): void {
  rmSync(madeFile(path, project), { recursive: true, force: true });
}
