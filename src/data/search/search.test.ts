import { searches } from "./search";

const CODE = { kind: "code" as const, start: 0, end: 4, language: "js" };
const sections = [
  { id: null, heading: null, text: "Lead.", blocks: [] },
  { id: "use", heading: "useBuiltIns", text: "Text.", blocks: [CODE] },
];
const doc = (path: string, version: string) => ({
  title: path,
  path,
  file: "a.md",
  breadcrumbs: [{ label: "Start" }, { label: path }],
  version: { name: version },
  content: { sections },
});
const version = (name: string, collection: string) => ({
  name,
  collection,
  categories: [{ title: `All of ${name}`, path: `/${name}`, breadcrumbs: [], description: null }],
});
const data = {
  allDoc: { nodes: [doc("/docs/a", "next"), doc("/docs/1/a", "1.0"), doc("/team/b", "team")] },
  allBlogPost: { nodes: [{ title: "Post", path: "/blog/c", content: { sections } }] },
  allPage: { nodes: [{ title: "Page", path: "/d", content: { sections } }] },
  allDocsVersion: {
    nodes: [version("next", "docs"), version("1.0", "docs"), version("team", "team")],
  },
  allSynonymGroup: { nodes: [{ words: ["mev", "front-running"] }] },
  allGlossaryTerm: {
    nodes: [
      { slug: "lock", term: "Lock", aliases: [], definition: "What gives weight." },
      { slug: "lp", term: "Liquidity provider", aliases: ["LP"], definition: "Who deposits." },
    ],
  },
};

const recordsOf = (wanted: string): Record<string, unknown>[] =>
  searches.find(({ name }) => name === wanted)?.normalizer({ data }) ?? [];

describe("S1 what the search stores", () => {
  test("of each page its kind, and its docs version where there are several", () => {
    expect(recordsOf("pages").map(({ path, kind, version: name }) => [path, kind, name])).toEqual([
      ["/docs/a", "doc", "next"],
      ["/docs/1/a", "doc", "1.0"],
      ["/team/b", "doc", undefined],
      ["/blog/c", "post", undefined],
      ["/d", "page", undefined],
      ["/glossary", "glossary", undefined],
      ["/next", "doc", "next"],
      ["/1.0", "doc", "1.0"],
      ["/team", "doc", undefined],
    ]);
  });

  test("of each term of the glossary a section of its page", () => {
    const glossary = recordsOf("pages").find(({ kind }) => kind === "glossary")?.id;
    const ofGlossary = (name: string) =>
      recordsOf(name).filter(({ id }) => String(id).split(".")[0] === glossary);
    expect(ofGlossary("headings")).toMatchObject([
      { heading: "Lock", anchor: "lock" },
      { heading: "Liquidity provider", anchor: "lp" },
    ]);
    expect(ofGlossary("texts").map(({ anchor, text }) => [anchor, text])).toEqual([
      [null, "Terms from A to Z."],
      ["lock", "What gives weight."],
      ["lp", "Who deposits."],
    ]);
    // A heading and its text have the same id.
    const ids = new Set(ofGlossary("texts").map(({ id }) => id));
    expect(ofGlossary("headings").filter(({ id }) => !ids.has(id))).toEqual([]);
  });

  test("of texts where their blocks are, unless there is none", () => {
    expect(
      recordsOf("texts")
        .slice(0, 2)
        .map(({ text, blocks }) => [text, blocks]),
    ).toEqual([
      ["Lead.", undefined],
      ["Text.", [CODE]],
    ]);
  });

  test("of headings the words and the parts of names in code, for lunr", () => {
    expect(recordsOf("headings")[0]).toMatchObject({
      heading: "useBuiltIns",
      words: "usebuiltins use built ins",
    });
  });

  test("as synonyms the groups of search.yml, and other names of terms", () => {
    expect(recordsOf("synonyms").map(({ words }) => words)).toEqual([
      ["mev", "front-running"],
      ["Liquidity provider", "LP"],
    ]);
  });
});
