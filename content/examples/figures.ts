// #region swaps
import {
  type Address,
  isAddressEqual,
  type PublicClient,
  parseAbi,
} from "viem";

export const figuresAbi = parseAbi([
  "event Swap(address indexed sender, address indexed to, \
    address indexed tokenIn, uint256 amountIn, uint256 amountOut, \
    uint256 fee)",
]);

/** What one swap has moved, in the smallest units of its two tokens. */
export interface Swap {
  tokenIn: Address;
  /** In the token that was paid in, with the fee. */
  amountIn: bigint;
  /** In the other token. */
  amountOut: bigint;
  /** In the token that was paid in. */
  fee: bigint;
}

/** Returns the newest block that a reorganisation should no longer undo. */
export async function lastFinal(client: PublicClient): Promise<bigint> {
  const { number } = await client.getBlock({ blockTag: "finalized" });
  return number;
}

/** Returns the swaps of a pool from one block to another, both included. */
export async function swapsOf(
  client: PublicClient,
  pool: Address,
  first: bigint,
  last: bigint,
  blocksAtOnce = 2_000n,
): Promise<Swap[]> {
  const swaps: Swap[] = [];
  for (
    let fromBlock = first;
    fromBlock <= last;
    fromBlock += blocksAtOnce
  ) {
    const end = fromBlock + blocksAtOnce - 1n;
    const logs = await client.getContractEvents({
      address: pool,
      abi: figuresAbi,
      eventName: "Swap",
      strict: true,
      fromBlock,
      toBlock: end < last ? end : last,
    });
    swaps.push(...logs.map(({ args }) => args));
  }
  return swaps;
}
// #endregion swaps

// #region sums
/**
 * Adds up swaps in one of the two tokens. Of each swap it counts that
 * token's side, so no other price is needed. A fee in the other token
 * counts at the price of its own swap.
 */
export function figuresIn(token: Address, swaps: readonly Swap[]) {
  let volume = 0n;
  let fees = 0n;
  for (const { tokenIn, amountIn, amountOut, fee } of swaps) {
    if (isAddressEqual(tokenIn, token)) {
      volume += amountIn;
      fees += fee;
    } else {
      volume += amountOut;
      const swapped = amountIn - fee;
      if (swapped > 0n) fees += (fee * amountOut) / swapped;
    }
  }
  return { volume, fees };
}
// #endregion sums

// #region rates
const YEAR = 365 * 86_400;

/**
 * Returns what a part of a value, earned in so many seconds, would be in a
 * year of the same.
 */
export const yearly = (
  earned: number,
  value: number,
  seconds: number,
): number => ((earned / value) * YEAR) / seconds;
// #endregion rates
