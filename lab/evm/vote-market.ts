/** All contracts of the exchange with three pools that pay their voters, for vote strategies. */
import type { Address } from "viem";
import type { Artifact } from "./compile";
import { Exchange } from "./exchange";
import { createMarket, DAY, type Deployed, deploy, HOUR, type Market, USDC } from "./market";
import { parameter } from "./strategies";

export const EPOCH = 7n * DAY;
const ONE = 10n ** 18n;

export interface VoteTerms {
  strategist: Address;
  feeReceiver: Address;
  delay: bigint;
  life: bigint;
  performanceFee: number;
  keeperCap: number;
  keeperReward: bigint;
  minLock: bigint;
}

export interface VoteMarket {
  exchange: Exchange;
  market: Market;
  /** Pools of the own token with USDC, with the other token of the market, and with a third one. */
  pools: Address[];
  gauges: Address[];
  /** The reward contracts of the pools. */
  rewards: Address[];
}

/** Locks tokens for so many seconds, or for good, so that the weight is the amount. */
export async function lockTokens(
  exchange: Exchange,
  owner: Address,
  amount: bigint,
  duration?: bigint,
): Promise<bigint> {
  const { escrow } = exchange.contracts;
  await exchange.fund(exchange.own, owner, amount, escrow);
  const args = [amount, duration ?? 52n * EPOCH];
  const { result } = await exchange.send("Escrow", escrow, "createLock", args, owner);
  if (duration === undefined) {
    await exchange.send("Escrow", escrow, "makePermanent", [result], owner);
  }
  return result as bigint;
}

/** Deploys the exchange, a market and the pools. */
export async function createVoteMarket(
  artifact: (name: string) => Artifact,
  isAsset0 = false,
): Promise<VoteMarket> {
  const exchange = await Exchange.create(artifact);
  const market = await createMarket(exchange.chain, { get: artifact }, { isAsset0 });
  const other = await exchange.token("OTHER", 18);
  await exchange.list(exchange.own.address);
  await exchange.list(market.usdc.address);
  await exchange.list(market.coin.address);
  const [pools, gauges, rewards]: [Address[], Address[], Address[]] = [[], [], []];
  for (const token of [market.usdc, market.coin, other]) {
    const side = { address: token.address, units: exchange.own.units };
    const pool = await exchange.volatilePool([
      [exchange.own, 1_000n * ONE],
      [side, 1_000n * ONE],
    ]);
    const made = await exchange.gauge(pool, "LegacyGauge");
    pools.push(pool);
    gauges.push(made.gauge);
    rewards.push(made.rewards);
  }
  return { exchange, market, pools, gauges, rewards };
}

/** Returns the terms of the tests. */
export const voteTermsFor = (strategist: Address, feeReceiver: Address): VoteTerms => ({
  strategist,
  feeReceiver,
  delay: 3n * DAY,
  life: 4n * DAY,
  performanceFee: 1_000,
  keeperCap: 50,
  keeperReward: USDC,
  minLock: 100n * ONE,
});

export const VOTE_PARAMETERS = [
  parameter("vote lead", 6n * HOUR, 2n * HOUR, 12n * HOUR),
  parameter("max deviation", 100n, 10n, 200n),
];

/** Deploys a vote strategy for the pools, which sells the other token of the market. */
export const deployVoteStrategy = (
  { exchange, market, pools }: VoteMarket,
  terms: VoteTerms,
): Promise<Deployed> =>
  deploy(
    exchange.chain,
    exchange.artifact("VoteStrategy"),
    ...[market.usdc.address, exchange.contracts.voter, pools, [market.pool.address]],
    ...[terms, VOTE_PARAMETERS],
  );
