import { impermanentLoss } from "./impermanent-loss";
import { positionValue } from "./liquidity-range";

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
