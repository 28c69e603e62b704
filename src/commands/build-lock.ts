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
import { UsageError } from "../data/files/usage-error";

/** Operations of a file system that Node.js does not offer. */
export type FileSystem = typeof import("fs-native-extensions");

/** Holds the ids of a build's processes, one per line. */
const LOCK = ".build-lock";

/**
 * Whether an opened file still has its name. The build that owns the lock removes the file when it
 * ends.
 */
const isNamed = (file: number): boolean =>
  statSync(LOCK, { throwIfNoEntry: false })?.ino === fstatSync(file).ino;

/**
 * Locks a file. Returns false if another process holds the lock. If the disk has no locks, the
 * build goes on without one.
 */
function tryToLock(file: number, fileSystem: FileSystem | null): boolean {
  try {
    if (!fileSystem) throw new Error("fs-native-extensions has no binary for this system");
    return fileSystem.tryLock(file);
  } catch (error) {
    const { message } = error as Error;
    console.warn(`This folder cannot be locked: ${message}. Make sure that no other build runs.`);
    return true;
  }
}

/** A lock that gives this build a folder of its own. */
export interface Lock {
  /** Descriptor of the locked file. The lock holds as long as any process has this file open. */
  file: number;
  /** Records a process that also has the file open. */
  add(processId: number): void;
  release(): void;
}

/**
 * Locks the folder for this build. Throws an error if another build has the lock. The operating
 * system holds the lock. It releases it when the last process with the open file ends, however it
 * ends.
 */
export function takeLock(fileSystem: FileSystem | null): Lock {
  for (;;) {
    const file = openSync(LOCK, "a+");
    if (!tryToLock(file, fileSystem)) {
      const ids = readFileSync(file, "utf8").trim().split("\n").join(", ");
      closeSync(file);
      // The other build has just locked the file, and is about to write its id.
      if (ids === "") continue;
      throw new UsageError(
        `Another build of this folder is running (process ${ids}), or an import. Wait for it, or end it.`,
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
