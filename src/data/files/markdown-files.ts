import { join } from "node:path";
import { contentRoot } from "./project";
import { scan } from "./scan";

/** A file of `content/` that tells authors how to write content. It is no content itself. */
export const WRITING_GUIDE = "README.md";

/** Returns whether only other files use a file: its name or that of a folder starts with `_`. */
export const isPartial = (path: string): boolean => /(^|\/)_/.test(path);

/** Returns the names that a document may have in another language: its own, and with the other ending. */
export const withEitherEnding = (path: string): string[] => {
  const ended = path.endsWith(".mdx") ? path.slice(0, -1) : path.replace(/\.md$/, ".mdx");
  return Array.from(new Set([path, ended]));
};

/** Returns the absolute paths of all Markdown files of the content. */
export function markdownFiles(): string[] {
  const guide = join(contentRoot, WRITING_GUIDE);
  return scan(contentRoot).files.filter((path) => /\.mdx?$/.test(path) && path !== guide);
}
