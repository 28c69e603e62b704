import {
  type SearchedPage,
  type SearchedTerm,
  searchFilesOf,
} from "../../../test/search/search-files";
import { loadHeadings, loadTexts } from "../load";
import type { SearchData } from "./data";
import { search } from "./search";
import { NO_TEXTS } from "./text-index";

const lead = (text: string) => ({ id: null, heading: null, text });

const fixtures: SearchedPage[] = [
  {
    path: "/docs/pools",
    title: "Pools",
    sections: [
      lead("A pool holds two tokens. Its fees go to those who vote."),
      { id: "fees", heading: "Fees of a pool", text: "Each swap pays them at once." },
    ],
  },
  { path: "/docs/fees", title: "Fees", sections: [lead("What a swap costs.")] },
  {
    path: "/docs/swaps",
    title: "Swaps",
    sections: [
      {
        id: "range",
        heading: "Range",
        text: "Concentrated liquidity earns more in a range.",
      },
    ],
  },
  {
    path: "/docs/locks",
    title: "Locks",
    sections: [
      lead("Locking tokens gives weight, which decays every week."),
      { id: "exit", heading: "Early exit", text: "There is none: the tokens stay locked." },
    ],
  },
  {
    path: "/docs/oracle",
    title: "Time-weighted price",
    sections: [lead("An oracle tells the mean price of many blocks (TWAP).")],
  },
];

const synonyms = [
  { words: ["lock", "escrow"] },
  { words: ["concentrated", "v3"] },
  { words: ["early exit", "penalty"] },
  { words: ["private submission", "private mempool"] },
];

/** Loads pages as the browser does. */
function load(
  pages: readonly SearchedPage[],
  terms: readonly SearchedTerm[] = [],
): Promise<SearchData> {
  const files = searchFilesOf(pages, synonyms, terms);
  return loadTexts(files, loadHeadings(files));
}

const pathsIn = (data: SearchData, input: string): string[] =>
  search(data, input).results.map(({ section: { path } }) => path);

let data: SearchData;
beforeAll(async () => {
  data = await load(fixtures);
});

const find = (input: string): string[] => pathsIn(data, input);

