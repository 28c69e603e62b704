/**
 * Returns an error's message and those of its causes, outermost first. Stops if a cause leads back
 * to an earlier one (E1).
 */
export function messagesOf(error: unknown): string[] {
  const seen = new Set<unknown>();
  const messages: string[] = [];
  for (let current = error; current !== undefined && current !== null && !seen.has(current); ) {
    seen.add(current);
    messages.push(current instanceof Error ? current.message : String(current));
    current = current instanceof Error ? current.cause : undefined;
  }
  return messages;
}
