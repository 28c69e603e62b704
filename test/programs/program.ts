import { execFileSync } from "node:child_process";
import { accessSync, constants } from "node:fs";
import { delimiter, join } from "node:path";

/** A program that tests need. Only `npm run test:programs` installs it. */
export interface Program<Found> {
  name: string;
  /** What is missing without it: "The journeys need a Firefox". */
  need: string;
  /** Where it is, if it is there. */
  find: () => Found | undefined;
  /** The packages of Debian that contain it. */
  packages: readonly string[];
  /** Installs it where there is no apt, or apt does not have it. */
  install?: () => void;
  /** What a person may do without `npm run test:programs`. */
  remedy: string;
}

const isExecutable = (path: string): boolean => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the folders of the PATH. */
export const pathFolders = (): string[] => (process.env.PATH ?? "").split(delimiter);

/** Returns the paths that programs with these names would have in these folders. */
export const candidates = (names: readonly string[], folders: readonly string[]): string[] =>
  names.flatMap((name) => folders.map((folder) => join(folder, name)));

/** Returns the first of the paths that is an executable program. */
export const firstProgram = (paths: readonly string[]): string | undefined =>
  paths.find((path) => path !== "" && isExecutable(path));

/** Runs a program and shows what it prints. */
export const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });

/** Returns the message of a thrown value. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

/** Returns where a program is. Throws an error that says what to do if it is missing. */
export function required<Found>({ need, find, remedy }: Program<Found>): Found {
  const found = find();
  if (found !== undefined) return found;
  throw new Error(`${need}, and there is none. Run \`npm run test:programs\`, or: ${remedy}`);
}
