/**
 * Five faults that the first skeleton of a strategy had. Each test failed on it.
 */
import type { Address } from "viem";
import { type Chain, compileSolidity, createChain } from "./chain";
import {
  type Artifacts,
  at,
  COIN,
  createMarket,
  DAY,
  HOUR,
  type Market,
  named,
  USDC,
} from "./market";
import {
  deployStrategy,
  depositFor,
  nameOf,
  parameter,
  SHARE,
  STRATEGY_SOURCES,
  termsFor,
  YEAR,
} from "./strategies";

let artifacts: Artifacts;
beforeAll(() => {
  artifacts = compileSolidity(STRATEGY_SOURCES);
}, 120_000);

interface Stage {
  chain: Chain;
  market: Market;
  alice: Address;
  bob: Address;
  keeper: Address;
  strategist: Address;
  receiver: Address;
}

async function stage(): Promise<Stage> {
  const chain = await createChain();
  const market = await createMarket(chain, artifacts);
  const [, alice, bob, keeper, strategist, receiver] = chain.accounts as Address[];
  if (!alice || !bob || !keeper || !strategist || !receiver) throw new Error("no accounts");
  return { chain, market, alice, bob, keeper, strategist, receiver };
}

const strategyOf = ({ chain, market, strategist, receiver }: Stage, name: string) =>
  deployStrategy(chain, artifacts, market, name, termsFor(strategist, receiver));

const gain = ({ market }: Stage, to: Address, assets: bigint) =>
  market.usdc.send(to, "mint", to, assets);

describe("1. keepers", () => {
  test("are not paid by an empty strategy, so a later gain pays its fee", async () => {
    const scene = await stage();
    const strategy = await strategyOf(scene, "HoldingStrategy");
    await strategy.send(scene.keeper, "rebalance");
    expect(await strategy.read("balanceOf", scene.keeper)).toBe(0n);
    await depositFor(scene.market, strategy, scene.alice, 10_000n * USDC);
    await gain(scene, strategy.address, 10_000n * USDC);
    scene.chain.passTime(DAY);
    await strategy.send(scene.keeper, "report");
    const fee = (await strategy.read("maxWithdraw", scene.receiver)) as bigint;
    // 10% of 10,000, and 1% a year of 20,000 for one day.
    expect(fee).toBeGreaterThan(1_000n * USDC);
    expect(fee).toBeLessThan(1_001n * USDC);
  });

  test("cannot close an empty strategy to deposits by calling it each day", async () => {
    const scene = await stage();
    const strategy = await strategyOf(scene, "HoldingStrategy");
    for (let day = 1; day <= 30; day++) {
      scene.chain.passTime(DAY);
      await strategy.send(scene.keeper, "rebalance");
      await strategy.send(scene.keeper, "report");
      const snapshot = scene.chain.snapshot();
      await expect(
        depositFor(scene.market, strategy, scene.alice, 10_000n * USDC).then(() => day),
      ).resolves.toBe(day);
      scene.chain.revert(snapshot);
    }
  });

  test("take a small part of a small strategy", async () => {
    const scene = await stage();
    const strategy = await strategyOf(scene, "HoldingStrategy");
    await depositFor(scene.market, strategy, scene.alice, 100n * USDC);
    for (let day = 1; day <= 30; day++) {
      scene.chain.passTime(DAY);
      await strategy.send(scene.keeper, "rebalance");
      await strategy.send(scene.keeper, "report");
    }
    const taken = (await strategy.read("maxWithdraw", scene.keeper)) as bigint;
    expect(Number(taken) / Number(100n * USDC)).toBeLessThan(0.001);
  });
});

test("2. the management fee leaves out the time before a deposit", async () => {
  const scene = await stage();
  const strategy = await strategyOf(scene, "HoldingStrategy");
  scene.chain.passTime(YEAR);
  await depositFor(scene.market, strategy, scene.alice, 10_000n * USDC);
  await strategy.send(scene.keeper, "report");
  const left = (await strategy.read("maxWithdraw", scene.alice)) as bigint;
  expect(Number(left) / Number(USDC)).toBeCloseTo(10_000, 2);
});

