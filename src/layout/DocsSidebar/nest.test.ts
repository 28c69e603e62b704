import { firstDoc, holds, nest, type SidebarLine, type SidebarNode } from "./nest";

const line = (label: string, depth: number): SidebarLine => ({
  type: "DOC",
  label,
  path: `/${label}`,
  href: null,
  depth,
  collapsible: false,
  collapsed: false,
});

/** A tree in short: `a(b c(d))`. */
const short = (nodes: readonly SidebarNode[]): string =>
  nodes
    .map(({ label, children }) => (children.length > 0 ? `${label}(${short(children)})` : label))
    .join(" ");

describe("D3 the lines of a sidebar become a tree", () => {
  test.each<[string, [string, number][], string]>([
    ["no lines", [], ""],
    [
      "one level",
      [
        ["a", 0],
        ["b", 0],
      ],
      "a b",
    ],
    [
      "a section and what follows it",
      [
        ["a", 0],
        ["b", 1],
        ["c", 1],
        ["d", 0],
      ],
      "a(b c) d",
    ],
    [
      "a section at the end",
      [
        ["a", 0],
        ["b", 0],
        ["c", 1],
      ],
      "a b(c)",
    ],
    [
      "sections in sections",
      [
        ["a", 0],
        ["b", 1],
        ["c", 2],
        ["d", 1],
        ["e", 0],
      ],
      "a(b(c) d) e",
    ],
    [
      "up by two levels at once",
      [
        ["a", 0],
        ["b", 1],
        ["c", 2],
        ["d", 0],
      ],
      "a(b(c)) d",
    ],
  ])("%s", (_, lines, expected) => {
    expect(short(nest(lines.map(([label, depth]) => line(label, depth))))).toBe(expected);
  });

  test("a node keeps all of its line", () => {
    expect(nest([line("a", 0)])).toEqual([{ ...line("a", 0), children: [] }]);
  });

  test.each<[string, SidebarNode["type"][], string]>([
    ["its first child", ["DOC", "DOC"], "1"],
    ["the first below its first section", ["CATEGORY", "DOC"], "2"],
    ["the first below sections in sections", ["CATEGORY", "CATEGORY", "DOC"], "3"],
    ["none when it is empty", [], ""],
    ["none when its only section is empty", ["CATEGORY"], ""],
  ])("X5 the first doc of a section is %s", (_, types, expected) => {
    const below = types.map((type, index) => {
      const depth = types.slice(0, index).filter((other) => other === "CATEGORY").length + 1;
      return { ...line(String(index + 1), depth), type };
    });
    const [section] = nest([line("section", 0), ...below]);
    expect(short(section ? firstDoc(section) : [])).toBe(expected);
  });

  test.each([
    ["/a", [true, false]],
    ["/b", [true, false]],
    ["/c", [true, false]],
    ["/d", [false, true]],
    ["/e", [false, false]],
  ])("%s is held by its own line and those above", (path, expected) => {
    const nodes = nest([line("a", 0), line("b", 1), line("c", 2), line("d", 0)]);
    expect(nodes.map((node) => holds(node, path))).toEqual(expected);
  });
});
