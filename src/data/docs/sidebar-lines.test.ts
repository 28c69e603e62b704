import type { SidebarLine } from "../../site/sidebar";
import { sidebarLines } from "./sidebar-lines";
import { plain, type SidebarNode } from "./sidebar-node";

const doc = (label: string, more: Partial<SidebarNode> = {}): SidebarNode => ({
  ...plain,
  type: "DOC",
  label,
  path: `/${label}`,
  docId: label,
  ...more,
});

/** Returns a section. It is closed, unless `more` says otherwise. */
const section = (
  label: string,
  children: SidebarNode[],
  more: Partial<SidebarNode> = {},
): SidebarNode =>
  doc(label, {
    type: "CATEGORY",
    path: null,
    docId: null,
    collapsible: true,
    collapsed: true,
    children,
    ...more,
  });

const link = doc("forum", { type: "LINK", path: null, href: "https://forum.example" });

/** Writes lines in short: `a Core(b c)`. `Core(…/b)` is a closed section whose lines are at /b. */
const short = (lines: readonly SidebarLine[]): string =>
  lines
    .map(({ label, lines: below, moreAt }) =>
      below ? `${label}(${short(below)}${moreAt ? `…${moreAt}` : ""})` : label,
    )
    .join(" ");

const everywhere = () => true;

const nodes = [
  doc("intro"),
  section("Core", [doc("fees"), section("Token", [doc("emissions"), doc("weight")]), doc("end")]),
  section("Legal", [doc("terms"), doc("licence")], { collapsed: false }),
  section("Guides", [doc("swap"), doc("stake")], { collapsible: false }),
  section("Alone", [doc("only")]),
  link,
];

describe("D3 what the sidebar shows on a page", () => {
  test.each([
    ["/intro", "intro Core(…/fees) Legal(terms licence) Guides(swap stake) Alone(only) forum"],
    [
      "/fees",
      "intro Core(fees Token(…/emissions) end) Legal(terms licence) Guides(swap stake) Alone(only) forum",
    ],
    [
      "/weight",
      "intro Core(fees Token(emissions weight) end) Legal(terms licence) Guides(swap stake) Alone(only) forum",
    ],
    ["/elsewhere", "intro Core(…/fees) Legal(terms licence) Guides(swap stake) Alone(only) forum"],
  ])("at %s: %s", (path, expected) => {
    expect(short(sidebarLines(nodes, everywhere)(path))).toBe(expected);
  });

  test("sections say whether they fold, and which are closed", () => {
    const folds = sidebarLines(nodes, everywhere)("/intro").map(({ collapsed }) => collapsed);
    expect(folds).toEqual([undefined, true, false, undefined, true, undefined]);
  });

  test("a line has what it leads to, and nothing else", () => {
    const all = [
      doc("a"),
      link,
      doc("b", { type: "LINK", docId: null }),
      section("C", [doc("d")], { path: "/c" }),
      section("E", [doc("f"), doc("g")]),
    ];
    expect(sidebarLines(all, everywhere)("/a")).toEqual([
      { label: "a", path: "/a" },
      { label: "forum", href: "https://forum.example" },
      { label: "b", href: "/b" },
      { label: "C", path: "/c", collapsed: true, lines: [{ label: "d", path: "/d" }] },
      { label: "E", collapsed: true, lines: [], moreAt: "/f" },
    ]);
  });

  test("a section is open on its own page, and on that of each doc that stands in it", () => {
    const two = [
      section("A", [doc("x"), doc("y")], { path: "/a" }),
      section("B", [doc("z"), doc("y")]),
    ];
    const at = sidebarLines(two, everywhere);
    expect(short(at("/a"))).toBe("A(x y) B(…/z)");
    expect(short(at("/y"))).toBe("A(x y) B(z y)");
  });

  test("the first doc of a closed section may be in sections of its own", () => {
    const deep = [section("A", [section("B", [section("C", [doc("x"), doc("y")])]), doc("z")])];
    expect(short(sidebarLines(deep, everywhere)("/intro"))).toBe("A(…/x)");
  });

  test("more is at a doc that has this sidebar; without one all lines are there", () => {
    const closed = [section("A", [doc("x"), doc("y")]), section("B", [link, link])];
    const withY = sidebarLines(closed, (path) => path === "/y");
    expect(short(withY("/intro"))).toBe("A(…/y) B(forum forum)");
    const without = sidebarLines(closed, () => false);
    expect(short(without("/intro"))).toBe("A(x y) B(forum forum)");
  });

  test("more lines elsewhere make a page no larger", () => {
    const many = Array.from({ length: 500 }, (_, index) => doc(`doc-${index}`));
    const small = sidebarLines([doc("a"), section("S", many.slice(0, 2))], everywhere)("/a");
    const large = sidebarLines([doc("a"), section("S", many)], everywhere)("/a");
    expect(large).toEqual(small);
  });
});
