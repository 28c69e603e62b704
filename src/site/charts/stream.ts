import { amountIn } from "./amount";

/** A row of a stream: what it starts with, what it takes in or gives off, or what is left. */
export interface StreamRow {
  name: string;
  /** The amount as text, with its sign: "+41.84", "−2.00". */
  amount: string;
}

/** A point of a stream with a label. Lengths are parts of the drawing, from 0 to 100. */
export interface StreamPlace extends StreamRow {
  /** What happens there. */
  kind: "start" | "in" | "out" | "end";
  /** How far along the stream it is. */
  along: number;
  /** Where it begins across the stream, and its size there. */
  across: number;
  size: number;
}

/** The bed of a stream, what lies on it, and what leaves it: the `d` of an SVG path for each. */
export type Bands = Record<"bed" | "in" | "out", string>;

/** How each band is drawn: in which colour, by the name of its token, and how opaque. */
export const BAND_LOOKS = [
  { kind: "bed", color: "series-1", opacity: 0.22 },
  { kind: "in", color: "series-1", opacity: 0.6 },
  { kind: "out", color: "series-2", opacity: 0.6 },
] as const;

/** A stream in a box of 100 × 100, from left to right. It goes on beyond both ends of the box. */
export interface Stream {
  places: StreamPlace[];
  bands: Bands;
  /** Two strokes through the bed, which say that it is cut. */
  cut: string;
}

/** How wide the first amount is drawn. It is cut: the others are too small beside it to be seen. */
const BED = 27;
/** The middle of the lower edge, and how far it swings to both sides. */
const FLOOR = 95;
const SWING = 3.5;
/** Where the bands begin that come in, and end that leave; the widest one. */
const MOUTH = 7;
const WIDEST = 22;
/** The most that may lie on the bed, and the least that is left of it. */
const MOST_ABOVE = 28;
const LEAST_BED = 5;
/** Where the first row begins, and the last one ends. */
const START = 4;
const END = 87;
/** Parts of a row's length: where a band that comes in begins, and where one that leaves ends. */
const IN_FROM = 0.45;
const OUT_TO = 0.95;
/** Half the distance between the strokes that cut the bed, and how far they lean. */
const CUT = 0.4;
/** How far the stream goes beyond the box. */
const BEYOND = 75;

/** A point of an edge. */
interface Point {
  x: number;
  y: number;
}

const round = (value: number): number => Math.round(value * 100) / 100;

/** Returns an edge through some points, level at each of them. Equal `x` make a step. */
const edge = (points: readonly Point[]): string =>
  points
    .map(({ x, y }, index) => {
      const last = points[index - 1];
      if (!last) return `${round(x)} ${round(y)}`;
      if (last.x === x) return `V${round(y)}`;
      const middle = round((last.x + x) / 2);
      return `C${middle} ${round(last.y)} ${middle} ${round(y)} ${round(x)} ${round(y)}`;
    })
    .join("");

/** Returns the path of what is between two edges. */
const between = (upper: readonly Point[], lower: readonly Point[]): string =>
  `M${edge(upper)}L${edge(lower.slice().reverse())}Z`;

/** Returns how many parts of the drawing an amount of 1 is wide. */
function scaleOf(changes: readonly number[]): number {
  let level = 0;
  let most = 0;
  let least = 0;
  for (const change of changes) {
    level += change;
    most = Math.max(most, level);
    least = Math.min(least, level);
  }
  const widest = Math.max(0, ...changes.map(Math.abs));
  const scales = [WIDEST / widest, MOST_ABOVE / most, (BED - LEAST_BED) / Math.abs(least)];
  return widest > 0 ? Math.min(...scales) : 0;
}

/**
 * Draws what an amount takes in and gives off on its way, as a stream: a waterfall chart whose bands
 * are as wide as their amounts. Only the first amount, the bed, is not: it is cut to one width. What
 * comes in lies on the bed. What leaves takes from that first, and then from the bed.
 */
