/** A range strategy on a concentrated pool. */
import type { Address } from "viem";
import { type Chain, compileSolidity, createChain } from "./chain";
import {
  type Artifacts,
  COIN,
  createMarket,
  DAY,
  type Deployed,
  HOUR,
  MAX,
  type Market,
  USDC,
} from "./market";
import { deployStrategy, depositFor, SHARE, STRATEGY_SOURCES, termsFor } from "./strategies";
import { Random } from "./strategy-fuzz";

let artifacts: Artifacts;
beforeAll(() => {
  artifacts = compileSolidity(STRATEGY_SOURCES);
}, 120_000);

interface Scene {
  chain: Chain;
  market: Market;
  strategy: Deployed;
  alice: Address;
  bob: Address;
  keeper: Address;
  strategist: Address;
  attacker: Address;
}

async function setUp(isAsset0 = false): Promise<Scene> {
  const chain = await createChain();
  const market = await createMarket(chain, artifacts, { isAsset0 });
  const [, alice, bob, keeper, strategist, receiver, attacker] = chain.accounts as Address[];
  if (!alice || !bob || !keeper || !strategist || !receiver || !attacker) throw new Error("none");
  const terms = termsFor(strategist, receiver);
  const strategy = await deployStrategy(chain, artifacts, market, "RangeStrategy", terms);
  return { chain, market, strategy, alice, bob, keeper, strategist, attacker };
}

const BOTH = [
  ["token 1", false],
  ["token 0", true],
] as const;

const numberOf = (amount: unknown, unit: bigint): number => Number(amount) / Number(unit);

const tickOf = async ({ market }: Scene): Promise<number> =>
  Number(await market.pool.read("currentTick"));

/** What an account holds, in USDC at a price. */
async function wealth({ market }: Scene, account: Address, price: number): Promise<number> {
  const usdc = numberOf(await market.usdc.read("balanceOf", account), USDC);
  const coins = numberOf(await market.coin.read("balanceOf", account), COIN);
  return usdc + coins * price;
}

/** The price of the pool, in USDC for the other token. */
async function priceOf({ market }: Scene): Promise<number> {
  const root = Number(await market.pool.read("sqrtPriceX96")) / 2 ** 96;
  return (market.isAsset0 ? 1 / root ** 2 : root ** 2) * 1e12;
}

test.each(BOTH)(
  "with its asset as %s, it keeps liquidity around the price by its rule",
  async (_, flip) => {
    const scene = await setUp(flip);
    const { chain, market, strategy, alice, keeper, attacker } = scene;
    await depositFor(market, strategy, alice, 10_000n * USDC);
    await strategy.send(keeper, "rebalance");
    const opened = await tickOf(scene);
    const low = Number(await strategy.read("low"));
    const high = Number(await strategy.read("high"));
    // A factor of 1.2 to either side, to the spacing of 60 ticks.
    expect(Math.abs(opened - low - 1_823)).toBeLessThan(70);
    expect(Math.abs(high - opened - 1_823)).toBeLessThan(70);
    expect(numberOf(await strategy.read("totalAssets"), USDC)).toBeGreaterThan(9_980);

    chain.passTime(DAY);
    await expect(strategy.send(keeper, "rebalance")).rejects.toThrow("PriceInRange");
    // Others trade, and the position earns a part of their fees.
    await market.fund(attacker, 5_000_000n * USDC, 0n, market.pool.address);
    const spent = await market.swap(attacker, market.usdc, 500_000n * USDC);
    await market.swap(attacker, market.coin, spent);
    const before = (await strategy.read("totalAssets")) as bigint;
    await strategy.send(keeper, "report");
    const after = (await strategy.read("totalAssets")) as bigint;
    expect(after).toBe(before); // fees that are owed count already
    expect(await strategy.read("balanceOf", keeper)).toBeGreaterThan(0n);

    // The price leaves the range. The average has to follow first.
    await market.move(attacker, 2_500);
    await expect(strategy.send(keeper, "rebalance")).rejects.toThrow("PriceMoved");
    chain.passTime(DAY);
    await strategy.send(keeper, "rebalance");
    const tick = await tickOf(scene);
    expect(Number(await strategy.read("low"))).toBeLessThan(tick);
    expect(Number(await strategy.read("high"))).toBeGreaterThan(tick);
  },
);

test.each(BOTH)(
  "with its asset as %s, a far price stops what needs a price, and nobody from leaving",
  async (_, flip) => {
    const { chain, market, strategy, alice, keeper, attacker } = await setUp(flip);
    const shares = await depositFor(market, strategy, alice, 10_000n * USDC);
    await strategy.send(keeper, "rebalance");
    chain.passTime(DAY);
    await market.move(attacker, 300);
    await expect(strategy.send(keeper, "rebalance")).rejects.toThrow("PriceMoved");
    await expect(depositFor(market, strategy, alice, USDC)).rejects.toThrow("AboveLimit");
    await strategy.send(keeper, "report");
    await strategy.send(alice, "redeem", shares / 3n, alice, alice);
    await strategy.send(alice, "withdraw", 1_000n * USDC, alice, alice);
    const left = await strategy.read("balanceOf", alice);
    const { result } = await strategy.send(alice, "redeemInKind", left, alice, alice);
    expect((result as bigint[]).every((amount) => amount > 0n)).toBe(true);
  },
);

