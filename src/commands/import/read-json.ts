import { readFileSync } from "node:fs";
import { fileSystemMessage } from "../../data/files/file-system-error";
import { UsageError } from "../../data/files/usage-error";
import { expectedMessage } from "../run-command";

/** Returns what a JSON file of a site contains. Throws an error that names the file. */
export function readJson(path: string): unknown {
  try {
    return JSON.parse(readFileSync(path, "utf8").replace(/^\uFEFF/, ""));
  } catch (error) {
    const message = fileSystemMessage(error, path);
    throw new UsageError(message ?? `\`${path}\` is no JSON: ${(error as Error).message}.`);
  }
}

/** Returns what a file of a site says. If it has a fault, tells that, and returns undefined. */
export function readable<Value>(
  read: () => Value,
  onFault: (why: string) => void,
): Value | undefined {
  try {
    return read();
  } catch (error) {
    onFault(expectedMessage(error).replace(/\.$/, ""));
    return undefined;
  }
}
