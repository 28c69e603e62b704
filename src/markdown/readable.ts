/** The one place that decides which files content may read. */

import { realpathSync } from "node:fs";
import { isAbsolute, relative, sep } from "node:path";

/** What lies at a project's root and is no matter of its content. */
const PRIVATE: ReadonlySet<string> = new Set(["package.json", "package-lock.json", "public"]);
const INSTALLED = "node_modules";
/** Where hidden folders may be content: `.gitbook/assets`, `.well-known`. */
const CONTENT: ReadonlySet<string> = new Set(["content", "static"]);
const SECRET = /^\.(?:env|git)(?:\.|$)/;

const MAY =
  "Content may read the files of this project, but no hidden ones, and nothing of `node_modules`, `public` and `package.json`.";

/** Where a path leads in the end; a path of nothing leads to itself. */
function realPath(path: string): string {
  try {
    return realpathSync.native(path);
  } catch {
    return path;
  }
}

/** Why content may not read what is at a path from the project's root. */
function faultOf(path: string): string | undefined {
  const parts = path.split(sep);
  if (parts[0] === ".." || isAbsolute(path)) return "it lies outside of the project";
  const isContent = CONTENT.has(parts[0] ?? "");
  const hidden = parts.find((part) => (isContent ? SECRET.test(part) : part.startsWith(".")));
  if (hidden !== undefined) return `\`${hidden}\` is hidden`;
  const own = parts.find((part, index) =>
    index === 0 ? PRIVATE.has(part) || part === INSTALLED : part === INSTALLED,
  );
  return own === undefined ? undefined : `\`${own}\` is no content`;
}

/**
 * Says why content may not read a file or folder, given its absolute path, and what it may read;
 * undefined when it may. It may only if that is so of the path itself and of where symbolic links
 * lead.
 */
export function readFault(path: string, projectRoot: string): string | undefined {
  const fault =
    faultOf(relative(projectRoot, path)) ??
    faultOf(relative(realPath(projectRoot), realPath(path)));
  return fault && `${fault}. ${MAY}`;
}
