import { readFileSync } from "node:fs";

/** Returns the browsers that the project supports, as queries of Browserslist. */
export const browsers = (): readonly string[] =>
  JSON.parse(readFileSync("package.json", "utf8")).browserslist;
