import { strandPath } from "./strand";

const endsOf = (path: string): number[][] =>
  Array.from(path.matchAll(/Q\S+ \S+ (\S+) (\S+?)(?=Q|Z)/g), ([, x, y]) => [Number(x), Number(y)]);

describe("the strands of the epoch's ring", () => {
  test.each([0, 0.25, 0.5])("one at phase %d ends where it starts", (phase) => {
    const path = strandPath(100, phase);
    const [, startX, startY] = /^M(\S+) (\S+?)Q/.exec(path) ?? [];
    expect(path.endsWith("Z")).toBe(true);
    const [endX = Number.NaN, endY = Number.NaN] = endsOf(path).at(-1) ?? [];
    expect(Math.hypot(endX - Number(startX), endY - Number(startY))).toBeLessThan(0.2);
  });

  test("it stays near its circle, on both sides of it", () => {
    const distances = endsOf(strandPath(100, 0)).map(([x = 0, y = 0]) => Math.hypot(x, y));
    expect(Math.min(...distances)).toBeCloseTo(84, 0);
    expect(Math.max(...distances)).toBeCloseTo(116, 0);
  });
});
