const WEEKS_PER_YEAR = 365 / 7;

/**
 * Returns the voting weight of locked tokens: amount × time left / longest lock. It is zero once
 * the lock has ended.
 * Source: VotingEscrow.sol of the vote-escrow family (slope = amount / MAXTIME).
 */
export function lockWeight(amount: number, weeksLeft: number, longestYears: number): number {
  const share = Math.min(1, Math.max(0, weeksLeft / weeksIn(longestYears)));
  return amount * share;
}

/** Returns the number of weeks in a number of years of 365 days. */
export const weeksIn = (years: number): number => years * WEEKS_PER_YEAR;
