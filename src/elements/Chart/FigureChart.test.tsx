/**
 * @jest-environment jsdom
 */
import { screen, within } from "@testing-library/react";
import { figuresWith } from "../../../test/jest/figures";
import { renderWithFigures } from "../../../test/jest/render-with-figures";
import { charts, chartTable } from "../../site/charts";
import type { DrawChart } from "../../site/charts/chart";
import { figureIn } from "../../site/charts/figures";
import { rangeStrategyChart } from "../../site/charts/range-strategy";
import { FigureChart } from "./FigureChart";

/** Figures outside the bounds of their fields. */
const OUTSIDE = {
  "dynamicFee.cap": 9,
  "emissions.tailThreshold": 99e6,
  "oracle.manipulation": 9999,
  "range.low": 120,
  "strategyRun.factor": 0,
};

const all: [string, DrawChart][] = [
  ...Object.entries(charts),
  ["RangeStrategy", rangeStrategyChart([100, 130, 90])],
];

test.each(all)("M5 %s starts with the table that the build knows", (_, draw) => {
  renderWithFigures(<FigureChart draw={draw} />, OUTSIDE);
  const shown = within(screen.getByRole("table", { hidden: true }))
    .getAllByRole("row", { hidden: true })
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
  const { header, rows } = chartTable(draw, figureIn(figuresWith(OUTSIDE)));
  expect(shown).toEqual([header, ...rows]);
});
