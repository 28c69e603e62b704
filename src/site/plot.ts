/** Both ends of an axis. */
export type Domain = readonly [number, number];

/** Where in a domain a value lies: 0 is its start, 1 its end. */
export const shareOf = ([start, end]: Domain, value: number): number =>
  (value - start) / (end - start);

/** With one decimal at most, as no eye sees more in a drawing. */
export const rounded = (value: number): number => Math.round(value * 10) / 10;

/**
 * The path of SVG through some points, in a square of so many units a side that shows two domains.
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
