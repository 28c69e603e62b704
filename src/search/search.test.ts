import lunr from "lunr";
import { type SearchData, search } from "./search";
import { synonymsOf } from "./variants";
import { vocabularyOf } from "./vocabulary";

interface Fixture {
  title: string;
  heading: string;
  text: string;
  path: string;
}

const section = (path: string, title: string, heading: string, text: string): Fixture => ({
  title,
  heading,
  text,
  path,
});

const fixtures: Fixture[] = [
  section("/docs/pools", "Pools", "", "A pool holds two tokens. Its fees go to those who vote."),
  section("/docs/pools#fees", "Pools", "Fees of a pool", "Each swap pays them at once."),
  section("/docs/fees", "Fees", "", "What a swap costs."),
  section("/docs/fees#range", "Swaps", "Range", "Concentrated liquidity earns more in a range."),
  section("/docs/locks", "Locks", "", "Locking tokens gives weight, which decays every week."),
  section("/docs/locks#exit", "Locks", "Early exit", "There is none: the tokens stay locked."),
  section("/docs/oracle", "Oracle", "Time-weighted price", "The mean price of many blocks (TWAP)."),
];

/** Index and stores as the build makes them and the browser loads them. */
function dataOf(sections: readonly Fixture[]): SearchData {
  const index = lunr((builder) => {
    for (const field of ["title", "heading"]) builder.field(field);
    for (const [id, { title, heading }] of sections.entries()) builder.add({ id, title, heading });
  });
  return {
    index: lunr.Index.load(JSON.parse(JSON.stringify(index))),
    sections: Object.fromEntries(
      Array.from(sections.entries(), ([id, { text: _, ...stored }]) => [
        id,
        { ...stored, kind: "doc", trail: [] },
      ]),
    ),
    texts: new Map(sections.map(({ text }, id) => [String(id), text.toLowerCase()])),
    vocabulary: vocabularyOf(
      sections.map(({ title, heading, text }) => `${title} ${heading} ${text}`.toLowerCase()),
    ),
    synonyms: synonymsOf([
      ["lock", "escrow"],
      ["concentrated", "v3"],
      ["early exit", "penalty"],
    ]),
  };
}

const data = dataOf(fixtures);

const find = (input: string): string[] => search(data, input).map(({ section: { path } }) => path);

describe("S3 what is found", () => {
  test.each([
    ["a word", "oracle", "/docs/oracle"],
    ["capitals", "ORACLE", "/docs/oracle"],
    ["another form of the word", "decaying", "/docs/locks"],
    ["the start of a word", "conc", "/docs/fees#range"],
    ["two letters", "or", "/docs/oracle"],
    ["the start of a word beyond its stem", "concentrat", "/docs/fees#range"],
    ["the start of a heading's word beyond its stem", "weighte", "/docs/oracle"],
    ["a word and the start of the next", "early ex", "/docs/locks#exit"],
    ["a word with a hyphen", "time-weighted", "/docs/oracle"],
    ["a word in brackets", "(twap)", "/docs/oracle"],
    ["a question", "what is concentrated liquidity?", "/docs/fees#range"],
    ["much white space", "  \t oracle\n", "/docs/oracle"],
    ["a word that is nowhere, and one that is", "xylophone oracle", "/docs/oracle"],
  ])("%s: “%s” finds %s first", (_, input, expected) => {
    expect(find(input)[0]).toBe(expected);
  });

  test("only the last word is taken as the start of one", () => {
    expect(find("conc xylophone")).toEqual([]);
    expect(find("xylophone conc")).toEqual(["/docs/fees#range"]);
  });

  test("the results are the sections of the store, with their ids", () => {
    expect(search(data, "oracle")).toEqual([
      { id: "6", section: data.sections[6], terms: [{ word: "oracle", isLast: true }] },
    ]);
  });

  test("a section that the store does not have is left out", () => {
    expect(search({ ...data, sections: {} }, "oracle")).toEqual([]);
  });

  test("titles and headings are found before the texts have come", () => {
    const early = { ...data, texts: new Map() };
    expect(search(early, "range").map(({ section: { path } }) => path)).toEqual([
      "/docs/fees#range",
    ]);
    expect(search(early, "concentrated")).toEqual([]);
  });

  test("there are at most twenty", () => {
    const many = Array.from({ length: 30 }, (_, number) =>
      section(`/${number}`, "Swap", "", "swap"),
    );
    expect(search(dataOf(many), "swap")).toHaveLength(20);
  });
});

