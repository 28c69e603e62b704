import { type Address, type PublicClient, parseEventLogs } from "viem";
import { confirmed, logsOf, type Wallet } from "./transactions";
import { voterAbi } from "./voting";

const EPOCH = 604_800n;
const PAUSE = 3_600n;

/** Returns when the voting window of an epoch opens and closes. */
export function votingWindow(time: bigint): {
  opens: bigint;
  closes: bigint;
} {
  const start = time - (time % EPOCH);
  return { opens: start + PAUSE, closes: start + EPOCH - PAUSE };
}

export interface Choice {
  pool: Address;
  part: bigint;
}

/**
 * Votes, if the window is open. Of the parts only the ratio counts: 3 and 1
 * are 75% and 25%. Returns the votes for each pool.
 */
export async function vote(
  client: PublicClient,
  wallet: Wallet,
  voter: Address,
  id: bigint,
  choices: readonly Choice[],
): Promise<{ pool: Address; votes: bigint }[]> {
  const { timestamp } = await client.getBlock();
  const { opens, closes } = votingWindow(timestamp);
  if (timestamp <= opens || timestamp > closes) {
    throw new Error(
      `Voting is open from ${opens} to ${closes}. Now it is ${timestamp}.`,
    );
  }
  const { request } = await client.simulateContract({
    account: wallet.account,
    address: voter,
    abi: voterAbi,
    functionName: "vote",
    args: [
      id,
      choices.map(({ pool }) => pool),
      choices.map(({ part }) => part),
    ],
  });
  const receipt = await confirmed(
    client,
    await wallet.writeContract(request),
  );
  const logs = logsOf(receipt, voter);
  return parseEventLogs({ abi: voterAbi, eventName: "Voted", logs }).map(
    ({ args: { pool, votes } }) => ({ pool, votes }),
  );
}
