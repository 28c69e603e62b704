/** The two ends of an axis. */
export type Domain = readonly [number, number];

/** Returns where a value lies in a domain: 0 is the start, 1 the end. */
export const shareOf = ([start, end]: Domain, value: number): number =>
  (value - start) / (end - start);

/** Rounds to one decimal, because no eye sees more in a drawing. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * Returns an SVG path through points. The drawing is a square of `side` units a side that shows the
 * domains `x` and `y`.
 */
export function pathThrough(
  points: readonly (readonly [x: number, y: number])[],
  { x, y, side }: { x: Domain; y: Domain; side: number },
): string {
  const places = points.map(([across, up]) =>
    [side * shareOf(x, across), side * (1 - shareOf(y, up))].map(rounded).join(" "),
  );
  return `M${places.join("L")}`;
}
