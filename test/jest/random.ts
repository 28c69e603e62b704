/**
 * Returns how many random cases a test tries. `npm run test:full` tries all of them, the other tiers
 * a quarter.
 */
export const randomCases = (all: number): number =>
  process.env.TEST_TIER === "full" ? all : Math.ceil(all / 4);
