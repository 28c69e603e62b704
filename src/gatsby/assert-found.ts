/**
 * Ends the run if a patch no longer finds what it changes in Gatsby, webpack or a plugin. `what` is
 * the missing thing, `file` the patch in this folder.
 */
export function assertFound(found: unknown, what: string, file: string): asserts found {
  if (found) return;
  throw new Error(
    `src/gatsby/${file} does not find ${what}. Adapt it to the installed versions, or remove it.`,
  );
}
