import { closest, distance } from "fastest-levenshtein";

/**
 * Returns the candidate most like a value, if the value may be a typing error for it. At most half
 * of the value's letters may be wrong, but two may always be wrong.
 */
export function nearest(value: string, candidates: Iterable<string>): string | undefined {
  const most = Math.max(2, value.length / 2);
  // The distance of two texts is at least the difference of their lengths.
  const all = Array.from(candidates).filter(
    ({ length }) => Math.abs(length - value.length) <= most,
  );
  if (all.length === 0) return undefined;
  const best = closest(value, all);
  return distance(value, best) <= most ? best : undefined;
}

/** Returns " Did you mean `x`?", or an empty text if no candidate is near. */
export function didYouMean(value: string, candidates: Iterable<string>): string {
  const best = nearest(value, candidates);
  return best === undefined ? "" : ` Did you mean \`${best}\`?`;
}
