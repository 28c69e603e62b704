/** The calls of a random sequence around a vote strategy. */
import { COIN, DAY, HOUR, USDC } from "./market";
import { ACTORS, type Random, type Step } from "./strategy-fuzz";
import { type KnownLock, STRATEGY } from "./vote-arena";
import type { VoteModel } from "./vote-model";

export const POOLS = 3;
/** Amounts are multiples of a least one, so that rounding hardly counts. */
const LEAST_PAID = USDC / 100n;
const LEAST_TRADED = COIN / 1_000n;

const OFTEN = ["deposit", "withdraw", "withdraw", "collect", "donate", "push", "wait"] as const;
const SELDOM = ["declare", "enact", "cancel", "intrude", "claimOutside", "poke", "rebase"] as const;
/** Calls before the window in which the strategy votes, within it, and after the epoch. */
export const CALLS = {
  before: [
    ...(["deposit", "deposit", "deposit", "pay", "pay", "pay", "pay", "voteOutside"] as const),
    ...(["voteOutside", "trade", "passFees", "claim", "sell", "donateLock", "vote"] as const),
    ...OFTEN,
    ...SELDOM,
  ],
  within: [
    ...(["vote", "vote", "vote", "vote", "pay", "pay", "voteOutside", "passFees"] as const),
    ...OFTEN,
    ...SELDOM,
  ],
  after: [
    ...(["claim", "claim", "claim", "claim", "sell", "sell", "sell", "sell", "sell"] as const),
    ...(["sell", "sell", "sell", "sell", "collect", "push", "push"] as const),
    ...OFTEN,
    ...SELDOM,
  ],
};
export type Name = (typeof CALLS)[keyof typeof CALLS][number] | "toWindow" | "toNext";

/** Calls that are not of the strategy: the exchange may refuse them for reasons of its own. */
export const OUTSIDE = new Set<Name>(["pay", "trade", "passFees", "voteOutside", "poke"]);

/** Calls with a lock that may change it. */
export const LOCK_CALLS = new Set<Name>(["deposit", "donateLock", "intrude", "rebase"]);

/** Chooses what a call is made with. */
export function choose(
  call: Name,
  by: number,
  random: Random,
  { deposits }: VoteModel,
  known: ReadonlyMap<bigint, KnownLock>,
): Partial<Step> {
  const locks = [...known.values()];
  const lock = random.pick(locks);
  const to = random.below(ACTORS);
  const pool = random.below(POOLS);
  switch (call) {
    case "deposit":
    case "donateLock":
    case "claimOutside": {
      const own = locks.filter(({ owner }) => owner === by);
      const isOwn = own.length > 0 && random.below(8) > 0;
      return { amount: (isOwn ? random.pick(own) : lock).id, to: pool };
    }
    case "withdraw":
    case "collect": {
      const amount = BigInt(random.below(deposits.size + 1) + 1);
      const owner = deposits.get(amount)?.owner ?? by;
      return { amount, to, by: random.pick([owner, owner, owner, by, 0]) };
    }
    case "vote":
    case "claim": {
      const all = random.below(3) > 0;
      const ids = [...deposits.keys()].filter(() => all || random.below(2) > 0);
      // A number that is unknown or twice in the list does no harm.
      if (random.below(6) === 0) ids.push(BigInt(random.below(deposits.size + 2)));
      return { ids, ...(call === "claim" && { to: pool }) };
    }
    case "intrude": {
      const inside = locks.filter(({ owner }) => owner === STRATEGY);
      const { id, owner } = inside.length > 0 ? random.pick(inside) : lock;
      return { amount: id, to, by: owner === by ? (by + 1) % ACTORS : by };
    }
    case "voteOutside":
    case "poke":
    case "rebase":
      return { amount: lock.id, to: pool };
    case "pay":
      // Two of three are in the token that has to be sold.
      return { amount: random.amount(2_000_000n) * LEAST_PAID, to: random.below(3 * POOLS) };
    case "trade":
      // The last pool has no other token that the strategy knows.
      return { amount: random.amount(50_000n) * LEAST_TRADED, to: random.below(2 * POOLS - 1) };
    case "passFees":
      return { to: pool };
    case "donate":
      return { amount: random.amount(1_000n * USDC), to: random.below(2) };
    case "push":
      return { amount: BigInt(random.below(300) - 150) };
    case "wait":
      return { amount: random.amount(2n * DAY) };
    case "declare":
      return { amount: BigInt(random.below(250)), to: random.below(2), by: by < 3 ? 0 : by };
    case "cancel":
      return { to: random.below(2), by: by < 3 ? 0 : by };
    case "enact":
      return { to: random.below(2) };
    case "toWindow":
    case "toNext":
      return { amount: BigInt(random.below(4 * Number(HOUR))) };
    default:
      return {};
  }
}