export function drawStream(rows: readonly StreamRow[]): Stream {
  const [first, ...others] = rows;
  const last = others.pop();
  if (!first || !last) return { places: [], bands: { bed: "", in: "", out: "" }, cut: "" };
  const changes = others.map((row) => ({ ...row, value: amountIn(row.amount) || 0 }));
  const scale = scaleOf(changes.map(({ value }) => value));
  const length = (END - START) / changes.length;
  // The edges swing twice a row. What comes in or leaves does so where they are level: at a turn.
  const swings = Math.ceil((2 * BEYOND) / length);
  const xAt = (turn: number): number => START + (turn * length) / 2;
  const floorAt = (turn: number): number => FLOOR + (turn % 2 === 0 ? SWING : -SWING);
  const steps = new Map(
    changes.map(({ value, ...row }, index) => {
      const isOut = value < 0;
      const mouth = START + (index + (isOut ? OUT_TO : IN_FROM)) * length;
      return [2 * index + (isOut ? 1 : 2), { row, isOut, size: Math.abs(value) * scale, mouth }];
    }),
  );

  const floor: Point[] = [];
  const bedEdge: Point[] = [];
  const topEdge: Point[] = [];
  let bed = BED;
  let above = 0;
  const mark = (turn: number) => {
    const [x, y] = [xAt(turn), floorAt(turn)];
    floor.push({ x, y });
    bedEdge.push({ x, y: y - bed });
    topEdge.push({ x, y: y - bed - above });
  };
  const places: StreamPlace[] = [];
  const branches = { in: "", out: "" };
  for (let turn = -swings; turn <= 2 * changes.length + swings; turn += 1) {
    mark(turn);
    const step = steps.get(turn);
    if (!step) continue;
    const { row, isOut, size, mouth } = step;
    const before = floorAt(turn) - bed - above;
    const taken = isOut ? Math.min(above, size) : -size;
    above -= taken;
    if (isOut) bed -= size - taken;
    mark(turn);
    const top = { x: xAt(turn), y: isOut ? before : floorAt(turn) - bed - above };
    const end = { x: mouth, y: MOUTH };
    const kind = isOut ? "out" : "in";
    branches[kind] += isOut ? ribbon(top, end, size) : ribbon(end, top, size);
    places.push({ ...row, kind, along: mouth, across: MOUTH, size });
  }
  const end = bed + above;
  return {
    places: [
      { ...first, kind: "start", along: 0, across: FLOOR - BED, size: BED },
      ...places,
      { ...last, kind: "end", along: 100, across: FLOOR - end, size: end },
    ],
    bands: {
      bed: between(bedEdge, floor),
      in: between(topEdge, bedEdge) + branches.in,
      out: branches.out,
    },
    cut: [-CUT, CUT].map((side) => stroke(START + 0.75 * length + side)).join(""),
  };
}

/** Returns a stroke through the bed, halfway between two points of its edges. */
const stroke = (x: number): string =>
  `M${round(x - CUT)} ${FLOOR + CUT}L${round(x + CUT)} ${FLOOR - BED - CUT}`;

/** Returns a band of one width from one point to another. */
function ribbon(from: Point, to: Point, size: number): string {
  const lower = [from, to].map(({ x, y }) => ({ x, y: y + size }));
  return between([from, to], lower);
}

/** Into how many parts pictures cut a stream. */
const PARTS = 4;
/** What pictures show of a stream. */
const SHOWN = { start: -10, length: 120 };

/**
 * Returns the `viewBox` of a picture of a stream: of the whole, or of one of its parts, after the
 * last of which the first one follows. Parts beside each other are one stream.
 */
export function viewOf(part?: number): string {
  const length = part === undefined ? SHOWN.length : SHOWN.length / PARTS;
  return `${SHOWN.start + ((part ?? 0) % PARTS) * length} 0 ${length} 100`;
}
