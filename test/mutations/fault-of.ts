import { existsSync, readFileSync } from "node:fs";
import type { Mutation } from "./mutations";

/** Returns a message if a mutation no longer fits, because the code has changed. */
export function faultOf({ name, file, find }: Mutation): string | undefined {
  const count = existsSync(file) ? readFileSync(file, "utf8").split(find).length - 1 : 0;
  if (count === 1) return undefined;
  const found = count === 0 ? "does not contain" : `contains ${count} times`;
  return `${file} ${found} what the mutation ${name} replaces: ${find}`;
}
