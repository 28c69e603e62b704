import { join } from "node:path";
import { isFile } from "./stat-of";

const EXTENSIONS = ["", ".tsx", ".ts", ".jsx", ".js", ".mjs", ".cjs", ".json", ".mdx", ".md"];

/** Returns the file that an import of a path reads; undefined if there is none. */
export const moduleFile = (path: string): string | undefined =>
  [path, join(path, "index")]
    .flatMap((start) => EXTENSIONS.map((extension) => start + extension))
    .find(isFile);