describe("S3 what is found", () => {
  test.each([
    ["a word", "oracle", "/docs/oracle"],
    ["capitals", "ORACLE", "/docs/oracle"],
    ["another form of the word", "decaying", "/docs/locks"],
    ["the start of a word", "conc", "/docs/swaps#range"],
    ["two letters", "or", "/docs/oracle"],
    ["the start of a word beyond its stem", "concentrat", "/docs/swaps#range"],
    ["the start of a title's word beyond its stem", "weighte", "/docs/oracle"],
    ["a word and the start of the next", "early ex", "/docs/locks#exit"],
    ["a word with a hyphen", "time-weighted", "/docs/oracle"],
    ["a word in brackets", "(twap)", "/docs/oracle"],
    ["a question", "what is concentrated liquidity?", "/docs/swaps#range"],
    ["much white space", "  \t oracle\n", "/docs/oracle"],
    ["a word that is nowhere, and one that is", "xylophone oracle", "/docs/oracle"],
  ])("%s: “%s” finds %s first", (_, input, expected) => {
    expect(find(input)[0]).toBe(expected);
  });

  test.each([
    ["計算", "/b"],
    ["簡単", "/b"],
    ["簡単です", "/b"],
    ["手数料", "/c"],
    ["ราคา", "/d"],
    ["हिन्दी", "/e"],
    ["cafe\u0301", "/f"],
  ])("S3 in scripts of all kinds: “%s” finds %s", async (input, expected) => {
    const pages = await load([
      { path: "/a", title: "A", sections: [lead("単語の算出と計画、料金")] },
      { path: "/b", title: "B", sections: [lead("価格の計算は簡単です。")] },
      { path: "/c", title: "C", sections: [lead("DEXの手数料")] },
      { path: "/d", title: "D", sections: [lead("การคำนวณราคานั้นง่าย")] },
      { path: "/e", title: "E", sections: [lead("हिन्दी में लिखा")] },
      { path: "/f", title: "F", sections: [lead("Un café")] },
    ]);
    expect(pathsIn(pages, input)[0]).toBe(expected);
  });

  test.each([
    ["中心", "/a"],
    ["комис", "/b#пула"],
    ["комиссии", "/b#пула"],
    ["üb", "/c"],
    ["café", "/d"],
    ["caf", "/d"],
    ["शुल्क", "/e"],
  ])(
    "S3 in titles and headings in scripts of all kinds: “%s” finds %s",
    async (input, expected) => {
      const named = (path: string, title: string) => ({ path, title, sections: [lead("x")] });
      const russian = { id: "пула", heading: "Комиссии пула", text: "x" };
      const pages = await load([
        named("/a", "去中心化"),
        { path: "/b", title: "B", sections: [lead("x"), russian] },
        named("/c", "Über Gebühren"),
        named("/d", "Le café"),
        named("/e", "हिन्दी शुल्क"),
      ]);
      expect(pathsIn(pages, input)[0]).toBe(expected);
    },
  );

  test("words before the last are the start of others only where they are nowhere", async () => {
    const both = await load([
      { path: "/a", title: "A", sections: [lead("An ear.")] },
      { path: "/b", title: "B", sections: [lead("Early days.")] },
    ]);
    expect(pathsIn(both, "ear xylophone")).toEqual(["/a"]);
    expect(pathsIn(both, "earl xylophone")).toEqual(["/b"]);
    expect(pathsIn(both, "ea xylophone")).toEqual([]);
    expect(pathsIn(both, "xylophone ear")).toEqual(["/a", "/b"]);
  });

  test("the results are sections, with their ids and the words they were found by", () => {
    expect(search(data, "early").results).toMatchObject([
      {
        id: "3.1",
        section: { title: "Locks", heading: "Early exit", path: "/docs/locks#exit", trail: [] },
        terms: [{ word: "early", isLast: true }],
      },
    ]);
  });

  test("a section that the store does not have is left out", () => {
    expect(search({ ...data, sections: new Map() }, "oracle").results).toEqual([]);
  });

  test("a page's title counts for its sections too, and most for the page", () => {
    expect(find("locks")).toEqual(["/docs/locks", "/docs/locks#exit"]);
  });

  test("titles and headings are found before the texts have come", () => {
    const early = { ...data, texts: NO_TEXTS };
    expect(pathsIn(early, "range")).toEqual(["/docs/swaps#range"]);
    expect(pathsIn(early, "concentrated")).toEqual([]);
  });

  test("there are at most a hundred", async () => {
    const many = Array.from({ length: 110 }, (_, number) => ({
      path: `/${number}`,
      title: "Swap",
      sections: [lead("swap")],
    }));
    expect(search(await load(many), "swap").results).toHaveLength(100);
  });
});

describe("S3 slips of a letter", () => {
  test.each([
    ["a wrong letter", "oravle", "/docs/oracle"],
    ["a missing one", "orcle", "/docs/oracle"],
    ["one too many", "oraccle", "/docs/oracle"],
    ["two swapped", "oracel", "/docs/oracle"],
    ["one in four letters", "swep", "/docs/pools#fees"],
    ["two in nine letters", "liquedite", "/docs/swaps#range"],
    ["two in a long word", "concntratd", "/docs/swaps#range"],
    ["one in a word that is still being typed", "conentra", "/docs/swaps#range"],
  ])("%s is forgiven: “%s” finds %s", (_, input, expected) => {
    expect(find(input)).toContain(expected);
  });

  test.each([
    ["in three letters", "fea"],
    ["twice in fewer than eight letters", "orakel"],
    ["three times", "xxxcentrated"],
  ])("not %s: “%s” finds nothing", (_, input) => {
    expect(find(`${input} xylophone`)).toEqual([]);
  });

  test("a word that is there is not taken for another", () => {
    // “mean” is a word of one text, so the search takes it for no other word.
    expect(find("mean")).toEqual(["/docs/oracle"]);
  });

  test("the words that were taken for it are marked", () => {
    expect(search(data, "orcle").results[0]?.terms).toEqual([{ word: "oracle", isLast: false }]);
  });
});

