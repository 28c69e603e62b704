import { relative } from "node:path";

/** What the errors of a file system mean, as the end of a sentence. */
const REASONS: Readonly<Record<string, string>> = {
  EACCES: "you have no permission",
  EBUSY: "another program uses it, or it is a disk of its own",
  EDQUOT: "the disk space that you may use is full",
  EEXIST: "there is something of this name already",
  EISDIR: "it is a folder, not a file",
  ELOOP: "its symbolic links lead in a circle",
  EMFILE: "too many files are open",
  ENAMETOOLONG: "the name is too long",
  ENOENT: "it does not exist, or no longer",
  ENOSPC: "the disk is full",
  ENOTDIR: "a part of its path is a file, not a folder",
  ENOTEMPTY: "the folder is not empty",
  EPERM: "the system does not permit it",
  EROFS: "the disk is read-only",
  EXDEV: "it is on another disk than the project",
};

const READING = /^(?:access|lstat|opendir|read|readlink|realpath|scandir|stat)$/;
/** Codes of `open` that only a file which is to be written gives. */
const WRITING = new Set(["EDQUOT", "EEXIST", "ENOSPC", "EROFS"]);

/** The errors of `node:fs`, as far as they have one. */
type FileSystemError = Partial<NodeJS.ErrnoException & { dest: string }>;

/**
 * Returns what an error of the file system means, as a sentence; undefined for any other error. It
 * says what the user or the system can change, so nobody needs its stack. `about` is the file if the
 * error does not name it, as those of reading from an open file.
 */
export function fileSystemMessage(error: unknown, about?: string): string | undefined {
  const { code, syscall, path = about, dest, message }: FileSystemError = Object(error);
  if (code === undefined || syscall === undefined) return undefined;
  const reason = REASONS[code] ?? message;
  const shown = [path, dest].flatMap((name) => {
    if (name === undefined) return [];
    const near = relative(process.cwd(), name);
    return near === "" || near.startsWith("..") ? name : near;
  });
  if (shown.length === 0) return `The file system refuses \`${syscall}\`: ${reason}.`;
  const isOpening = syscall === "open" && !WRITING.has(code);
  const done = READING.test(syscall) ? "read" : isOpening ? "opened" : "written";
  return `\`${shown.join("` → `")}\` cannot be ${done}: ${reason}.`;
}
