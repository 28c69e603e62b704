import { extname, join } from "node:path";
import { contentRoot, fromRoot } from "../../src/data/files/project";
import { scan } from "../../src/data/files/scan";

/** The folders of `content/` whose code is checked. Either may be missing. */
const FOLDERS = ["contracts", "examples"];

/** Returns the files of code in the content that end so, from the project's root. */
export const contentFiles = (end: ".sol" | ".ts"): string[] =>
  FOLDERS.flatMap((folder) => scan(join(contentRoot, folder)).files)
    .filter((path) => extname(path) === end)
    .map(fromRoot);
