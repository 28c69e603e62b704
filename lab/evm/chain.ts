/** An in-memory chain for tests: it runs compiled contracts on EthereumJS' EVM, without blocks. */
import { Common, Hardfork, Mainnet } from "@ethereumjs/common";
import { createEVM, type EVM, type EVMResult } from "@ethereumjs/evm";
import { Account, createAddressFromString, createZeroAddress } from "@ethereumjs/util";
import {
  type Abi,
  type Address,
  bytesToHex,
  decodeErrorResult,
  decodeEventLog,
  decodeFunctionResult,
  encodeDeployData,
  encodeFunctionData,
  getAddress,
  type Hex,
  hexToBytes,
  numberToHex,
  type PublicClient,
} from "viem";
import { type Artifact, compileSolidity } from "./compile";
import { createClients, type Wallet } from "./json-rpc";
import { State } from "./state";

export { type Artifact, compileSolidity };

/** What a transaction asks for. Without `to`, `data` is the code of a new contract. */
export interface Message {
  from: Address;
  to?: Address | undefined;
  data: Hex;
  value?: bigint | undefined;
  /** The most gas that it may use; plenty if this is left out. */
  gas?: bigint | undefined;
}

export interface Log {
  address: Address;
  topics: Hex[];
  data: Hex;
}

/** What a message has done. */
export interface Outcome {
  isReverted: boolean;
  /** What the function has returned, or the data of the revert. */
  output: Hex;
  logs: readonly Log[];
  /** What a transaction pays for: the calls, the data and the base, less refunds. */
  gasUsed: bigint;
  created: Address | undefined;
}

/** A transaction in its block, of which it is the only one. */
export interface Transaction extends Message, Outcome {
  hash: Hex;
  block: bigint;
  time: bigint;
}

/** A call of a function. The first account calls if `from` is left out. */
export interface Call {
  from?: Address;
  to: Address;
  abi: Abi;
  functionName: string;
  args?: readonly unknown[];
  value?: bigint;
}

/**
 * A decoded event. The arguments are named, so name them in Solidity. An event that no ABI knows has
 * its topic as its name.
 */
export interface ChainEvent {
  address: Address;
  name: string;
  args: Record<string, unknown>;
}

export interface Sent {
  result: unknown;
  events: readonly ChainEvent[];
  gasUsed: bigint;
}

/** A call that reverted, with the name and the arguments of its error, if an ABI knows it. */
export class Reverted extends Error {
  override readonly name = "Reverted";
  constructor(
    readonly functionName: string,
    readonly errorName: string | undefined,
    readonly errorArgs: readonly unknown[],
    readonly data: Hex,
  ) {
    const error = errorName ? `${errorName}(${errorArgs.join(", ")})` : data;
    super(`${functionName} reverted: ${error}`);
  }
}

const ACCOUNTS = 10;
const GAS_LIMIT = 30_000_000n;
const FUNDS = 10n ** 24n;
/** A moment for chains that are not about time. */
const GENESIS = 1_760_000_000n;

/** The gas of a transaction beside that of its code (EIP-2028, EIP-3860, EIP-7623). */
function gasOfData(data: Uint8Array, isCreation: boolean): { base: bigint; floor: bigint } {
  const tokens = BigInt(data.reduce((sum, byte) => sum + (byte === 0 ? 1 : 4), 0));
  const creation = isCreation ? 32_000n + 2n * BigInt(Math.ceil(data.length / 32)) : 0n;
  return { base: 21_000n + 4n * tokens + creation, floor: 21_000n + 10n * tokens };
}

/** A chain in memory. Each transaction has a block of its own; time passes only if told to. */
export class Chain {
  readonly accounts: readonly Address[];
  readonly publicClient: PublicClient;
  readonly walletClient: (account: Address) => Wallet;
  readonly transactions: Transaction[] = [];
  /**
   * Runs before a transaction that a wallet has sent, as if somebody else had been first. It may
   * change the message.
   */
  onTransaction: ((message: Message) => Promise<void>) | undefined;

  readonly #evm: EVM;
  readonly #state: State;
  readonly #abis = new Map<Address, Abi>();
  readonly #blocks: bigint[];
  /** Ends when all messages so far have run. They share one state, so they run one by one. */
  #idle: Promise<unknown> = Promise.resolve();

