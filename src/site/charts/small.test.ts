import { figuresWith } from "../../../test/jest/figures";
import { chartNames, chartOf, smallChartOf } from ".";
import type { ChartDrawing } from "./chart";
import { figureIn } from "./figures";
import { smallChart } from "./small";

const small = (name: string) => {
  const draw = chartOf(name, { prices: "100 120 90 85 110" });
  if (!draw) throw new Error(`${name} is a chart.`);
  return smallChartOf(draw, figureIn(figuresWith()));
};

/** Returns the coordinates in a path. */
const numbersIn = (path: string) => path.match(/-?[\d.]+/g)?.map(Number) ?? [];

/** Returns the points of a path, from left to right. */
const pointsIn = (path: string) => {
  const numbers = numbersIn(path);
  return numbers.flatMap((x, index) =>
    index % 2 === 0 ? [[x, numbers[index + 1] ?? 0] as const] : [],
  );
};

describe("R1 a chart drawn small", () => {
  test.each([...chartNames, "RangeStrategy"])(
    "%s fills its box from side to side, with words for those who do not see it",
    (name) => {
      const { lines, description, zero, ...words } = small(name);
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
    },
  );

  test("a lock falls in a straight line, of which two points are enough", () => {
    const { lines, start, axis, end } = small("LockWeight");
    expect(lines.map(({ label }) => label)).toEqual([
      "This lock",
      "Longest lock",
      "Permanent lock",
    ]);
    expect(lines[0]?.path).toMatch(/^M0 [\d.]+L50 100L100 100$/);
    expect([start, axis, end]).toEqual(["0", "Weeks from now", "208"]);
  });

  test("names the first value of its first line, and the ends of both axes", () => {
    const { named, lines, scale, most, least } = small("LockWeight");
    expect({ scale, most, least }).toEqual({ scale: "Voting weight", most: "1,000", least: "0" });
    expect(named).toEqual({ value: "498.6", place: "Now", x: 0, y: expect.any(Number) });
    expect(lines[0]?.path.startsWith(`M0 ${named.y}L`)).toBe(true);
  });

  test.each([...chartNames, "RangeStrategy"])("%s names a point of its first line", (name) => {
    const { named, lines } = small(name);
    const points = pointsIn(lines[0]?.path ?? "");
    const next = points.findIndex(([x]) => x >= named.x);
    const [toX, toY] = points[next] ?? [Number.NaN, Number.NaN];
    const [fromX, fromY] = points[next - 1] ?? [toX, toY];
    const share = toX === fromX ? 1 : (named.x - fromX) / (toX - fromX);
    expect(Math.abs(fromY + share * (toY - fromY) - named.y)).toBeLessThan(0.5);
  });

  test("values below zero have a zero above the bottom", () => {
    expect(small("ManipulatedAverage").zero).toBeLessThan(100);
    expect(small("LockWeight").zero).toBe(100);
  });

  test("a curve has as few points as look the same", () => {
    const at = (x: number) => (x < 0.5 ? x * x : 0.25);
    const places = Array.from({ length: 1001 }, (_, index) => index / 1000);
    const axis = { label: "x", domain: [0, 1] as const, tick: String, format: String };
    const drawing: ChartDrawing = {
      title: "A curve",
      description: "It rises.",
      x: { ...axis, step: 1, start: 0 },
      y: axis,
      series: [{ name: "Square", at, format: String, nameAt: 0 }],
      places,
      rows: [],
    };
    const points = pointsIn(smallChart(drawing).lines[0]?.path ?? "");
    expect(points.length).toBeLessThan(15);
    for (const place of places) {
      const next = points.findIndex(([x]) => x >= 100 * place);
      const [toX = 0, toY = 0] = points[next] ?? [];
      const [fromX = 0, fromY = toY] = points[next - 1] ?? [];
      const share = toX === fromX ? 1 : (100 * place - fromX) / (toX - fromX);
      const drawn = fromY + share * (toY - fromY);
      expect(Math.abs(drawn - 100 * (1 - at(place)))).toBeLessThan(0.35);
    }
  });
});
