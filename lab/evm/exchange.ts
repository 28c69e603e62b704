import { type Address, parseUnits, zeroAddress } from "viem";
import { type Artifact, type Chain, compileSolidity, createChain, type Sent } from "./chain";

/** The minimal contracts of the exchange, for tests only. */
const CONTRACTS = [
  "ConcentratedFactory",
  "Escrow",
  "GaugeFactory",
  "LegacyFactory",
  "Minter",
  "Positions",
  "Router",
  "Token",
  "Voter",
].map((name) => `test/contracts/${name}.sol`);

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

/** The kinds of pools, as a factory counts them. */
const KINDS = { volatile: 0, concentrated: 2 };

/** The tick spacing of concentrated pools: a position may use each tick. */
const SPACING = 1;
/** Fees in millionths. */
const CONCENTRATED_FEE = 500;
const CORRELATED_FEE = 500;

interface Options {
  /** The fee of volatile pools, in millionths. */
  volatileFee?: number;
  time?: bigint;
}

/** A chain with all contracts of the exchange. */
export class Exchange {
  constructor(
    readonly chain: Chain,
    readonly artifact: (name: string) => Artifact,
    readonly contracts: Readonly<
      Record<
        "legacy" | "concentrated" | "positions" | "router" | "escrow" | "voter" | "minter",
        Address
      >
    >,
    /** The token of the exchange. */
    readonly own: TestToken,
  ) {}

  static async create(artifact: (name: string) => Artifact, options: Options = {}) {
    const { volatileFee = 3_000, ...start } = options;
    const chain = await createChain(start);
    const deploy = (name: string, args: readonly unknown[] = []) =>
      chain.deploy(artifact(name), args);
    const set = (name: string, to: Address, functionName: string, args: readonly unknown[]) =>
      chain.send({ to, abi: artifact(name).abi, functionName, args });

    const own = await deploy("Token", ["OWN", 18]);
    const legacy = await deploy("LegacyFactory", [volatileFee, CORRELATED_FEE]);
    const concentrated = await deploy("ConcentratedFactory", [[SPACING], [CONCENTRATED_FEE]]);
    const positions = await deploy("Positions", [concentrated]);
    await set("ConcentratedFactory", concentrated, "setPositions", [positions]);
    const router = await deploy("Router", [[legacy, concentrated]]);
    const escrow = await deploy("Escrow", [own]);
    const voter = await deploy("Voter", [escrow, await deploy("GaugeFactory")]);
    await set("Escrow", escrow, "setVoter", [voter]);
    for (const [name, factory] of [
      ["LegacyFactory", legacy],
      ["ConcentratedFactory", concentrated],
    ] as const) {
      await set(name, factory, "setVoter", [voter]);
      await set("Voter", voter, "setApprovedFactory", [factory, true]);
    }
    const unit = 10n ** 18n;
    const minter = await deploy("Minter", [escrow, 10_000_000n * unit, 3_500_000n * unit]);
    await set("Voter", voter, "setMinter", [minter]);
    const contracts = { legacy, concentrated, positions, router, escrow, voter, minter };
    const units = (amount: number) => parseUnits(String(amount), 18);
    return new Exchange(chain, artifact, contracts, { address: own, units });
  }

  /** Returns an account. The last one owns what the tests do not look at. */
  account(index: number): Address {
    const account = this.chain.accounts[index];
    if (!account) throw new Error(`There is no account ${index}.`);
    return account;
  }

  /** Makes a token, which governance lists. */
  async token(symbol: string, decimals: number): Promise<TestToken> {
    const address = await this.chain.deploy(this.artifact("Token"), [symbol, decimals]);
    await this.list(address);
    return { address, units: (amount) => parseUnits(String(amount), decimals) };
  }

  async list(token: Address): Promise<void> {
    await this.send("Voter", this.contracts.voter, "setListed", [token, true]);
  }

