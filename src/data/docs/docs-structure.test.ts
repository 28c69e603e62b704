import type { Node } from "gatsby";
import { docAddress } from "../document/doc-address";
import { nodeStore } from "../nodes/node-store";
import { readYaml } from "../yaml/yaml";
import {
  buildStructure,
  type DocNode,
  type DocsStructure,
  shownCards,
  shownLines,
} from "./docs-structure";
import { type SidebarEntry, sidebarsSchema } from "./sidebar-file";
import { createStructureNodes } from "./structure-nodes";

const version: Parameters<typeof buildStructure>[0] = {
  name: "current",
  path: "/docs",
  folder: "docs",
  mainDoc: "b",
  sidebarCollapsed: true,
};

const node = (id: string): Node => ({
  id,
  parent: null,
  children: [],
  internal: { type: "", contentDigest: "", owner: "" },
});

/** Returns the node of a doc, given its path below the version's folder. */
function doc(path: string, more: Partial<DocNode> = {}): DocNode {
  const { docId, slug, folder } = docAddress(`${path}.md`);
  return {
    ...node(`doc ${docId}`),
    docId,
    version: version.name,
    path: `/docs${slug}`,
    title: docId,
    sidebarLabel: docId,
    description: "",
    keywords: [],
    image: undefined,
    lastUpdate: undefined,
    contributors: [],
    editUrl: undefined,
    redirectFrom: [],
    contentId: `content ${docId}`,
    hasCode: false,
    hasHead: false,
    unknownKeys: [],
    linkedFiles: [],
    parts: [],
    code: [],
    sources: [],
    environment: "",
    folder,
    file: `content/docs/${path}.md`,
    unlisted: false,
    writtenTags: [],
    ...more,
  };
}

const sidebarNode = (
  name: string,
  entries: SidebarEntry[] | null,
  file: string | null,
  position = 0,
) => ({
  ...node(`sidebar ${name}`),
  name,
  position,
  version: version.name,
  entries,
  file,
});

/** Builds the structure of docs with the sidebars of a file, or with one made from the folders. */
function structureOf(docs: readonly DocNode[], sidebars?: string, of = version) {
  const { value = {} } = readYaml(sidebars ?? "", "sidebars.yml", sidebarsSchema);
  // Gatsby lists nodes by their ids, which depend on the folder of the project.
  const nodes = Object.entries(value)
    .map(([name, entries], position) =>
      sidebarNode(name, entries, "content/docs/sidebars.yml", position),
    )
    .reverse();
  const all = sidebars ? nodes : [sidebarNode("docsSidebar", null, null)];
  return buildStructure(of, docs, all, [], []);
}

const TWO = "two: [d, b]\none: [a, b, c]\n";
const docs = ["a", "b", "c", "d", "e"].map((path) => doc(path));

/** Returns the names of a doc's sidebar, of the doc before and of the doc after. */
function placeOf(structure: ReturnType<typeof structureOf>, docId: string) {
  const place = structure.places.get(docId);
  return [place?.sidebar?.name, place?.previous?.label, place?.next?.label];
}

const withChanged = (docId: string, more: Partial<DocNode>): DocNode[] =>
  docs.map((each) => (each.docId === docId ? { ...each, ...more } : each));

describe("M6 the sidebar of a doc", () => {
  test.each([
    ["a", ["one", undefined, "b"]],
    ["b", ["one", "a", "c"]],
    ["d", ["two", undefined, "b"]],
    ["e", [undefined, undefined, undefined]],
  ])("%s is in the last that lists it: %j", (docId, expected) => {
    expect(placeOf(structureOf(docs, TWO), docId)).toEqual(expected);
  });

  test.each([
    ["two", ["two", "d", undefined]],
    [null, [undefined, undefined, undefined]],
  ])("`displayed_sidebar: %j` counts more", (displayedSidebar, expected) => {
    const structure = structureOf(withChanged("b", { displayedSidebar }), TWO);
    expect(placeOf(structure, "b")).toEqual(expected);
    expect(structure.problems).toEqual([]);
  });

  test("F: one that there is not is told, and the doc keeps its place", () => {
    const structure = structureOf(withChanged("b", { displayedSidebar: "tow" }), TWO);
    expect(placeOf(structure, "b")).toEqual(["one", "a", "c"]);
    expect(structure.problems).toMatchObject([
      {
        severity: "error",
        file: "content/docs/b.md",
        at: ["displayed_sidebar"],
        message: "`displayed_sidebar`: no sidebar has the name `tow`. Did you mean `two`?",
      },
    ]);
  });

  test("a sidebar opens at the main doc, else at its first page", () => {
    const { sidebars } = structureOf(docs, `${TWO}three: [d]\nfour: []\n`);
    expect(sidebars.map(({ name, path }) => [name, path])).toEqual([
      ["two", "/docs/b"],
      ["one", "/docs/b"],
      ["three", "/docs/d"],
      ["four", null],
    ]);
  });

  test("F: one that two files write is told", () => {
    const twice = [
      sidebarNode("one", [], "content/docs/sidebars.json"),
      sidebarNode("one", [], "content/docs/sidebars.yml"),
    ];
    expect(buildStructure(version, docs, twice, [], []).problems).toMatchObject([
      {
        file: "content/docs/sidebars.yml",
        message:
          "The sidebar `one` already exists in `content/docs/sidebars.json`. Rename or remove one of them.",
      },
    ]);
  });
});

