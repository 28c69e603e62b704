import {
  type Account,
  type Address,
  createPublicClient,
  createWalletClient,
  custom,
  defineChain,
  type Hex,
  numberToHex,
  type PublicClient,
  type Transport,
  type Chain as ViemChain,
  type WalletClient,
  zeroAddress,
  zeroHash,
} from "viem";
import type { Chain, Message, Transaction } from "./chain";

export type Wallet = WalletClient<Transport, ViemChain, Account>;

const LOCAL = defineChain({
  id: 31_337,
  name: "Local",
  nativeCurrency: { name: "Ether", symbol: "ETH", decimals: 18 },
  rpcUrls: { default: { http: [] } },
});

/** An answer of JSON-RPC that says what went wrong. */
class RpcError extends Error {
  constructor(
    readonly code: number,
    message: string,
    readonly data?: Hex,
  ) {
    super(message);
  }
}

/** The code that Ethereum clients give a reverted call. */
const REVERTED = 3;
const METHOD_NOT_FOUND = -32_601;

interface RpcMessage {
  from?: Address;
  to?: Address;
  data?: Hex;
  value?: Hex;
}

const toMessage = ({ from = zeroAddress, to, data = "0x", value }: RpcMessage): Message => ({
  from,
  to,
  data,
  value: value === undefined ? undefined : BigInt(value),
});

/** Returns the hash of a block, which is its number. */
const hashOf = (block: bigint): Hex => numberToHex(block, { size: 32 });

const toReceipt = (transaction: Transaction) => {
  const { hash, block, from, to, logs, gasUsed, isReverted, created } = transaction;
  const place = {
    transactionHash: hash,
    transactionIndex: "0x0",
    blockHash: hashOf(block),
    blockNumber: numberToHex(block),
  };
  return {
    ...place,
    from,
    to: to ?? null,
    contractAddress: created ?? null,
    status: isReverted ? "0x0" : "0x1",
    gasUsed: numberToHex(gasUsed),
    cumulativeGasUsed: numberToHex(gasUsed),
    effectiveGasPrice: "0x0",
    type: "0x2",
    logs: logs.map((log, index) => ({ ...log, ...place, logIndex: numberToHex(index) })),
  };
};

const toBlock = (number: bigint, time: bigint) => ({
  number: numberToHex(number),
  hash: hashOf(number),
  parentHash: number > 0n ? hashOf(number - 1n) : zeroHash,
  timestamp: numberToHex(time),
  baseFeePerGas: "0x0",
  gasLimit: numberToHex(30_000_000),
  gasUsed: "0x0",
  transactions: [],
});

type Method = (...params: never[]) => unknown;

/** The methods of JSON-RPC that the clients of viem use to call, to send and to wait. */
const methodsOf = (chain: Chain) => {
  const simulate = async (message: RpcMessage) => {
    const outcome = await chain.simulate(toMessage(message));
    if (outcome.isReverted) throw new RpcError(REVERTED, "execution reverted", outcome.output);
    return outcome;
  };
  const find = (hash: Hex) => chain.transactions.find((found) => found.hash === hash);
  return {
    eth_chainId: () => numberToHex(LOCAL.id),
    eth_accounts: () => chain.accounts,
    eth_blockNumber: () => numberToHex(chain.blockNumber),
    eth_getBlockByNumber: (tag: string) => {
      const number = tag.startsWith("0x") ? BigInt(tag) : chain.blockNumber;
      const time = chain.timeOf(number);
      return time === undefined ? null : toBlock(number, time);
    },
    eth_getCode: (address: Address) => chain.codeAt(address),
    eth_call: async (message: RpcMessage) => (await simulate(message)).output,
    eth_estimateGas: async (message: RpcMessage) => numberToHex((await simulate(message)).gasUsed),
    eth_sendTransaction: async (sent: RpcMessage) => {
      const message = toMessage(sent);
      await chain.onTransaction?.(message);
      return (await chain.transact(message)).hash;
    },
    eth_getTransactionReceipt: (hash: Hex) => {
      const transaction = find(hash);
      return transaction ? toReceipt(transaction) : null;
    },
  } satisfies Record<string, Method>;
};

/** Makes clients of viem that speak to the chain as to a node. */
export function createClients(chain: Chain): {
  publicClient: PublicClient;
  walletClient: (account: Address) => Wallet;
} {
  const methods = new Map<string, Method>(Object.entries(methodsOf(chain)));
  const request = async ({ method, params = [] }: { method: string; params?: never[] }) => {
    const run = methods.get(method);
    if (!run) throw new RpcError(METHOD_NOT_FOUND, `The local chain has no ${method}.`);
    return run(...params);
  };
  const options = { chain: LOCAL, transport: custom({ request }, { retryCount: 0 }) };
  return {
    publicClient: createPublicClient({ ...options, cacheTime: 0 }),
    walletClient: (account) => createWalletClient({ ...options, account }),
  };
}
