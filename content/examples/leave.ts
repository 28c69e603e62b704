import type { Address, PublicClient } from "viem";
import { leastOutput } from "./quote";
import { strategyAbi } from "./strategy";
import { confirmed, type Wallet } from "./transactions";
import { vaultAbi } from "./vault";

const TOLERANCE = 50n; // basis points

/**
 * Gives shares back for at least what they pay now, less a tolerance.
 * Returns that minimum.
 */
export async function leave(
  client: PublicClient,
  wallet: Wallet,
  strategy: Address,
  shares: bigint,
): Promise<bigint> {
  const { account } = wallet;
  const expected = await client.readContract({
    address: strategy,
    abi: vaultAbi,
    functionName: "previewRedeem",
    args: [shares],
  });
  const least = leastOutput(expected, TOLERANCE);
  const { request } = await client.simulateContract({
    account,
    address: strategy,
    abi: strategyAbi,
    functionName: "redeem",
    args: [shares, account.address, account.address, least],
  });
  await confirmed(client, await wallet.writeContract(request));
  return least;
}

/** Gives shares back for a part of each token, at no price at all. */
export async function leaveInKind(
  client: PublicClient,
  wallet: Wallet,
  strategy: Address,
  shares: bigint,
): Promise<readonly bigint[]> {
  const { account } = wallet;
  const { request, result } = await client.simulateContract({
    account,
    address: strategy,
    abi: strategyAbi,
    functionName: "redeemInKind",
    args: [shares, account.address, account.address],
  });
  await confirmed(client, await wallet.writeContract(request));
  return result;
}
