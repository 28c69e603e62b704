/** What a vote strategy owes its depositors, and how it should vote, from its documentation alone. */

/** A lock that somebody has handed to the strategy. */
interface Deposited {
  owner: number;
  lock: bigint;
  isIn: boolean;
  /** What is due in the asset, and was not sold. */
  due: bigint;
  /** The epoch in which the strategy has voted last with the lock. */
  votedIn: bigint;
  /** How many lots its owner has collected. */
  collected: number;
}

/** Rewards that are sold together. Once a sale has begun, no more are added. */
interface Lot {
  parts: Map<bigint, bigint>;
  total: bigint;
  left: bigint;
  received: bigint;
}

const isSold = ({ left }: Lot): boolean => left === 0n;

/** Deposits by their numbers, and the rewards that wait to be sold. */
export class VoteModel {
  readonly deposits = new Map<bigint, Deposited>();
  readonly #lots: Lot[] = [];

  enter(owner: number, lock: bigint): void {
    const id = BigInt(this.deposits.size + 1);
    this.deposits.set(id, { owner, lock, isIn: true, votedIn: 0n, due: 0n, collected: 0 });
  }

  /** Returns the lock that leaves. */
  leave(id: bigint): bigint {
    const held = this.#at(id);
    held.isIn = false;
    return held.lock;
  }

  /** The locks that are in the strategy. */
  inside(): [id: bigint, held: Deposited][] {
    return [...this.deposits].filter(([, { isIn }]) => isIn);
  }

  /** The lot that is sold next, if there is one. */
  next(): Lot | undefined {
    return this.#lots.find(({ left }) => left > 0n);
  }

  /** Notes rewards of a deposit that have to be sold. */
  addToLot(id: bigint, amount: bigint): void {
    if (amount === 0n) return;
    let lot = this.#lots.at(-1);
    if (!lot || lot.left < lot.total) {
      lot = { parts: new Map(), total: 0n, left: 0n, received: 0n };
      this.#lots.push(lot);
    }
    lot.parts.set(id, (lot.parts.get(id) ?? 0n) + amount);
    lot.total += amount;
    lot.left += amount;
  }

  earned(id: bigint): bigint {
    const held = this.#at(id);
    return this.#lots.slice(held.collected).reduce((sum, lot) => {
      const part = isSold(lot) ? (lot.parts.get(id) ?? 0n) : 0n;
      return sum + (part * lot.received) / lot.total;
    }, held.due);
  }

  /** Returns what is paid out. */
  collect(id: bigint): bigint {
    const held = this.#at(id);
    const amount = this.earned(id);
    held.due = 0n;
    held.collected = this.#lots.filter(isSold).length;
    return amount;
  }

  #at(id: bigint): Deposited {
    const held = this.deposits.get(id);
    if (!held) throw new Error(`There is no deposit ${id}.`);
    return held;
  }

  /** What the strategy has to hold of the asset: at least the first, and at most the second. */
  assets(): [least: bigint, most: bigint] {
    let least = 0n;
    for (const id of this.deposits.keys()) least += this.earned(id);
    for (const lot of this.#lots) if (!isSold(lot)) least += lot.received;
    // Each division of a lot is rounded down, by less than one.
    const parts = this.#lots.reduce((sum, { parts: { size } }) => sum + size, 0);
    return [least, least + BigInt(parts)];
  }

  /** What it has to hold of the token that it sells. */
  unsold(): bigint {
    return this.#lots.reduce((sum, { left }) => sum + left, 0n);
  }
}

/** What votes bring, if a pool pays `reward` and has so many votes of others. */
export interface PoolOffer {
  reward: number;
  others: number;
}

/** The best split of so many votes: the last one brings the same on each pool that gets any. */
export function bestSplit(offers: readonly PoolOffer[], own: number): number[] {
  const votesAt = (value: number) =>
    offers.map(({ reward, others }) => Math.max(0, Math.sqrt((reward * others) / value) - others));
  let [low, high] = [0, Math.max(...offers.map(({ reward, others }) => reward / others))];
  for (let round = 0; round < 200; round++) {
    const middle = (low + high) / 2;
    const sum = votesAt(middle).reduce((all, votes) => all + votes, 0);
    if (sum > own) low = middle;
    else high = middle;
  }
  return votesAt(high);
}
