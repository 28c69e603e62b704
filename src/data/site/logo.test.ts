import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../../../test/jest/folders";
import { logoOf, logoWidth } from "./logo";

const folder = folderOf();

test.each([
  ["a square", 'viewBox="0 0 64 64" width="64" height="64"', 28],
  ["twice as wide as high", 'viewBox="0 0 100 50"', 56],
  ["wider than there is room", 'viewBox="0 0 1000 50"', 140],
  ["without a size", "", 28],
])("L3 a logo that is %s", (_, size, expected) => {
  const path = join(folder, "logo.svg");
  writeFileSync(
    path,
    `<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg" ${size}></svg>`,
  );
  expect(logoWidth(path)).toBe(expected);
});

test("L3 a logo that is missing", () => {
  expect(logoWidth(join(folder, "none.svg"))).toBe(28);
});

test("brand: the logo is where the owner says, or where it usually is", () => {
  expect(logoOf({})).toEqual({ light: "/img/logo.svg", dark: null });
  expect(logoOf({ logo: "/a.png" })).toEqual({ light: "/a.png", dark: null });
  const both = { light: "/day.svg", dark: "/night.svg" };
  expect(logoOf({ logo: both })).toEqual(both);
});
