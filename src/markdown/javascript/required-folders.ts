import { readdirSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { statOf } from "../named-files/stat-of";

/** A folder whose files code asks for: `require.context("./folder", true, /\.md$/)`. */
export interface RequiredFolder {
  /** The loader before the path, such as `!!raw-loader!`; mostly empty. */
  loader: string;
  /** The path, as written. */
  folder: string;
  /** Whether the files of folders in it are asked for, too. */
  isDeep: boolean;
  /** Which of them. */
  pattern: { source: string; flags: string };
  /** The call itself, and its offset. */
  call: string;
  offset: number;
}

/** Matches a call of which all is plain. */
const CALL = new RegExp(
  [
    /\brequire\.context\(\s*(["'])([^"'\n]+)\1/,
    /(?:\s*,\s*(true|false)(?:\s*,\s*\/((?:[^/\\\n[]|\\.|\[(?:[^\]\\\n]|\\.)*\])+)\/([a-z]*))?)?\s*,?\s*\)/,
  ]
    .map(({ source }) => source)
    .join(""),
  "g",
);

/** Returns the folders that code asks for. */
export const requiredFolders = (source: string): RequiredFolder[] =>
  Array.from(
    source.matchAll(CALL),
    ({ 0: call, 2: asked = "", 3: deep, 4: pattern = "^\\.\\/", 5: flags = "", index }) => {
      const folder = asked.replace(/^.*!/, "");
      return {
        loader: asked.slice(0, asked.length - folder.length),
        folder,
        isDeep: deep !== "false",
        pattern: { source: pattern, flags },
        call,
        offset: index,
      };
    },
  );

/** Returns the files of a folder by their paths from it, `./a/b.md`; undefined if there is no folder. */
export function filesOfFolder(
  path: string,
  { isDeep }: Pick<RequiredFolder, "isDeep">,
): string[] | undefined {
  if (!statOf(path)?.isDirectory()) return undefined;
  return readdirSync(path, { recursive: isDeep, withFileTypes: true })
    .filter((entry) => entry.isFile() && !entry.parentPath.split(sep).includes("node_modules"))
    .map(
      ({ parentPath, name }) => `./${relative(path, join(parentPath, name)).split(sep).join("/")}`,
    )
    .sort();
}
