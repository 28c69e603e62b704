import { readFileSync } from "node:fs";
import { UsageError } from "../../data/files/usage-error";

/** Returns what a JSON file of a site contains. Throws an error that names the file. */
export function readJson(path: string): unknown {
  const text = readFileSync(path, "utf8").replace(/^\uFEFF/, "");
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new UsageError(`\`${path}\` is no JSON: ${(error as Error).message}.`);
  }
}
