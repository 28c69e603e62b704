import { fileSystemMessage } from "../data/files/file-system-error";

/** Errors that say all that their reader needs. Bundlers load a class twice, so their names tell. */
const EXPECTED = new Set(["ContentError", "UsageError"]);

/** Whether Node.js says that it does not know an option of a command. */
const isArgument = (error: Error): boolean =>
  String((error as NodeJS.ErrnoException).code).startsWith("ERR_PARSE_ARGS_");

/**
 * Returns the message of an error that a user or the system can cause. Throws all others on: they
 * are faults of this project, and need their stack.
 */
export function expectedMessage(error: unknown): string {
  const message = fileSystemMessage(error);
  if (message !== undefined) return message;
  if (error instanceof Error && (EXPECTED.has(error.name) || isArgument(error)))
    return error.message;
  throw error;
}

/**
 * Runs a command. If it throws what a user or the system has caused, prints that and lets the
 * command fail. `usage` follows what was asked wrongly.
 */
export async function runCommand(
  command: () => void | Promise<void>,
  usage?: string,
): Promise<void> {
  try {
    await command();
  } catch (error) {
    console.error(expectedMessage(error));
    if (usage && fileSystemMessage(error) === undefined) console.error(`\n${usage}`);
    process.exitCode = 1;
  }
}
