import {
  type Address,
  type ContractFunctionArgs,
  type PublicClient,
  parseEventLogs,
} from "viem";
import { gaugeAbi, positionsAbi } from "./positions";
import { confirmed, logsOf, type Wallet } from "./transactions";

export type Order = ContractFunctionArgs<
  typeof positionsAbi,
  "nonpayable",
  "mint"
>[0];

/**
 * Mints a position and returns its number. The position manager may take
 * both tokens.
 */
export async function mint(
  client: PublicClient,
  wallet: Wallet,
  positions: Address,
  order: Order,
): Promise<bigint> {
  const { request } = await client.simulateContract({
    account: wallet.account,
    address: positions,
    abi: positionsAbi,
    functionName: "mint",
    args: [order],
  });
  const receipt = await confirmed(
    client,
    await wallet.writeContract(request),
  );
  const logs = logsOf(receipt, positions);
  const [minted] = parseEventLogs({
    abi: positionsAbi,
    eventName: "Minted",
    logs,
  });
  if (!minted)
    throw new Error("The position manager has reported no position.");
  return minted.args.id;
}

/**
 * Stakes a position. If it throws, the position is still yours and not
 * staked: call it again.
 */
export async function stake(
  client: PublicClient,
  wallet: Wallet,
  positions: Address,
  gauge: Address,
  id: bigint,
): Promise<void> {
  const { account } = wallet;
  const approval = await client.simulateContract({
    account,
    address: positions,
    abi: positionsAbi,
    functionName: "approve",
    args: [gauge, id],
  });
  await confirmed(client, await wallet.writeContract(approval.request));
  const { request } = await client.simulateContract({
    account,
    address: gauge,
    abi: gaugeAbi,
    functionName: "stake",
    args: [id],
  });
  await confirmed(client, await wallet.writeContract(request));
}
