import { join } from "node:path";
import { contentRoot } from "./project";
import { scan } from "./scan";

/** A file of `content/` that tells authors how to write content. It is no content itself. */
export const WRITING_GUIDE = "README.md";

/** Returns whether only other files use a file: its name or that of a folder starts with `_`. */
export const isPartial = (path: string): boolean => /(^|\/)_/.test(path);

/** Returns the absolute paths of all Markdown files of the content. */
export function markdownFiles(): string[] {
  const guide = join(contentRoot, WRITING_GUIDE);
  return scan(contentRoot).files.filter((path) => /\.mdx?$/.test(path) && path !== guide);
}
