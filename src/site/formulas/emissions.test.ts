import { decayedEmission, decayedSum, emissionSchedule, halfLife } from "./emissions";

const VELODROME = {
  initialSupply: 400_000_000,
  firstWeek: 15_000_000,
  weeklyDecay: 0.01,
  tailThreshold: 6_000_000,
  tailRate: 0.003,
};

describe("M5 emissions", () => {
  test("1% decay halves an emission in 69 weeks (ln 2 / −ln 0.99)", () => {
    expect(halfLife(0.01)).toBeCloseTo(68.97, 2);
    expect(decayedEmission(100, 0.01, halfLife(0.01))).toBeCloseTo(50);
  });

  test("all emissions of 1% decay add up to 100 times the first (geometric series)", () => {
    expect(decayedSum(10, 0.01, 10_000)).toBeCloseTo(1000);
  });

  test.each([
    [0.01, 1],
    [0.01, 52],
    [0.5, 20],
    [0, 7],
  ])("the sum in closed form is that of the terms (decay %d, %d epochs)", (decay, epochs) => {
    const terms = Array.from({ length: epochs }, (_, epoch) => decayedEmission(15, decay, epoch));
    expect(decayedSum(15, decay, epochs)).toBeCloseTo(terms.reduce((sum, term) => sum + term));
  });

  // Velodrome's SPECIFICATION.md: 15m an epoch, with a decay of 1%. The tail of 30 basis points
  // starts "once emissions fall below 6m (~92 epochs)".
  test("Velodrome's schedule reaches its tail after 92 epochs", () => {
    const schedule = emissionSchedule(VELODROME, 100);
    expect(schedule[0]).toEqual({
      epoch: 0,
      emission: 15_000_000,
      supply: 400_000_000,
      isTail: false,
    });
    expect(schedule.findIndex(({ isTail }) => isTail)).toBe(92);
    expect(schedule[91]?.emission).toBeGreaterThanOrEqual(6_000_000);
    for (const { emission, supply, isTail } of schedule) {
      if (isTail) expect(emission / supply).toBeCloseTo(0.003);
    }
  });

  // Aerodrome's documentation: 10m, then 3% more in each of 14 epochs, then 1% less in each. The
  // tail starts below 8,969,150, around epoch 67.
  test("Aerodrome's decay from its peak ends around epoch 67", () => {
    const peak = 10_000_000 * 1.03 ** 14;
    const rules = { ...VELODROME, firstWeek: peak, tailThreshold: 8_969_150 };
    const decaying = emissionSchedule(rules, 100).findIndex(({ isTail }) => isTail);
    expect(14 + decaying).toBeGreaterThanOrEqual(66);
    expect(14 + decaying).toBeLessThanOrEqual(67);
  });

  test("supply grows by what was emitted", () => {
    const schedule = emissionSchedule(VELODROME, 92);
    const last = schedule.at(-1);
    expect((last?.supply ?? 0) + (last?.emission ?? 0)).toBeCloseTo(
      400_000_000 + decayedSum(15_000_000, 0.01, 92),
      0,
    );
  });

  test("no epochs, no schedule", () => {
    expect(emissionSchedule(VELODROME, 0)).toEqual([]);
  });
});
