import {
  type Address,
  formatUnits,
  hexToString,
  type PublicClient,
} from "viem";
import { strategyAbi } from "./strategy";
import { vaultAbi } from "./vault";

/**
 * Returns what a depositor should know about a strategy, from one block.
 */
export async function readStrategy(client: PublicClient, address: Address) {
  const blockNumber = await client.getBlockNumber();
  const vault = { address, abi: vaultAbi, blockNumber } as const;
  const strategy = { address, abi: strategyAbi, blockNumber } as const;
  const [
    decimals,
    totalAssets,
    terms,
    parameters,
    report,
    mark,
    isRetired,
  ] = await Promise.all([
    client.readContract({ ...vault, functionName: "decimals" }),
    client.readContract({ ...vault, functionName: "totalAssets" }),
    client.readContract({ ...strategy, functionName: "terms" }),
    client.readContract({ ...strategy, functionName: "parameters" }),
    client.readContract({ ...strategy, functionName: "lastReport" }),
    client.readContract({ ...strategy, functionName: "highWaterMark" }),
    client.readContract({ ...strategy, functionName: "isRetired" }),
  ]);
  const sharePrice = await client.readContract({
    ...vault,
    functionName: "convertToAssets",
    args: [10n ** BigInt(decimals)],
  });
  return {
    isRetired,
    totalAssets,
    sharePrice,
    /** Performance fees are due only above the mark. */
    isAboveMark: sharePrice > mark,
    delayInHours: terms.delay / 3600,
    performanceFee: `${formatUnits(BigInt(terms.performanceFee), 2)}%`,
    /** Of all assets, for one call. */
    mostToKeepers: `${formatUnits(BigInt(terms.keeperCap), 4)}%`,
    bounds: parameters.map(({ name, value, least, most }) => ({
      name: hexToString(name, { size: 32 }),
      value,
      least,
      most,
    })),
    reportedAt: new Date(Number(report.time) * 1000),
  };
}

/**
 * Returns the changes of parameters that depositors have been told of,
 * oldest first.
 */
export async function declarations(
  client: PublicClient,
  address: Address,
  fromBlock: bigint,
) {
  const logs = await client.getContractEvents({
    address,
    abi: strategyAbi,
    eventName: "Declared",
    strict: true,
    fromBlock,
  });
  return logs.map(({ args }) => ({
    ...args,
    name: hexToString(args.name, { size: 32 }),
  }));
}