test.each([
  ["token 1", false, 1],
  ["token 1", false, -1],
  ["token 0", true, 1],
  ["token 0", true, -1],
] as const)(
  "with its asset as %s, even an absurd average locks nobody in",
  async (_, flip, sign) => {
    const { chain, market, strategy, alice, bob, keeper, attacker } = await setUp(flip);
    const shares = await depositFor(market, strategy, alice, 10_000n * USDC);
    await depositFor(market, strategy, bob, 10_000n * USDC);
    await strategy.send(keeper, "rebalance");
    // To the end of all prices, until the average is there, too.
    await market.fund(attacker, 2n ** 200n, 2n ** 200n, market.pool.address);
    await market.pushTo(attacker, sign > 0 ? 2n ** 159n : 2n ** 33n);
    chain.passTime(DAY);
    const { result } = await strategy.send(alice, "redeemInKind", shares, alice, alice);
    expect((result as bigint[]).some((amount) => amount > 0n)).toBe(true);
  },
);

test("whoever leaves sets the least that they accept, or takes both tokens", async () => {
  const scene = await setUp();
  const { market, strategy, alice, keeper, attacker } = scene;
  const shares = await depositFor(market, strategy, alice, 10_000n * USDC);
  await strategy.send(keeper, "rebalance");
  const least = ((await strategy.read("previewRedeem", shares)) as bigint) - USDC;
  // Somebody pushes the price down before the call.
  await market.move(attacker, -500);
  await expect(strategy.send(alice, "redeem", shares, alice, alice, least)).rejects.toThrow(
    "BelowMinimum",
  );
  const price = 100;
  const before = await wealth(scene, alice, price);
  await strategy.send(alice, "redeemInKind", shares, alice, alice);
  // At the price before the push it is worth what it was, and the fees that the push has paid.
  expect((await wealth(scene, alice, price)) - before).toBeGreaterThan(9_975);
});

test.each([50_000n, 500_000n, 5_000_000n])(
  "nobody gains from pushing the price before a rebalance of %s USDC",
  async (size) => {
    const scene = await setUp();
    const { chain, market, strategy, alice, keeper, attacker } = scene;
    await depositFor(market, strategy, alice, size * USDC);
    await strategy.send(keeper, "rebalance");
    await market.move(keeper, 2_500);
    chain.passTime(2n * DAY);
    await market.fund(attacker, 10n ** 8n * USDC, 10n ** 6n * COIN, market.pool.address);
    const price = await priceOf(scene);
    const root = await market.pool.read("sqrtPriceX96");
    const start = await wealth(scene, attacker, price);
    const results: string[] = [];
    for (const ticks of [-90, -60, -45, -30, -15, -5, 0, 5, 15, 30, 45, 60, 90]) {
      const snapshot = chain.snapshot();
      await market.push(attacker, ticks);
      const done = await strategy.send(attacker, "rebalance").then(
        () => true,
        () => false,
      );
      await market.pushTo(attacker, root as bigint);
      const gained = (await wealth(scene, attacker, price)) - start;
      results.push(`${ticks}: ${done ? "" : "refused, "}${gained.toFixed(2)}`);
      expect(gained).toBeLessThanOrEqual(0.001);
      chain.revert(snapshot);
    }
    console.log(`${size} USDC, USDC gained by the push in ticks: ${results.join("; ")}`);
  },
);

test.each(BOTH)(
  "with its asset as %s, nobody gains from pushing a risen price back to its average",
  async (_, flip) => {
    const scene = await setUp(flip);
    const { chain, market, strategy, alice, bob, keeper, attacker } = scene;
    await depositFor(market, strategy, alice, 1_000_000n * USDC);
    for (let isDone = false; !isDone; chain.passTime(DAY)) {
      isDone = await strategy.send(keeper, "rebalance").then(
        () => false,
        () => true,
      );
    }
    await market.move(bob, 300);
    chain.passTime(12n);
    const price = await priceOf(scene);
    const root = (await market.pool.read("sqrtPriceX96")) as bigint;
    const sums = (await market.pool.read("observe", [1800, 0])) as [bigint, bigint];
    const back = Number((sums[1] - sums[0]) / 1800n) - (await tickOf(scene));
    await market.fund(attacker, 10n ** 8n * USDC, 10n ** 6n * COIN, market.pool.address);
    await market.usdc.send(attacker, "approve", strategy.address, MAX);
    const start = await wealth(scene, attacker, price);
    await market.push(attacker, flip ? -back : back);
    const amount = 5n * 10n ** 7n * USDC;
    const { result } = await strategy.send(attacker, "deposit", amount, attacker);
    await market.pushTo(attacker, root);
    await strategy.send(attacker, "redeemInKind", result, attacker, attacker);
    expect(await wealth(scene, attacker, price)).toBeLessThan(start);
  },
);

