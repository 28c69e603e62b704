import { impermanentLoss, rangeLoss } from "./impermanent-loss";
import { capitalEfficiency, positionValue } from "./liquidity-range";

describe("M5 impermanent loss", () => {
  // Uniswap v2 documentation, "Understanding Returns", after Pintail.
  test.each([
    [1, 0],
    [1.25, -0.006],
    [1.5, -0.02],
    [1.75, -0.038],
    [2, -0.0572],
    [3, -0.134],
    [4, -0.2],
    [5, -0.255],
  ])("a price times %d loses %d", (ratio, loss) => {
    expect(impermanentLoss(ratio)).toBeCloseTo(loss, 3);
  });

  test("a fall costs as much as the rise that undoes it", () => {
    expect(impermanentLoss(1 / 7)).toBeCloseTo(impermanentLoss(7));
  });

  test("it is what a position over nearly all prices loses", () => {
    const all = { low: 1e-12, high: 1e12 };
    const held = positionValue(1, 1, all) / 2;
    expect(positionValue(1, 3, all) / (held * (1 + 3)) - 1).toBeCloseTo(impermanentLoss(3), 4);
  });
});

describe("M5 loss of a position in a range", () => {
  const RANGE = { low: 81, high: 121 };

  // Worked example of content/docs/core/cl.md, computed by hand. Holding keeps 9.0909 of token 0
  // and 1,000 of token 1.
  test.each([
    [64, 20.202 * 64, 9.0909 * 64 + 1000],
    [81, 20.202 * 81, 9.0909 * 81 + 1000],
    [100, 1, 1],
    [121, 2000, 2100],
    [144, 2000, 2309.09],
  ])("at a price of %d", (price, position, held) => {
    expect(rangeLoss(100, price, RANGE)).toBeCloseTo(position / held - 1, 4);
  });

  test.each([0.6, 0.9, 1.3, 1.9])(
    "inside a centred range it is that over all prices times the efficiency, at %d",
    (ratio) => {
      const range = { low: 50, high: 200 };
      const expected = capitalEfficiency(100, range) * impermanentLoss(ratio);
      expect(rangeLoss(100, 100 * ratio, range)).toBeCloseTo(expected, 9);
    },
  );

  test("over nearly all prices it is that over all prices", () => {
    expect(rangeLoss(1, 3, { low: 1e-12, high: 1e12 })).toBeCloseTo(impermanentLoss(3), 4);
  });
});
