import { allElements } from "../../registry/definitions";
import { figureIn } from "../../site/charts/figures";
import { type SmallChart, smallChartOf } from "../../site/charts/small";
import type { TreeProps } from "../../site/tree";
import { readFigures } from "../settings/words-file";

export const types = /* GraphQL */ `
  "A small chart, ready to be shown. Its paths are in a box 100 wide and 100 high."
  type SmallChart @dontInfer {
    "What it shows, for readers who do not see it."
    description: String!
    "Its lines, the one that matters most first."
    lines: [SmallChartLine!]!
    "Distance of the vertical axis's zero from the top of the box."
    zero: Float!
    "What the horizontal axis measures."
    axis: String!
    "What is at the left end of the horizontal axis."
    start: String!
    "What is at the right end of the horizontal axis."
    end: String!
    "What the vertical axis measures."
    scale: String!
    "What is at the top of the vertical axis."
    most: String!
    "What is at the bottom of the vertical axis."
    least: String!
    "A value of its first line."
    named: SmallChartValue!
  }

  "A value that a small chart names."
  type SmallChartValue @dontInfer {
    "The value, with its unit."
    value: String!
    "Where it is on the horizontal axis."
    place: String!
    "Distance from the left side of the box."
    x: Float!
    "Distance from the top of the box."
    y: Float!
  }

  "A line of a small chart."
  type SmallChartLine @dontInfer {
    "What it stands for."
    label: String!
    "The drawing, as the \`d\` of an SVG path."
    path: String!
  }
`;

/**
 * Draws the chart of an element small, from the figures of `content/figures.yml`. Returns undefined
 * if the element shows no chart. Throws if one of its figures is missing.
 */
export function drawSmall(element: string, props: TreeProps): SmallChart | undefined {
  const draw = allElements.get(element)?.chart?.(props);
  if (!draw) return undefined;
  const figures = readFigures().figures.map(({ key, value, unit = null }) => ({
    key,
    value,
    unit,
  }));
  return smallChartOf(draw, figureIn(figures));
}
