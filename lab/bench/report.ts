import { mkdirSync, writeFileSync } from "node:fs";
import { availableParallelism, cpus } from "node:os";
import { dirname } from "node:path";

/** Returns the date and what a reader must know about the machine to judge a measurement. */
export const machine = () => ({
  date: new Date().toISOString(),
  node: process.version,
  cores: availableParallelism(),
  processor: cpus()[0]?.model ?? "unknown",
});

/**
 * Prints the results as text for people and as JSON for programs. If a file is named, writes the
 * JSON to it too.
 */
export function report(text: string, data: unknown, file: string | undefined): void {
  console.log(`\n${text}\n\n${JSON.stringify(data)}`);
  if (file === undefined) return;
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`);
}
