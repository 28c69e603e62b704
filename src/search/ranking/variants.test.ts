import { termsOf } from "./terms";
import { synonymsOf, variantsOf } from "./variants";

const synonyms = synonymsOf([
  ["impermanent loss", "il", "divergence loss"],
  ["lock", "escrow"],
  ["vote", "ballot"],
]);

const variants = (input: string): string[] =>
  variantsOf(termsOf(input), synonyms).map((terms) => terms.map(({ word }) => word).join(" "));

describe("S5 what else an input may mean", () => {
  test.each<[string, string, string[]]>([
    ["nothing else", "fees of pools", ["fees pools"]],
    ["a word", "escrow weight", ["escrow weight", "lock weight"]],
    ["another form of a word", "locked tokens", ["locked tokens", "escrow tokens"]],
    ["a phrase", "what is impermanent loss", ["impermanent loss", "il", "divergence loss"]],
    [
      "a phrase in another order",
      "loss, divergence",
      ["loss divergence", "impermanent loss", "il"],
    ],
    [
      "no word twice",
      "impermanent gain il",
      ["impermanent gain il", "impermanent gain loss", "impermanent gain divergence loss"],
    ],
    ["one thing at a time", "lock vote", ["lock vote", "escrow vote", "lock ballot"]],
    ["not a part of a phrase", "loss", ["loss"]],
    ["nothing for nothing", "", [""]],
  ])("%s: “%s”", (_, input, expected) => {
    expect(variants(input)).toEqual(expected);
  });

  test("a synonym is a whole word, also in the place of one that is being typed", () => {
    expect(variantsOf(termsOf("lock"), synonyms)[1]).toEqual([{ word: "escrow", isLast: false }]);
  });

  test("forms of the same words are one phrase", () => {
    const groups = synonymsOf([
      ["Batch auction", "batch auctions"],
      ["LP", "LPs", "liquidity provider"],
    ]);
    expect(groups).toHaveLength(1);
    expect(groups[0]).toEqual([termsOf("LP"), termsOf("liquidity provider")]);
  });

  test("a phrase that is little without its stop words stands for nothing", () => {
    expect(synonymsOf([["just in time", "jit"]])).toEqual([]);
    expect(synonymsOf([["loss of peg", "depeg"]])).toHaveLength(1);
  });

  test("there are eight at most", () => {
    const many = Array.from({ length: 20 }, (_, number) => ["lock", `w${number}`]);
    expect(variantsOf(termsOf("lock"), synonymsOf(many))).toHaveLength(8);
  });
});
