/**
 * Returns the sentence that ends a run if a patch no longer finds what it changes in Gatsby,
 * webpack or a plugin. `what` is the missing thing, `patch` the path of the patch in this folder.
 */
export const missingSentence = (what: string, patch: string): string =>
  `src/gatsby/${patch} does not find ${what}. Adapt it to the installed versions, or remove it.`;

/** Ends the run with that sentence if the thing is missing. */
export function assertFound(found: unknown, what: string, patch: string): asserts found {
  if (!found) throw new Error(missingSentence(what, patch));
}