describe("M6 the doc that opens a documentation, if the owner names none", () => {
  test.each<[string, DocNode[], string | undefined, string | null]>([
    ["the doc at its root", [...docs, doc("z", { path: "/docs" })], TWO, "z"],
    ["the first of its first sidebar", docs, TWO, "d"],
    [
      "the page of a section, if that is first",
      docs,
      "one: [{ type: category, label: A, link: { type: doc, id: c }, items: [a] }]",
      "c",
    ],
    ["that of the first of two", docs, TWO, "d"],
    ["any, if no sidebar lists one", docs, "one: []", "a"],
    ["none, without docs", [], undefined, null],
  ])("is %s", (_, some, sidebars, expected) => {
    const { mainDoc: named, ...unnamed } = version;
    expect(structureOf(some, sidebars).mainDoc).toBe(named);
    expect(structureOf(some, sidebars, unnamed).mainDoc).toBe(expected);
  });

  test("sidebars open at their own first page then", () => {
    const { mainDoc: _, ...unnamed } = version;
    const { sidebars } = structureOf(docs, TWO, unnamed);
    expect(sidebars.map(({ path }) => path)).toEqual(["/docs/d", "/docs/a"]);
  });
});

describe("M6 what front matter says of the docs before and after", () => {
  test.each<[string, Partial<DocNode>, (string | undefined)[]]>([
    ["null for none", { paginationPrevious: null, paginationNext: null }, [undefined, undefined]],
    ["another doc, of another sidebar too", { paginationNext: "d" }, ["a", "d"]],
    ["a doc in no sidebar", { paginationPrevious: "e" }, ["e", "c"]],
  ])("%s", (_, more, expected) => {
    const structure = structureOf(withChanged("b", more), TWO);
    expect(placeOf(structure, "b").slice(1)).toEqual(expected);
    expect(structure.problems).toEqual([]);
  });

  test("its own name for links to it", () => {
    const structure = structureOf(withChanged("b", { pagerLabel: "Bee" }), TWO);
    expect(placeOf(structure, "a")).toEqual(["one", undefined, "Bee"]);
  });

  test("F: an id without a doc", () => {
    const named = [...docs, doc("01-guides/02-swap")];
    const [first, ...others] = named;
    const asked = first ? [{ ...first, paginationNext: "01-guides/02-swap" }, ...others] : [];
    const { problems } = structureOf(asked, TWO);
    expect(problems).toMatchObject([
      {
        file: "content/docs/a.md",
        at: ["pagination_next"],
        message:
          "`pagination_next`: no doc has the id `01-guides/02-swap`. Did you mean `guides/swap`?",
      },
    ]);
  });
});

test("M6 a sidebar that follows the folders", () => {
  const { sidebars, places } = structureOf([doc("02-b"), doc("01-a/index"), doc("01-a/x")]);
  expect(sidebars[0]?.items.map(({ label, depth }) => [label, depth])).toEqual([
    ["a/index", 0],
    ["a/x", 1],
    ["b", 0],
  ]);
  expect(places.get("a/x")?.breadcrumbs).toEqual([
    { label: "a/index", path: "/docs/a" },
    { label: "a/x", path: "/docs/a/x" },
  ]);
});

