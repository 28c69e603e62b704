import { isFolderPage, splitNumberPrefix } from "../document/doc-address";
import { readYaml } from "../yaml/yaml";
import { type SidebarEntry, sidebarsSchema } from "./sidebar-file";
import {
  allNodes,
  cardsOf,
  indexRoutes,
  type SidebarItem,
  sidebarPlaces,
  toLines,
  withoutEmpty,
  withoutUnlisted,
} from "./sidebar-items";
import type { FolderCategory, SidebarDoc, SidebarNode } from "./sidebar-node";
import { sidebarTrees } from "./sidebar-trees";

/** Returns a doc. Its fields come from the file's path, unless `more` gives others. */
function doc(path: string, more: Partial<SidebarDoc> = {}): SidebarDoc {
  const parts = path.split("/").map((part) => splitNumberPrefix(part));
  const docId = parts.map(({ name }) => name).join("/");
  return {
    docId,
    path: `/docs/${docId}`,
    label: docId,
    pagerLabel: null,
    description: `About ${docId}`,
    position: parts.at(-1)?.position ?? null,
    source: `${path}.md`,
    folder: path.slice(0, Math.max(0, path.lastIndexOf("/"))),
    isFolderPage: isFolderPage(`${path}.md`),
    unlisted: false,
    ...more,
  };
}

const category = (folder: string, more: Partial<FolderCategory> = {}): FolderCategory => ({
  folder,
  label: folder,
  collapsible: true,
  collapsed: true,
  file: `content/docs/${folder}/_category_.yml`,
  ...more,
});

const section = (
  label: string,
  items: SidebarEntry[],
  more: Partial<SidebarEntry & { type: "category" }> = {},
): SidebarEntry => ({
  type: "category",
  label,
  items,
  collapsible: true,
  collapsed: false,
  at: ["main", label],
  ...more,
});

const id = (docId: string): SidebarEntry => ({ type: "doc", id: docId, at: ["main", docId] });

const code: SidebarEntry = { type: "link", label: "Code", href: "https://example.org", at: [] };

const all = {
  type: "generated-index" as const,
  keywords: [],
};

const finish = (nodes: readonly SidebarNode[]) => withoutEmpty(indexRoutes("/docs", {})(nodes));

/** Builds the tree and the lines of a sidebar, and lists its problems. */
function written(
  entries: readonly SidebarEntry[],
  docs: readonly SidebarDoc[],
  categories: readonly FolderCategory[] = [],
) {
  const { nodes, problems } = sidebarTrees(docs, categories).written(entries);
  const complete = finish(nodes);
  return { nodes: complete, items: toLines(withoutUnlisted(complete)), problems };
}

function generated(docs: readonly SidebarDoc[], categories: readonly FolderCategory[]) {
  const { nodes, problems } = sidebarTrees(docs, categories).generated();
  const complete = finish(nodes);
  return { nodes: complete, items: toLines(withoutUnlisted(complete)), problems };
}

/**
 * Writes a sidebar as a reader sees it: one line for each item, indented by depth. A section ends
 * with a colon, and names its page when it has one.
 */
const outline = (items: readonly SidebarItem[]): string[] =>
  items.map(({ type, label, depth, path }) => {
    const end = type === "CATEGORY" ? (path ? `: ${path}` : ":") : "";
    return "  ".repeat(depth) + label + end;
  });

