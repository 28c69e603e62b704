import {
  type Address,
  BaseError,
  ContractFunctionRevertedError,
  type PublicClient,
  parseEventLogs,
  zeroAddress,
} from "viem";
import { confirmed, logsOf, type Wallet } from "./transactions";
import { rewardsAbi, voterAbi } from "./voting";

export interface Claim {
  paid: { token: Address; amount: bigint }[];
  /**
   * Tokens in which the lock has earned something that cannot be paid at
   * present.
   */
  failing: Address[];
}

/**
 * Claims from one pool all tokens that can be paid. One broken token does
 * not hold up the others.
 */
export async function claim(
  client: PublicClient,
  wallet: Wallet,
  voter: Address,
  id: bigint,
  pool: Address,
): Promise<Claim> {
  const address = await client.readContract({
    address: voter,
    abi: voterAbi,
    functionName: "rewardsOf",
    args: [pool],
  });
  if (address === zeroAddress)
    throw new Error(`The pool ${pool} pays no voters.`);
  const rewards = { address, abi: rewardsAbi } as const;
  const simulate = (tokens: readonly Address[]) =>
    client.simulateContract({
      ...rewards,
      account: wallet.account,
      functionName: "claim",
      args: [id, tokens],
    });

  const payable: Address[] = [];
  const failing: Address[] = [];
  for (const token of await client.readContract({
    ...rewards,
    functionName: "tokens",
  })) {
    const earned = {
      ...rewards,
      functionName: "earned",
      args: [id, token],
    } as const;
    if ((await client.readContract(earned)) === 0n) continue;
    try {
      await simulate([token]);
      payable.push(token);
    } catch (error) {
      if (!isRevert(error)) throw error;
      failing.push(token);
    }
  }
  if (payable.length === 0) return { paid: [], failing };

  const { request } = await simulate(payable);
  const receipt = await confirmed(
    client,
    await wallet.writeContract(request),
  );
  const logs = logsOf(receipt, address);
  const paid = parseEventLogs({
    abi: rewardsAbi,
    eventName: "Claimed",
    logs,
  }).map(({ args: { token, amount } }) => ({ token, amount }));
  return { paid, failing };
}

/**
 * Says whether a contract has reverted. Any other error, such as a lost
 * connection, says nothing.
 */
const isRevert = (error: unknown): boolean =>
  error instanceof BaseError &&
  error.walk((cause) => cause instanceof ContractFunctionRevertedError) !==
    null;
