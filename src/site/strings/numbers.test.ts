import { inLanguage } from "../../../test/jest/in-language";

/** What a screen shows of a text: no marks of direction, and each space as a plain one. */
const seen = (text: string): string => text.replace(/\p{Cf}/gu, "").replace(/\s/g, " ");

describe.each([
  {
    lang: "en",
    chart: ["−1,234,567.5", "5.72%", "+1.55%", "2.5M"],
    example: ["10,000.5 USDC", "0.3%", "−$1,234.50", "2 weeks"],
    amount: "1,235 USDC",
    typed: { "1,000.5": 1000.5, "12,34,567": 1_234_567, "−.5": -0.5, "$1,000": 1000 },
    faulty: { "1.000,5": "digits", "1,5": "decimals" },
  },
  {
    lang: "de",
    chart: ["−1.234.567,5", "5,72 %", "+1,55 %", "2,5 Mio."],
    example: ["10.000,5 USDC", "0,3 %", "−1.234,50 $", "2 week"],
    amount: "1.235 USDC",
    typed: { "1.000,5": 1000.5, "1.000": 1000, "−,5": -0.5, "1.000 $": 1000, "-3,25": -3.25 },
    faulty: { "1,000.5": "digits", "1.5": "decimals" },
  },
  {
    lang: "fr",
    chart: ["−1 234 567,5", "5,72 %", "+1,55 %", "2,5 M"],
    example: ["10 000,5 USDC", "0,3 %", "−1 234,50 $", "2 week"],
    amount: "1 235 USDC",
    typed: {
      "1 000,5": 1000.5,
      "1\u00A0000,5": 1000.5,
      "1\u202F000 000": 1_000_000,
      "1000 $": 1000,
    },
    faulty: { "1.000,5": "digits", "1.5": "decimals", "1 00": "digits" },
  },
  {
    lang: "ar",
    chart: ["−1,234,567.5", "5.72%", "+1.55%", "2.5 مليون"],
    example: ["10,000.5 USDC", "0.3%", "−1,234.50 $", "2 week"],
    amount: "1,235 USDC",
    typed: { "1,000.5": 1000.5, "\u200E-1,000": -1000, "\u200F1,000 \u200F$": 1000 },
    faulty: { "1.000,5": "digits", "1,5": "decimals" },
  },
])("N3 numbers in the language $lang", ({ lang, chart, example, amount, typed, faulty }) => {
  test("are written in charts", async () => {
    const { decimals, percents, changes, short } = await inLanguage(
      lang,
      () => import("../numbers"),
    );
    const written = [decimals(1)(-1_234_567.5), percents(2)(0.0572), changes(2)(0.0155)];
    expect([...written, short(2_500_000)].map(seen)).toEqual(chart);
  });

  test("are written in examples, with their units", async () => {
    const { numberText } = await inLanguage(lang, () => import("../worked-examples/number-format"));
    expect(
      [
        numberText(10_000.5, { unit: "USDC" }),
        numberText(0.003, { isPercent: true }),
        numberText(-1234.5, { unit: "USD", decimals: [2, 2] }),
        numberText(2, { unit: "week" }),
      ].map(seen),
    ).toEqual(example);
  });

  test("are found in amounts, and moved in their way", async () => {
    const { amountIn, likeAmount } = await inLanguage(lang, () => import("../charts/amount"));
    const { numberText } = await import("../worked-examples/number-format");
    for (const value of [1200, -0.25, 1_234_567.5]) {
      const text = numberText(value, { unit: "USDC" });
      expect(amountIn(text)).toBe(value);
      expect(likeAmount(value, text)).toBe(text);
    }
    expect(seen(likeAmount(1234.6, numberText(1200, { unit: "USDC" })))).toBe(amount);
  });

  test("are read as readers type them", async () => {
    const { readTyped } = await inLanguage(lang, () => import("../worked-examples/typed-number"));
    const input = { value: 0, range: { least: -1e9, most: 1e9, step: 1 } };
    for (const [text, value] of Object.entries(typed))
      expect([text, readTyped(text, { ...input, format: { unit: "USD" } })]).toEqual([
        text,
        { value },
      ]);
    for (const [text, message] of Object.entries(faulty))
      expect(readTyped(text, input)).toEqual({ message: expect.stringContaining(message) });
  });

  test("are read as the page writes them", async () => {
    const { numberText } = await inLanguage(lang, () => import("../worked-examples/number-format"));
    const { readTyped } = await import("../worked-examples/typed-number");
    const range = { least: -1e9, most: 1e9, step: 1 };
    for (const format of [{}, { unit: "USD" }, { unit: "EUR" }, { isPercent: true }, { unit: "X" }])
      for (const value of [0, 1.5, -1234.5, 1_234_567])
        expect(readTyped(numberText(value, format), { value, format, range })).toEqual({ value });
  });
});