describe("D3: a sidebar written out in content", () => {
  const docs = [doc("intro", { label: "Start" }), doc("core/cl"), doc("core/fees")];

  test("keeps the written order and nests sections", () => {
    const { items, problems } = written(
      [
        id("core/fees"),
        section("Liquidity", [id("intro"), section("Pools", [id("core/cl")]), id("intro")]),
        code,
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
    expect(problems).toEqual([]);
  });

  test("a line holds what its kind needs", () => {
    const { items } = written(
      [section("Liquidity", [id("intro")], { collapsible: false, collapsed: false }), code],
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
        collapsed: false,
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

  test("M6 labels of its own, and docs of other sidebars", () => {
    const { items, nodes } = written(
      [
        { type: "doc", id: "intro", label: "Begin", at: [] },
        { type: "ref", id: "core/cl", label: "More", at: [] },
        id("core/fees"),
      ],
      docs,
    );
    expect(outline(items)).toEqual(["Begin", "More", "core/fees"]);
    expect(items[1]).toMatchObject({ type: "LINK", path: "/docs/core/cl", docId: null });
    expect([...sidebarPlaces(nodes).keys()]).toEqual(["/docs/intro", "/docs/core/fees"]);
  });

  test("M6 sections with a page: a doc's or a generated one", () => {
    const { items } = written(
      [
        section("Core", [id("core/cl")], { link: { type: "doc", id: "intro" } }),
        section("All of it", [id("core/fees"), section("Core", [id("core/cl")], { link: all })], {
          link: all,
        }),
        section("Core", [id("intro")], { link: { ...all, slug: "/the-core" } }),
        section("Core", [id("intro")], { link: all }),
        section("None", [id("intro")], { link: null }),
      ],
      docs,
    );
    expect(outline(items)).toEqual([
      "Core: /docs/intro",
      "  core/cl",
      "All of it: /docs/category/all-of-it",
      "  core/fees",
      "  Core: /docs/category/core",
      "    core/cl",
      "Core: /docs/the-core",
      "  Start",
      "Core: /docs/category/core-1",
      "  Start",
      "None:",
      "  Start",
    ]);
  });

  test("M6 a section whose docs are all left out is the doc that is its page, or is not there", () => {
    const hidden = [...docs, doc("hidden", { unlisted: true })];
    const { items } = written(
      [
        section("One", [], { link: { type: "doc", id: "intro" } }),
        section("Two", [id("hidden")], { link: { type: "doc", id: "intro" } }),
        section("Three", [id("hidden")], { link: all }),
        section("Four", [id("hidden")]),
        section("Five", [id("intro")], { link: { type: "doc", id: "hidden" } }),
      ],
      hidden,
    );
    expect(outline(items)).toEqual(["One", "Two", "Five:", "  Start"]);
    expect(items.map(({ type }) => type)).toEqual(["DOC", "DOC", "CATEGORY", "DOC"]);
    expect(items[0]).toMatchObject({ collapsible: false, collapsed: false });
  });

  test("M6 what is generated in it follows a folder", () => {
    const files = [
      doc("intro"),
      doc("01-guides/02-b"),
      doc("01-guides/01-a"),
      doc("01-guides/more/c"),
      doc("guides-old/d"),
    ];
    const auto = (dirName: string): SidebarEntry => ({ type: "autogenerated", dirName, at: [] });
    const lines = (dirName: string) =>
      outline(written([section("Here", [auto(dirName)])], files).items);
    const guides = ["Here:", "  guides/a", "  guides/b", "  more:", "    guides/more/c"];
    expect(lines("01-guides")).toEqual(guides);
    expect(lines("guides")).toEqual(guides);
    expect(lines("01-guides/more")).toEqual(["Here:", "  guides/more/c"]);
    expect(lines(".")).toEqual([
      "Here:",
      "  guides:",
      "    guides/a",
      "    guides/b",
      "    more:",
      "      guides/more/c",
      "  guides-old:",
      "    guides-old/d",
      "  intro",
    ]);
  });

  test("F: an id without a doc is left out and named with the nearest known one", () => {
    const { items, problems } = written(
      [
        id("intro"),
        section("Liquidity", [id("core/fes"), id("zzzzzzzzzz"), id("core/02-cl")]),
        section("More", [id("core/cl")], { link: { type: "doc", id: "inrto" } }),
      ],
      [...docs.slice(0, 2), doc("core/fees"), doc("core/02-cl")],
    );
    expect(outline(items)).toEqual(["Start", "More:", "  core/cl"]);
    expect(problems.map(({ at, message }) => [at.join("."), message])).toEqual([
      ["main.core/fes", "No doc has the id `core/fes`. Did you mean `core/fees`?"],
      ["main.zzzzzzzzzz", "No doc has the id `zzzzzzzzzz`."],
      ["main.core/02-cl", "No doc has the id `core/02-cl`. Did you mean `core/cl`?"],
      ["main.More.link.id", "No doc has the id `inrto`. Did you mean `intro`?"],
    ]);
  });

  test("F: HTML, and a folder without docs, are left out with a warning", () => {
    const { items, problems } = written(
      [
        { type: "html", value: "<hr>", at: ["main", 0] },
        { type: "autogenerated", dirName: "cor", at: ["main", 1] },
      ],
      docs,
    );
    expect(items).toEqual([]);
    expect(problems.map(({ severity, code: kind, at }) => [severity, kind, at])).toEqual([
      ["warning", "html-entry", ["main", 0]],
      ["warning", "empty-folder", ["main", 1]],
    ]);
    expect(problems[1]?.message).toBe(
      "There are no docs in the folder `cor`. Did you mean `core`?",
    );
  });

  test("may be empty", () => {
    expect(written([], docs)).toEqual({ nodes: [], items: [], problems: [] });
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
      "M6 what has no position comes last, by the characters of its name, capitals first",
      [doc("n10"), doc("n9"), doc("z", { position: 99 }), doc("a/x"), doc("Zoo"), doc("_old")],
      [],
      ["z", "Zoo", "_old", "a:", "  a/x", "n10", "n9"],
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
      ["core:", "  core/cl", "  dynamic-fees:", "    core/dynamic-fees/bounds"],
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
      ["a:", "  Middle:", "    c:", "      a/b/c/deep"],
    ],
    [
      "a folder's name that begins like another's",
      [doc("core/x"), doc("core-extra/y")],
      [],
      ["core:", "  core/x", "core-extra:", "  core-extra/y"],
    ],
    [
      "a category without docs is left out",
      [doc("a")],
      [category("empty", { label: "Empty" })],
      ["a"],
    ],
    [
      "M6 the numbers before names of files and folders",
      [doc("02-pools/02-fees"), doc("02-pools/10-ticks"), doc("10-faq"), doc("01-intro")],
      [],
      ["intro", "pools:", "  pools/fees", "  pools/ticks", "faq"],
    ],
    [
      "M6 a position of the category's file wins over the folder's number",
      [doc("01-a/x"), doc("02-b/x")],
      [category("01-a", { label: undefined, position: 3 })],
      ["b:", "  b/x", "a:", "  a/x"],
    ],
    [
      "M6 a folder's own page is its link, gives name and place, and is no line of its own",
      [doc("a"), doc("guides/index", { label: "All guides", position: 1 }), doc("guides/swap")],
      [],
      ["All guides: /docs/guides/index", "  guides/swap", "a"],
    ],
    [
      "M6 the category's file says more than the folder's page",
      [doc("guides/README", { label: "All guides", position: 1 }), doc("guides/swap"), doc("a")],
      [category("guides", { label: "How to", position: 9 })],
      ["How to: /docs/guides/README", "  guides/swap", "a"],
    ],
    [
      "M6 a folder with nothing but its page is a doc",
      [doc("guides/guides", { label: "Guides" })],
      [],
      ["Guides"],
    ],
    [
      "M6 a doc as link, by its name in the folder",
      [doc("guides/start"), doc("guides/swap")],
      [category("guides", { link: { type: "doc", id: "start" } })],
      ["guides: /docs/guides/start", "  guides/swap"],
    ],
    [
      "M6 a doc as link, by its id",
      [doc("start"), doc("guides/swap")],
      [category("guides", { link: { type: "doc", id: "start" } })],
      ["guides: /docs/start", "  guides/swap", "start"],
    ],
    [
      "M6 a generated index, and no link, leave the folder's page a line",
      [doc("a/index"), doc("a/x"), doc("b/index"), doc("b/x")],
      [category("a", { link: all }), category("b", { link: null })],
      ["a: /docs/category/a", "  a/index", "  a/x", "b:", "  b/index", "  b/x"],
    ],
    [
      "M6 generated indexes in each other",
      [doc("a/b/x"), doc("a/c/x")],
      [
        category("a", { link: all }),
        category("a/b", { label: "B & more", link: all }),
        category("a/c", { link: { ...all, slug: "c/all" } }),
      ],
      [
        "a: /docs/category/a",
        "  B & more: /docs/category/b--more",
        "    a/b/x",
        "  a/c: /docs/c/all",
        "    a/c/x",
      ],
    ],
  ])("%s", (_, docs, categories, expected) => {
    expect(outline(generated(docs, categories).items)).toEqual(expected);
  });

  test("F: a category's doc that there is not is told with the place in its file", () => {
    const broken = category("guides", { link: { type: "doc", id: "stat" } });
    const { items, problems } = generated([doc("guides/start"), doc("stats")], [broken]);
    expect(outline(items)).toEqual(["guides:", "  guides/start", "stats"]);
    expect(problems).toMatchObject([
      {
        file: "content/docs/guides/_category_.yml",
        at: ["link", "id"],
        message: "No doc has the id `stat`. Did you mean `stats`?",
      },
    ]);
  });

  test("sections can be folded, as their data says or folded by default", () => {
    const docs = [doc("a/x"), doc("b/x"), doc("c/x")];
    const categories = [
      category("a", { collapsed: false }),
      category("b", { collapsible: false, collapsed: false }),
    ];
    const sections = generated(docs, categories).items.filter(({ type }) => type === "CATEGORY");
    expect(sections.map(({ collapsible, collapsed }) => ({ collapsible, collapsed }))).toEqual([
      { collapsible: true, collapsed: false },
      { collapsible: false, collapsed: false },
      { collapsible: true, collapsed: true },
    ]);
  });

  test.each([
    [{}, ["folded", "open", "fixed"]],
    [{ collapsed: false }, ["open", "open", "fixed"]],
    [{ collapsible: false }, ["fixed", "open", "fixed"]],
    [{ collapsible: false, collapsed: false }, ["fixed", "open", "fixed"]],
  ])("M6 sections that say nothing are as the version says: %j", (fold, expected) => {
    const docs = [doc("a/x"), doc("b/x"), doc("c/x")];
    const says = [
      { collapsible: undefined, collapsed: undefined },
      { collapsible: true, collapsed: false },
      { collapsible: false, collapsed: undefined },
    ];
    const categories = ["a", "b", "c"].map((folder, index) => category(folder, says[index]));
    const entries = ["a", "b", "c"].map((label, index) =>
      section(label, [id(`${label}/x`)], says[index]),
    );
    const trees = sidebarTrees(docs, categories, fold);
    for (const { nodes } of [trees.generated(), trees.written(entries)]) {
      expect(
        nodes.map(({ collapsible, collapsed }) =>
          collapsible ? (collapsed ? "folded" : "open") : "fixed",
        ),
      ).toEqual(expected);
    }
  });

  test("the order does not depend on the order of the files", () => {
    const docs = ["b/y", "a", "b/x", "c/z", "d"].map((docId) => doc(docId));
    expect(generated(docs.toReversed(), []).items).toEqual(generated(docs, []).items);
  });
});

describe("D2, D4: where each page stands", () => {
  const docs = ["a", "b", "c", "d", "e"].map((docId) => doc(docId));
  const { nodes } = written(
    [
      id("a"),
      section("One", [id("b"), section("Two", [id("c")]), id("d")]),
      code,
      section("Three", [id("e")]),
    ],
    docs,
  );
  const short = (all: ReturnType<typeof sidebarPlaces>) =>
    Object.fromEntries(
      Array.from(all, ([path, { previous, next, breadcrumbs }]) => [
        path,
        [
          previous?.label ?? null,
          next?.label ?? null,
          breadcrumbs.map(({ label }) => label).join(" / "),
        ],
      ]),
    );

  test("between its neighbours, in its sections", () => {
    expect(short(sidebarPlaces(nodes))).toEqual({
      "/docs/a": [null, "b", "a"],
      "/docs/b": ["a", "c", "One / b"],
      "/docs/c": ["b", "d", "One / Two / c"],
      "/docs/d": ["c", "e", "One / d"],
      "/docs/e": ["d", null, "Three / e"],
    });
  });

  test("a doc that stands twice has its first place, and the way on never turns back", () => {
    const twice = written([id("a"), section("One", [id("b"), id("a"), id("c")])], docs);
    expect(short(sidebarPlaces(twice.nodes))).toEqual({
      "/docs/a": [null, "b", "a"],
      "/docs/b": ["a", "c", "One / b"],
      "/docs/c": ["b", null, "One / c"],
    });
  });

  test("a doc alone has no neighbours", () => {
    expect(short(sidebarPlaces(written([id("a")], docs).nodes))).toEqual({
      "/docs/a": [null, null, "a"],
    });
  });

  test("M6 the pages of sections are steps too, and their crumbs have routes", () => {
    const named = [...docs, doc("f", { pagerLabel: "Further" })];
    const linked = written(
      [
        section("One", [id("a"), section("Two", [id("b")], { link: all })], {
          link: { type: "doc", id: "f" },
        }),
        section("Three", [id("d")], { link: { type: "doc", id: "c" } }),
        section("Four", [], { link: { type: "doc", id: "e" } }),
      ],
      named,
    );
    const places = sidebarPlaces(linked.nodes);
    expect(short(places)).toEqual({
      "/docs/f": [null, "a", "One"],
      "/docs/a": ["Further", "Two", "One / a"],
      "/docs/category/two": ["a", "b", "One / Two"],
      "/docs/b": ["Two", "c", "One / Two / b"],
      "/docs/c": ["b", "d", "Three"],
      "/docs/d": ["c", "Four", "Three / d"],
      "/docs/e": ["d", null, "Four"],
    });
    expect(places.get("/docs/b")?.breadcrumbs).toEqual([
      { label: "One", path: "/docs/f" },
      { label: "Two", path: "/docs/category/two" },
      { label: "b", path: "/docs/b" },
    ]);
  });

  test("M6 an unlisted doc knows its place, and is passed by", () => {
    const hidden = [...docs, doc("x", { unlisted: true })];
    const { nodes: some } = written([id("a"), section("One", [id("x"), id("b")])], hidden);
    expect(short(sidebarPlaces(some))).toEqual({
      "/docs/a": [null, "b", "a"],
      "/docs/x": [null, null, "One / x"],
      "/docs/b": ["a", null, "One / b"],
    });
  });
});

test("M6 the cards of a generated index: docs, links and categories, with what is known of them", () => {
  const { nodes } = written(
    [
      section(
        "All",
        [
          id("a"),
          section("Two", [id("b"), id("c")]),
          section("Told", [id("b")], { description: "In words" }),
          section("Paged", [id("c")], { link: all }),
          code,
        ],
        { link: all },
      ),
    ],
    [doc("a"), doc("b"), doc("c")],
  );
  const [top] = allNodes(nodes);
  expect(top && cardsOf(top.children)).toEqual([
    { label: "a", href: "/docs/a", description: "About a", links: [] },
    { label: "Two", href: "/docs/b", description: "2 items", links: [] },
    { label: "Told", href: "/docs/b", description: "In words", links: [] },
    { label: "Paged", href: "/docs/category/paged", description: "One item", links: [] },
    { label: "Code", href: "https://example.org", description: null, links: [] },
  ]);
  const listed = cardsOf(top?.children ?? [], true);
  const [, , told] = listed;
  expect(told).toEqual({
    label: "Told",
    href: "/docs/b",
    description: "In words",
    links: [{ label: "b", path: "/docs/b" }],
  });
  expect(listed.map(({ description, links }) => [description, links.length])).toEqual([
    ["About a", 0],
    [null, 2],
    ["In words", 1],
    [null, 1],
    [null, 0],
  ]);
});

describe("N1, D3: a written sidebar that names docs by the product's slug", () => {
  const yaml = [
    "docsSidebar:",
    "  - label: Start here",
    "    items:",
    "      - core/metadex",
    "      - core/{product.slug}-metadex",
    "  - core/cl-{product.slug}",
  ].join("\n");

  test.each(["stra", "acme"])("holds them in its order when the slug is %s", (slug) => {
    const words = new Map([["product.slug", slug]]);
    const { value, problems } = readYaml(yaml, "content/docs/sidebars.yml", sidebarsSchema, words);
    const docs = ["core/metadex", `core/${slug}-metadex`, `core/cl-${slug}`].map((id) => doc(id));
    const { items, problems: unknown } = written(value?.docsSidebar ?? [], docs);
    expect([...problems, ...unknown]).toEqual([]);
    expect(outline(items)).toEqual([
      "Start here:",
      "  core/metadex",
      `  core/${slug}-metadex`,
      `core/cl-${slug}`,
    ]);
  });
});
