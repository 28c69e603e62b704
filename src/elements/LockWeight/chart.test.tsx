/**
 * @jest-environment jsdom
 */
import { describeChart, small } from "../../../test/jest/describe-chart";
import { draw } from "./chart";
import { LockWeight } from "./LockWeight";

describeChart("LockWeight", {
  element: <LockWeight />,
  draw,
  header: ["Weeks from now", "This lock", "Longest lock", "Permanent lock"],
  row: ["Now", "498.6", "997.3", "1,000"],
  values: [[null, "NowThis lock: 498.6Longest lock: 997.3Permanent lock: 1,000"]],
});

describe("R1 the weight of a lock, drawn small", () => {
  test("falls in a straight line, of which two points are enough", () => {
    const { lines, start, axis, end } = small(draw);
    expect(lines.map(({ label }) => label)).toEqual([
      "This lock",
      "Longest lock",
      "Permanent lock",
    ]);
    expect(lines[0]?.path).toMatch(/^M0 [\d.]+L50 100L100 100$/);
    expect([start, axis, end]).toEqual(["0", "Weeks from now", "208"]);
  });

  test("names the first value of its first line, and the ends of both axes", () => {
    const { named, lines, scale, most, least, zero } = small(draw);
    expect({ scale, most, least }).toEqual({ scale: "Voting weight", most: "1,000", least: "0" });
    expect(named).toEqual({ value: "498.6", place: "Now", x: 0, y: expect.any(Number) });
    expect(lines[0]?.path.startsWith(`M0 ${named.y}L`)).toBe(true);
    expect(zero).toBe(100);
  });
});
