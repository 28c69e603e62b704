/**
 * @jest-environment jsdom
 */
import { screen, within } from "@testing-library/react";
import { figuresWith, renderWithFigures } from "../../../test/jest/figures";
import { type ChartName, charts, chartTable } from "../../site/charts";
import { figureIn } from "../../site/charts/figures";
import { FigureChart } from "./FigureChart";

/** Figures outside the bounds of their fields. */
const OUTSIDE = {
  "dynamicFee.cap": 9,
  "emissions.tailThreshold": 99e6,
  "oracle.manipulation": 9999,
  "range.low": 120,
};

const names = Object.keys(charts) as ChartName[];

test.each(names)("M5 %s starts with the table that the build knows", (name) => {
  renderWithFigures(<FigureChart draw={charts[name]} />, OUTSIDE);
  const shown = within(screen.getByRole("table", { hidden: true }))
    .getAllByRole("row", { hidden: true })
    .map((row) => Array.from(row.children, ({ textContent }) => textContent));
  const { header, rows } = chartTable(charts[name], figureIn(figuresWith(OUTSIDE)));
  expect(shown).toEqual([header, ...rows]);
});
