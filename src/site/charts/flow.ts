import { amountIn, likeAmount } from "./amount";

/** An amount that passes from one place to another, as text: "30.00", "1,200 USDC". */
export interface FlowLink {
  from: string;
  to: string;
  amount: string;
}

/** A place of a flow. Lengths are parts of the drawing, from 0 to 100. */
export interface FlowPlace {
  name: string;
  /** What arrives there, or what leaves the first place. */
  amount: string;
  /** How far along the flow it is. */
  along: number;
  /** Where it begins across the flow, and its size there. */
  across: number;
  size: number;
  /** Whether it is the last one of several beside each other. */
  isLast: boolean;
}

/** A flow that is drawn in a box of 100 × 100, from left to right. */
export interface Flow {
  places: FlowPlace[];
  /** The band of each link, as the `d` of an SVG path. */
  bands: string[];
  /** What arrives at the last places, together. */
  total: string;
}

/** The space between two places, in parts of the drawing. There is room for two lines of text. */
const GAP = 17;

/**
 * Returns how many links lead to each place at most, the first places with 0. Returns undefined if
 * links lead in a circle.
 */
export function columnsOf(links: readonly FlowLink[]): Map<string, number> | undefined {
  const columns = new Map(links.flatMap(({ from, to }) => [from, to]).map((name) => [name, 0]));
  for (let round = 0; round <= columns.size; round += 1) {
    let isChanged = false;
    for (const { from, to } of links) {
      const next = (columns.get(from) ?? 0) + 1;
      if ((columns.get(to) ?? 0) >= next) continue;
      columns.set(to, next);
      isChanged = true;
    }
    if (!isChanged) return columns;
  }
  return undefined;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Returns a band between two places: from `start` at `x` to `end` at `x + width`. */
function band(x: number, width: number, start: number, end: number, size: number): string {
  const middle = x + width / 2;
  const right = x + width;
  return `M${x} ${start}C${middle} ${start} ${middle} ${end} ${right} ${end}V${end + size}C${middle} ${end + size} ${middle} ${start + size} ${x} ${start + size}Z`;
}

/** Returns the number in a link's amount, for the drawing: nothing is drawn below zero. */
const drawnAmount = ({ amount }: FlowLink): number => Math.max(0, amountIn(amount) || 0);

/** Returns the links that bring a place its amount: those to it, or from it if it is a first one. */
function linksAt(place: string, links: readonly FlowLink[]): FlowLink[] {
  const before = links.filter(({ to }) => to === place);
  return before.length > 0 ? before : links.filter(({ from }) => from === place);
}
/** Puts the places into their columns, below each other. Returns them with the scale of amounts. */
function placesOf(links: readonly FlowLink[]): { places: FlowPlace[]; scale: number } {
  const columnOf = columnsOf(links) ?? new Map<string, number>();
  const columns = Array.from({ length: Math.max(0, ...columnOf.values()) + 1 }, (_, column) =>
    Array.from(columnOf.keys())
      .filter((name) => columnOf.get(name) === column)
      .map((name) => {
        const own = linksAt(name, links);
        return { name, own, value: sum(own.map(drawnAmount)) };
      }),
  );
  const most = Math.max(...columns.map(({ length }) => length));
  const largest = Math.max(...columns.map((members) => sum(members.map(({ value }) => value))));
  const scale = largest > 0 ? (100 - GAP * (most - 1)) / largest : 0;
  const places = columns.flatMap((members, column) => {
    let across = 0;
    return members.map(({ name, own, value }, index): FlowPlace => {
      const [first] = own;
      const place = {
        name,
        amount: own.length === 1 && first ? first.amount : likeAmount(value, first?.amount ?? "0"),
        along: (column * 100) / columns.length,
        across,
        size: value * scale,
        isLast: index > 0 && index === members.length - 1,
      };
      across += place.size + GAP;
      return place;
    });
  });
  return { places, scale };
}

/**
 * Draws a flow (a Sankey diagram). The places of a column stand below each other, and the width of
 * a band is the share of its amount. Links must not lead in a circle.
 */
export function drawFlow(links: readonly FlowLink[]): Flow {
  const { places, scale } = placesOf(links);
  // Where the next band begins at each place: those that arrive, and those that leave.
  const arriving = new Map(places.map(({ name, across }) => [name, across]));
  const leaving = new Map(arriving);
  const alongOf = new Map(places.map(({ name, along }) => [name, along]));
  const bands = links.map((link) => {
    const size = drawnAmount(link) * scale;
    const start = leaving.get(link.from) ?? 0;
    const end = arriving.get(link.to) ?? 0;
    leaving.set(link.from, start + size);
    arriving.set(link.to, end + size);
    const x = alongOf.get(link.from) ?? 0;
    return band(x, (alongOf.get(link.to) ?? 0) - x, start, end, size);
  });
  const isEnd = ({ to }: FlowLink): boolean => !links.some(({ from }) => from === to);
  const total = sum(links.filter(isEnd).map(drawnAmount));
  return { places, bands, total: likeAmount(total, links[0]?.amount ?? "0") };
}
