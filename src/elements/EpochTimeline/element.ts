import type { Element } from "hast";
import type { DrawDiagram } from "../../prose/Diagram/drawing";
import { area, dot, group, head, line, linesOf, words } from "../../prose/Diagram/shapes";
import type { ElementDefinition } from "../../prose/definition";

const figures = ["epoch.length", "epoch.quietTime"] as const;

const EPOCHS = Object.values(STRINGS.elements.EpochTimeline.epochs);
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
  /** The text in each epoch. */
  says: string[];
}

const lives: Life[] = [
  {
    name: STRINGS.elements.EpochTimeline.fee,
    flow: "fee",
    moments: [0.5, 1, 2],
    isOpen: true,
    says: [
      STRINGS.elements.EpochTimeline.feePaid,
      STRINGS.elements.EpochTimeline.feeShared,
      STRINGS.elements.EpochTimeline.feeClaimed,
    ],
  },
  {
    name: STRINGS.elements.EpochTimeline.vote,
    flow: "vote",
    moments: [0.5, 1, 2],
    isOpen: false,
    says: [STRINGS.elements.EpochTimeline.voteCast, STRINGS.elements.EpochTimeline.voteSteers],
  },
  {
    name: STRINGS.elements.EpochTimeline.emission,
    flow: "emission",
    moments: [1, 2],
    isOpen: false,
    says: [
      "",
      STRINGS.elements.EpochTimeline.emissionMinted,
      STRINGS.elements.EpochTimeline.emissionNext,
    ],
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
    // Above the line, as words in some languages are longer than the space before its first event.
    words(name, { x: 0, y: top - 0.3, dx: 0.5 }),
    ...says.flatMap((text, epoch) =>
      linesOf(text).map((value, index) =>
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
  title: STRINGS.elements.EpochTimeline.title,
  description: STRINGS.elements.EpochTimeline.description(
    figure("epoch.length").text,
    figure("epoch.quietTime").text,
  ),
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
        words(STRINGS.elements.EpochTimeline.boundary, { x: startOf(epoch), y: BOTTOM + 1.2 }),
      ),
    ),
    ...lives.map((life, index) => draw(life, 3 + index * 5)),
  ],
});

export const EpochTimeline = { figures, diagram } satisfies ElementDefinition;
