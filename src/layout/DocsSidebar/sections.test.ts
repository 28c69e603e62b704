import type { SidebarLine } from "../../site/sidebar";
import { completeSections, firstDoc, holds, startOf } from "./sections";

const doc = (label: string): SidebarLine => ({ label, path: `/${label}` });
const section = (label: string, ...lines: SidebarLine[]): SidebarLine => ({ label, lines });
const link: SidebarLine = { label: "Forum", href: "https://forum.example" };

const labels = (lines: readonly SidebarLine[]) => lines.map(({ label }) => label).join(" ");

describe("D3 the sections of a sidebar's lines", () => {
  test("are known where all of their lines are there, in other sections too", () => {
    const lines = [
      doc("a"),
      section("One", doc("b"), section("Inner", doc("c"), doc("d"))),
      { ...section("Two", doc("e")), moreAt: "/e" },
      section("Three", { ...section("Inner", doc("f")), moreAt: "/f" }, link),
    ];
    const known = Array.from(completeSections(lines).values(), labels);
    expect(known).toEqual(["b Inner", "c d", "Inner Forum"]);
  });

  test("of one name in two places are two", () => {
    const lines = [section("One", section("More", doc("a"))), section("Two", section("More"))];
    expect(completeSections(lines).size).toBe(4);
  });

  test.each<[string, SidebarLine[], string]>([
    ["its first child", [doc("1"), doc("2")], "1"],
    ["the first below its first section", [section("s", doc("1"), doc("2"))], "1"],
    ["the first below sections in sections", [section("s", section("t", doc("1")))], "1"],
    ["not a link", [link, doc("1")], "1"],
    ["not a section's own page", [{ ...section("s", doc("1")), path: "/s" }], "1"],
    ["none when it is empty", [], ""],
    ["none when its only section is empty", [section("s")], ""],
  ])("X5 the first doc is %s", (_, lines, expected) => {
    expect(labels(firstDoc(lines))).toBe(expected);
  });

  test.each([
    ["/a", [true, false, false]],
    ["/b", [true, false, false]],
    ["/c", [true, false, false]],
    ["/d", [false, true, false]],
    ["/e", [false, false, false]],
    ["/f", [false, false, true]],
  ])("%s is held by its own line and those above", (route, expected) => {
    const a = { ...section("A", section("B", doc("b")), doc("c")), path: "/a" };
    const lines = [a, doc("d"), { label: "F", href: "/f" }];
    expect(lines.map((line) => holds(line, route))).toEqual(expected);
  });

  test.each([
    ["/b", "/a"],
    ["/c", "/a"],
    ["/d", undefined],
    ["/e", undefined],
  ])("L3 the section around %s begins with %s", (route, expected) => {
    const lines = [section("One", section("Inner", doc("a"), doc("b")), doc("c")), doc("d")];
    expect(startOf(lines, route)).toBe(expected);
  });
});
