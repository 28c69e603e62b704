/** An area of the window, in px from its top left corner. */
interface Area {
  left: number;
  top: number;
  bottom: number;
}

interface Size {
  width: number;
  height: number;
}

/** Gap between the word and the box, in px. */
const GAP = 6;
/** Least distance between the box and the window's edges, in px. */
const MARGIN = 12;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/**
 * Returns where to put a box beside a word that takes one line or more. The box goes below the last
 * line, or above the first line if there is room only above. It fits into the window and never
 * leaves it.
 */
export function placeBeside(
  lines: readonly Area[],
  box: Size,
  view: Size,
): { left: number; top: number } {
  const [first = { left: 0, top: 0, bottom: 0 }] = lines;
  const last = lines.at(-1) ?? first;
  const below = last.bottom + GAP;
  const above = first.top - GAP - box.height;
  const isBelow = below + box.height + MARGIN <= view.height || above < MARGIN;
  const line = isBelow ? last : first;
  return {
    left: clamp(line.left, MARGIN, view.width - MARGIN - box.width),
    top: clamp(isBelow ? below : above, MARGIN, view.height - MARGIN - box.height),
  };
}
