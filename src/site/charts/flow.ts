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

const NUMBER = /[-−]?\d[\d,]*(?:\.\d+)?/;

/** Returns the number in an amount. It is NaN if there is none. */
export const amountIn = (text: string): number =>
  Number(NUMBER.exec(text)?.[0].replaceAll(",", "").replace("−", "-") ?? Number.NaN);

/** Writes a number in the way of another amount: with its unit, and as many decimals. */
function likeAmount(value: number, example: string): string {
  const [number = ""] = NUMBER.exec(example) ?? [];
  const decimals = number.split(".")[1]?.length ?? 0;
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  return example.replace(NUMBER, value.toLocaleString("en", options));
}

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

/**
 * Draws a flow (a Sankey diagram). The places of a column stand below each other, and the width of
 * a band is the share of its amount. Links must not lead in a circle.
 */
export function drawFlow(links: readonly FlowLink[]): Flow {
  const columns = columnsOf(links) ?? new Map<string, number>();
  const sizeOf = ({ amount }: FlowLink): number => Math.max(0, amountIn(amount) || 0);
  const names = Array.from(columns.keys());
  const linksOf = (name: string) => {
    const before = links.filter(({ to }) => to === name);
    return before.length > 0 ? before : links.filter(({ from }) => from === name);
  };
  const values = new Map(names.map((name) => [name, sum(linksOf(name).map(sizeOf))]));
  const last = Math.max(0, ...columns.values());
  const step = 100 / (last + 1);
  const inColumn = (column: number) => names.filter((name) => columns.get(name) === column);
  const all = Array.from({ length: last + 1 }, (_, column) => inColumn(column));
  const most = Math.max(...all.map((members) => members.length));
  const largest = Math.max(
    ...all.map((members) => sum(members.map((name) => values.get(name) ?? 0))),
  );
  const scale = largest > 0 ? (100 - GAP * (most - 1)) / largest : 0;

  const places = new Map<string, FlowPlace>();
  for (const [column, members] of all.entries()) {
    let across = 0;
    for (const [index, name] of members.entries()) {
      const value = values.get(name) ?? 0;
      const links = linksOf(name);
      const amount = links.length === 1 ? links[0]?.amount : undefined;
      places.set(name, {
        name,
        amount: amount ?? likeAmount(value, links[0]?.amount ?? "0"),
        along: column * step,
        across,
        size: value * scale,
        isLast: index > 0 && index === members.length - 1,
      });
      across += value * scale + GAP;
    }
  }

  const left = new Map(Array.from(places.values(), ({ name, across }) => [name, across]));
  const right = new Map(left);
  const bands = links.map((link) => {
    const [from, to] = [places.get(link.from), places.get(link.to)];
    if (!from || !to) return "";
    const size = sizeOf(link) * scale;
    const start = right.get(from.name) ?? 0;
    const end = left.get(to.name) ?? 0;
    right.set(from.name, start + size);
    left.set(to.name, end + size);
    return band(from.along, to.along - from.along, start, end, size);
  });

  const ends = names.filter((name) => !links.some(({ from }) => from === name));
  const total = sum(ends.map((name) => values.get(name) ?? 0));
  return {
    places: [...places.values()],
    bands,
    total: likeAmount(total, links[0]?.amount ?? "0"),
  };
}
