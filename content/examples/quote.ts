// #region quote
import type { Address, PublicClient } from "viem";
import { type Hop, routerAbi } from "./router";

/** Returns what a swap would pay out in the latest block. */
export async function quote(
  client: PublicClient,
  router: Address,
  amountIn: bigint,
  hops: readonly Hop[],
): Promise<bigint> {
  const { result } = await client.simulateContract({
    address: router,
    abi: routerAbi,
    functionName: "quote",
    args: [amountIn, hops],
  });
  return result;
}
// #endregion quote

// #region minimum
const BASIS_POINTS = 10_000n;

/**
 * Returns the least output to accept. A tolerance of 50 basis points is
 * 0.5%.
 */
export function leastOutput(quoted: bigint, tolerance: bigint): bigint {
  if (tolerance < 0n || tolerance >= BASIS_POINTS) {
    throw new Error(
      `A tolerance of ${tolerance} basis points is no tolerance.`,
    );
  }
  const least = (quoted * (BASIS_POINTS - tolerance)) / BASIS_POINTS;
  if (least === 0n)
    throw new Error("The output is too small for a minimum.");
  return least;
}
// #endregion minimum
