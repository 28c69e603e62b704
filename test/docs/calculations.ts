/** What the docs calculate and no chart draws. Shares are fractions: 0.05 is 5%. */
import { afterFee, volatileCurve } from "../../src/site/formulas/swap";

export const SECONDS_PER_WEEK = 7 * 24 * 60 * 60;

/** Start of the epoch of a Unix time, in seconds. */
export const epochStart = (time: number): number => time - (time % SECONDS_PER_WEEK);

/** What the gauge of a pool receives of an emission, by the pool's share of votes. */
export const gaugeEmission = (emission: number, teamShare: number, voteShare: number): number =>
  (emission - emission * teamShare) * voteShare;

/** What a vote earns of the reward of its pool. */
export const voterReward = (reward: number, vote: number, allVotes: number): number =>
  (reward / allVotes) * vote;

/** Rebase of an epoch. `lockedShare` is the voting weight of all locks as a share of the supply. */
export const rebase = (factor: number, emission: number, lockedShare: number): number => {
  const unlocked = 1 - lockedShare;
  return factor * emission * unlocked * unlocked;
};

/** A state of the token before an epoch: its supply, what the epoch mints, and the weight of all locks. */
export interface Mint {
  supply: number;
  emission: number;
  rebase: number;
  weight: number;
}

/** Change of the share of the supply that somebody without a lock holds. */
export const holderDilution = ({ supply, emission, rebase }: Mint): number =>
  -(emission + rebase) / (supply + emission + rebase);

/** Change of the share of a locker, whose tokens grow by the rebase. */
export function lockerDilution(mint: Mint): number {
  const tokens = 1 + mint.rebase / mint.weight;
  return tokens * (1 + holderDilution(mint)) - 1;
}

/** A push of the price of a constant-product pool, with `quote` tokens on the quote side, by a factor. */
export function pricePush(quote: number, factor: number): { capital: number; loss: number } {
  // At a price of 1 both reserves are equal, and their product stays.
  const capital = Math.sqrt(quote * quote * factor) - quote;
  const bought = volatileCurve.output({ sold: quote, bought: quote }, capital);
  return { capital, loss: capital - bought };
}

/** A swap on a constant-product pool that an attacker brackets by one before it and one after. */
export interface Sandwich {
  /** What the pool holds: the token bought, and the one it is paid in. */
  base: number;
  quote: number;
  /** What the victim pays. */
  paid: number;
  /** The pool's fee on each swap, which does not join the reserves. */
  fee: number;
  /** How much less than the undisturbed amount the victim accepts. */
  tolerance: number;
}

/** The undisturbed amount, the victim's minimum, and the attack that leaves just that: what it pays first and gets back. */
export function sandwich({ base, quote, paid, fee, tolerance }: Sandwich) {
  const bought = (reserves: { sold: number; bought: number }, amount: number): number =>
    volatileCurve.output(reserves, afterFee(amount, fee));
  const undisturbed = bought({ sold: quote, bought: base }, paid);
  const minimum = undisturbed * (1 - tolerance);
  const after = (first: number) => {
    const taken = bought({ sold: quote, bought: base }, first);
    return { taken, sold: quote + afterFee(first, fee), bought: base - taken };
  };
  // The more the attacker buys, the less is left for the victim: halve until the minimum is met.
  let [low, high] = [0, quote];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (bought(after(middle), paid) >= minimum) low = middle;
    else high = middle;
  }
  const { taken, ...left } = after(low);
  const returned = bought(
    { sold: left.bought - minimum, bought: left.sold + afterFee(paid, fee) },
    taken,
  );
  return { undisturbed, minimum, first: low, returned, gain: returned - low };
}
