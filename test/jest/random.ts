const PARTS: Record<string, number> = { full: 1, quick: 12 };

/**
 * Returns how many random cases a test tries. `npm run test:full` tries all of them, `npm test` a
 * quarter, and `npm run test:quick` a twelfth.
 */
export const randomCases = (all: number): number =>
  Math.ceil(all / (PARTS[process.env.TEST_TIER ?? ""] ?? 4));
