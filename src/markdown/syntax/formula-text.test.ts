import { readsLikeFormula, readsLikeProse } from "./formula-text";

describe("M4 what stands between two dollar signs", () => {
  test.each([
    "20,000 and then 30,000",
    "5 to",
    "5/month, or 50 a",
    "WETH or ",
    "10 per user = 20 in total",
  ])("%p reads like prose", (written) => {
    expect(readsLikeProse(written)).toBe(true);
    expect(readsLikeFormula(written)).toBe(false);
  });

  test.each([
    "x",
    "2x - 1",
    "n/2",
    "(a, b)",
    "x = 5",
    "price_0 < price_1",
    "\\text{fee per swap} = 3",
    "\\mathrm{paid to voters}",
    "\\min(a, b) \\quad \\text{for all } a",
    "2 dx",
    "y^2 = x^3",
    "max(a, b) + c",
    "\\frac{amount}{supply} \\cdot shares",
  ])("%p reads like a formula", (written) => {
    expect(readsLikeProse(written)).toBe(false);
    expect(readsLikeFormula(written)).toBe(true);
  });

  test.each(["TOKEN", "WETH/", "PATH:"])("%p reads like neither", (written) => {
    expect(readsLikeProse(written)).toBe(false);
    expect(readsLikeFormula(written)).toBe(false);
  });
});