describe("S5 synonyms", () => {
  test.each([
    ["a word", "escrow", "/docs/locks"],
    ["a word with a digit", "v3 liquidity", "/docs/swaps#range"],
    ["a phrase for a word", "penalty", "/docs/locks#exit"],
    ["another form of it", "escrows", "/docs/locks"],
  ])("%s: “%s” finds %s first", (_, input, expected) => {
    expect(find(input)[0]).toBe(expected);
  });

  test("what has the word itself comes before what has a synonym", async () => {
    const both = await load([
      { path: "/a", title: "A", sections: [lead("An escrow.")] },
      { path: "/b", title: "B", sections: [lead("A lock.")] },
      { path: "/c", title: "C", sections: [lead("A swap.")] },
    ]);
    expect(pathsIn(both, "escrow")).toEqual(["/a", "/b"]);
    expect(pathsIn(both, "lock")).toEqual(["/b", "/a"]);
  });

  test("one that is nowhere does not leave the other words alone", async () => {
    const some = await load([
      { path: "/a", title: "A", sections: [lead("An attack on concentrated liquidity.")] },
      { path: "/attack", title: "Attack", sections: [lead("Any attack.")] },
    ]);
    expect(pathsIn(some, "concentrated attack")).toEqual(["/a", "/attack"]);
  });

  test("one that is there comes before a phrase of which a part is nowhere", async () => {
    const some = await load([
      { path: "/a", title: "A", sections: [lead("A private key, and a private function.")] },
      { path: "/b", title: "B", sections: [lead("Private submission of a swap.")] },
    ]);
    expect(pathsIn(some, "private mempool")).toEqual(["/b", "/a"]);
  });
});

