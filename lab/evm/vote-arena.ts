/** A vote strategy with five actors and their locks, for random sequences of calls. */
import type { Address } from "viem";
import type { Artifact } from "./compile";
import { COIN, type Deployed, deploy, HOUR, MAX, USDC } from "./market";
import { ACTORS } from "./strategy-fuzz";
import {
  createVoteMarket,
  deployVoteStrategy,
  EPOCH,
  lockTokens,
  type VoteMarket,
  type VoteTerms,
  voteTermsFor,
} from "./vote-market";
import type { PoolOffer } from "./vote-model";

/** The account that receives fees. */
export const RECEIVER = ACTORS;
/** The account that pays incentives, trades, pushes the price and votes with locks of its own. */
export const OUTSIDER = ACTORS + 1;
/** Stands for the strategy among the accounts. */
export const STRATEGY = ACTORS + 2;

const WINDOW = 1_800;
const FUNDS = 10n ** 30n;

export interface VoteState {
  /** What each deposit has earned. */
  earned: readonly bigint[];
  /** What each account has of the asset, and then the strategy. */
  assets: readonly bigint[];
  /** What the strategy has of the token that it sells. */
  coins: bigint;
}

interface LockState {
  owner: Address;
  amount: bigint;
  end: bigint;
  isPermanent: boolean;
}

/** A lock, and which account owns it. */
export interface KnownLock {
  id: bigint;
  owner: number;
  amount: bigint;
  end: bigint;
  isPermanent: boolean;
}

/** The pools that a lock has voted for, and its votes on each. */
export interface Votes {
  pools: readonly Address[];
  parts: readonly bigint[];
}

/** A lock with its votes, its weight, and whether it has voted in this epoch. */
interface LockVotes extends Votes {
  lock: bigint;
  weight: bigint;
  hasVoted: boolean;
}

/** The actors, of whom the first is the strategist, and all that they act on. */
export class VoteArena {
  constructor(
    readonly scene: VoteMarket,
    readonly strategy: Deployed,
    readonly probe: Deployed,
    readonly terms: VoteTerms,
    readonly accounts: readonly Address[],
    readonly locks: readonly KnownLock[],
  ) {}

  /** Each actor has a lock for good, one that ends within weeks, and one that is too small. */
  static async create(artifact: (name: string) => Artifact, isAsset0: boolean): Promise<VoteArena> {
    const scene = await createVoteMarket(artifact, isAsset0);
    const { exchange, market, pools, gauges, rewards } = scene;
    const { chain, contracts } = exchange;
    const accounts = chain.accounts.slice(1, ACTORS + 3);
    const [strategist, outsider] = [exchange.account(1), exchange.account(OUTSIDER + 1)];
    const terms = voteTermsFor(strategist, exchange.account(RECEIVER + 1));
    const strategy = await deployVoteStrategy(scene, terms);
    const probe = await deploy(chain, exchange.artifact("VoteProbe"));
    const owners = new Map<bigint, number>();
    for (const [owner, account] of accounts.entries()) {
      if (owner === RECEIVER) continue;
      const sizes: [size: bigint, duration?: bigint][] = [
        [BigInt(owner + 1) * 3_000n],
        [20_000n, BigInt(owner + 2) * EPOCH],
        owner === OUTSIDER ? [30_000n] : [99n],
      ];
      for (const [size, duration] of sizes) {
        const id = await lockTokens(exchange, account, size * COIN, duration);
        owners.set(id, owner);
      }
      // The strategy may take locks of each actor, but only for the actor.
      const args = [strategy.address, true];
      await exchange.send("Escrow", contracts.escrow, "setApprovalForAll", args, account);
    }
    for (const [index, pool] of pools.entries()) {
      // All liquidity is staked, so that voters get all fees.
      await exchange.stakeAll(pool, gauges[index] as Address);
      await exchange.fund(exchange.own, outsider, FUNDS);
      await exchange.send("Token", exchange.own.address, "approve", [pool, MAX], outsider);
      for (const spender of [rewards[index] as Address, pool]) {
        await market.fund(outsider, FUNDS, FUNDS, spender);
      }
    }
    chain.setTime(chain.time - (chain.time % EPOCH) + EPOCH + 2n * HOUR);
    const ids = [...owners.keys()];
    const states = (await probe.read("locks", contracts.escrow, ids)) as LockState[];
    const locks = states.map((state, index) => {
      const id = ids[index] ?? 0n;
      return { ...state, id, owner: owners.get(id) ?? STRATEGY };
    });
    return new VoteArena(scene, strategy, probe, terms, accounts, locks);
  }

  get time(): bigint {
    return this.scene.exchange.chain.time;
  }

  get epoch(): bigint {
    return this.time - (this.time % EPOCH);
  }

  address(index: number): Address {
    const address = index === STRATEGY ? this.strategy.address : this.accounts[index];
    if (!address) throw new Error(`There is no account ${index}.`);
    return address;
  }

  async read(deposits: number): Promise<VoteState> {
    const { usdc, coin } = this.scene.market;
    const accounts = [...this.accounts, this.strategy.address];
    const args = [this.strategy.address, BigInt(deposits), usdc.address, accounts];
    const [earned, assets] = (await this.probe.read("amounts", ...args)) as [bigint[], bigint[]];
    return { earned, assets, coins: (await coin.read("balanceOf", args[0])) as bigint };
  }

