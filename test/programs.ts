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

/** The folders of the PATH. */
export const pathFolders = (): string[] => (process.env.PATH ?? "").split(delimiter);

/** Paths that programs with these names would have in these folders. */
export const candidates = (names: string[], folders: string[]): string[] =>
  names.flatMap((name) => folders.map((folder) => join(folder, name)));

/** The first of the paths that is a program. */
export const firstProgram = (paths: string[]): string | undefined =>
  paths.find((path) => path !== "" && isExecutable(path));

/** Runs a program, showing what it prints. */
export const run = (command: string, ...args: string[]) =>
  execFileSync(command, args, { stdio: ["ignore", "inherit", "inherit"] });

/** Whether packages can be installed with apt: on Debian, by root. */
export const hasApt = (): boolean => existsSync("/etc/debian_version") && process.getuid?.() === 0;

/** Installs packages of Debian. */
export function aptInstall(...names: string[]): void {
  run("apt-get", "update", "-qq");
  run("apt-get", "install", "-y", "-qq", ...names);
}

/** The reason in what was thrown. */
export const reasonOf = (error: unknown): string =>
  error instanceof Error ? error.message : String(error);

interface Need<Found> {
  /** What is missing, as a sentence's subject: "The journeys need a Firefox". */
  need: string;
  find: () => Found | undefined;
  /** Debian's packages that have it. */
  packages: string[];
  /** What a person has to do where it cannot be installed. */
  remedy: string;
}

/**
 * Installs packages where apt can. Answers with why that failed, in brackets for a message; else
 * with nothing.
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
 * Finds what tests need, and installs it on Debian where it is missing. Throws an error that says
 * what to do when that fails.
 */
export function requireWithApt<Found>({ need, find, packages, remedy }: Need<Found>): Found {
  const found = find();
  if (found !== undefined) return found;
  const reason = tryInstall(...packages);
  const installed = find();
  if (installed === undefined) throw new Error(`${need}, and there is none${reason}. ${remedy}`);
  return installed;
}
