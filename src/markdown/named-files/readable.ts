/** Only this file decides which files content may read, and where commands may write files. */

import { realpathSync } from "node:fs";
import { isAbsolute, relative, sep } from "node:path";

/** Files and folders at a project's root that are not content. */
const PRIVATE: ReadonlySet<string> = new Set(["package.json", "package-lock.json", "public"]);
const INSTALLED = "node_modules";
/** Folders in which hidden folders may be content: `.gitbook/assets`, `.well-known`. */
const CONTENT: ReadonlySet<string> = new Set(["content", "static"]);
const SECRET = /^\.(?:env|git)(?:\.|$)/;

const MAY =
  "Content may read the files of this project, except hidden files, `node_modules`, `public`, `package.json` and `package-lock.json`.";

/** Whether a file or folder of this name is never content, wherever it is. */
export const isSecret = (name: string): boolean => SECRET.test(name);

/** Returns the path after all symbolic links; the path itself if nothing is there. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/**
 * Returns why a path, given from the project's root, is no place for what authors write; undefined
 * if it is one.
 */
export function placeFault(path: string): string | undefined {
  const parts = path.split(sep);
  if (parts[0] === ".." || isAbsolute(path)) return "it is outside the project";
  const isContent = CONTENT.has(parts[0] ?? "");
  const hidden = parts.find((part) => (isContent ? isSecret(part) : part.startsWith(".")));
  if (hidden !== undefined) return `\`${hidden}\` is hidden`;
  const own = parts.find((part, index) =>
    index === 0 ? PRIVATE.has(part) || part === INSTALLED : part === INSTALLED,
  );
  return own === undefined ? undefined : `\`${own}\` is not content`;
}

/**
 * Returns why content may not read a file or folder, given its absolute path, and what it may read;
 * undefined if it may. Both the path itself and the target of its symbolic links must be allowed.
 */
export function readFault(path: string, projectRoot: string): string | undefined {
  const fault =
    placeFault(relative(projectRoot, path)) ??
    placeFault(relative(realPath(projectRoot), realPath(path)));
  return fault && `${fault}. ${MAY}`;
}
