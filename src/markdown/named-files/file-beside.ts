import { dirname, join, resolve } from "node:path";
import { besideContent } from "./beside-content";
import { spelledPath } from "./spelled-path";
import { isFile } from "./stat-of";

/**
 * Returns the path of a file that a document names from its own folder, or with `@site/` from the
 * project's root. What Docusaurus has there may be in `content/` here.
 */
export function fileBeside(path: string, from: string, contentRoot: string): string {
  if (!path.startsWith("@site/")) {
    return spelledPath(besideContent(resolve(dirname(from), path), contentRoot));
  }
  const below = path.slice("@site/".length);
  const inContent = spelledPath(join(contentRoot, below));
  const inProject = spelledPath(join(dirname(contentRoot), below));
  return isFile(inProject) && !isFile(inContent) ? inProject : inContent;
}
