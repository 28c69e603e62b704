import lunr from "lunr";
import { type SearchRecord, searchSections } from "./query";

const record = (path: string, title: string, heading: string, text: string): SearchRecord => ({
  title,
  heading,
  text,
  path,
  kind: "doc",
});

const records: SearchRecord[] = [
  record("/docs/pools", "Pools", "", "A pool holds two tokens. Its fees go to those who vote."),
  record("/docs/pools#fees", "Pools", "Fees of a pool", "Each swap pays them at once."),
  record("/docs/fees", "Fees", "", "What a swap costs."),
  record("/docs/fees#range", "Swaps", "Range", "Concentrated liquidity earns more in a range."),
  record("/docs/locks", "Locks", "", "Locking tokens gives weight, which decays every week."),
  record("/docs/locks#exit", "Locks", "Early exit", "There is none: the tokens stay locked."),
  record("/docs/oracle", "Oracle", "Time-weighted price", "The mean price of many blocks (TWAP)."),
];

/** Index and store as the build makes them and the browser loads them. */
function engineOf(sections: readonly SearchRecord[]) {
  const index = lunr((builder) => {
    for (const field of ["title", "heading", "text"]) builder.field(field);
    for (const [id, section] of sections.entries()) {
      builder.add({ ...section, id });
    }
  });
  return {
    index: lunr.Index.load(JSON.parse(JSON.stringify(index))),
    store: Object.fromEntries(sections.entries()),
  };
}

const { index, store } = engineOf(records);

const search = (input: string): string[] =>
  searchSections(index, store, input).map(({ path }) => path);

describe("S3 what is found", () => {
  test.each([
    ["a word", "oracle", "/docs/oracle"],
    ["capitals", "ORACLE", "/docs/oracle"],
    ["another form of the word", "decaying", "/docs/locks"],
    ["the start of a word", "conc", "/docs/fees#range"],
    ["two letters", "or", "/docs/oracle"],
    ["a word and the start of the next", "early ex", "/docs/locks#exit"],
    ["a word with a hyphen", "time-weighted", "/docs/oracle"],
    ["a word in brackets", "(twap)", "/docs/oracle"],
    ["a question", "what is concentrated liquidity?", "/docs/fees#range"],
    ["much white space", "  \t oracle\n", "/docs/oracle"],
    ["a word that is nowhere, and one that is", "xylophone oracle", "/docs/oracle"],
  ])("%s: “%s” finds %s first", (_, input, expected) => {
    expect(search(input)[0]).toBe(expected);
  });

  test("only the last word is taken as the start of one", () => {
    expect(search("conc xylophone")).toEqual([]);
    expect(search("xylophone conc")).toEqual(["/docs/fees#range"]);
  });

  test("the results are the records of the store", () => {
    expect(searchSections(index, store, "oracle")).toEqual(records.slice(-1));
  });

  test("a section that the store does not have is left out", () => {
    expect(searchSections(index, {}, "oracle")).toEqual([]);
  });

  test("there are at most twenty", () => {
    const many = Array.from({ length: 30 }, (_, number) =>
      record(`/${number}`, "Swap", "", "swap"),
    );
    const large = engineOf(many);
    expect(searchSections(large.index, large.store, "swap")).toHaveLength(20);
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
    "nosuchfield:oracle",
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
    expect(search(input)).toEqual([]);
  });

  test.each([
    "+oracle",
    "oracle*",
    "*oracle",
    "oracle~",
    "-oracle",
    "“oracle”",
    "oracle:",
    "😀 oracle",
    "oracle 😀",
  ])("the signs of a query language mean nothing: “%s” finds the word", (input) => {
    expect(search(input)).toEqual(["/docs/oracle"]);
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
    search(input);
    expect(performance.now() - start).toBeLessThan(500);
  });
});
