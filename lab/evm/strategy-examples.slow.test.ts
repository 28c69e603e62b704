/** The examples of the docs that read prices and strategies. */
import type { Address } from "viem";
import { leave, leaveInKind } from "../../content/examples/leave";
import { legacyAverage, legacyPoolAbi } from "../../content/examples/legacy-price";
import { poolAbi } from "../../content/examples/pool";
import { averageTick, checkedTick, priceAtTick } from "../../content/examples/price";
import { readStrategy } from "../../content/examples/read-strategy";
import { strategyAbi } from "../../content/examples/strategy";
import { artifactsOf, Exchange } from "./exchange";
import { createMarket, DAY, deploy, HOUR, USDC } from "./market";
import { deployStrategy, depositFor, STRATEGY_SOURCES, termsFor } from "./strategies";

let artifact: ReturnType<typeof artifactsOf>;
beforeAll(() => {
  artifact = artifactsOf([...STRATEGY_SOURCES, "test/contracts/PriceUser.sol"]);
}, 120_000);

/** The root of the price at a tick, times 2^96. */
const rootAt = (tick: number): bigint =>
  BigInt(Math.round(1.0001 ** (tick / 2) * 2 ** 48)) * 2n ** 48n;

test("the average tick is that of the worked example, and a price that has moved is refused", async () => {
  const exchange = await Exchange.create(artifact);
  const { chain } = exchange;
  const market = await createMarket(chain, { get: artifact });
  const user = await deploy(chain, artifact("PriceUser"));
  const { address } = market.pool;
  const account = exchange.account(1);
  await market.fund(account, 2n ** 120n, 2n ** 120n, address);
  // 1,200 s at one tick and 600 s at the next one.
  for (const [tick, seconds] of [
    [-230_080, 1_200n],
    [-230_020, 600n],
  ] as const) {
    await market.pushTo(account, rootAt(tick) + 2n ** 60n);
    chain.passTime(seconds);
  }
  const average = -230_060;
  expect(await averageTick(chain.publicClient, address, 1_800)).toBe(average);
  expect(await checkedTick(chain.publicClient, address, 1_800, 40)).toBe(average);
  expect(await user.read("check", address, 1_800, 40)).toBe(average);
  await expect(user.read("check", address, 1_800, 39)).rejects.toThrow("PriceMoved");
  await expect(checkedTick(chain.publicClient, address, 1_800, 39)).rejects.toThrow("average");
  await expect(user.read("check", address, 0, 40)).rejects.toThrow("NoWindow");
  const reach = await user.read("reach", address);
  await expect(user.read("check", address, Number(reach) + 1, 40)).rejects.toThrow(
    "TooFewObservations",
  );
  expect(priceAtTick(average, 18, 6)).toBeCloseTo(102.1, 0);
});

test("an average of a legacy pool is refused if it is too short or too old", async () => {
  const exchange = await Exchange.create(artifact);
  const { chain } = exchange;
  const { publicClient } = chain;
  const user = await deploy(chain, artifact("PriceUser"));
  const token = await exchange.token("TKN", 18);
  const { own } = exchange;
  const pool = await exchange.volatilePool([
    [own, own.units(1_000)],
    [token, token.units(2_000)],
  ]);
  const trader = exchange.account(1);
  const trade = async () => {
    await exchange.fund(own, trader, own.units(1), pool);
    await exchange.send(
      "LegacyPool",
      pool,
      "swap",
      [own.address, own.units(1), 0n, trader],
      trader,
    );
  };
  const both = (samples: bigint, maxAge: bigint): Promise<unknown>[] => [
    user.read("average", pool, own.address, own.units(1), samples, maxAge),
    legacyAverage(publicClient, pool, own.address, own.units(1), samples, maxAge),
  ];
  for (const result of both(2n, HOUR)) await expect(result).rejects.toThrow(/TooFewSnapshots|only/);
  for (let count = 0; count < 3; count++) {
    chain.passTime(1_900n);
    await trade();
  }
  for (const result of both(2n, 2n * HOUR)) {
    // 2 of the other token for each, less the impact of a unit.
    expect(Number(await result) / 1e18).toBeCloseTo(1.99, 1);
  }
  // Nobody trades for a day: the number of snapshots is the same, their age is not.
  chain.passTime(DAY);
  for (const result of both(2n, 2n * HOUR)) {
    await expect(result).rejects.toThrow(/SnapshotsTooOld|begin at/);
  }
});

test("a strategy is read and left from TypeScript", async () => {
  const exchange = await Exchange.create(artifact);
  const { chain } = exchange;
  const artifacts = { get: artifact };
  const market = await createMarket(chain, artifacts);
  const [alice, keeper, strategist, receiver] = [1, 2, 3, 4].map((index) =>
    exchange.account(index),
  ) as [Address, Address, Address, Address];
  const terms = termsFor(strategist, receiver);
  const strategy = await deployStrategy(chain, artifacts, market, "RangeStrategy", terms);
  const shares = await depositFor(market, strategy, alice, 10_000n * USDC);
  await strategy.send(keeper, "rebalance");
  chain.passTime(DAY);
  await strategy.send(keeper, "report");
  const read = await readStrategy(chain.publicClient, strategy.address);
  expect(read).toMatchObject({
    isRetired: false,
    isAboveMark: false,
    delayInHours: 72,
    performanceFee: "10%",
    mostToKeepers: "0.002%",
  });
  expect(read.bounds.map(({ name }) => name)).toEqual(["range width", "max deviation"]);
  expect(Number(read.reportedAt)).toBe(Number(chain.time) * 1_000);

  const wallet = chain.walletClient(alice);
  const before = (await market.usdc.read("balanceOf", alice)) as bigint;
  const least = await leave(chain.publicClient, wallet, strategy.address, shares / 2n);
  const after = (await market.usdc.read("balanceOf", alice)) as bigint;
  expect(after - before).toBeGreaterThanOrEqual(least);
  // Somebody is first and pushes the price down: the minimum stops the call.
  chain.onTransaction = () => market.move(keeper, -300);
  const left = shares / 2n;
  await expect(leave(chain.publicClient, wallet, strategy.address, left)).rejects.toThrow(
    "reverted",
  );
  chain.onTransaction = undefined;
  const amounts = await leaveInKind(chain.publicClient, wallet, strategy.address, left);
  expect(amounts).toHaveLength(2);
});

test.each([
  ["IConcentratedPool", poolAbi],
  ["ILegacyPool", legacyPoolAbi],
  ["IStrategy", strategyAbi],
] as const)("the ABI of %s is what solc gives", (name, abi) => {
  const plain = (item: unknown): unknown =>
    JSON.parse(
      JSON.stringify(item, (key, value) =>
        key === "internalType" || value === "" || value === false ? undefined : value,
      ),
    );
  expect(artifact(name).abi.map(plain)).toEqual(expect.arrayContaining(abi.map(plain)));
});
