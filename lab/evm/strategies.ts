/** Strategies on a market, for tests. */
import { type Address, stringToHex } from "viem";
import type { Chain } from "./chain";
import {
  type Artifacts,
  DAY,
  type Deployed,
  deploy,
  MARKET_SOURCES,
  type Market,
  named,
  USDC,
} from "./market";

export const STRATEGY_SOURCES = [
  ...MARKET_SOURCES,
  "content/examples/IdleStrategy.sol",
  "content/examples/RangeStrategy.sol",
  "test/contracts/HoldingStrategy.sol",
  "test/contracts/SellingStrategy.sol",
];

/** Shares have six more decimals than USDC. */
export const SHARE = 10n ** 12n;
export const YEAR = 365n * DAY;

export interface Terms {
  strategist: Address;
  feeReceiver: Address;
  delay: bigint;
  life: bigint;
  rebalancePause: bigint;
  reportPause: bigint;
  managementFee: number;
  performanceFee: number;
  keeperCap: number;
  keeperReward: bigint;
}

/** Returns the terms of the examples in the docs. */
export const termsFor = (strategist: Address, feeReceiver: Address): Terms => ({
  strategist,
  feeReceiver,
  delay: 3n * DAY,
  life: 4n * DAY,
  rebalancePause: DAY,
  reportPause: DAY,
  managementFee: 100,
  performanceFee: 1_000,
  keeperCap: 20,
  keeperReward: USDC,
});

export interface Parameter {
  name: `0x${string}`;
  value: bigint;
  least: bigint;
  most: bigint;
}

/** Names a parameter as the contracts do. */
export const nameOf = (text: string): `0x${string}` => stringToHex(text, { size: 32 });

export const parameter = (name: string, value: bigint, least: bigint, most: bigint): Parameter => ({
  name: nameOf(name),
  value,
  least,
  most,
});

const DEVIATION = parameter("max deviation", 100n, 10n, 200n);
/** The price changes by a factor of 1.2 over so many ticks. */
const WIDTH = parameter("range width", 1_823n, 600n, 6_000n);

/** Deploys a strategy of the name, with the parameters that it needs. */
export async function deployStrategy(
  chain: Chain,
  artifacts: Artifacts,
  market: Market,
  name: string,
  terms: Terms,
  parameters?: readonly Parameter[],
): Promise<Deployed> {
  const artifact = named(artifacts, name);
  const asset = market.usdc.address;
  switch (name) {
    case "HoldingStrategy":
      return deploy(chain, artifact, asset, terms, parameters ?? []);
    case "RangeStrategy": {
      const lens = await deploy(chain, named(artifacts, "RangeLens"));
      const all = parameters ?? [WIDTH, DEVIATION];
      return deploy(chain, artifact, asset, market.pool.address, lens.address, terms, all);
    }
    default:
      return deploy(chain, artifact, asset, market.pool.address, terms, parameters ?? [DEVIATION]);
  }
}

/** Gives an account USDC and pays it into a strategy. Returns the shares. */
export async function depositFor(
  { usdc }: Market,
  strategy: Deployed,
  account: Address,
  assets: bigint,
): Promise<bigint> {
  await usdc.send(account, "mint", account, assets);
  await usdc.send(account, "approve", strategy.address, assets);
  return (await strategy.send(account, "deposit", assets, account)).result as bigint;
}
