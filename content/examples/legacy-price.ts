import { type Address, parseAbi, type PublicClient } from "viem";

export const legacyPoolAbi = parseAbi([
  "struct Snapshot { uint256 time; uint256 reserveSum0; \
    uint256 reserveSum1; }",
  "function snapshots() view returns (uint256 count)",
  "function snapshot(uint256 index) view returns (Snapshot)",
  "function averageQuote(address tokenIn, uint256 amountIn, \
    uint256 samples) view returns (uint256 amountOut)",
]);

/**
 * Returns the output of an amount on average reserves, none of them older
 * than `maxAge` seconds.
 */
export async function legacyAverage(
  client: PublicClient,
  pool: Address,
  tokenIn: Address,
  amountIn: bigint,
  samples: bigint,
  maxAge: bigint,
): Promise<bigint> {
  const contract = { address: pool, abi: legacyPoolAbi } as const;
  const available = await client.readContract({
    ...contract,
    functionName: "snapshots",
  });
  if (available <= samples)
    throw new Error(`The pool has only ${available} snapshots.`);
  const { time } = await client.readContract({
    ...contract,
    functionName: "snapshot",
    args: [available - samples - 1n],
  });
  const { timestamp } = await client.getBlock();
  if (time + maxAge < timestamp)
    throw new Error(`The average would begin at ${time}.`);
  return client.readContract({
    ...contract,
    functionName: "averageQuote",
    args: [tokenIn, amountIn, samples],
  });
}