  constructor(evm: EVM, state: State, accounts: readonly Address[], time: bigint) {
    this.#evm = evm;
    this.#state = state;
    this.#blocks = [time];
    this.accounts = accounts;
    const { publicClient, walletClient } = createClients(this);
    this.publicClient = publicClient;
    this.walletClient = walletClient;
  }

  /** The number of the latest block. */
  get blockNumber(): bigint {
    return BigInt(this.#blocks.length - 1);
  }

  /** The time of the latest block, and of the next transaction. */
  get time(): bigint {
    return this.timeOf(this.blockNumber) ?? 0n;
  }

  /** Returns the time of a block, if there is one of that number. */
  timeOf(block: bigint): bigint | undefined {
    return this.#blocks[Number(block)];
  }

  /** Makes an empty block of a later time. */
  setTime(time: bigint): void {
    if (time < this.time) throw new Error(`It is ${this.time}, later than ${time}.`);
    this.#blocks.push(time);
  }

  passTime(seconds: bigint): void {
    this.setTime(this.time + seconds);
  }

  #inTurn<Result>(run: () => Promise<Result>): Promise<Result> {
    const result = this.#idle.then(run);
    this.#idle = result.catch(() => undefined);
    return result;
  }

  async #run({ from, to, data, value = 0n, gas = GAS_LIMIT }: Message): Promise<Outcome> {
    const input = hexToBytes(data);
    const caller = createAddressFromString(from);
    const target = to && createAddressFromString(to);
    for (const address of [caller, target, createZeroAddress()]) {
      if (address) this.#evm.journal.addAlwaysWarmAddress(address.toString());
    }
    const { base, floor } = gasOfData(input, !to);
    const { execResult, createdAddress }: EVMResult = await this.#evm.runCall({
      caller,
      data: input,
      value,
      gasLimit: gas - base,
      block: {
        header: {
          number: this.blockNumber + 1n,
          timestamp: this.time,
          coinbase: createZeroAddress(),
          difficulty: 0n,
          prevRandao: new Uint8Array(32),
          gasLimit: GAS_LIMIT,
          baseFeePerGas: 0n,
          getBlobGasPrice: () => undefined,
        },
      },
      ...(target && { to: target }),
    });
    await this.#evm.journal.cleanup();
    this.#evm.transientStorage.clear();
    this.#state.clearCaches();
    const { executionGasUsed, gasRefund = 0n, exceptionError, returnValue, logs = [] } = execResult;
    const spent = base + executionGasUsed;
    const refund = gasRefund < spent / 5n ? gasRefund : spent / 5n;
    const isReverted = exceptionError !== undefined;
    return {
      isReverted,
      output: bytesToHex(returnValue),
      logs: logs.map(([address, topics, bytes]) => ({
        address: getAddress(bytesToHex(address)),
        topics: topics.map((topic) => bytesToHex(topic)),
        data: bytesToHex(bytes),
      })),
      gasUsed: spent - refund > floor ? spent - refund : floor,
      created: createdAddress && !isReverted ? getAddress(createdAddress.toString()) : undefined,
    };
  }

  /** Runs a message, and keeps what it does as a block. A reverted one is a block, too. */
  transact(message: Message): Promise<Transaction> {
    return this.#inTurn(async () => {
      const outcome = await this.#run(message);
      const { time } = this;
      this.#blocks.push(time);
      const block = this.blockNumber;
      const hash = numberToHex(block, { size: 32 });
      const transaction = { ...message, ...outcome, hash, block, time };
      this.transactions.push(transaction);
      return transaction;
    });
  }

  /** Runs a message, and undoes what it has done. */
  simulate(message: Message): Promise<Outcome> {
    return this.#inTurn(async () => {
      const checkpoint = this.#state.open();
      try {
        return await this.#run(message);
      } finally {
        this.#state.undoTo(checkpoint);
      }
    });
  }

  async codeAt(address: Address): Promise<Hex> {
    return bytesToHex(await this.#state.getCode(createAddressFromString(address)));
  }

  /** Deploys a contract, and remembers its ABI to decode events and errors. */
  async deploy(
    { name, abi, bytecode }: Artifact,
    args: readonly unknown[] = [],
    { from = this.#first() }: { from?: Address } = {},
  ): Promise<Address> {
    if (bytecode === "0x") throw new Error(`${name} is no contract that can be deployed.`);
    const data = encodeDeployData({ abi, bytecode, args });
    const { created, output } = await this.transact({ from, data });
    if (!created) throw this.#revert(name, abi, output);
    this.#abis.set(created, abi);
    return created;
  }

  /** Names the ABI of a contract that another contract has deployed. */
  know(address: Address, { abi }: Artifact): void {
    this.#abis.set(getAddress(address), abi);
  }

  /** Sends a transaction. Throws {@link Reverted} if it reverts. */
  async send(call: Call): Promise<Sent> {
    const { output, logs, gasUsed, isReverted } = await this.transact(await this.#message(call));
    if (isReverted) throw this.#revert(call.functionName, call.abi, output);
    const { abi, functionName } = call;
    const result = decodeFunctionResult({ abi, functionName, data: output });
    const events = logs.map((log) => this.#event(log, abi));
    return { result, events, gasUsed };
  }

  /** Calls a function, and undoes what it has done. Throws {@link Reverted} if it reverts. */
  async read(call: Call): Promise<unknown> {
    const { output, isReverted } = await this.simulate(await this.#message(call));
    const { abi, functionName } = call;
    if (isReverted) throw this.#revert(functionName, abi, output);
    return decodeFunctionResult({ abi, functionName, data: output });
  }

  /** Remembers the state, and returns its number for {@link revert}. */
  snapshot(): number {
    const blocks = this.#blocks.length;
    const transactions = this.transactions.length;
    const checkpoint = this.#state.open();
    this.#snapshots.set(checkpoint, { blocks, transactions });
    return checkpoint;
  }

  readonly #snapshots = new Map<number, { blocks: number; transactions: number }>();

  /** Goes back to a snapshot, which is then gone, as are those after it. */
  revert(snapshot: number): void {
    const lengths = this.#snapshots.get(snapshot);
    if (!lengths) throw new Error(`There is no snapshot ${snapshot}.`);
    this.#state.undoTo(snapshot);
    this.#blocks.length = lengths.blocks;
    this.transactions.length = lengths.transactions;
    for (const later of this.#snapshots.keys()) {
      if (later >= snapshot) this.#snapshots.delete(later);
    }
  }

  #first(): Address {
    const [first] = this.accounts;
    if (!first) throw new Error("There is no account.");
    return first;
  }

  async #message(call: Call): Promise<Message> {
    const { from = this.#first(), to, abi, functionName, args = [], value } = call;
    if ((await this.codeAt(to)) === "0x") throw new Error(`${functionName}: no contract at ${to}.`);
    return { from, to, value, data: encodeFunctionData({ abi, functionName, args }) };
  }

  #event(log: Log, called: Abi): ChainEvent {
    const [signature, ...indexed] = log.topics;
    const own = this.#abis.get(log.address);
    for (const abi of own ? [own] : [called, ...this.#abis.values()]) {
      try {
        const { eventName = "", args } = decodeEventLog({
          abi,
          data: log.data,
          topics: signature ? [signature, ...indexed] : [],
        });
        return { address: log.address, name: eventName, args: { ...args } };
      } catch {
        // Another ABI may know the event.
      }
    }
    return { address: log.address, name: signature ?? "", args: {} };
  }

  #revert(functionName: string, called: Abi, data: Hex): Reverted {
    for (const abi of [called, ...this.#abis.values()]) {
      try {
        const { errorName, args = [] } = decodeErrorResult({ abi, data });
        return new Reverted(functionName, errorName, args, data);
      } catch {
        // Another ABI may know the error.
      }
    }
    return new Reverted(functionName, undefined, [], data);
  }
}

/** Makes a chain with ten funded accounts. */
export async function createChain({ time = GENESIS }: { time?: bigint } = {}): Promise<Chain> {
  const state = new State();
  const common = new Common({ chain: Mainnet, hardfork: Hardfork.Prague });
  const evm = await createEVM({ common, stateManager: state });
  const accounts = Array.from({ length: ACCOUNTS }, (_, index) =>
    getAddress(numberToHex(0xa11ce000 + index, { size: 20 })),
  );
  for (const account of accounts) {
    await state.putAccount(createAddressFromString(account), new Account(0n, FUNDS));
  }
  return new Chain(evm, state, accounts, time);
}
