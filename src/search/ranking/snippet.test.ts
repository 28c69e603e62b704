import { snippet } from "./snippet";
import { termsOf } from "./terms";

/** Returns a snippet in short form, with the matches in brackets. */
const short = (text: string, input: string): string =>
  snippet(text, termsOf(input))
    .map((part) => (part.isMatch ? `[${part.text}]` : part.text))
    .join("");

const text = "Fees are paid per swap. Swap fees go to voters.";

describe("S4 the matches of a snippet are apart from the rest", () => {
  test.each([
    ["one match", "voters", "Fees are paid per swap. Swap fees go to [voters]."],
    [
      "all matches, whatever their case",
      "swap",
      "Fees are paid per [swap]. [Swap] fees go to voters.",
    ],
    ["all words", "paid voters", "Fees are [paid] per swap. Swap fees go to [voters]."],
    ["a match at the start", "FEES", "[Fees] are paid per swap. Swap [fees] go to voters."],
    [
      "matches side by side",
      "swap fees",
      "[Fees] are paid per [swap]. [Swap] [fees] go to voters.",
    ],
    [
      "other forms of a word",
      "swaps paying",
      "Fees are paid per [swap]. [Swap] fees go to voters.",
    ],
    ["the word that begins so", "vot", "Fees are paid per swap. Swap fees go to [voters]."],
    [
      "the beginning of a word that is not the last",
      "vot swap",
      "Fees are paid per [swap]. [Swap] fees go to voters.",
    ],
    [
      "words that say nothing, beside one that does",
      "who are the voters",
      "Fees are paid per swap. Swap fees go to [voters].",
    ],
    ["no match", "oracle", text],
    ["an empty input", "", text],
    ["white space", " \t\n", text],
    ["letters inside words", "e aps", text],
  ])("%s: “%s”", (_, input, expected) => {
    expect(short(text, input)).toBe(expected);
  });

  test.each([
    ["x.c", "abc x.c", "abc [x].[c]"],
    ["(x)*", "x (x)*", "[x] ([x])*"],
    ["x|b", "ab x|b", "ab [x]|[b]"],
    ["$^", "cost $^", "cost $^"],
    ["title:", "the title: x", "the [title]: x"],
    ["😀", "ok 😀", "ok 😀"],
    ["é", "cafe é", "cafe [é]"],
  ])("the signs of “%s” mean nothing", (input, searched, expected) => {
    expect(short(searched, input)).toContain(expected);
  });

  test("a text without blanks is cut beside the match, and marks nothing else", () => {
    const long = `${"あ".repeat(300)}価格の計算は簡単です。${"い".repeat(300)}`;
    const shown = short(`${long} ${long}`, "計算");
    expect(shown).toContain("価格の[計算]は簡単です。");
    expect(shown.length).toBeLessThan(200);
  });

  test("markup stays text", () => {
    expect(snippet("a <b>lock</b>", termsOf("lock"))).toEqual([
      { text: "a <b>", isMatch: false },
      { text: "lock", isMatch: true },
      { text: "</b>", isMatch: false },
    ]);
  });

  test("an empty text", () => {
    expect(short("", "lock")).toBe("");
  });
});

describe("S4 a snippet shows the surroundings of the first match", () => {
  const before = "x ".repeat(50);
  const after = " y".repeat(150);

  test.each([
    ["early", `lock${after}`, `[lock]${" y".repeat(88)}…`],
    ["late", `${before}lock`, `…${"x ".repeat(30)}[lock]`],
    ["in the middle", `${before}lock${after}`, `…${"x ".repeat(30)}[lock]${" y".repeat(58)}…`],
    ["in a text that is just long enough", `lock${" y".repeat(88)}`, `[lock]${" y".repeat(88)}`],
    ["nowhere", after, `${" y".repeat(90)}…`],
    [
      "where most of them are",
      `lock${after}${before}a lock is a lock`,
      `…${"x ".repeat(29)}a [lock] is a [lock]`,
    ],
  ])("%s", (_, searched, expected) => {
    expect(short(searched, "lock")).toBe(expected);
  });

  test("10,000 characters of input on a long text take less than half a second", () => {
    const input = Array.from({ length: 2_000 }, (_, number) => `w${number}`).join(" ");
    const start = process.cpuUsage();
    expect(short(before, input)).toBe(before);
    snippet("lorem ipsum dolor ".repeat(500), termsOf(input));
    snippet("lorem ipsum dolor ".repeat(500), termsOf("a".repeat(10_000)));
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(500);
  });
});
