import type { AccountFields, StateManagerInterface } from "@ethereumjs/common";
import { Account, type Address } from "@ethereumjs/util";
import { bytesToHex, keccak256 } from "viem";

type Storage = Map<string, Uint8Array>;

const copyOf = (account: Account | undefined): Account | undefined =>
  account && Object.assign(new Account(), account);

/**
 * The state of the chain in memory. It notes how to undo each change, so that a checkpoint costs
 * nothing; the state managers of EthereumJS copy all of the state, or hash it.
 */
export class State implements StateManagerInterface {
  readonly #accounts = new Map<string, Account>();
  readonly #code = new Map<string, Uint8Array>();
  readonly #storage = new Map<string, Storage>();
  readonly #undo: (() => void)[] = [];
  /** How many changes there were at each open checkpoint. */
  readonly #checkpoints: number[] = [];

  readonly #original: Storage = new Map();

  /** What the storage held before the transaction, on which the gas of a change depends. */
  readonly originalStorageCache = {
    get: async (address: Address, key: Uint8Array): Promise<Uint8Array> => {
      const name = `${address.toString()} ${bytesToHex(key)}`;
      const value = this.#original.get(name) ?? (await this.getStorage(address, key));
      this.#original.set(name, value);
      return value;
    },
    clear: () => this.#original.clear(),
  };

  #set<Value>(map: Map<string, Value>, key: string, value: Value | undefined): void {
    const before = map.get(key);
    const put = (now: Value | undefined): void => {
      if (now === undefined) map.delete(key);
      else map.set(key, now);
    };
    if (this.#checkpoints.length > 0) this.#undo.push(() => put(before));
    put(value);
  }

  /** Opens a checkpoint, and returns its number. */
  open(): number {
    return this.#checkpoints.push(this.#undo.length) - 1;
  }

  /** Undoes all changes since a checkpoint, and closes it and those that were opened after it. */
  undoTo(checkpoint: number): void {
    const length = this.#checkpoints[checkpoint];
    if (length === undefined) throw new Error(`There is no open checkpoint ${checkpoint}.`);
    this.#checkpoints.length = checkpoint;
    while (this.#undo.length > length) this.#undo.pop()?.();
  }

  async checkpoint(): Promise<void> {
    this.open();
  }

  async commit(): Promise<void> {
    this.#checkpoints.pop();
    if (this.#checkpoints.length === 0) this.#undo.length = 0;
  }

  async revert(): Promise<void> {
    this.undoTo(this.#checkpoints.length - 1);
  }

  async getAccount(address: Address): Promise<Account | undefined> {
    // The EVM changes the accounts that it gets.
    return copyOf(this.#accounts.get(address.toString()));
  }

  async putAccount(address: Address, account?: Account): Promise<void> {
    this.#set(this.#accounts, address.toString(), copyOf(account));
  }

  async deleteAccount(address: Address): Promise<void> {
    this.#set(this.#accounts, address.toString(), undefined);
  }

  async modifyAccountFields(address: Address, fields: AccountFields): Promise<void> {
    const account = (await this.getAccount(address)) ?? new Account();
    await this.putAccount(address, Object.assign(account, fields));
  }

  async getCode(address: Address): Promise<Uint8Array> {
    return this.#code.get(address.toString()) ?? new Uint8Array();
  }

  async getCodeSize(address: Address): Promise<number> {
    return (await this.getCode(address)).length;
  }

  async putCode(address: Address, code: Uint8Array): Promise<void> {
    this.#set(this.#code, address.toString(), code);
    await this.modifyAccountFields(address, { codeHash: keccak256(code, "bytes") });
  }

  async getStorage(address: Address, key: Uint8Array): Promise<Uint8Array> {
    return this.#storage.get(address.toString())?.get(bytesToHex(key)) ?? new Uint8Array();
  }

  async putStorage(address: Address, key: Uint8Array, value: Uint8Array): Promise<void> {
    let storage = this.#storage.get(address.toString());
    if (!storage) {
      storage = new Map();
      this.#set(this.#storage, address.toString(), storage);
    }
    this.#set(storage, bytesToHex(key), value);
  }

  async clearStorage(address: Address): Promise<void> {
    this.#set(this.#storage, address.toString(), undefined);
  }

  async getStateRoot(): Promise<Uint8Array> {
    throw new Error("This state has no root.");
  }

  async setStateRoot(): Promise<void> {
    throw new Error("This state has no root.");
  }

  async hasStateRoot(): Promise<boolean> {
    return false;
  }

  clearCaches(): void {
    this.originalStorageCache.clear();
  }

  shallowCopy(): StateManagerInterface {
    throw new Error("This state cannot be copied.");
  }
}
