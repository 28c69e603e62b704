import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { dirname } from "node:path";

/** What has to be known of a machine to judge what was measured on it. */
export const machine = () => ({
  date: new Date().toISOString(),
  node: process.version,
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? "unknown",
});

/**
 * Prints what was measured, for eyes and for programs; for these into a file too, if one is named.
 */
export function report(text: string, data: unknown, file: string | undefined): void {
  console.log(`\n${text}\n\n${JSON.stringify(data)}`);
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}
