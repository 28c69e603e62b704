import type { Address, PublicClient } from "viem";
import { poolAbi } from "./pool";

/** Returns the average tick over the last `window` seconds. */
export async function averageTick(
  client: PublicClient,
  pool: Address,
  window: number,
): Promise<number> {
  if (window <= 0) throw new Error("An average needs a window.");
  const [atStart, now] = await client.readContract({
    address: pool,
    abi: poolAbi,
    functionName: "observe",
    args: [[window, 0]],
  });
  if (atStart === undefined || now === undefined)
    throw new Error("The pool gave no sums.");
  return Math.floor(Number(now - atStart) / window);
}

/**
 * Returns the average tick. Throws if the current tick is too far from it.
 */
export async function checkedTick(
  client: PublicClient,
  pool: Address,
  window: number,
  maxDeviation: number,
): Promise<number> {
  const average = await averageTick(client, pool, window);
  const current = await client.readContract({
    address: pool,
    abi: poolAbi,
    functionName: "currentTick",
  });
  if (Math.abs(current - average) > maxDeviation) {
    throw new Error(
      `The current tick is ${current}, the average ${average}.`,
    );
  }
  return average;
}

/** Returns the price of token 0 in units of token 1. */
export const priceAtTick = (
  tick: number,
  decimals0: number,
  decimals1: number,
): number => 1.0001 ** tick * 10 ** (decimals0 - decimals1);
