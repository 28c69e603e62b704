import type { Element } from "hast";
import type { DrawDiagram } from "../../prose/Diagram/drawing";
import { area, dot, group, head, line, words } from "../../prose/Diagram/shapes";
import type { ElementDefinition } from "../../prose/definition";

const figures = ["epoch.length", "epoch.quietTime"] as const;

const EPOCHS = ["epoch n", "epoch n + 1", "epoch n + 2"];
/** Returns where an epoch begins, in percent. */
const startOf = (epoch: number): number => (epoch * 100) / EPOCHS.length;
/**
 * Half the width of a pause's band, in percent. The band is wider than the real pause, to be
 * visible.
 */
const PAUSE = 1.25;
const LEADING = 1.2;
const BOTTOM = 17.25;

interface Life {
  name: string;
  /** The kind of flow. Each kind has its own line style. */
  flow: "fee" | "vote" | "emission";
  /**
   * The times of its events, in epochs. The line goes from the first event to the last, or to the
   * right edge if `isOpen`.
   */
  moments: number[];
  isOpen: boolean;
  /** The text in each epoch, as lines. */
  says: string[][];
}

const lives: Life[] = [
  {
    name: "Fee",
    flow: "fee",
    moments: [0.5, 1, 2],
    isOpen: true,
    says: [["paid in", "a swap"], ["shared by", "new votes"], ["claimed"]],
  },
  {
    name: "Vote",
    flow: "vote",
    moments: [0.5, 1, 2],
    isOpen: false,
    says: [["cast once"], ["steers the", "emission"], []],
  },
  {
    name: "Emission",
    flow: "emission",
    moments: [1, 2],
    isOpen: false,
    says: [[], ["minted, then", "streamed"], ["the next one"]],
  },
];

function draw({ name, flow, moments, isOpen, says }: Life, top: number): Element {
  const y = top + 0.5;
  const [first = 0] = moments;
  const last = isOpen ? 100 : startOf(moments.at(-1) ?? 0);
  const ends = { from: [startOf(first), y], to: [last, y] } as const;
  return group(
    { dataFlow: flow },
    line(ends),
    ...(flow === "emission" ? [line(ends, { dataLine: "core" })] : []),
    ...(isOpen ? [head(100, y, "end")] : []),
    ...moments.map((moment) => dot(startOf(moment), y)),
    words(name, { x: 0, y: top + 0.8, dx: 0.5 }),
    ...says.flatMap((lines, epoch) =>
      lines.map((value, index) =>
        words(
          value,
          { x: startOf(epoch + 0.5), y: y + 1.5 + index * LEADING },
          { dataText: "more" },
        ),
      ),
    ),
  );
}

/** Draws three epochs side by side, and what happens to a fee, a vote and an emission in each. */
const diagram: DrawDiagram<(typeof figures)[number]> = (figure) => ({
  title: "Three epochs on the clock",
  description: `Each epoch lasts ${figure("epoch.length").text} and begins on Thursday at 00:00 UTC. The bands beside a boundary are the voting pauses: ${figure("epoch.quietTime").text} on each side, drawn wider than they are.`,
  height: BOTTOM + 1.5,
  shapes: [
    ...EPOCHS.map((name, epoch) =>
      group(
        { dataText: "epoch" },
        words(name, { x: startOf(epoch + 0.5), y: 1 }, { dataText: "name" }),
      ),
    ),
    ...[1, 2].map((epoch) =>
      group(
        { dataText: "boundary" },
        area(
          { x: startOf(epoch) - PAUSE, y: 1.75, width: 2 * PAUSE, height: BOTTOM - 1.75 },
          { dataBand: "" },
        ),
        line({ from: [startOf(epoch), 0.25], to: [startOf(epoch), BOTTOM] }, { dataRule: "" }),
        words("Thu 00:00", { x: startOf(epoch), y: BOTTOM + 1.2 }),
      ),
    ),
    ...lives.map((life, index) => draw(life, 3 + index * 5)),
  ],
});

export const EpochTimeline = { figures, diagram } satisfies ElementDefinition;
