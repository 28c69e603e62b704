const WAVES = 6;
const SWING = 16;
/** Number of curves. Eight curves a wave are enough for a smooth line. */
const CURVES = 48;

type Point = readonly [x: number, y: number];

/** Returns the point of a strand after a part of a turn: from 0 to 1, clockwise from the top. */
function placeOn(radius: number, phase: number, turn: number): Point {
  const angle = 2 * Math.PI * turn;
  const distance = radius + SWING * Math.sin(WAVES * angle + 2 * Math.PI * phase);
  return [distance * Math.sin(angle), -distance * Math.cos(angle)];
}

const written = ([x, y]: Point): string => `${x.toFixed(1)} ${y.toFixed(1)}`;

/**
 * Returns the control point of the quadratic curve between two points. The curve goes through
 * `middle` halfway.
 */
const controlOf = (from: Point, middle: Point, to: Point): Point => [
  2 * middle[0] - (from[0] + to[0]) / 2,
  2 * middle[1] - (from[1] + to[1]) / 2,
];

/**
 * Returns a closed SVG path that swings about a circle. Each strand of a ring has another phase,
 * from 0 to 1.
 */
export function strandPath(radius: number, phase: number): string {
  const at = (curve: number) => placeOn(radius, phase, curve / CURVES);
  const curves = Array.from({ length: CURVES }, (_, curve) => {
    const end = at(curve + 1);
    return `Q${written(controlOf(at(curve), at(curve + 0.5), end))} ${written(end)}`;
  });
  return `M${written(at(0))}${curves.join("")}Z`;
}