describe("S3 what comes first", () => {
  const page = (path: string, title: string, ...sections: SearchedPage["sections"]) => ({
    path,
    title,
    sections,
  });
  const section = (id: string, heading: string, text: string) => ({ id, heading, text });
  const other = Array.from({ length: 20 }, (_, number) =>
    page(`/other/${number}`, `Other ${number}`, lead("Nothing to see.")),
  );

  test.each<[string, string, SearchedPage[], string[]]>([
    [
      "the page of that title before a heading that says the same",
      "decorator",
      [
        page("/a", "Release", section("b", "Decorators", "Decorators, decorators.")),
        page("/decorators", "Decorators", lead("Functions around functions.")),
      ],
      ["/decorators", "/a#b"],
    ],
    [
      "the page of that title before a heading whose text says it often",
      "plugin-runtime",
      [
        page(
          "/upgrade",
          "Upgrade",
          section("b", "plugin-runtime", "The plugin-runtime needs plugin-runtime-two."),
        ),
        page("/plugin-runtime", "plugin-runtime", lead("Saves code.")),
      ],
      ["/plugin-runtime", "/upgrade#b"],
    ],
    [
      "what the question is about before “anything”",
      "does anything stop a swap",
      [
        page("/any", "One", lead("A swap needs nothing. Anything in, anything out.")),
        page("/stop", "Two", lead("A switch can stop one swap.")),
      ],
      ["/stop", "/any"],
    ],
    [
      "all words once before one word often",
      "gauge weight",
      [
        page("/often", "One", lead("Gauge here, a gauge there, one gauge more, gauge again.")),
        page("/both", "Two", lead("Each gauge has what it is voted, which is its weight.")),
      ],
      ["/both", "/often"],
    ],
    [
      "words in one line before words far apart",
      "swap deadline",
      [
        page("/far", "One", lead(`A swap. ${"Then more is said. ".repeat(8)} A deadline.`)),
        page("/near", "Two", lead(`${"Then more is said. ".repeat(8)} A swap has a deadline.`)),
      ],
      ["/near", "/far"],
    ],
    [
      "a heading of one page before one of every page",
      "curve",
      [
        ...["a", "b", "c", "d"].map((path) =>
          page(`/${path}`, path, section("sources", "Sources", "The curve of a pool.")),
        ),
        page("/own", "e", section("shape", "Shape", "The curve of a pool.")),
      ],
      ["/own#shape", "/a#sources", "/b#sources", "/c#sources", "/d#sources"],
    ],
    [
      "the question itself before a text that has its words",
      "how long can I lock",
      [
        page("/a", "Weight", section("how", "Terms", "Choose how long the lock lasts.")),
        page("/faq", "Questions", section("long", "How long can I lock?", "Four years.")),
      ],
      ["/faq#long", "/a#how"],
    ],
    [
      "a heading that asks the same before one that asks something else",
      "when does a round end",
      [
        page("/plan", "Plan", section("what", "What it does in a round", "At the end it votes.")),
        page("/faq", "Questions", section("when", "When do rounds start?", "At the end of one.")),
      ],
      ["/faq#when", "/plan#what"],
    ],
    [
      "words that follow each other as they were typed",
      "can anyone pause a pool",
      [
        page("/apart", "One", lead("Anyone can make a pool. Those who pause are few.")),
        page("/phrase", "Two", lead("Can anyone stop? No one can pause a pool, nor sell it.")),
      ],
      ["/phrase", "/apart"],
    ],
    [
      "the name that was typed word by word, though it is that of a post",
      "where one fee goes",
      [
        {
          ...page("/blog/fee", "Where one fee goes", lead("A fee goes a long way.")),
          isPost: true,
        },
        page("/docs/fees", "Fees", section("all", "Where every fee goes", "To voters.")),
      ],
      ["/blog/fee", "/docs/fees#all", "/docs/fees"],
    ],
    [
      "a doc before a post",
      "rebase",
      [
        { ...page("/blog/post", "One", lead("What a rebase gives.")), isPost: true },
        page("/docs/doc", "Two", lead("What a rebase gives.")),
      ],
      ["/docs/doc", "/blog/post"],
    ],
    [
      "a doc before a contract",
      "rebase",
      [
        { ...page("/docs/reference/IA", "IA", lead("What a rebase gives.")), file: "A.sol" },
        page("/docs/doc", "Two", lead("What a rebase gives.")),
      ],
      ["/docs/doc", "/docs/reference/IA"],
    ],
    [
      "a contract whose name was typed before a doc",
      "IA",
      [
        page("/docs/doc", "Two", lead("What IA gives: IA gives all.")),
        { ...page("/docs/reference/IA", "IA", lead("What a rebase gives.")), file: "A.sol" },
      ],
      ["/docs/reference/IA", "/docs/doc"],
    ],
  ])("%s: “%s”", async (_, input, pages, expected) => {
    const found = pathsIn(await load([...other, ...pages]), input);
    expect(found).toEqual(expected);
  });

  test("a definition of the glossary is found, after the section about its term", async () => {
    const pages = [page("/docs", "Docs", section("gauges", "Gauges", "What a gauge does."))];
    const terms = [
      { slug: "gauge", term: "Gauge", aliases: ["reward contract"], definition: "A contract." },
    ];
    const both = await load([...other, ...pages], terms);
    expect(pathsIn(both, "gauge")).toEqual(["/docs#gauges", "/glossary#gauge"]);
    // The other names of a term are synonyms.
    expect(pathsIn(both, "reward contract")).toContain("/docs#gauges");
  });

  test.each([
    ["useBuiltIns", "/docs#usebuiltins"],
    ["usebuiltins", "/docs#usebuiltins"],
    ["built ins", "/docs#usebuiltins"],
    ["store.getState", "/docs#getstate"],
    ["get state", "/docs#getstate"],
    ["--no-cache", "/docs#no-cache"],
    ["increaseTheNumbrOfObservationSlots", "/docs#long"],
  ])("names in code are found as written and by their parts: “%s”", async (input, expected) => {
    const names = await load([
      ...other,
      page(
        "/docs",
        "Docs",
        section("usebuiltins", "useBuiltIns", "An option."),
        section("getstate", "store.getState()", "Reads."),
        section("no-cache", "--no-cache", "A flag."),
        section("long", "increaseTheNumberOfObservationSlots", "A call."),
      ),
    ]);
    expect(pathsIn(names, input)[0]).toBe(expected);
  });
});

describe("S3 what is not searched", () => {
  test("is not found", () => {
    const { results } = search(data, "lock", ({ heading }) => heading === "");
    expect(results.map(({ section }) => section.path)).toEqual(["/docs/locks"]);
  });
});

describe("S3 typing errors", () => {
  test.each([
    ["orcle", "oracle"],
    ["Early exti?", "Early exit?"],
    ["oracle", null],
    ["xylophone", null],
    ["", null],
  ])("“%s” is corrected to “%s”", (input, expected) => {
    expect(search(data, input).corrected).toBe(expected);
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
    const start = process.cpuUsage();
    find(input);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
  });
});
