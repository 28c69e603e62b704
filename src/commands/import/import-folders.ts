/**
 * The folders of an import. It writes into `STAGE`, and nothing else changes until all is written.
 * Then `STAGE` gets the name under which the earlier content is kept, and its folders change places
 * with `content/` and `static/`. A journal says what has to be undone if that is cut short.
 *
 * An import may fail, meet a full disk or be killed. So a process of its own does the work, a
 * signal ends it at any moment, and the first process undoes the rest. The next import, check or
 * build undoes what a journal names. A build and an import share one lock.
 */
import { existsSync, lstatSync, readFileSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import {
  exchange,
  moveTo,
  placeNew,
  removeEmpty,
  removeMade,
  removeSecondName,
  type Swap,
  writeMade,
} from "../../data/files/door";
import { UsageError } from "../../data/files/usage-error";
import { isIn } from "../../markdown/named-files/is-in";

/** The folder that an import writes into. */
export const STAGE = ".import-unfinished";
/** The folder in it for the site's own code, which goes to several places. */
export const CODE = "code";
const JOURNAL = ".import-unfinished.json";
/** Where content goes that an import replaces. */
const BEFORE = ".before-import";
const FOLDERS = ["content", "static"];

const journalSchema = z.object({
  /** Where the earlier folders are kept. */
  before: z.string().regex(/^\.before-import(?:-\d+)?$/),
  /** The folders that change places, with the ids that tell the earlier ones; null: there is none. */
  folders: z.array(z.object({ name: z.enum(["content", "static"]), id: z.string().nullable() })),
  /** The files of code, each with the topmost folder that it needs and that is not there. */
  code: z.array(z.object({ file: z.string(), made: z.string().nullable() })),
});

type Journal = z.infer<typeof journalSchema>;

/** Returns what stays the same when a folder is moved; null if there is none. */
function idOf(path: string): string | null {
  try {
    return lstatSync(path, { bigint: true }).ino.toString();
  } catch {
    return null;
  }
}

function freeName(project: string): string {
  for (let number = 2, name = BEFORE; ; name = `${BEFORE}-${number++}`) {
    if (!existsSync(join(project, name))) return name;
  }
}

/** Returns the topmost folder around a file that does not exist. */
function missingFolder(project: string, file: string): string | null {
  const folder = dirname(file);
  if (folder === "." || existsSync(join(project, folder))) return null;
  return missingFolder(project, folder) ?? folder;
}

/** Throws if an import would change the site that it reads, or cannot replace a folder. */
export function checkPlaces(site: string, project: string): void {
  const source = realpathSync(site);
  const target = realpathSync(project);
  const around = ["content", "static", STAGE].find((name) => isIn(source, join(target, name)));
  if (around !== undefined || isIn(target, source)) {
    const where = around === undefined ? "has this project in it" : `is in \`${around}/\``;
    throw new UsageError(
      `\`${site}\` ${where}, so the import would change what it reads. Copy the site to a folder outside of this project.`,
    );
  }
  for (const name of FOLDERS) {
    const stat = lstatSync(join(project, name), { throwIfNoEntry: false });
    if (stat === undefined || stat.isDirectory()) continue;
    const found = stat.isSymbolicLink() ? "a symbolic link" : "a file";
    throw new UsageError(
      `\`${name}\` is ${found}. An import replaces a folder of this name: put the folder itself there.`,
    );
  }
}

/**
 * Puts what is in `STAGE` into its places. `code` are the paths of the site's own code. Returns the
 * folder with what was in `content/` and `static/`; null if there was nothing.
 */
export function takeOver(
  project: string,
  code: readonly string[],
  swap: Swap | null,
): string | null {
  const at = (...names: string[]): string => join(project, ...names);
  const before = freeName(project);
  const journal: Journal = {
    before,
    folders: FOLDERS.map((name) => ({ name, id: idOf(at(name)) })) as Journal["folders"],
    code: code.map((file) => ({ file, made: missingFolder(project, file) })),
  };
  writeMade(at(JOURNAL), JSON.stringify(journal), project);
  moveTo(project, at(STAGE), at(before));
  for (const name of FOLDERS) exchange(at(before, name), at(name), swap);
  for (const file of code) placeNew(at(before, CODE, file), project, file);
  removeMade(at(JOURNAL), project);
  // All is in its place. Only empty folders are left of the site's own code.
  for (const file of code) {
    removeEmptyFolders(project, join(before, CODE, dirname(file)), join(before, CODE));
  }
  removeEmpty(project, at(before));
  return journal.folders.some(({ id }) => id !== null) ? before : null;
}

/** Removes a folder of the project and those around it up to `top`, as long as they are empty. */
function removeEmptyFolders(project: string, folder: string, top: string): void {
  removeEmpty(project, join(project, folder));
  if (folder !== top && folder !== ".") removeEmptyFolders(project, dirname(folder), top);
}

/** Returns the journal of an import; undefined if nothing has changed places yet. */
function readJournal(project: string): Journal | undefined {
  const path = join(project, JOURNAL);
  if (!existsSync(path)) return undefined;
  try {
    return journalSchema.parse(JSON.parse(readFileSync(path, "utf8")));
  } catch {
    // It is written before anything changes places.
    if (existsSync(join(project, STAGE))) return undefined;
    throw new UsageError(
      `The last import did not finish, and ${path} does not say what it was doing. Look for your \`content/\` and \`static/\` in ${join(project, `${BEFORE}*`)}, put them back, and delete ${path}.`,
    );
  }
}

/** Gives a folder its earlier content back. */
function restoreFolder(project: string, kept: string, { name, id }: Journal["folders"][0]): void {
  const target = join(project, name);
  if (id === null) {
    // Only an import has put a folder there.
    if (existsSync(target) && !existsSync(kept)) moveTo(project, target, kept);
    return;
  }
  const earlier = [target, kept, `${kept}.old`].find((path) => idOf(path) === id);
  if (earlier === undefined) {
    throw new UsageError(
      `The last import did not finish, and the earlier \`${name}/\` is in one of these folders: ${[target, kept, `${kept}.old`].filter(existsSync).join(", ")}. Put it to ${target}, and delete ${join(project, JOURNAL)}.`,
    );
  }
  if (earlier === target) return;
  if (existsSync(target)) moveTo(project, target, `${kept}.new`);
  moveTo(project, earlier, target);
}

function restoreCode(project: string, before: string, { file, made }: Journal["code"][0]): void {
  const staged = join(project, before, CODE, file);
  const target = join(project, file);
  if (!existsSync(staged) && existsSync(target)) moveTo(project, target, staged);
  else if (idOf(target) === idOf(staged)) removeSecondName(project, target, staged);
  if (made !== null) removeEmptyFolders(project, dirname(file), made);
}

/** What a command says that finds an import which was cut short. */
export const UNDONE = "The last import did not finish. What it had begun is undone.";

/** Whether an import has begun here and has not ended. */
export const isUnfinished = (project: string): boolean =>
  existsSync(join(project, JOURNAL)) || existsSync(join(project, STAGE));

/**
 * Undoes an import that did not finish. If this is cut short at any point, it can run again. Returns
 * whether there was one.
 */
export function undo(project: string): boolean {
  if (!isUnfinished(project)) return false;
  const journal = readJournal(project);
  const before = journal && join(project, journal.before);
  if (journal && before && existsSync(before)) {
    for (const folder of journal.folders) restoreFolder(project, join(before, folder.name), folder);
    for (const code of journal.code) restoreCode(project, journal.before, code);
    // From here on, it holds nothing but what the import wrote.
    moveTo(project, before, join(project, STAGE));
  }
  removeMade(join(project, JOURNAL), project);
  removeMade(join(project, STAGE), project);
  return true;
}