  async readLocks(ids: readonly bigint[]): Promise<LockState[]> {
    const { escrow } = this.scene.exchange.contracts;
    return (await this.probe.read("locks", escrow, ids)) as LockState[];
  }

  async readDeposits(count: number): Promise<{ owner: Address; lock: bigint }[]> {
    const found = await this.probe.read("deposits", this.strategy.address, BigInt(count));
    return found as { owner: Address; lock: bigint }[];
  }

  /** What the votes of a lock on a pool have brought from an epoch until now, in both tokens. */
  async partOf(lock: bigint, pool: number, from: bigint): Promise<[bigint, bigint]> {
    const { market, rewards } = this.scene;
    const tokens = [market.usdc.address, market.coin.address];
    const found = await this.probe.read("partOf", rewards[pool], lock, tokens, from, this.epoch);
    return found as [bigint, bigint];
  }

  async votesOf(lock: bigint): Promise<LockVotes> {
    const { exchange } = this.scene;
    const { voter, escrow } = exchange.contracts;
    const [votes, last, weight] = (await Promise.all([
      exchange.read("Voter", voter, "votesOf", [lock]),
      exchange.read("Voter", voter, "lastVoted", [lock]),
      exchange.read("Escrow", escrow, "weightOf", [lock]),
    ])) as [[Address[], bigint[]], bigint, bigint];
    const [pools, parts] = votes;
    return { lock, pools, parts, weight, hasVoted: last >= this.epoch };
  }

  async ticks(): Promise<{ current: number; average: number }> {
    const { pool } = this.scene.market;
    const [start = 0n, end = 0n] = (await pool.read("observe", [WINDOW, 0])) as bigint[];
    const current = (await pool.read("currentTick")) as number;
    return { current, average: Math.floor(Number(end - start) / WINDOW) };
  }

  /** The average price of the smallest unit of the token that is sold, in that of the asset. */
  async price(): Promise<number> {
    const { average } = await this.ticks();
    return 1.0001 ** (this.scene.market.isAsset0 ? -average : average);
  }

  /** What each pool pays in this epoch up to now, and its votes beside those of some locks. */
  async offers(standing: readonly Votes[]): Promise<PoolOffer[]> {
    const { exchange, market, pools, rewards } = this.scene;
    const { voter } = exchange.contracts;
    const price = await this.price();
    const offers: PoolOffer[] = [];
    for (const [index, pool] of pools.entries()) {
      const [assets, coins] = (await Promise.all(
        [market.usdc, market.coin].map(({ address }) =>
          exchange.read("VoteRewards", rewards[index] as Address, "rewardIn", [
            address,
            this.epoch,
          ]),
        ),
      )) as [bigint, bigint];
      let others = (await exchange.read("Voter", voter, "poolVotes", [pool])) as bigint;
      for (const { pools: voted, parts } of standing) others -= parts[voted.indexOf(pool)] ?? 0n;
      const reward = Number(assets) + Math.floor(Number(coins) * price);
      offers.push({ reward, others: Math.max(Number(others), 1) });
    }
    return offers;
  }

  /** What others do, each call with the tokens of the outsider. */
  async pay(pool: number, isCoin: boolean, amount: bigint): Promise<void> {
    const { exchange, market, rewards } = this.scene;
    // Coins are worth 100 USDC, and 20 times as much is paid: often too much for one sale.
    const paid = isCoin ? (amount * COIN) / USDC / 5n : amount;
    const args = [(isCoin ? market.coin : market.usdc).address, paid];
    const address = rewards[pool] as Address;
    await exchange.send("VoteRewards", address, "deposit", args, this.address(OUTSIDER));
  }

  /** Sells the own token, or what the pool holds beside it: so many coins, or as many USDC. */
  async trade(pool: number, isOther: boolean, amount: bigint): Promise<void> {
    const { exchange, market, pools } = this.scene;
    const outsider = this.address(OUTSIDER);
    const sold = pool === 0 && isOther ? (amount * USDC) / COIN : amount;
    const other = pool === 0 ? market.usdc : market.coin;
    const token = isOther ? other.address : exchange.own.address;
    const args = [token, sold, 0n, outsider];
    await exchange.send("LegacyPool", pools[pool] as Address, "swap", args, outsider);
  }

  async passFees(pool: number): Promise<void> {
    const { exchange, gauges } = this.scene;
    await exchange.send("LegacyGauge", gauges[pool] as Address, "passFeesOn");
  }

  async vote(lock: bigint, pool: number, from: Address): Promise<void> {
    const { exchange, pools } = this.scene;
    const args = [lock, [pools[pool]], [1n]];
    await exchange.send("Voter", exchange.contracts.voter, "vote", args, from);
  }

  async claim(lock: bigint, pool: number, from: Address): Promise<void> {
    const { exchange, market, rewards } = this.scene;
    const args = [lock, [market.usdc.address, market.coin.address]];
    await exchange.send("VoteRewards", rewards[pool] as Address, "claim", args, from);
  }

  async move(lock: bigint, owner: Address, to: Address, from: Address): Promise<void> {
    const { exchange } = this.scene;
    const args = [owner, to, lock];
    await exchange.send("Escrow", exchange.contracts.escrow, "transferFrom", args, from);
  }
}
