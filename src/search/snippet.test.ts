import { snippet } from "./snippet";

/** A snippet in short: matches in brackets. */
const short = (text: string, input: string): string =>
  snippet(text, input)
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
    ["matches side by side", "swap .", "Fees are paid per [swap]. [Swap] fees go to voters."],
    ["the start of a word", "vot", "Fees are paid per swap. Swap fees go to [vot]ers."],
    ["no match", "oracle", text],
    ["an empty input", "", text],
    ["white space", " \t\n", text],
    ["letters alone, which would match everywhere", "e s", text],
  ])("%s: “%s”", (_, input, expected) => {
    expect(short(text, input)).toBe(expected);
  });

  test.each([
    ["a.c", "abc a.c", "abc [a.c]"],
    ["(x)*", "x (x)*", "x [(x)*]"],
    ["[a-z]", "abc [a-z]", "abc [[a-z]]"],
    ["a|b", "ab a|b", "ab [a|b]"],
    ["$^", "cost $^", "cost [$^]"],
    ["\\d", "12 \\d", "12 [\\d]"],
    ["{2}?+", "aa {2}?+", "aa [{2}?+]"],
    ["title:", "the title: x", "the [title:] x"],
    ["😀", "ok 😀", "ok [😀]"],
  ])("%s is searched for as it is written", (input, searched, expected) => {
    expect(short(searched, input)).toBe(expected);
  });

  test("markup stays text", () => {
    expect(snippet("a <b>lock</b>", "lock")).toEqual([
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
  const before = "x".repeat(100);
  const after = "y".repeat(300);

  test.each([
    ["early", `lock${after}`, `[lock]${"y".repeat(176)}…`],
    ["late", `${before}lock`, `…${"x".repeat(60)}[lock]`],
    ["in the middle", `${before}lock${after}`, `…${"x".repeat(60)}[lock]${"y".repeat(116)}…`],
    ["in a text that is just long enough", `lock${"y".repeat(176)}`, `[lock]${"y".repeat(176)}`],
    ["nowhere", after, `${"y".repeat(180)}…`],
  ])("%s", (_, searched, expected) => {
    expect(short(searched, "lock")).toBe(expected);
  });

  test("10,000 characters of input on a long text take less than half a second", () => {
    const input = Array.from({ length: 2_000 }, (_, number) => `w${number}`).join(" ");
    const start = performance.now();
    expect(short(before, input)).toBe(before);
    snippet("lorem ipsum dolor ".repeat(500), input);
    snippet("lorem ipsum dolor ".repeat(500), "a".repeat(10_000));
    expect(performance.now() - start).toBeLessThan(500);
  });
});
