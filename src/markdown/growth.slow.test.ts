import { compileAs, type Kind } from "../../test/jest/compile-as";

/** How often a time is measured: other work of the process, such as freeing memory, adds to it. */
const RUNS = 5;
/** The long text is so many times as long as the short one. */
const LONGER = 8;
/**
 * The long text may take so many times as long as the short one read `LONGER` times, as freeing
 * memory takes longer after a long text. What is quadratic takes `LONGER` times as long.
 */
const MOST_GROWTH = 2;
/** Milliseconds that a measurement may be off. */
const TOLERANCE = 40;

type Growing = [what: string, size: number, textOf: (size: number) => string];

const repeated =
  (part: string, before = "", after = "") =>
  (size: number) =>
    before + part.repeat(size) + after;

/** Returns a text with runs of all lengths; its own length is near the size. */
const runs =
  (marker: string, after: string) =>
  (size: number): string =>
    Array.from(
      { length: Math.sqrt(2 * size) },
      (_, index) => marker.repeat(index + 1) + after,
    ).join("");

/** Texts of which each part made the reading of every other part take longer. */
const TEXTS: Growing[] = [
  ["admonitions in admonitions", 500, repeated(":::a\n")],
  ["admonitions that nothing closes", 500, repeated(":::note\n\n")],
  ["admonitions after each other", 200, repeated(":::note\n\na\n\n:::\n\n")],
  ["backticks of all lengths", 2500, runs("`", " ")],
  [
    "backticks of all lengths, from the longest",
    2500,
    (size) => [...runs("`", " ")(size)].toReversed().join(""),
  ],
  ["backticks, each a paragraph", 10_000, runs("`", "a\n\n")],
  ["one run of backticks", 10_000, repeated("`")],
  ["dollar signs of all lengths", 2500, runs("$", " ")],
  ["tildes, each a paragraph", 2500, runs("~", "a\n\n")],
  ["a long word beside an address", 10_000, repeated("a", "b@c.example ")],
  ["an address of very many parts", 5000, repeated("a.", "@")],
  ["tags that are words without a drawing", 1000, repeated("a <path> b <text c ")],
  ["comments that nothing closes", 1000, repeated("<!--\n")],
  ["values of an example without an example", 1000, repeated("{example.a} ")],
  ["signs in a formula", 500, repeated("-+", "$", "$")],
  ["ranges of lines to mark", 300, repeated("1-100000,", "```js {", "1}\na\n```")],
  ["code that adds very many numbers", 60, repeated("1 + ", "{", "1}")],
  ["emphasis, each a paragraph", 200, repeated("*a **b*\n\n")],
  ["labels", 2000, repeated("[a")],
  ["definitions", 300, repeated("[a][b]\n\n[c]: /d\n\n")],
  ["headings of one text", 300, repeated("## a\n\n")],
  ["rows of a table", 300, repeated("| c | d |\n", "| a | b |\n|---|---|\n")],
  ["items of a list", 500, repeated("- a\n")],
  ["lazy lines of lists", 200, repeated("- a\nb\n")],
  ["lazy lines of a quotation", 100, repeated("b\n", "> a\n")],
  ["brackets in brackets", 50, (size) => `${repeated("[")(size)}a${repeated("]")(size)}`],
  ["punctuation of addresses", 100, repeated(`https://a.example/${"!".repeat(90)}a `)],
  ["code of imports", 50, repeated('import "react"\n\n')],
  ["words of the product", 500, repeated("{product.name} ")],
];

/**
 * Returns about how long some compiles of a text took their thread, in milliseconds: the lower one
 * of two figures that both are at least that. Other programs add to the clock's, other threads to
 * the processor's.
 */
function timeOf(text: string, kind: Kind, compiles: number): number {
  const [startTime, startUsage] = [performance.now(), process.cpuUsage()];
  for (let index = 0; index < compiles; index += 1) compileAs(text, kind);
  return Math.min(performance.now() - startTime, process.cpuUsage(startUsage).user / 1000);
}

const isBeyondLimits = (text: string, kind: Kind): boolean =>
  compileAs(text, kind).problems.some(({ code }) => code === "too-long" || code === "too-deep");

describe("F: eight times the text takes eight times the time", () => {
  beforeAll(() => {
    // The first compile loads modules.
    compileAs("# a\n\n*b*");
  });

  test.each(TEXTS)("%s", (what, size, textOf) => {
    const kind = what.startsWith("code") ? "mdx" : "md";
    const [text, longText] = [textOf(size), textOf(LONGER * size)];
    // A text beyond a limit is not read: it would say nothing about a short one, which is.
    expect(isBeyondLimits(longText, kind)).toBe(isBeyondLimits(text, kind));
    let [time, longTime] = [Infinity, Infinity];
    for (let run = 0; run < RUNS; run += 1) {
      // As much text as the long one, so that a busy machine slows both down alike.
      time = Math.min(time, timeOf(text, kind, LONGER));
      longTime = Math.min(longTime, timeOf(longText, kind, 1));
      if (longTime <= MOST_GROWTH * time) break;
    }
    expect(longTime).toBeLessThan(MOST_GROWTH * time + TOLERANCE);
  });
});
