import { pointsIn } from "../../../test/jest/points";
import type { ChartDrawing } from "./chart";
import { smallChart } from "./small";

describe("R1 a chart drawn small", () => {
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
