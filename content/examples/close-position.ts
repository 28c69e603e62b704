import {
  type Address,
  isAddressEqual,
  type PublicClient,
  parseEventLogs,
} from "viem";
import { gaugeAbi, positionsAbi } from "./positions";
import { confirmed, logsOf, type Wallet } from "./transactions";

const PATIENCE = 300n; // seconds

/**
 * Unstakes a position, withdraws all of it with minimum amounts, and burns
 * it. Returns what was paid out. Each step waits for the one before it. If
 * one of them fails, the position is still yours: call the function again,
 * and it goes on from there.
 */
export async function close(
  client: PublicClient,
  wallet: Wallet,
  positions: Address,
  gauge: Address,
  id: bigint,
  amount0Min: bigint,
  amount1Min: bigint,
): Promise<{ amount0: bigint; amount1: bigint }> {
  const { account } = wallet;
  const manager = { address: positions, abi: positionsAbi } as const;
  const staking = { address: gauge, abi: gaugeAbi } as const;

  const staker = await client.readContract({
    ...staking,
    functionName: "stakerOf",
    args: [id],
  });
  if (isAddressEqual(staker, account.address)) {
    const unstaking = await client.simulateContract({
      ...staking,
      account,
      functionName: "unstake",
      args: [id],
    });
    await confirmed(client, await wallet.writeContract(unstaking.request));
  }

  const liquidity = await client.readContract({
    ...manager,
    functionName: "liquidityOf",
    args: [id],
  });
  if (liquidity > 0n) {
    const { timestamp } = await client.getBlock();
    const removal = await client.simulateContract({
      ...manager,
      account,
      functionName: "remove",
      args: [id, liquidity, amount0Min, amount1Min, timestamp + PATIENCE],
    });
    await confirmed(client, await wallet.writeContract(removal.request));
  }

  const collection = await client.simulateContract({
    ...manager,
    account,
    functionName: "collect",
    args: [id, account.address],
  });
  const receipt = await confirmed(
    client,
    await wallet.writeContract(collection.request),
  );
  const logs = logsOf(receipt, positions);
  const [collected] = parseEventLogs({
    abi: positionsAbi,
    eventName: "Collected",
    logs,
  });
  if (!collected)
    throw new Error("The position manager has reported no payment.");

  const end = await client.simulateContract({
    ...manager,
    account,
    functionName: "burn",
    args: [id],
  });
  await confirmed(client, await wallet.writeContract(end.request));
  const { amount0, amount1 } = collected.args;
  return { amount0, amount1 };
}
