import { execFileSync } from "node:child_process";
import { resolve } from "node:path";

/** Bundles the commands, as npm does before it runs them. Returns the file of one of them. */
export function bundledCommand(name: "build" | "check"): string {
  execFileSync(process.execPath, ["src/commands/bundle-commands.mjs"]);
  return resolve(`node_modules/.cache/commands/${name}.mjs`);
}
