import { contentRoot } from "./project";
import { scan } from "./scan";

/** Returns the absolute paths of all Markdown files of the content. */
export const markdownFiles = (): string[] =>
  scan(contentRoot).files.filter((path) => /\.mdx?$/.test(path));
