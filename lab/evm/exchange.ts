import { type Address, parseUnits } from "viem";
import { type Artifact, type Chain, compileSolidity, createChain } from "./chain";

/** The minimal contracts of the exchange, for tests only. */
const CONTRACTS = ["LegacyFactory", "LegacyPool", "Router", "Token"].map(
  (name) => `test/contracts/${name}.sol`,
);

/** Returns a contract of the exchange, or of files that are compiled with it. */
export function artifactsOf(paths: readonly string[] = []): (name: string) => Artifact {
  const artifacts = compileSolidity([...CONTRACTS, ...paths]);
  return (name) => {
    const found = artifacts.get(name);
    if (!found) throw new Error(`There is no contract ${name}.`);
    return found;
  };
}

/** A token with its decimals. */
export interface TestToken {
  address: Address;
  units: (amount: number) => bigint;
}

/** The kinds of pools, as the factory counts them. */
const VOLATILE = 0;

/** Fees in millionths. */
interface Fees {
  volatile: number;
  correlated: number;
}

/** A chain with tokens, legacy pools and a router. */
export class Exchange {
  static async create(artifact: (name: string) => Artifact, fees: Fees): Promise<Exchange> {
    const chain = await createChain();
    const args = [fees.volatile, fees.correlated];
    const factory = await chain.deploy(artifact("LegacyFactory"), args);
    const router = await chain.deploy(artifact("Router"), [[factory]]);
    return new Exchange(chain, artifact, factory, router);
  }

  constructor(
    readonly chain: Chain,
    readonly artifact: (name: string) => Artifact,
    readonly factory: Address,
    readonly router: Address,
  ) {}

  /** Returns an account that the tests do not use for anything else. */
  account(index: number): Address {
    const account = this.chain.accounts[index];
    if (!account) throw new Error(`There is no account ${index}.`);
    return account;
  }

  async token(symbol: string, decimals: number): Promise<TestToken> {
    const address = await this.chain.deploy(this.artifact("Token"), [symbol, decimals]);
    return { address, units: (amount) => parseUnits(String(amount), decimals) };
  }

  /** Calls a function of a contract that was deployed under a name. */
  send(name: string, to: Address, functionName: string, args: readonly unknown[], from?: Address) {
    const { abi } = this.artifact(name);
    return this.chain.send({ to, abi, functionName, args, ...(from && { from }) });
  }

  read(name: string, to: Address, functionName: string, args: readonly unknown[] = []) {
    return this.chain.read({ to, abi: this.artifact(name).abi, functionName, args });
  }

  async balance({ address }: TestToken, owner: Address): Promise<bigint> {
    return (await this.read("Token", address, "balanceOf", [owner])) as bigint;
  }

  /** Mints tokens to an account, and lets a contract take them. */
  async fund({ address }: TestToken, owner: Address, amount: bigint, spender?: Address) {
    await this.send("Token", address, "mint", [owner, amount]);
    if (spender) await this.send("Token", address, "approve", [spender, amount], owner);
  }

  /** Makes a volatile pool with reserves. Its pool tokens belong to nobody. */
  async volatilePool(
    reserves: readonly [token: TestToken, amount: bigint][],
    owner = this.account(9),
  ): Promise<Address> {
    const sorted = reserves.toSorted(([one], [other]) => (one.address < other.address ? -1 : 1));
    const [token0, token1] = sorted.map(([{ address }]) => address);
    const kind = [VOLATILE, 0, 0n];
    const made = await this.send("LegacyFactory", this.factory, "createPool", [
      token0,
      token1,
      ...kind,
    ]);
    const pool = made.result as Address;
    this.chain.know(pool, this.artifact("LegacyPool"));
    for (const [token, amount] of sorted) await this.fund(token, owner, amount, pool);
    const amounts = sorted.map(([, amount]) => amount);
    await this.send("LegacyPool", pool, "mint", [...amounts, 0n, owner], owner);
    return pool;
  }
}
