import { readFileSync } from "node:fs";
import { extname, join } from "node:path";
import { contentRoot, fromRoot } from "../../src/data/files/project";
import { scan } from "../../src/data/files/scan";
import type { Block, Language } from "./blocks";

/** The folders of `content/` whose code is checked. Either may be missing. */
const FOLDERS = ["contracts", "examples"];

const LANGUAGES = new Map<string, Language>([
  [".sol", "solidity"],
  [".ts", "typescript"],
]);

/** Reads the files of code in the content, each as a block that is all of its document. */
export const contentFiles = (): Block[] =>
  FOLDERS.flatMap((folder) => scan(join(contentRoot, folder)).files).flatMap((path) => {
    const language = LANGUAGES.get(extname(path));
    if (!language) return [];
    const code = readFileSync(path, "utf8");
    const starts = code.split("\n").map((_, index) => ({ line: index + 1, column: 1 }));
    const file = fromRoot(path);
    return [{ language, path: file, code, file, starts }];
  });