/** What somebody gains who pushes the price before a call of their own, and pulls it back after it. */
async function sandwich(
  { chain, market, bob }: Stage,
  pushed: bigint,
  call: () => Promise<unknown>,
): Promise<bigint> {
  const { coin, usdc, pool, swap } = market;
  const snapshot = chain.snapshot();
  await market.fund(bob, 0n, pushed, pool.address);
  const received = await swap(bob, coin, pushed);
  await call().catch(() => undefined);
  await swap(bob, usdc, received);
  const left = (await coin.read("balanceOf", bob)) as bigint;
  chain.revert(snapshot);
  return left - pushed;
}

test("3. nobody gains from pushing the price before a sale", async () => {
  const scene = await stage();
  const { market, keeper, alice, chain, bob } = scene;
  const strategy = await strategyOf(scene, "SellingStrategy");
  await depositFor(market, strategy, alice, 100_000n * USDC);
  const till = (await strategy.read("till")) as Address;
  await market.coin.send(keeper, "mint", till, 2_000n * COIN); // worth 200,000 USDC
  chain.passTime(DAY);
  let best = -(10n ** 30n);
  for (const pushed of [100n, 300n, 1_000n, 3_000n, 10_000n, 30_000n]) {
    const gained = await sandwich(scene, pushed * COIN, () => strategy.send(bob, "report"));
    if (gained > best) best = gained;
  }
  expect(Number(best) / Number(COIN)).toBeLessThanOrEqual(0);
});

test("4. whoever leaves pays for the swap, and those who stay do not", async () => {
  const scene = await stage();
  const { market, alice, bob, keeper, chain } = scene;
  const strategy = await strategyOf(scene, "RangeStrategy");
  await depositFor(market, strategy, alice, 10_000n * USDC);
  const shares = await depositFor(market, strategy, bob, 10_000n * USDC);
  await strategy.send(keeper, "rebalance");
  chain.passTime(HOUR); // until the average is the price
  const before = (await strategy.read("convertToAssets", SHARE)) as bigint;
  const worth = (await strategy.read("convertToAssets", shares)) as bigint;
  const preview = await strategy.read("previewRedeem", shares);
  const { result } = await strategy.send(bob, "redeem", shares, bob, bob);
  expect(result).toBe(preview);
  // Half of it was in the other token: the fee of 0.3% on a half, and the impact.
  expect(Number(worth - (result as bigint)) / Number(worth)).toBeGreaterThan(0.0015);
  const after = (await strategy.read("convertToAssets", SHARE)) as bigint;
  expect(after).toBeGreaterThanOrEqual(before);
  // The last one to leave gets the same.
  const last = await strategy.send(alice, "redeem", shares, alice, alice);
  expect(Number(last.result as bigint) / Number(result as bigint)).toBeGreaterThan(0.999);
});

describe("5. declarations", () => {
  test("expire", async () => {
    const scene = await stage();
    const strategy = await strategyOf(scene, "IdleStrategy");
    await strategy.send(scene.strategist, "declare", nameOf("max deviation"), 200n);
    scene.chain.passTime(60n * DAY);
    await expect(strategy.send(scene.strategist, "enact", nameOf("max deviation"))).rejects.toThrow(
      "DeclarationExpired",
    );
  });

  test("cannot turn the price check off by a negative bound", async () => {
    const scene = await stage();
    const { chain, market, strategist, receiver, bob } = scene;
    const deployed = deployStrategy(
      chain,
      artifacts,
      market,
      "IdleStrategy",
      termsFor(strategist, receiver),
      [parameter("max deviation", -1n, -1n, 200n)],
    );
    const refused = deployed.then(async ({ address }) => {
      // If it can be deployed, a rebalance has to refuse a price far from the average.
      await market.move(bob, 7_000);
      await at(chain, named(artifacts, "IdleStrategy"), address).send(bob, "rebalance");
    });
    await expect(refused).rejects.toThrow(/BoundsTooWide|PriceMoved/);
  });
});
