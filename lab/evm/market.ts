/** A market for strategies to act in: two tokens and a concentrated pool with liquidity of others. */
import { type Address, zeroAddress } from "viem";
import type { Artifact, Chain, Sent } from "./chain";

/** Compiled contracts by name. */
export type Artifacts = Pick<ReadonlyMap<string, Artifact>, "get">;

/** A deployed contract whose functions one can call by name. */
export interface Deployed {
  address: Address;
  read(functionName: string, ...args: unknown[]): Promise<unknown>;
  send(from: Address, functionName: string, ...args: unknown[]): Promise<Sent>;
}

/** Returns the contract at an address, with the functions of an artifact. */
export function at(chain: Chain, { abi }: Artifact, address: Address): Deployed {
  const call = { to: address, abi };
  return {
    address,
    read: (functionName, ...args) => chain.read({ ...call, functionName, args }),
    send: (from, functionName, ...args) => chain.send({ ...call, from, functionName, args }),
  };
}

/** Deploys a contract. */
export async function deploy(
  chain: Chain,
  artifact: Artifact,
  ...args: unknown[]
): Promise<Deployed> {
  return at(chain, artifact, await chain.deploy(artifact, args));
}

/** Returns an artifact that has to be there. */
export function named(artifacts: Artifacts, name: string): Artifact {
  const artifact = artifacts.get(name);
  if (!artifact) throw new Error(`No contract is called ${name}.`);
  return artifact;
}

export const MARKET_SOURCES = [
  "test/contracts/ConcentratedFactory.sol",
  "test/contracts/Positions.sol",
  "test/contracts/Token.sol",
];

export const MAX = 2n ** 256n - 1n;
export const DAY = 86_400n;
export const HOUR = 3_600n;
/** 1 USDC, with its six decimals. */
export const USDC = 10n ** 6n;
/** 1 of the other token, with its eighteen decimals. */
export const COIN = 10n ** 18n;

const SPACING = 60;
const FEE = 3_000; // millionths
const SLOTS = 400;
const FAR = 2n ** 40n;

/** Returns the root of a price of the other token in USDC, times 2^96. */
function sqrtPriceX96(price: number, isAsset0: boolean): bigint {
  const raw = isAsset0 ? 1e12 / price : price / 1e12;
  return BigInt(Math.round(Math.sqrt(raw) * 2 ** 48)) * 2n ** 48n;
}

export interface MarketSettings {
  /** The price of the other token in USDC. */
  price?: number;
  /** What others provide of USDC, and of the other token at the same value, over all prices. */
  depth?: bigint;
  /** Whether the asset is token 0 of the pool. */
  isAsset0?: boolean;
}

/** Deploys tokens, a pool and the liquidity of others, and lets the pool record its price for a while. */
export async function createMarket(
  chain: Chain,
  artifacts: Artifacts,
  { price = 100, depth = 10_000_000n * USDC, isAsset0 = false }: MarketSettings = {},
) {
  const [owner] = chain.accounts as [Address];
  const token = named(artifacts, "Token");
  const usdc = await deploy(chain, token, "USDC", 6);
  let coin = await deploy(chain, token, "COIN", 18);
  // Which of the two is token 0 follows from their addresses.
  while (usdc.address.toLowerCase() < coin.address.toLowerCase() !== isAsset0) {
    coin = await deploy(chain, token, "COIN", 18);
  }
  const poolArtifact = named(artifacts, "ConcentratedPool");
  chain.know(zeroAddress, poolArtifact); // for the events of its constructor
  const factoryArtifact = named(artifacts, "ConcentratedFactory");
  const factory = await deploy(chain, factoryArtifact, [SPACING], [FEE]);
  const positions = await deploy(chain, named(artifacts, "Positions"), factory.address);
  await factory.send(owner, "setPositions", positions.address);
  const root = sqrtPriceX96(price, isAsset0);
  const { result } = await factory.send(
    owner,
    "createPool",
    usdc.address,
    coin.address,
    2,
    SPACING,
    root,
  );
  const pool = at(chain, poolArtifact, result as Address);
  chain.know(pool.address, poolArtifact);

  const fund = async (account: Address, amount: bigint, coins: bigint, spender: Address) => {
    await usdc.send(owner, "mint", account, amount);
    await coin.send(owner, "mint", account, coins);
    await usdc.send(account, "approve", spender, MAX);
    await coin.send(account, "approve", spender, MAX);
  };

  const coins = (depth * COIN) / USDC / BigInt(price);
  const [amount0, amount1] = isAsset0 ? [depth, coins] : [coins, depth];
  await fund(owner, depth * 2n, coins * 2n, positions.address);
  await positions.send(owner, "mint", {
    pool: pool.address,
    tickLower: -887_220,
    tickUpper: 887_220,
    amount0: amount0 * 2n,
    amount1: amount1 * 2n,
    amount0Min: 0n,
    amount1Min: 0n,
    to: owner,
    deadline: MAX,
  });
  await pool.send(owner, "growRing", SLOTS);
  chain.passTime(DAY);

  /** Sells an amount of a token, and returns what it brought. */
  const swap = async (account: Address, tokenIn: Deployed, amountIn: bigint): Promise<bigint> =>
    (await pool.send(account, "swap", tokenIn.address, amountIn, 0n, account)).result as bigint;

  /** Swaps until the price is at a root. */
  const pushTo = async (account: Address, root: bigint): Promise<void> => {
    const current = (await pool.read("sqrtPriceX96")) as bigint;
    if (root === current) return;
    const tokenIn = (await pool.read(root < current ? "token0" : "token1")) as Address;
    const most = await (tokenIn === usdc.address ? usdc : coin).read("balanceOf", account);
    await pool.send(account, "swapToPrice", tokenIn, most, root, 0n, account);
  };

  /** Moves the price by so many ticks of the price in USDC, with the tokens of an account. */
  const push = async (account: Address, ticks: number): Promise<void> => {
    const current = (await pool.read("sqrtPriceX96")) as bigint;
    const factor = 1.0001 ** ((isAsset0 ? -ticks : ticks) / 2);
    await pushTo(account, (current * BigInt(Math.round(factor * Number(FAR)))) / FAR);
  };

  /** Moves the price like {@link push}, with tokens from nowhere. */
  const move = async (account: Address, ticks: number): Promise<void> => {
    await fund(account, 2n ** 120n, 2n ** 120n, pool.address);
    await push(account, ticks);
  };

  return { usdc, coin, factory, positions, pool, fund, swap, push, pushTo, move, isAsset0 };
}

export type Market = Awaited<ReturnType<typeof createMarket>>;
