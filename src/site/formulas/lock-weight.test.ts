import { lockWeight, weeksIn } from "./lock-weight";

// Reference values: 1,000 tokens locked for 4, 3, 2 and 1 of 4 years (Aerodrome's documentation of
// veAERO).
describe("M5 voting weight", () => {
  test.each([
    [4, 1000],
    [3, 750],
    [2, 500],
    [1, 250],
    [0, 0],
  ])("1,000 tokens with %d years left weigh %d", (years, weight) => {
    expect(lockWeight(1000, weeksIn(years), 4)).toBeCloseTo(weight);
  });

  test("a lock never weighs more than its tokens, nor less than nothing", () => {
    expect(lockWeight(1000, weeksIn(5), 4)).toBe(1000);
    expect(lockWeight(1000, -1, 4)).toBe(0);
  });
});
