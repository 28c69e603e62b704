import { priceAtTick, tickAtPrice } from "./ticks";

// TickMath.sol of Uniswap v3: the square root of the price at the highest tick, as a fixed-point
// number of 96 binary places.
const HIGHEST_TICK = 887_272;
const HIGHEST_SQRT_PRICE = 1461446703485210103287273052203988822378723970342n;

describe("M5 ticks", () => {
  // Uniswap documentation, "Oracle": 1.0001^100,000 ≅ 22015.5.
  test("the price at tick 100,000 is 22,015.5", () => {
    expect(priceAtTick(100_000)).toBeCloseTo(22015.5, 1);
  });

  test("the highest tick has the price that Uniswap's contracts state", () => {
    const price = (Number(HIGHEST_SQRT_PRICE) / 2 ** 96) ** 2;
    expect(priceAtTick(HIGHEST_TICK) / price).toBeCloseTo(1, 6);
    expect(priceAtTick(-HIGHEST_TICK) * price).toBeCloseTo(1, 6);
  });

  // Slipstream's tick spacings, each with the change of price that it stands for.
  test.each([
    [1, 0.0001],
    [50, 0.005],
    [100, 0.01],
    [200, 0.0202],
    [2000, 0.2214],
  ])("%d ticks are a step of %d", (ticks, step) => {
    expect(priceAtTick(ticks) - 1).toBeCloseTo(step, 4);
  });

  test.each([-887_272, -1, 0, 46_054, 887_272])(
    "the tick of the price at tick %d is that tick",
    (tick) => {
      expect(tickAtPrice(priceAtTick(tick))).toBeCloseTo(tick, 6);
    },
  );
});
