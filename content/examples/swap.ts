import { type Address, type PublicClient, parseEventLogs } from "viem";
import { leastOutput, quote } from "./quote";
import { type Hop, routerAbi } from "./router";
import { approve, confirmed, logsOf, type Wallet } from "./transactions";

const TOLERANCE = 50n; // basis points
const PATIENCE = 300n; // seconds

/**
 * Swaps for the latest quote less a tolerance, or not at all. Returns what
 * was paid out.
 */
export async function swap(
  client: PublicClient,
  wallet: Wallet,
  router: Address,
  amountIn: bigint,
  hops: readonly Hop[],
): Promise<bigint> {
  const [first] = hops;
  if (!first) throw new Error("A route needs at least one hop.");
  await approve(client, wallet, first.tokenIn, router, amountIn);

  const minOut = leastOutput(
    await quote(client, router, amountIn, hops),
    TOLERANCE,
  );
  const { timestamp } = await client.getBlock();
  const { request } = await client.simulateContract({
    account: wallet.account,
    address: router,
    abi: routerAbi,
    functionName: "swap",
    args: [
      amountIn,
      minOut,
      hops,
      wallet.account.address,
      timestamp + PATIENCE,
    ],
  });
  const receipt = await confirmed(
    client,
    await wallet.writeContract(request),
  );
  const logs = logsOf(receipt, router);
  const [swapped] = parseEventLogs({
    abi: routerAbi,
    eventName: "Swapped",
    logs,
  });
  if (!swapped) throw new Error("The router has reported no swap.");
  return swapped.args.amountOut;
}
