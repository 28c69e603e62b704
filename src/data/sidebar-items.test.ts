import { readFileSync } from "node:fs";
import { z } from "zod";
import {
  type FolderCategory,
  generatedSidebar,
  type SidebarDoc,
  type SidebarEntry,
  type SidebarItem,
  sidebarPlaces,
  writtenSidebar,
} from "./sidebar-items";
import { readYaml } from "./yaml";

function doc(docId: string, more: Partial<SidebarDoc> = {}): SidebarDoc {
  const folder = docId.slice(0, Math.max(0, docId.lastIndexOf("/")));
  return { docId, path: `/docs/${docId}`, label: docId, position: null, folder, ...more };
}

const category = (folder: string, more: Partial<FolderCategory> = {}): FolderCategory => ({
  folder,
  label: folder,
  position: null,
  collapsible: true,
  collapsed: true,
  ...more,
});

const section = (label: string, items: SidebarEntry[]): SidebarEntry => ({
  label,
  items,
  collapsible: true,
  collapsed: false,
});

/** A sidebar as a reader sees it: one line an item, indented by depth; sections end with a colon. */
const outline = (items: readonly SidebarItem[]): string[] =>
  items.map(
    ({ type, label, depth }) => "  ".repeat(depth) + label + (type === "CATEGORY" ? ":" : ""),
  );

describe("D3: a sidebar written out in content", () => {
  const docs = [doc("intro", { label: "Start" }), doc("core/cl"), doc("core/fees")];

  test("keeps the written order and nests sections", () => {
    const { items, unknown } = writtenSidebar(
      [
        "core/fees",
        section("Liquidity", ["intro", section("Pools", ["core/cl"]), "intro"]),
        { label: "Code", href: "https://example.org" },
      ],
      docs,
    );
    expect(outline(items)).toEqual([
      "core/fees",
      "Liquidity:",
      "  Start",
      "  Pools:",
      "    core/cl",
      "  Start",
      "Code",
    ]);
    expect(unknown).toEqual([]);
  });

  test("a line holds what its kind needs", () => {
    const { items } = writtenSidebar(
      [
        { label: "Liquidity", items: ["intro"], collapsible: false, collapsed: true },
        { label: "Code", href: "https://example.org" },
      ],
      docs,
    );
    expect(items).toEqual([
      {
        type: "CATEGORY",
        label: "Liquidity",
        path: null,
        href: null,
        docId: null,
        depth: 0,
        collapsible: false,
        collapsed: true,
      },
      {
        type: "DOC",
        label: "Start",
        path: "/docs/intro",
        href: null,
        docId: "intro",
        depth: 1,
        collapsible: false,
        collapsed: false,
      },
      {
        type: "LINK",
        label: "Code",
        path: null,
        href: "https://example.org",
        docId: null,
        depth: 0,
        collapsible: false,
        collapsed: false,
      },
    ]);
  });

  test("F: an id without a doc is left out and named with the nearest known one", () => {
    const { items, unknown } = writtenSidebar(
      ["intro", section("Liquidity", ["core/fes", "zzzzzzzzzz"])],
      docs,
    );
    expect(outline(items)).toEqual(["Start", "Liquidity:"]);
    expect(unknown).toEqual([
      { docId: "core/fes", nearest: "core/fees" },
      { docId: "zzzzzzzzzz", nearest: undefined },
    ]);
  });

  test("may be empty", () => {
    expect(writtenSidebar([], docs)).toEqual({ items: [], unknown: [] });
  });
});