test("M6 a category's page has its place, once for all sidebars", () => {
  const index = "{ type: category, label: All, link: { type: generated-index }, items: [b, c] }";
  const { categories } = structureOf(docs, `one: [a, ${index}]\ntwo: [d]\n`);
  expect(Array.from(categories)).toMatchObject([
    [
      "/docs/category/all",
      {
        title: "All",
        description: null,
        cards: [{ label: "b" }, { label: "c" }],
        sidebar: { name: "one" },
        previous: { label: "a" },
        next: { label: "b" },
        breadcrumbs: [{ label: "All", path: "/docs/category/all" }],
      },
    ],
  ]);
});

test("M6 tags hold the docs that have them, by title, without unlisted ones", () => {
  const tagged = [
    doc("z", { writtenTags: ["Fees", "Fees"] }),
    doc("y", { writtenTags: ["Fees", { label: "More", permalink: "more" }] }),
    doc("x", { writtenTags: ["Fees"], unlisted: true }),
  ];
  const { tags, docTags } = structureOf(tagged);
  expect(Array.from(tags, ([path, tag]) => [path, tag.docs.map(({ title }) => title)])).toEqual([
    ["/docs/tags/fees", ["y", "z"]],
    ["/docs/tags/more", ["y"]],
  ]);
  expect(docTags.get("x")).toEqual(["/docs/tags/fees"]);
});

describe("D3 what a page shows of its sidebar", () => {
  const SECTIONS = "two: [d, { Rest: [b, e] }, { Only: [b, c] }]\none: [a, { Rest: [b, c] }]\n";
  const shown = (docId: string) => {
    const structure = structureOf(docs, SECTIONS);
    const place = structure.places.get(docId);
    return place && shownLines(structure, place, `/docs/${docId}`);
  };

  test("more of a section is at a doc that has the same sidebar", () => {
    expect(shown("a")).toMatchObject([{ label: "a" }, { label: "Rest", moreAt: "/docs/b" }]);
    // `b` is in both sidebars. Its page shows the other one.
    expect(shown("d")).toMatchObject([
      { label: "d" },
      { label: "Rest", lines: [], moreAt: "/docs/e" },
      { label: "Only", lines: [{ label: "b" }, { label: "c" }] },
    ]);
  });

  test("is nothing for a doc in no sidebar", () => {
    const alone = structureOf(withChanged("a", { displayedSidebar: null }), TWO);
    const place = alone.places.get("a");
    expect(place && shownLines(alone, place, "/docs/a")).toBeNull();
  });
});

describe("the node of a structure, on which pages depend", () => {
  function digestOf(structure: DocsStructure): unknown {
    const api = { ...nodeStore(), createContentDigest: JSON.stringify };
    createStructureNodes(api, [structure]);
    return api.getNodesByType("DocsStructure")[0]?.digest;
  }
  const digest = digestOf(structureOf(docs, TWO));

  test("is the same when only the text of a doc has changed", () => {
    const changed = withChanged("b", { description: "Another excerpt.", contentId: "other" });
    expect(digestOf(structureOf(changed, TWO))).toBe(digest);
  });

  test.each<[string, readonly DocNode[], string]>([
    ["the label of a doc", withChanged("b", { sidebarLabel: "Bee" }), TWO],
    ["its name in links to it", withChanged("b", { pagerLabel: "Bee" }), TWO],
    ["its address", withChanged("b", { path: "/docs/bee" }), TWO],
    ["its tags", withChanged("b", { writtenTags: ["Fees"] }), TWO],
    ["its sidebar", withChanged("b", { displayedSidebar: "two" }), TWO],
    ["what comes after it", withChanged("b", { paginationNext: "d" }), TWO],
    ["whether it is listed", withChanged("b", { unlisted: true }), TWO],
    ["the order", docs, TWO.replace("a, b", "b, a")],
    ["which docs there are", docs.slice(1), TWO],
    ["a section", docs, TWO.replace("b, c", "{ Section: [b, c] }")],
  ])("is another when %s changes", (_, changed, sidebars) => {
    expect(digestOf(structureOf(changed, sidebars))).not.toBe(digest);
  });
});

test("M6 the cards that a doc may show of itself: those of the category around it", () => {
  const structure = structureOf(docs, "one: [a, { Two: [b, { Three: [c] }] }, d]\n");
  const shown = (docId: string) =>
    shownCards(structure, { docId, path: `/docs/${docId}` }).map(({ label }) => label);
  expect(["a", "b", "c", "e"].map(shown)).toEqual([["Two", "d"], ["b", "Three"], ["c"], []]);
});
