import { abbreviationFindings } from "./abbreviations";
import { blocksOf } from "./documents";

const faults = (...lines: string[]) =>
  abbreviationFindings(blocksOf(lines.join("\n"))).map(
    ({ line, message }) => `${line} ${/`(\w+)`/.exec(message)?.[1]}`,
  );

test.each([
  ["its words before it", "An automated market maker (AMM) quotes. The AMM trades."],
  ["its words after it", "An AMM (automated market maker) quotes."],
  ["more of them", "Liquidity providers (LPs) deposit. One LP is here."],
  ["words with hyphens", "A time-weighted average price (TWAP) moves."],
  [
    "letters inside of words",
    "A decentralized exchange (DEX) and maximal extractable value (MEV).",
  ],
  ["its words in a link", "A [liquidity provider](/x) (LP) deposits."],
  ["its words as a tooltip", 'An <abbr title="automated market maker">AMM</abbr> quotes.'],
  ["more in the brackets", "A non-fungible token (NFT, ERC-721) is one."],
  ["what everybody knows", "At 00:00 UTC, 5 USDC go by RSS."],
  ["code and formulas", "Run `SPDX` for $LP$."],
  ["words that are no abbreviations", "A MetaDEX for DeFi by GitHub, X and Y."],
])("an abbreviation is explained: %s", (_, source) => {
  expect(faults(source)).toEqual([]);
});

test.each([
  ["nowhere", ["One", "AMM"], ["2 AMM"]],
  ["too late", ["The LP deposits.", "", "A liquidity provider (LP)."], ["1 LP"]],
  ["by other words", ["A pool (AMM) and AMM (a thing)."], ["1 AMM"]],
  ["in a heading", ["## MEV", "", "Maximal extractable value (MEV)."], ["1 MEV"]],
  ["in a table", ["| a |", "| - |", "| TWAP |"], ["3 TWAP"]],
  ["in a title", [":::note[On LPs]", "", "Liquidity providers (LPs).", "", ":::"], ["1 LP"]],
])("an abbreviation is not explained: %s", (_, lines, expected) => {
  expect(faults(...lines)).toEqual(expected);
});

test("the message says what to write", () => {
  expect(abbreviationFindings(blocksOf("One\n\nAMMs"))).toEqual([
    {
      line: 3,
      message:
        "`AMM` is used before it is explained. At its first use, write its full form beside it: “… (AMM)” or “AMM (…)”.",
    },
  ]);
});

test("the product's own names need no explanation", () => {
  expect(abbreviationFindings(blocksOf("ACM and LP"), ["ACM"])).toHaveLength(1);
});