describe("D3: a sidebar made from the folders", () => {
  test.each<[name: string, docs: SidebarDoc[], categories: FolderCategory[], expected: string[]]>([
    ["no docs", [], [category("core")], []],
    [
      "by position",
      [doc("a", { position: 3 }), doc("b", { position: 1 }), doc("c", { position: 1.5 })],
      [],
      ["b", "c", "a"],
    ],
    [
      "what has no position comes last, by name, numbers as numbers",
      [doc("n10"), doc("n9"), doc("z", { position: 99 }), doc("n1")],
      [],
      ["z", "n1", "n9", "n10"],
    ],
    [
      "equal positions by name",
      [doc("b", { position: 1 }), doc("a", { position: 1 })],
      [],
      ["a", "b"],
    ],
    [
      "folders without data are named by their last segment",
      [doc("core/dynamic-fees/bounds"), doc("core/cl")],
      [],
      ["Core:", "  core/cl", "  Dynamic fees:", "    core/dynamic-fees/bounds"],
    ],
    [
      "folders with data stand by it among the docs",
      [doc("legal/licence"), doc("core/cl"), doc("intro", { position: 2 })],
      [
        category("legal", { label: "Fine print", position: 3 }),
        category("core", { label: "Protocol", position: 1 }),
      ],
      ["Protocol:", "  core/cl", "intro", "Fine print:", "  legal/licence"],
    ],
    [
      "a folder that holds only folders",
      [doc("a/b/c/deep")],
      [category("a/b", { label: "Middle" })],
      ["A:", "  Middle:", "    C:", "      a/b/c/deep"],
    ],
    [
      "a folder's name that begins like another's",
      [doc("core/x"), doc("core-extra/y")],
      [],
      ["Core:", "  core/x", "Core extra:", "  core-extra/y"],
    ],
    [
      "a category without docs is left out",
      [doc("a")],
      [category("empty", { label: "Empty" })],
      ["a"],
    ],
  ])("%s", (_, docs, categories, expected) => {
    expect(outline(generatedSidebar(docs, categories))).toEqual(expected);
  });

  test("sections can be folded, as their data says or folded by default", () => {
    const docs = [doc("a/x"), doc("b/x"), doc("c/x")];
    const categories = [
      category("a", { collapsed: false }),
      category("b", { collapsible: false, collapsed: false }),
    ];
    const sections = generatedSidebar(docs, categories).filter(({ type }) => type === "CATEGORY");
    expect(sections.map(({ collapsible, collapsed }) => ({ collapsible, collapsed }))).toEqual([
      { collapsible: true, collapsed: false },
      { collapsible: false, collapsed: false },
      { collapsible: true, collapsed: true },
    ]);
  });

  test("the order does not depend on the order of the files", () => {
    const docs = ["b/y", "a", "b/x", "c/z", "d"].map((docId) => doc(docId));
    expect(generatedSidebar(docs.toReversed(), [])).toEqual(generatedSidebar(docs, []));
  });
});

describe("D2, D4: where each doc stands", () => {
  const docs = ["a", "b", "c", "d", "e"].map((docId) => doc(docId));
  const { items } = writtenSidebar(
    [
      "a",
      section("One", ["b", section("Two", ["c"]), "d"]),
      { label: "Code", href: "https://example.org" },
      section("Three", ["e"]),
    ],
    docs,
  );
  const places = sidebarPlaces(items);

  test.each([
    ["a", null, "b", []],
    ["b", "a", "c", ["One"]],
    ["c", "b", "d", ["One", "Two"]],
    ["d", "c", "e", ["One"]],
    ["e", "d", null, ["Three"]],
  ])("%s: after %s, before %s, in %j", (docId, previous, next, categories) => {
    expect(places.get(docId)).toEqual({ previous, next, categories });
  });

  test("only docs have a place", () => {
    expect([...places.keys()]).toEqual(["a", "b", "c", "d", "e"]);
  });

  test("a doc that stands twice has its first place, and the way on never turns back", () => {
    const twice = writtenSidebar(["a", section("One", ["b", "a", "c"])], docs);
    expect(Object.fromEntries(sidebarPlaces(twice.items))).toEqual({
      a: { previous: null, next: "b", categories: [] },
      b: { previous: "a", next: "c", categories: ["One"] },
      c: { previous: "b", next: null, categories: ["One"] },
    });
  });

  test("a doc alone has no neighbours", () => {
    expect(sidebarPlaces(writtenSidebar(["a"], docs).items).get("a")).toEqual({
      previous: null,
      next: null,
      categories: [],
    });
  });
});

describe("R12: the shipped content/docs/sidebars.yml", () => {
  const path = "content/docs/sidebars.yml";
  const schema = z.record(z.string(), z.array(z.custom<SidebarEntry>()));
  const ids = (slug: string) => [
    "core/busl-license",
    `core/cl-${slug}`,
    "core/disclaimer",
    "core/dynamic-fees",
    `core/${slug}-metadex`,
    `core/${slug}-n-ve${slug}`,
    "core/legacy-liquidity",
    "core/metadex",
    "core/metadex-properties",
    "core/oracle-n-mev-protection",
    "core/tokenomics-n-emissions",
  ];

  function shipped(slug: string) {
    const words = new Map([["product.slug", slug]]);
    const { value, problems } = readYaml(readFileSync(path, "utf8"), path, schema, words);
    const docs = ids(slug).map((id) => doc(id));
    return { problems, ...writtenSidebar(value?.docsSidebar ?? [], docs) };
  }

  test.each(["stra", "acme"])("holds each of the eleven docs once when the slug is %s", (slug) => {
    const { items, unknown, problems } = shipped(slug);
    expect({ unknown, problems }).toEqual({ unknown: [], problems: [] });
    expect(items.flatMap(({ docId }) => docId ?? []).toSorted()).toEqual(ids(slug).toSorted());
  });

  test("its order", () => {
    expect(outline(shipped("stra").items).join("\n")).toMatchSnapshot();
  });
});
