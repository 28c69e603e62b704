import { execFileSync } from "node:child_process";
import { accessSync, constants, existsSync } from "node:fs";
import { delimiter, join } from "node:path";

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
export const candidates = (names: string[], folders: string[]): string[] =>
  names.flatMap((name) => folders.map((folder) => join(folder, name)));

/** Returns the first of the paths that is an executable program. */
export const firstProgram = (paths: string[]): string | undefined =>
  paths.find((path) => path !== "" && isExecutable(path));

/** Runs a program and shows what it prints. */
export const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });

/** Returns whether apt can install packages: on Debian, for root. */
export const hasApt = (): boolean => existsSync("/etc/debian_version") && process.getuid?.() === 0;

/** Installs Debian packages. */
export function aptInstall(...names: string[]): void {
  run("apt-get", "update", "-qq");
  run("apt-get", "install", "-y", "-qq", ...names);
}

/** Returns the message of a thrown value. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

interface Need<Found> {
  /** What is missing, as the subject of a sentence: "The journeys need a Firefox". */
  need: string;
  find: () => Found | undefined;
  /** The Debian packages that contain it. */
  packages: string[];
  /** What a person must do if it cannot be installed. */
  remedy: string;
}

/**
 * Installs packages if apt can. If that fails, returns the reason in brackets, for a message.
 * Otherwise returns an empty string.
 */
export function tryInstall(...packages: string[]): string {
  if (packages.length === 0 || !hasApt()) return "";
  console.log(`Installing ${packages.join(", ")}.`);
  try {
    aptInstall(...packages);
    return "";
  } catch (error) {
    return ` (${reasonOf(error)})`;
  }
}

/**
 * Finds a program that tests need. If it is missing, installs it on Debian. If that fails, throws
 * an error that says what to do.
 */
export function requireWithApt<Found>({ need, find, packages, remedy }: Need<Found>): Found {
  const found = find();
  if (found !== undefined) return found;
  const reason = tryInstall(...packages);
  const installed = find();
  if (installed === undefined) throw new Error(`${need}, and there is none${reason}. ${remedy}`);
  return installed;
}