  /** Calls a function of a contract whose source has this name. */
  send(
    name: string,
    to: Address,
    functionName: string,
    args: readonly unknown[] = [],
    from = this.account(0),
  ): Promise<Sent> {
    return this.chain.send({ to, abi: this.artifact(name).abi, functionName, args, from });
  }

  read(name: string, to: Address, functionName: string, args: readonly unknown[] = []) {
    return this.chain.read({ to, abi: this.artifact(name).abi, functionName, args });
  }

  async balance({ address }: Pick<TestToken, "address">, owner: Address): Promise<bigint> {
    return (await this.read("Token", address, "balanceOf", [owner])) as bigint;
  }

  /** Mints tokens to an account, and lets a contract take them. */
  async fund(token: Pick<TestToken, "address">, owner: Address, amount: bigint, spender?: Address) {
    await this.send("Token", token.address, "mint", [owner, amount]);
    if (spender) await this.send("Token", token.address, "approve", [spender, amount], owner);
  }

  /** Makes a volatile pool with reserves. */
  async volatilePool(
    reserves: readonly [token: TestToken, amount: bigint][],
    owner = this.account(9),
  ): Promise<Address> {
    const sorted = byAddress(reserves);
    const pool = await this.#createPool("LegacyFactory", this.contracts.legacy, [
      ...sorted.map(([{ address }]) => address),
      KINDS.volatile,
      0,
      0n,
    ]);
    this.chain.know(pool, this.artifact("LegacyPool"));
    for (const [token, amount] of sorted) await this.fund(token, owner, amount, pool);
    const amounts = sorted.map(([, amount]) => amount);
    await this.send("LegacyPool", pool, "mint", [...amounts, 0n, owner], owner);
    return pool;
  }

  /** Makes an empty concentrated pool. */
  async concentratedPool(
    tokens: readonly [TestToken, TestToken],
    sqrtPriceX96: bigint,
  ): Promise<Address> {
    const args = [...tokens.map(({ address }) => address), KINDS.concentrated, SPACING];
    const { concentrated } = this.contracts;
    const pool = await this.#createPool("ConcentratedFactory", concentrated, [
      ...args,
      sqrtPriceX96,
    ]);
    this.chain.know(pool, this.artifact("ConcentratedPool"));
    return pool;
  }

  /** Makes the gauge of a pool, and the reward contract of its voters. */
  async gauge(pool: Address, kind: "Gauge" | "LegacyGauge") {
    const { result } = await this.send("Voter", this.contracts.voter, "createGauge", [pool]);
    const [gauge = zeroAddress, rewards = zeroAddress] = result as Address[];
    this.chain.know(gauge, this.artifact(kind));
    this.chain.know(rewards, this.artifact("VoteRewards"));
    return { gauge, rewards };
  }

  /** Stakes all that an account has provided to a legacy pool. */
  async stakeAll(pool: Address, gauge: Address, owner = this.account(9)): Promise<void> {
    const staked = await this.balance({ address: pool }, owner);
    await this.send("LegacyPool", pool, "approve", [gauge, staked], owner);
    await this.send("LegacyGauge", gauge, "stake", [staked], owner);
  }

  /** Gives a gauge an emission, as if its pool had the votes for it. */
  async emit(gauge: Address, amount: bigint): Promise<void> {
    const { voter } = this.contracts;
    await this.fund(this.own, voter, amount);
    await this.send("Token", this.own.address, "approve", [gauge, amount], voter);
    await this.send("Gauge", gauge, "addEmission", [amount], voter);
  }

  async #createPool(name: string, factory: Address, args: readonly unknown[]): Promise<Address> {
    return (await this.send(name, factory, "createPool", args)).result as Address;
  }
}

/** Sorts what belongs to tokens as a pool does. */
export const byAddress = <Rest extends unknown[]>(
  entries: readonly [TestToken, ...Rest][],
): [TestToken, ...Rest][] =>
  entries.toSorted(([one], [other]) => (BigInt(one.address) < BigInt(other.address) ? -1 : 1));
