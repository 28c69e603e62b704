import { type Address, type PublicClient, parseEventLogs } from "viem";
import { approve, confirmed, logsOf, type Wallet } from "./transactions";
import { escrowAbi } from "./voting";

/**
 * Locks tokens and returns the number of the lock and its end in Unix time.
 */
export async function lock(
  client: PublicClient,
  wallet: Wallet,
  token: Address,
  escrow: Address,
  amount: bigint,
  seconds: bigint,
): Promise<{ id: bigint; end: bigint }> {
  await approve(client, wallet, token, escrow, amount);
  const { request } = await client.simulateContract({
    account: wallet.account,
    address: escrow,
    abi: escrowAbi,
    functionName: "createLock",
    args: [amount, seconds],
  });
  const receipt = await confirmed(
    client,
    await wallet.writeContract(request),
  );
  const logs = logsOf(receipt, escrow);
  const [created] = parseEventLogs({
    abi: escrowAbi,
    eventName: "LockCreated",
    logs,
  });
  if (!created) throw new Error("The escrow has reported no lock.");
  return { id: created.args.id, end: created.args.end };
}
