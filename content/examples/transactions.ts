import {
  type Account,
  type Address,
  type Chain,
  erc20Abi,
  type Hash,
  isAddressEqual,
  type Log,
  type PublicClient,
  type TransactionReceipt,
  type Transport,
  type WalletClient,
} from "viem";

export type Wallet = WalletClient<Transport, Chain, Account>;

/**
 * Waits until a transaction is in a block. Throws if it has failed or was
 * taken back.
 */
export async function confirmed(
  client: PublicClient,
  hash: Hash,
): Promise<TransactionReceipt> {
  let isOther = false;
  const receipt = await client.waitForTransactionReceipt({
    hash,
    onReplaced: ({ reason }) => {
      isOther = reason !== "repriced";
    },
  });
  if (isOther)
    throw new Error(`The transaction ${hash} was replaced by another one.`);
  if (receipt.status === "reverted") {
    throw new Error(
      `The transaction ${receipt.transactionHash} has reverted.`,
    );
  }
  return receipt;
}

/**
 * Lets a contract take an amount of a token, unless it may do so already.
 */
export async function approve(
  client: PublicClient,
  wallet: Wallet,
  token: Address,
  spender: Address,
  amount: bigint,
): Promise<void> {
  const erc20 = { address: token, abi: erc20Abi } as const;
  const owner = wallet.account.address;
  const allowed = await client.readContract({
    ...erc20,
    functionName: "allowance",
    args: [owner, spender],
  });
  if (allowed >= amount) return;
  const { request, result } = await client.simulateContract({
    ...erc20,
    account: wallet.account,
    functionName: "approve",
    args: [spender, amount],
  });
  if (!result) throw new Error(`The token ${token} refuses the approval.`);
  await confirmed(client, await wallet.writeContract(request));
}

/**
 * Returns the events that one contract has emitted: any other can emit one
 * of the same name.
 */
export const logsOf = (
  { logs }: TransactionReceipt,
  contract: Address,
): Log[] => logs.filter(({ address }) => isAddressEqual(address, contract));
