import type { Element } from "hast";
import type { DrawDiagram } from "../../prose/Diagram/drawing";
import { area, group, head, line, linesOf, words } from "../../prose/Diagram/shapes";
import type { ElementDefinition } from "../../prose/definition";

const figures = ["fees.unstakedLevy", "emissions.teamShare"] as const;

/** Kinds of flow. Each has its own line style. */
type Flow = "fee" | "incentive" | "emission" | "rebase" | "vote";

/** Right edge of the boxes on the left, and left edge of those on the right, in percent. */
const LEFT = 26;
const RIGHT = 74;
/** The box of the gauges, which interrupts the line of the emission. In percent. */
const GAUGES = { x: 51, width: 18.5 };
const LEADING = 1.2;

/** Returns a name and a fainter explanation, both centred on the height `middle`. */
function named(x: number, middle: number, name: string, explanation = ""): Element[] {
  const names = linesOf(name);
  const lines = [...names, ...linesOf(explanation)];
  const first = middle - ((lines.length - 1) * LEADING) / 2 + 0.3;
  return lines.map((value, index) =>
    words(
      value,
      { x, y: first + index * LEADING },
      { dataText: index < names.length ? "name" : "more" },
    ),
  );
}

interface Box {
  top: number;
  bottom: number;
  name: string;
  more?: string;
  kind?: string;
}

function box(x: number, width: number, { top, bottom, name, more, kind = "party" }: Box): Element {
  return group(
    { dataBox: kind },
    area({ x, y: top, width, height: bottom - top }),
    ...named(x + width / 2, (top + bottom) / 2, name, more),
  );
}

/** Returns a flow from left to right, with its label above its start. */
function lane(
  flow: Flow,
  y: number,
  label: string | undefined,
  { from = LEFT, to = RIGHT } = {},
): Element {
  const ends = { from: [from, y], to: [to, y] } as const;
  return group(
    { dataFlow: flow },
    line(ends),
    ...(flow === "emission" ? [line(ends, { dataLine: "core" })] : []),
    head(to, y, "end"),
    ...(label ? [words(label, { x: from, y: y - 0.5, dx: 0.4 })] : []),
  );
}

/**
 * Draws where every fee and every emitted token goes: payers on the left, recipients on the right,
 * and one line between them for each flow. No two lines cross.
 */
const diagram: DrawDiagram<(typeof figures)[number]> = (figure) => {
  const sources: Box[] = [
    { top: 2, bottom: 4.5, name: STRINGS.elements.ValueFlow.traders },
    { top: 17.5, bottom: 20.5, name: STRINGS.elements.ValueFlow.issuers },
    {
      top: 21.25,
      bottom: 31,
      name: STRINGS.elements.ValueFlow.mint,
      more: STRINGS.elements.ValueFlow.mintMore,
    },
  ];
  const recipients: Box[] = [
    {
      top: 8.25,
      bottom: 11.25,
      name: STRINGS.elements.ValueFlow.providers,
      more: STRINGS.elements.ValueFlow.notStaked,
    },
    {
      top: 11.75,
      bottom: 21.25,
      name: STRINGS.elements.ValueFlow.voters,
      more: STRINGS.elements.ValueFlow.votersMore,
      kind: "voters",
    },
    {
      top: 21.75,
      bottom: 24.75,
      name: STRINGS.elements.ValueFlow.providers,
      more: STRINGS.elements.ValueFlow.staked,
    },
    { top: 25.25, bottom: 27.5, name: STRINGS.elements.ValueFlow.team },
    {
      top: 28,
      bottom: 31,
      name: STRINGS.elements.ValueFlow.locks,
      more: STRINGS.elements.ValueFlow.locksMore,
    },
  ];
  return {
    title: STRINGS.elements.ValueFlow.title,
    description: STRINGS.elements.ValueFlow.description,
    height: 31.5,
    shapes: [
      group(
        { dataText: "heads" },
        words(STRINGS.elements.ValueFlow.comesFrom, { x: LEFT / 2, y: 1.25 }),
        words(STRINGS.elements.ValueFlow.goesTo, { x: (RIGHT + 100) / 2, y: 7.5 }),
      ),
      group(
        { dataFlow: "fee" },
        line({ from: [LEFT / 2, 4.5], to: [LEFT / 2, 6.75] }),
        head(LEFT / 2, 6.75, "down"),
        words(STRINGS.elements.ValueFlow.swapFee, { x: LEFT / 2, y: 5.85, dx: 0.75 }),
      ),
      lane("fee", 9.75, STRINGS.elements.ValueFlow.feesLessLevy),
      lane("fee", 12.75, STRINGS.elements.ValueFlow.levy(figure("fees.unstakedLevy").text)),
      lane("fee", 15.25, STRINGS.elements.ValueFlow.allFees),
      lane("incentive", 19, STRINGS.elements.ValueFlow.incentives),
      lane("emission", 23.25, STRINGS.elements.ValueFlow.emission, { to: GAUGES.x }),
      lane("emission", 23.25, undefined, { from: GAUGES.x + GAUGES.width }),
      lane(
        "emission",
        26.4,
        STRINGS.elements.ValueFlow.teamShare(figure("emissions.teamShare").text),
      ),
      lane("rebase", 29.5, STRINGS.elements.ValueFlow.rebase),
      group(
        { dataFlow: "vote" },
        line({ from: [RIGHT, 20.5], to: [GAUGES.x + GAUGES.width / 2, 20.5] }),
        line({
          from: [GAUGES.x + GAUGES.width / 2, 20.5],
          to: [GAUGES.x + GAUGES.width / 2, 22.5],
        }),
        head(GAUGES.x + GAUGES.width / 2, 22.5, "down"),
        words(
          STRINGS.elements.ValueFlow.votes,
          { x: GAUGES.x + GAUGES.width / 2, y: 21.6, dx: -0.5 },
          { dataEnd: "" },
        ),
      ),
      group(
        { dataBox: "party" },
        area({ x: 0, y: 6.75, width: LEFT, height: 10 }),
        line({ from: [0, 8.5], to: [LEFT, 8.5] }),
        line({ from: [0, 13.75], to: [LEFT, 13.75] }),
        ...named(LEFT / 2, 7.6, STRINGS.elements.ValueFlow.pools),
        ...named(LEFT / 2, 11.1, "", STRINGS.elements.ValueFlow.poolsNotStaked),
        ...named(LEFT / 2, 15.25, "", STRINGS.elements.ValueFlow.poolsStaked),
      ),
      ...sources.map((source) => box(0, LEFT, source)),
      ...recipients.map((recipient) => box(RIGHT, 100 - RIGHT, recipient)),
      box(GAUGES.x, GAUGES.width, {
        top: 22.5,
        bottom: 24,
        name: "",
        more: STRINGS.elements.ValueFlow.gauges,
      }),
    ],
  };
};

export const ValueFlow = { figures, diagram } satisfies ElementDefinition;
