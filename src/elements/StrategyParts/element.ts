import type { Element } from "hast";
import type { DrawDiagram } from "../../prose/Diagram/drawing";
import { area, group, head, line, linesOf, words } from "../../prose/Diagram/shapes";
import type { ElementDefinition } from "../../prose/definition";

const figures = ["strategy.delay"] as const;

const LEADING = 1.2;
/** Width of a column, and the distance from the start of one to the start of the next, in percent. */
const WIDTH = 30;
const STEP = 35;
const PAD = 2;

/** Who acts above, the parts of the strategy that they reach, and what these reach below. */
const COLUMNS = [
  {
    actor: {
      name: STRINGS.elements.StrategyParts.depositors,
      more: STRINGS.elements.StrategyParts.depositorsMore,
    },
    calls: linesOf(STRINGS.elements.StrategyParts.depositorsCall),
    parts: [STRINGS.elements.StrategyParts.shares, STRINGS.elements.StrategyParts.accounting],
    uses: linesOf(STRINGS.elements.StrategyParts.poolUse),
    of: STRINGS.elements.StrategyParts.pool,
  },
  {
    actor: {
      name: STRINGS.elements.StrategyParts.keepers,
      more: STRINGS.elements.StrategyParts.keepersMore,
    },
    calls: linesOf(STRINGS.elements.StrategyParts.keepersCall),
    parts: [STRINGS.elements.StrategyParts.rules, STRINGS.elements.StrategyParts.priceCheck],
    uses: linesOf(STRINGS.elements.StrategyParts.gaugeUse),
    of: STRINGS.elements.StrategyParts.gauge,
  },
  {
    actor: {
      name: STRINGS.elements.StrategyParts.strategist,
      more: STRINGS.elements.StrategyParts.strategistMore,
    },
    calls: linesOf(STRINGS.elements.StrategyParts.strategistCall),
    parts: [STRINGS.elements.StrategyParts.bounds, STRINGS.elements.StrategyParts.delay],
    uses: linesOf(STRINGS.elements.StrategyParts.voterUse),
    of: STRINGS.elements.StrategyParts.voter,
  },
];

const ACTORS = { top: 0.5, bottom: 3.7 };
const STRATEGY = { top: 7.2, bottom: 17.4 };
const EXCHANGE = { top: 20.9, bottom: 24.1 };

const name = (value: string, x: number, y: number): Element =>
  words(value, { x, y }, { dataText: "name" });
const more = (value: string, x: number, y: number): Element =>
  words(value, { x, y }, { dataText: "more" });

/** Returns an arrow down at the left of a column, with what it does beside it. */
const call = (x: number, from: number, to: number, labels: string[]): Element =>
  group(
    { dataFlow: "call" },
    line({ from: [x + PAD, from], to: [x + PAD, to] }),
    head(x + PAD, to, "down"),
    ...labels.map((label, index) =>
      words(label, { x: x + PAD, y: from + 1.45 + index * LEADING, dx: 0.6 }),
    ),
  );

/** Draws the parts of a strategy: who calls it above, and what it calls below. */
const diagram: DrawDiagram<(typeof figures)[number]> = (figure) => ({
  title: STRINGS.elements.StrategyParts.title,
  description: STRINGS.elements.StrategyParts.description(figure("strategy.delay").text),
  height: EXCHANGE.bottom + 0.5,
  shapes: [
    group(
      { dataBox: "voters" },
      area({ x: 0, y: STRATEGY.top, width: 100, height: STRATEGY.bottom - STRATEGY.top }),
      name(STRINGS.elements.StrategyParts.strategy, 50, STRATEGY.top + 1.5),
    ),
    ...COLUMNS.flatMap(({ actor, calls, parts, uses, of }, index) => {
      const x = index * STEP;
      const middle = x + WIDTH / 2;
      const inner = { x: x + PAD, width: WIDTH - 2 * PAD };
      return [
        group(
          { dataBox: "party" },
          area({ x, y: ACTORS.top, width: WIDTH, height: ACTORS.bottom - ACTORS.top }),
          name(actor.name, middle, ACTORS.top + 1.4),
          more(actor.more, middle, ACTORS.top + 1.4 + LEADING),
        ),
        call(x, ACTORS.bottom, STRATEGY.top, calls),
        ...parts.map((part, row) =>
          group(
            { dataBox: "party" },
            area({ ...inner, y: STRATEGY.top + 2.3 + row * 2.4, height: 2 }),
            more(part, middle, STRATEGY.top + 3.6 + row * 2.4),
          ),
        ),
        group(
          { dataBox: "party" },
          area({ ...inner, y: STRATEGY.bottom - 2.5, height: 2 }),
          more(STRINGS.elements.StrategyParts.adapter, middle, STRATEGY.bottom - 1.2),
        ),
        call(x, STRATEGY.bottom - 0.5, EXCHANGE.top, uses),
        group(
          { dataBox: "party" },
          area({ x, y: EXCHANGE.top, width: WIDTH, height: EXCHANGE.bottom - EXCHANGE.top }),
          name(of, middle, EXCHANGE.top + 1.4),
          more(STRINGS.elements.StrategyParts.ofExchange, middle, EXCHANGE.top + 1.4 + LEADING),
        ),
      ];
    }),
  ],
});

export const StrategyParts = { figures, diagram } satisfies ElementDefinition;
