import type { DrawDiagram } from "../../prose/Diagram/drawing";
import { area, group, words } from "../../prose/Diagram/shapes";
import type { ElementDefinition } from "../../prose/definition";

const figures = [
  "allocation.lockers",
  "allocation.ecosystem",
  "allocation.treasury",
  "allocation.team",
  "allocation.liquidity",
] as const;

/** Height in rem of a part's row, and of its bar. */
const ROW = 2.75;
const BAR = 0.75;

/** Draws the parts of the initial supply. Each bar begins where the one above it ends. */
const diagram: DrawDiagram<(typeof figures)[number]> = (figure) => {
  const parts = figures.map((key) => ({ key, ...figure(key) }));
  const startOf = (index: number): number =>
    parts.slice(0, index).reduce((sum, { value }) => sum + value, 0);
  const total = startOf(parts.length);
  return {
    title: STRINGS.elements.Allocation.title,
    description: STRINGS.elements.Allocation.description,
    height: parts.length * ROW - 0.25,
    shapes: parts.map(({ name, value, text }, index) =>
      group(
        { dataPart: "" },
        words(name, { x: 0, y: index * ROW + 1 }),
        words(text, { x: 100, y: index * ROW + 1 }, { dataEnd: "" }),
        area({ x: 0, y: index * ROW + 1.5, width: 100, height: BAR }, { dataBar: "whole" }),
        area(
          { x: startOf(index), y: index * ROW + 1.5, width: value, height: BAR },
          { dataBar: "part" },
        ),
      ),
    ),
    // Binary fractions make sums of tenths inexact. That must not count as a fault.
    ...(Math.abs(total - 100) > 1e-6 && {
      problem: `The figures ${parts.map(({ key, text }) => `\`${key}\` (${text})`).join(", ")} are parts of one whole, but add up to ${total}% and not to 100%. Correct them in \`content/figures.yml\`.`,
    }),
  };
};

export const Allocation = { figures, diagram } satisfies ElementDefinition;
