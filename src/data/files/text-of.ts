import { existsSync, readFileSync } from "node:fs";

/** Returns the text of a file, "" if there is none. */
export const textOf = (file: string): string =>
  existsSync(file) ? readFileSync(file, "utf8") : "";
