import { placeBeside } from "./place";

const view = { width: 390, height: 844 };
const box = { width: 300, height: 100 };
const line = (left: number, top: number) => ({ left, top, bottom: top + 20 });

describe("a definition stands beside its term, inside the window", () => {
  test.each([
    ["below it", [line(40, 100)], { left: 40, top: 126 }],
    ["at the start edge", [line(2, 100)], { left: 12, top: 126 }],
    ["at the end edge", [line(300, 100)], { left: 78, top: 126 }],
    ["above it where there is no room below", [line(40, 800)], { left: 40, top: 694 }],
    ["below the last of its lines", [line(300, 100), line(20, 130)], { left: 20, top: 156 }],
    ["above the first of its lines", [line(60, 780), line(20, 810)], { left: 60, top: 674 }],
    ["of a term that is out of sight", [line(40, 2000)], { left: 40, top: 732 }],
  ])("%s", (_, lines, expected) => {
    expect(placeBeside(lines, box, view)).toEqual(expected);
  });

  test("where it is as high as the window", () => {
    const high = { width: 300, height: 820 };
    expect(placeBeside([line(40, 400)], high, view)).toEqual({ left: 40, top: 12 });
  });
});
