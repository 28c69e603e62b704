import {
  appendFileSync,
  closeSync,
  fstatSync,
  ftruncateSync,
  openSync,
  readFileSync,
  rmSync,
  statSync,
} from "node:fs";

/** What Node does not ask of a file system. */
export type FileSystem = typeof import("fs-native-extensions");

/** The processes of a build, one a line. */
const LOCK = ".build-lock";

/**
 * Whether a file that was opened still has its name: the build that had it takes it away in the
 * end.
 */
const isNamed = (file: number): boolean =>
  statSync(LOCK, { throwIfNoEntry: false })?.ino === fstatSync(file).ino;

/**
 * Locks a file, unless another process has. A build does not fail because its disk has no locks.
 */
function isLocked(file: number, fileSystem: FileSystem | null): boolean {
  try {
    if (!fileSystem) throw new Error("fs-native-extensions has no binary for this system");
    return fileSystem.tryLock(file);
  } catch (error) {
    const { message } = error as Error;
    console.warn(`This folder cannot be locked: ${message}. See to it that no other build runs.`);
    return true;
  }
}

/** A folder that is this build's alone. */
export interface Lock {
  /** The file that is locked for as long as one process has it open. */
  file: number;
  /** Notes a process that has it open too. */
  add(processId: number): void;
  release(): void;
}

/**
 * Takes the folder for this build; throws an error when another has it. The system keeps the lock,
 * and drops it with the last process that has the file open, however that ends.
 */
export function takeLock(fileSystem: FileSystem | null): Lock {
  for (;;) {
    const file = openSync(LOCK, "a+");
    if (!isLocked(file, fileSystem)) {
      const ids = readFileSync(file, "utf8").trim().split("\n").join(", ");
      throw new Error(
        `Another build of this folder is running (process ${ids}). Wait for it, or end it.`,
      );
    }
    if (isNamed(file)) {
      const add = (processId: number): void => appendFileSync(file, `${processId}\n`);
      ftruncateSync(file);
      add(process.pid);
      const release = (): void => {
        rmSync(LOCK, { force: true });
        closeSync(file);
      };
      return { file, add, release };
    }
    closeSync(file);
  }
}