/** Calls of somebody who has one block, much money, and shares already. */
test.each(BOTH)(
  "with its asset as %s, nobody gains within one block by any calls",
  async (_, flip) => {
    const scene = await setUp(flip);
    const { chain, market, strategy, alice, keeper, attacker } = scene;
    await depositFor(market, strategy, alice, 200_000n * USDC);
    await depositFor(market, strategy, attacker, 100_000n * USDC);
    await strategy.send(keeper, "rebalance");
    await market.move(keeper, 2_500);
    chain.passTime(2n * DAY);
    await market.fund(attacker, 10n ** 8n * USDC, 10n ** 6n * COIN, market.pool.address);
    await market.usdc.send(attacker, "approve", strategy.address, MAX);
    const price = await priceOf(scene);
    const root = (await market.pool.read("sqrtPriceX96")) as bigint;
    const shares = async () => (await strategy.read("balanceOf", attacker)) as bigint;
    /** Takes everything out in kind, and pushes the price back. */
    const leave = async () => {
      const left = await shares();
      if (left > 0n) await strategy.send(attacker, "redeemInKind", left, attacker, attacker);
      await market.pushTo(attacker, root);
      return wealth(scene, attacker, price);
    };
    const beginning = chain.snapshot();
    const start = await leave();
    chain.revert(beginning);
    const reward = 1.05; // of one rebalance and one report
    let best = Number.NEGATIVE_INFINITY;
    const count = Number(process.env.STRATEGY_ATTACKS ?? 6);
    for (let seed = 1; seed <= count; seed++) {
      const snapshot = chain.snapshot();
      const random = new Random(seed);
      const calls: string[] = [];
      for (let step = 0; step < 6; step++) {
        const call = random.pick([
          "push",
          "push",
          "deposit",
          "redeem",
          "inKind",
          "rebalance",
          "report",
        ]);
        const ticks = random.below(240) - 120;
        const amount = random.amount(10n ** 6n * USDC);
        const part = random.partOf(await shares());
        calls.push(`${call} ${call === "push" ? ticks : call === "deposit" ? amount : part}`);
        const done = {
          push: () => market.push(attacker, ticks),
          deposit: () => strategy.send(attacker, "deposit", amount, attacker),
          redeem: () => strategy.send(attacker, "redeem", part, attacker, attacker),
          inKind: () => strategy.send(attacker, "redeemInKind", part, attacker, attacker),
          rebalance: () => strategy.send(attacker, "rebalance"),
          report: () => strategy.send(attacker, "report"),
        }[call];
        await done?.().catch(() => undefined);
      }
      const gained = (await leave()) - start;
      if (gained > best) best = gained;
      if (gained > 2 * reward) {
        throw new Error(`Seed ${seed}: ${gained} USDC gained by ${calls.join(", ")}`);
      }
      chain.revert(snapshot);
    }
    console.log(`${count} attacks within one block: the best gains ${best.toFixed(4)} USDC`);
  },
);

test("retirement closes the position and sells nothing", async () => {
  const { market, strategy, alice, keeper, strategist } = await setUp();
  const shares = await depositFor(market, strategy, alice, 10_000n * USDC);
  await strategy.send(keeper, "rebalance");
  const root = await market.pool.read("sqrtPriceX96");
  await strategy.send(strategist, "retire");
  expect(await market.pool.read("sqrtPriceX96")).toBe(root);
  expect(await strategy.read("positionId")).toBe(0n);
  const { result } = await strategy.send(alice, "redeem", shares, alice, alice);
  expect(numberOf(result, USDC)).toBeGreaterThan(9_960);
});

test("what the main calls cost in gas", async () => {
  const { chain, market, strategy, alice, keeper, attacker } = await setUp();
  await depositFor(market, strategy, alice, 10_000n * USDC);
  const gas: Record<string, bigint> = {};
  const note = async (name: string, account: Address, call: string, ...args: unknown[]) => {
    gas[name] = (await strategy.send(account, call, ...args)).gasUsed;
  };
  await market.fund(alice, 10_000n * USDC, 0n, strategy.address);
  await note("rebalance (opens)", keeper, "rebalance");
  chain.passTime(DAY);
  await note("deposit", alice, "deposit", 1_000n * USDC, alice);
  await note("redeem", alice, "redeem", 100n * SHARE, alice, alice);
  await note("withdraw", alice, "withdraw", 100n * USDC, alice, alice);
  await note("redeemInKind", alice, "redeemInKind", 100n * SHARE, alice, alice);
  await market.move(attacker, 2_500);
  chain.passTime(DAY + HOUR);
  await note("report", keeper, "report");
  await note("rebalance (moves)", keeper, "rebalance");
  console.log(
    Object.entries(gas)
      .map(([name, used]) => `${name}: ${used}`)
      .join("\n"),
  );
  for (const used of Object.values(gas)) expect(used).toBeLessThan(2_000_000n);
});
