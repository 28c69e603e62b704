/** Letters as single strokes, 20 high, each with its width. They were drawn for this site. */
const LETTERS: Readonly<Record<string, readonly [width: number, path: string]>> = {
  A: [17, "M0 20 8.5 0 17 20M3.2 13.5H13.8"],
  B: [12, "M0 0V20H7A5 5 0 0 0 7 9.7H0M0 0H6A4.8 4.8 0 0 1 6 9.7"],
  C: [17, "M17 3.1A10 10 0 1 0 17 16.9"],
  D: [16, "M0 0V20H6A10 10 0 0 0 6 0Z"],
  E: [12, "M12 0H0V20H12M0 10H10"],
  F: [12, "M12 0H0V20M0 10H10"],
  G: [18, "M17 3.1A10 10 0 1 0 18 15.5V10.5H11"],
  H: [14, "M0 0V20M14 0V20M0 10H14"],
  I: [0, "M0 0V20"],
  J: [10, "M10 0V15A5 5 0 0 1 0 15"],
  K: [13, "M0 0V20M13 0 0 12M4.6 8 13 20"],
  L: [11, "M0 0V20H11"],
  M: [18, "M0 20V0L9 13 18 0V20"],
  N: [14, "M0 20V0L14 20V0"],
  O: [20, "M10 0A10 10 0 0 1 10 20 10 10 0 0 1 10 0Z"],
  P: [12.5, "M0 20V0H7A5.5 5.5 0 0 1 7 11H0"],
  Q: [20, "M10 0A10 10 0 0 1 10 20 10 10 0 0 1 10 0ZM12.5 13 19.5 20"],
  R: [13, "M0 20V0H7A5.5 5.5 0 0 1 7 11H0M6.5 11 13 20"],
  S: [
    13,
    "M12.3 3.6C11 1.2 8.9 0 6.4 0 3.2 0 .9 2 .9 4.8.9 11.6 13 8.4 13 15.2 13 18.1 10.4 20 6.8 20 3.8 20 1.4 18.6 0 16",
  ],
  T: [15, "M0 0H15M7.5 0V20"],
  U: [14, "M0 0V13A7 7 0 0 0 14 13V0"],
  V: [16, "M0 0 8 20 16 0"],
  W: [24, "M0 0 6 20 12 3 18 20 24 0"],
  X: [14, "M0 0 14 20M14 0 0 20"],
  Y: [15, "M0 0 7.5 10.5 15 0M7.5 10.5V20"],
  Z: [13, "M0 0H13L0 20H13"],
};
const GAP = 6;

/**
 * Draws a name as single strokes, 20 high. Returns null when the name has other characters than the
 * letters A to Z.
 */
export function wordmark(name: string) {
  const letters: { x: number; path: string }[] = [];
  let x = 0;
  for (const character of name.toUpperCase()) {
    const letter = LETTERS[character];
    if (!letter) return null;
    const [width, path] = letter;
    letters.push({ x, path });
    x += width + GAP;
  }
  return letters.length === 0 ? null : { width: x - GAP, letters };
}
