/** Random sequences of calls to a contract, and the properties that hold after each of them. */
import type { Chain } from "./chain";

/** Numbers that follow from a seed (Mulberry32). */
export class Random {
  #state: number;

  constructor(seed: number) {
    this.#state = seed >>> 0;
  }

  /** From 0 up to 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = this.#state;
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  below(count: number): number {
    return Math.floor(this.next() * count);
  }

  pick<Item>(items: readonly Item[]): Item {
    const item = items[this.below(items.length)];
    if (item === undefined) throw new Error("There is nothing to pick from.");
    return item;
  }

  /** From 1 up to `most`, as often below its root as above it. */
  amount(most: bigint): bigint {
    return BigInt(Math.floor(Math.exp(this.next() * Math.log(Number(most) + 1)))) || 1n;
  }

  /** A part of an amount: a random one, all of it, or its smallest unit. */
  partOf(whole: bigint): bigint {
    const kind = this.below(6);
    if (kind === 0) return whole;
    if (kind === 1) return whole > 0n ? 1n : 0n;
    return (whole * BigInt(this.below(1_000_000))) / 1_000_000n;
  }
}

/** A call of the sequence, as it is printed. */
export interface Step {
  call: string;
  by: number;
  to?: number;
  amount?: bigint;
  ids?: readonly bigint[];
}

/** A sequence of random calls, with those that it has made. */
export interface Sequence {
  readonly steps: readonly Step[];
  run(): Promise<void>;
}

export const ACTORS = 5;

/** A property that does not hold. */
export class Violation extends Error {
  override readonly name = "Violation";
}

/** Throws a {@link Violation} with the facts, unless the property holds. */
export function check(holds: boolean, property: string, facts: Record<string, unknown>): void {
  if (holds) return;
  const told = Object.entries(facts).map(([name, value]) => `${name} ${value}`);
  throw new Violation(`${property}: ${told.join(", ")}`);
}

const print = (steps: readonly Step[]): string =>
  steps
    .map(({ call, by, to, amount, ids }) => {
      const parts = [`  ${by} ${call}`, amount, ids, to === undefined ? to : `to ${to}`];
      return parts.filter((part) => part !== undefined).join(" ");
    })
    .join("\n");

/** Runs sequences, one for each seed. Throws with the seed and the calls of the first that fails. */
export async function runSequences(
  chain: Chain,
  seeds: Iterable<number>,
  start: (random: Random) => Sequence,
): Promise<number> {
  let calls = 0;
  for (const seed of seeds) {
    const snapshot = chain.snapshot();
    const sequence = start(new Random(seed));
    try {
      await sequence.run();
    } catch (error) {
      const again = `STRATEGY_SEED=${seed} STRATEGY_SEQUENCES=1 npx jest lab/evm/strategy-fuzz`;
      const reason = error instanceof Error ? error.message : String(error);
      throw new Error(`${reason}\nSeed ${seed}; again: ${again}\n${print(sequence.steps)}`, {
        cause: error,
      });
    }
    calls += sequence.steps.length;
    chain.revert(snapshot);
  }
  return calls;
}
