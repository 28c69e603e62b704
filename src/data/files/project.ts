import { join, relative, sep } from "node:path";
import { contentRoot, publicFolder, root } from "./roots";

export {
  codeRoot,
  contentRoot,
  language,
  projectRoot,
  publicFolder,
  root,
  staticRoot,
  translationsRoot,
} from "./roots";

/** Returns a path to show to people: from the project's root, with slashes. */
export const fromRoot = (absolutePath: string): string =>
  relative(root, absolutePath).split(sep).join("/");

/**
 * Returns the path of a file below `content/` as addresses and names have it: with slashes, and
 * letters with marks as one character (NFC).
 */
export const fromContent = (absolutePath: string): string =>
  relative(contentRoot, absolutePath).split(sep).join("/").normalize("NFC");

/** Returns the path of a file of the built site, given its path from the site's root. */
export const publicFile = (path: string): string => join(publicFolder, path);

/** The file that stands for `gatsby-node.ts` once that is compiled. Threads run it too. */
export const compiledNode = join(root, ".cache/compiled/gatsby-node.js");
/** The compiled code of the site itself: what `gatsby-config.ts` and `gatsby-node.ts` import. */
export const compiledSite = join(root, ".cache/compiled/site.js");
/** Names the version of each installed package. npm writes it. */
export const installedPackages = join(root, "node_modules/.package-lock.json");

/**
 * Returns the path of a file in which a build tells the next one what it has made. Builds keep or
 * drop this file together with Gatsby's own memory (src/commands/build-folders.ts).
 */
export const memoryFile = (name: string): string => join(".cache/output", name);
