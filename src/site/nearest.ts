import { closest, distance } from "fastest-levenshtein";

/**
 * The candidate most like a value, if it is near enough to be a slip: at most half of the value's
 * length away.
 */
export function nearest(value: string, candidates: Iterable<string>): string | undefined {
  const most = Math.max(2, value.length / 2);
  // No text is nearer than the difference of lengths.
  const all = Array.from(candidates).filter(
    ({ length }) => Math.abs(length - value.length) <= most,
  );
  if (all.length === 0) return undefined;
  const best = closest(value, all);
  return distance(value, best) <= most ? best : undefined;
}

/** " Did you mean `x`?", or nothing when no candidate is near. */
export function didYouMean(value: string, candidates: Iterable<string>): string {
  const best = nearest(value, candidates);
  return best === undefined ? "" : ` Did you mean \`${best}\`?`;
}
