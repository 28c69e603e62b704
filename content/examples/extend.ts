import { type Address, type PublicClient, parseEventLogs } from "viem";
import { confirmed, logsOf, type Wallet } from "./transactions";
import { escrowAbi } from "./voting";

const LONGEST = 4n * 365n * 86_400n;

/**
 * Extends a lock to the longest time, and returns its new end. Says why if
 * it cannot.
 */
export async function extend(
  client: PublicClient,
  wallet: Wallet,
  escrow: Address,
  id: bigint,
): Promise<bigint> {
  const [, end, isPermanent] = await client.readContract({
    address: escrow,
    abi: escrowAbi,
    functionName: "lockOf",
    args: [id],
  });
  const { timestamp } = await client.getBlock();
  if (isPermanent) throw new Error("A permanent lock has no end.");
  if (end <= timestamp)
    throw new Error("The lock has expired, so no call can extend it.");
  const { request } = await client.simulateContract({
    account: wallet.account,
    address: escrow,
    abi: escrowAbi,
    functionName: "extendLock",
    args: [id, LONGEST],
  });
  const receipt = await confirmed(
    client,
    await wallet.writeContract(request),
  );
  const logs = logsOf(receipt, escrow);
  const [extended] = parseEventLogs({
    abi: escrowAbi,
    eventName: "LockExtended",
    logs,
  });
  if (!extended) throw new Error("The escrow has reported no extension.");
  return extended.args.end;
}
