import { crowdedUpTo, type NavbarContent } from "./crowded-navbar";

type Items = NavbarContent["navbar"]["left"];

const links = (count: number, label = "Documentation"): Items =>
  Array.from({ length: count }, () => ({ type: "link", label, href: "https://e.example" }));

const widthFor = (items: Items, short = "Acme", showName = true): number =>
  crowdedUpTo({ product: { short }, navbar: { left: items, right: [], showName } }, 28);

test("L3 a few items need no more room than there is", () => {
  expect(widthFor(links(4))).toBe(0);
  expect(widthFor([{ type: "search" }, { type: "colorMode" }])).toBe(0);
});

test("L3 many items stand in the menu up to the width that they need", () => {
  const widths = [6, 7, 8, 12].map((count) => widthFor(links(count)));
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect(widths[3]).toBeGreaterThan(1800);
});

test("L3 words of Chinese are as wide as twice as many letters", () => {
  expect(widthFor(links(9, "中文文档"))).toBe(widthFor(links(9, "Document")));
});

test("L5 a long name has two lines on a phone, unless the logo says it", () => {
  expect(widthFor(links(1), "The documentation portal")).toBe(996);
  expect(widthFor(links(1), "The documentation portal", false)).toBe(0);
});
