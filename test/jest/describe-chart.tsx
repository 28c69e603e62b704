import { fireEvent, render, screen, within } from "@testing-library/react";
import type { ReactElement } from "react";
import type { DrawChart } from "../../src/site/charts/chart";
import { figureIn } from "../../src/site/charts/figures";
import { type SmallChart, smallChartOf } from "../../src/site/charts/small";
import { type ChartTable, chartTable } from "../../src/site/charts/table";
import { figuresWith } from "./figures";
import { numbersIn, pointsIn } from "./points";
import { renderWithFigures } from "./render-with-figures";

/** What a chart shows, with values of the fixture's figures that are known by other means. */
interface KnownChart {
  element: ReactElement;
  draw: DrawChart;
  /** The header of its table, and a row. */
  header: string[];
  row: string[];
  /** The values at its marker: where it starts (null), and where the test moves it. */
  values: [place: string | null, values: string][];
  /** Figures outside the bounds of its fields. */
  outside?: Record<string, number>;
}

/** Returns the table of a chart. `changed` replaces values of figures. */
export const tableOfChart = (draw: DrawChart, changed?: Record<string, number>): ChartTable =>
  chartTable(draw, figureIn(figuresWith(changed)));

/** Returns a chart drawn small. */
export const small = (draw: DrawChart): SmallChart => smallChartOf(draw, figureIn(figuresWith()));

const drawn = (drawing: Element): string[] =>
  Array.from(drawing.querySelectorAll("path, circle, text, line"), (node) =>
    Array.from(node.attributes, ({ value }) => value).join(" "),
  );

/** Tests what every chart has to do. Needs the environment `jsdom`. */
export function describeChart(
  name: string,
  { element, draw, header, row, values, outside }: KnownChart,
) {
  describe(`M5 the chart ${name}`, () => {
    test("shows the values at its marker", () => {
      renderWithFigures(element);
      for (const [place, shown] of values) {
        if (place !== null)
          fireEvent.change(screen.getByRole("slider"), { target: { value: place } });
        expect(screen.getByRole("status")).toHaveTextContent(shown);
      }
    });

    test.each(["", "-1e300", "1e300", "0", "0.000001", "x"])(
      "is drawn whatever is typed: “%s”",
      (typed) => {
        renderWithFigures(element);
        // A search by role takes as long as all changes, so each is made once.
        const fields = screen.getAllByRole("spinbutton");
        const figure = screen.getByRole("figure");
        const drawing = screen.getByRole("img");
        for (const field of [...fields, ...fields.toReversed()]) {
          fireEvent.change(field, { target: { value: typed } });
          expect(drawing).toBeInTheDocument();
          expect(drawn(drawing).join("\n")).not.toMatch(/NaN|Infinity/);
          expect(figure).not.toHaveTextContent(/NaN|∞/);
        }
      },
    );

    test("names a figure that is missing on the page", () => {
      const silent = jest.spyOn(console, "error").mockImplementation(() => {});
      expect(() => render(element)).toThrow(/^The figure `[\w.]+` is missing/);
      expect(() => chartTable(draw, figureIn([]))).toThrow(/^The figure `[\w.]+` is missing/);
      silent.mockRestore();
    });

    test("its table states the values of the worked examples", () => {
      const table = tableOfChart(draw);
      expect(table.title).toMatch(/^[A-Z]/);
      expect(table.description).toMatch(/^[A-Z].*\.$/);
      expect(table.header).toEqual(header);
      expect(table.rows).toContainEqual(row);
      for (const cells of table.rows) expect(cells).toHaveLength(header.length);
    });

    test("starts with the table that the build knows", () => {
      renderWithFigures(element, outside);
      const shown = within(screen.getByRole("table", { hidden: true }))
        .getAllByRole("row", { hidden: true })
        .map((line) => Array.from(line.children, ({ textContent }) => textContent));
      const table = tableOfChart(draw, outside);
      expect(shown).toEqual([table.header, ...table.rows]);
    });

    test("drawn small, it fills its box from side to side, with words beside it", () => {
      const { lines, description, zero, ...words } = small(draw);
      for (const { label, path } of lines) {
        expect(label).not.toBe("");
        const numbers = numbersIn(path);
        expect([numbers[0], numbers.at(-2)]).toEqual([0, 100]);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...numbers)).toBeLessThanOrEqual(100);
      }
      expect(zero).toBeGreaterThanOrEqual(0);
      expect(zero).toBeLessThanOrEqual(100);
      expect(description).toMatch(/^[A-Z].*\. [A-Z].*\.$/);
      expect(Object.values(words)).not.toContain("");
    });

    test("drawn small, it names a point of its first line", () => {
      const { named, lines } = small(draw);
      const points = pointsIn(lines[0]?.path ?? "");
      const next = points.findIndex(([x]) => x >= named.x);
      const [toX, toY] = points[next] ?? [Number.NaN, Number.NaN];
      const [fromX, fromY] = points[next - 1] ?? [toX, toY];
      const share = toX === fromX ? 1 : (named.x - fromX) / (toX - fromX);
      expect(Math.abs(fromY + share * (toY - fromY) - named.y)).toBeLessThan(0.5);
    });
  });
}