describe("S3 slips of a letter", () => {
  test.each([
    ["a wrong letter", "oravle", "/docs/oracle"],
    ["a missing one", "orcle", "/docs/oracle"],
    ["one too many", "oraccle", "/docs/oracle"],
    ["two swapped", "oracel", "/docs/oracle"],
    ["one in four letters", "swep", "/docs/pools#fees"],
    ["two in nine letters", "liquedite", "/docs/fees#range"],
    ["two in a long word", "concntratd", "/docs/fees#range"],
    ["one in a word that is still being typed", "conentra", "/docs/fees#range"],
  ])("%s is forgiven: “%s” finds %s", (_, input, expected) => {
    expect(find(input)).toContain(expected);
  });

  test.each([
    ["in three letters", "poo"],
    ["twice in fewer than eight letters", "orakel"],
    ["three times", "xxxcentrated"],
  ])("not %s: “%s” finds nothing", (_, input) => {
    expect(find(`${input} xylophone`)).toEqual([]);
  });

  test("a word that is there is not taken for another", () => {
    // `fees` has one letter more than `fee`, `pays` one other than `days`.
    expect(find("mean")).toEqual(["/docs/oracle"]);
  });

  test("the words that were taken for it are marked", () => {
    expect(search(data, "orcle")[0]?.terms).toEqual([{ word: "oracle", isLast: false }]);
  });
});

describe("S5 synonyms", () => {
  test.each([
    ["a word", "escrow", "/docs/locks"],
    ["a word with a digit", "v3 liquidity", "/docs/fees#range"],
    ["a phrase for a word", "penalty", "/docs/locks#exit"],
    ["another form of it", "escrows", "/docs/locks"],
  ])("%s: “%s” finds %s first", (_, input, expected) => {
    expect(find(input)[0]).toBe(expected);
  });

  test("what has the word itself comes before what has a synonym", () => {
    const both = dataOf([
      section("/a", "A", "", "An escrow."),
      section("/b", "B", "", "A lock."),
      section("/c", "C", "", "A swap."),
    ]);
    const paths = (input: string) => search(both, input).map(({ id }) => id);
    expect(paths("escrow")).toEqual(["0", "1"]);
    expect(paths("lock")).toEqual(["1", "0"]);
  });
});

describe("S3 any input is safe", () => {
  test.each([
    "",
    " ",
    "\n\t",
    "*",
    "**",
    "+",
    "-",
    "~",
    "~1",
    "^",
    ":",
    "title:",
    "\\",
    "“”",
    "😀",
    "👩‍👩‍👧",
    "\u0000",
    "\uD83D",
    "__proto__",
    "constructor",
    "<script>alert(1)</script>",
    "xylophone",
  ])("“%s” finds nothing", (input) => {
    expect(find(input)).toEqual([]);
  });

  test.each([
    "+oracle",
    "nosuchfield:oracle",
    "oracle*",
    "*oracle",
    "oracle~",
    "-oracle",
    "“oracle”",
    "oracle:",
    "😀 oracle",
    "oracle 😀",
  ])("the signs of a query language mean nothing: “%s” finds the word", (input) => {
    expect(find(input)).toEqual(["/docs/oracle"]);
  });

  test.each([
    ["one word", "a".repeat(10_000)],
    ["many words", "oracle ".repeat(1_429)],
    ["many other words", Array.from({ length: 2_000 }, (_, number) => `w${number}`).join(" ")],
    ["wildcards", "a*".repeat(5_000)],
    ["emoji", "😀".repeat(5_000)],
    ["hyphens", "-".repeat(10_000)],
  ])("10,000 characters, %s, are answered within half a second", (_, input) => {
    const start = performance.now();
    find(input);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
