/** The skeleton of a strategy: its shares, its fees, its rules and its edges. */
import { type Address, encodeFunctionData, zeroAddress } from "viem";
import { type Chain, compileSolidity, createChain } from "./chain";
import {
  type Artifacts,
  at,
  createMarket,
  DAY,
  type Deployed,
  deploy,
  HOUR,
  MAX,
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
  type Terms,
  termsFor,
  YEAR,
} from "./strategies";

const ODD_TOKENS = ["SilentToken", "TollToken", "CallbackToken"];

let artifacts: Artifacts;
beforeAll(() => {
  const odd = ODD_TOKENS.map((name) => `test/contracts/${name}.sol`);
  artifacts = compileSolidity([...STRATEGY_SOURCES, ...odd]);
}, 120_000);

interface Scene {
  chain: Chain;
  market: Market;
  strategy: Deployed;
  terms: Terms;
  alice: Address;
  bob: Address;
  keeper: Address;
  strategist: Address;
  receiver: Address;
}

const WIDTH = parameter("range width", 1_000n, 500n, 2_000n);

async function setUp(change: Partial<Terms> = {}): Promise<Scene> {
  const chain = await createChain();
  const market = await createMarket(chain, artifacts);
  const [, alice, bob, keeper, strategist, receiver] = chain.accounts as Address[];
  if (!alice || !bob || !keeper || !strategist || !receiver) throw new Error("no accounts");
  const terms = { ...termsFor(strategist, receiver), ...change };
  const strategy = await deployStrategy(chain, artifacts, market, "HoldingStrategy", terms, [
    WIDTH,
  ]);
  return { chain, market, strategy, terms, alice, bob, keeper, strategist, receiver };
}

const numberOf = (amount: unknown, unit: bigint): number => Number(amount) / Number(unit);

async function balance({ market }: Scene, account: Address): Promise<bigint> {
  return (await market.usdc.read("balanceOf", account)) as bigint;
}

describe("fees", () => {
  test("are the new shares of the worked example", async () => {
    const scene = await setUp({ keeperReward: 0n });
    const { chain, market, strategy, alice, keeper, receiver } = scene;
    await depositFor(market, strategy, alice, 100_000n * USDC);
    chain.passTime(90n * DAY);
    await market.usdc.send(alice, "mint", strategy.address, 6_000n * USDC);
    await strategy.send(keeper, "report");
    const fee = (0.01 * 106_000 * 90) / 365 + 0.1 * 0.06 * 100_000;
    const shares = numberOf(await strategy.read("balanceOf", receiver), SHARE);
    expect(shares).toBeCloseTo((100_000 * fee) / (106_000 - fee), 2);
    expect(numberOf(await strategy.read("maxWithdraw", receiver), USDC)).toBeCloseTo(fee, 2);
  });

  test("above a high-water mark are taken once for a rise", async () => {
    const { chain, market, strategy, alice, keeper, receiver } = await setUp({
      managementFee: 0,
      keeperReward: 0n,
    });
    await depositFor(market, strategy, alice, 1_000n * USDC);
    const reports: number[] = [];
    const till = (await strategy.read("till")) as Address;
    for (const gain of [60n, 0n, 40n]) {
      await market.usdc.send(alice, "mint", till, gain * USDC);
      chain.passTime(DAY);
      await strategy.send(keeper, "report");
      reports.push(numberOf(await strategy.read("maxWithdraw", receiver), USDC));
    }
    expect(reports[0]).toBeCloseTo(6, 1);
    expect(reports[1]).toBeCloseTo(6, 1); // no gain, no fee
    expect(reports[2]).toBeCloseTo(10, 0);
    const mark = (await strategy.read("highWaterMark")) as bigint;
    const price = (await strategy.read("convertToAssets", SHARE)) as bigint;
    expect(mark - price).toBeLessThanOrEqual(1n);
  });

  test("are paid by whoever leaves, without a report", async () => {
    const { chain, market, strategy, alice, receiver } = await setUp();
    const shares = await depositFor(market, strategy, alice, 10_000n * USDC);
    chain.passTime(YEAR);
    await strategy.send(alice, "redeem", shares, alice, alice);
    expect(numberOf(await strategy.read("maxWithdraw", receiver), USDC)).toBeCloseTo(100, 0);
  });

  test("charge nobody for a donation to an empty strategy", async () => {
    const { chain, market, strategy, alice, bob, receiver } = await setUp();
    await market.usdc.send(bob, "mint", strategy.address, 10_000n * USDC);
    await depositFor(market, strategy, alice, 10_000n * USDC);
    chain.passTime(HOUR);
    await depositFor(market, strategy, alice, USDC);
    const fee = numberOf(await strategy.read("maxWithdraw", receiver), USDC);
    expect(fee).toBeLessThan(0.02); // an hour of the management fee
  });

  test("leave something after ten years without a call", async () => {
    const { chain, market, strategy, alice } = await setUp({ managementFee: 1_000 });
    const shares = await depositFor(market, strategy, alice, 10_000n * USDC);
    chain.passTime(10n * YEAR);
    const { result } = await strategy.send(alice, "redeem", shares, alice, alice);
    // Two years are charged at most.
    expect(numberOf(result, USDC)).toBeCloseTo(8_000, 0);
  });
});

test("the first depositor cannot be robbed, as in the worked example", async () => {
  const scene = await setUp();
  const { market, strategy, alice, bob } = scene;
  const robbed = 10_000n * USDC;
  const own = await depositFor(market, strategy, bob, 1n);
  await market.usdc.send(bob, "mint", strategy.address, robbed);
  const shares = await depositFor(market, strategy, alice, robbed);
  await strategy.send(alice, "redeem", shares, alice, alice);
  await strategy.send(bob, "redeem", own, bob, bob);
  expect(numberOf(await balance(scene, alice), USDC)).toBeCloseTo(10_000, 2);
  // About half of what he has sent belongs to virtual shares, and a part of the rest to fees.
  expect(numberOf(await balance(scene, bob), USDC)).toBeLessThan(5_001);
});

describe("keepers", () => {
  test("are paid for income, and not for a report without any", async () => {
    const { chain, market, strategy, alice, keeper } = await setUp();
    await depositFor(market, strategy, alice, 1_000_000n * USDC);
    chain.passTime(DAY);
    await strategy.send(keeper, "report");
    expect(await strategy.read("balanceOf", keeper)).toBe(0n);
    chain.passTime(DAY);
    await market.usdc.send(alice, "mint", (await strategy.read("till")) as Address, 500n * USDC);
    await strategy.send(keeper, "report");
    expect(numberOf(await strategy.read("maxWithdraw", keeper), USDC)).toBeCloseTo(1, 4);
  });

  test("cannot be paid too much by any terms", async () => {
    await expect(setUp({ keeperCap: 1_000 })).rejects.toThrow("TermsRefused");
    await expect(setUp({ rebalancePause: 0n })).rejects.toThrow("TermsRefused");
    await expect(setUp({ managementFee: 1_001 })).rejects.toThrow("TermsRefused");
    await expect(setUp({ performanceFee: 5_001 })).rejects.toThrow("TermsRefused");
    await expect(setUp({ life: 0n })).rejects.toThrow("TermsRefused");
    await expect(setUp({ feeReceiver: zeroAddress })).rejects.toThrow("TermsRefused");
  });

  test("wait for the pause", async () => {
    const { chain, market, strategy, alice, keeper } = await setUp();
    await depositFor(market, strategy, alice, USDC);
    await strategy.send(keeper, "rebalance");
    chain.passTime(DAY - 1n);
    await expect(strategy.send(keeper, "rebalance")).rejects.toThrow("TooEarly");
    chain.passTime(1n);
    await strategy.send(keeper, "rebalance");
  });
});

describe("calls with a limit", () => {
  test("do what they say or revert", async () => {
    const { market, strategy, alice } = await setUp();
    await depositFor(market, strategy, alice, 1_000n * USDC);
    await market.usdc.send(alice, "mint", alice, 10n * USDC);
    await market.usdc.send(alice, "approve", strategy.address, MAX);
    const refused = async (error: string, name: string, ...args: unknown[]) =>
      expect(strategy.send(alice, name, ...args)).rejects.toThrow(error);
    await refused("BelowMinimum", "deposit", USDC, alice, SHARE + 1n);
    await refused("AboveMaximum", "mint", SHARE, alice, USDC - 1n);
    await refused("AboveMaximum", "withdraw", USDC, alice, alice, SHARE - 1n);
    await refused("BelowMinimum", "redeem", SHARE, alice, alice, USDC + 1n);
    await strategy.send(alice, "deposit", USDC, alice, SHARE);
    await strategy.send(alice, "mint", SHARE, alice, USDC);
    // Virtual shares own their part of one unit.
    await strategy.send(alice, "withdraw", USDC, alice, alice, SHARE + 1_000n);
    await strategy.send(alice, "redeem", SHARE, alice, alice, USDC - 1n);
  });

  test("refuse nothing for something", async () => {
    const { market, strategy, alice } = await setUp();
    await depositFor(market, strategy, alice, USDC);
    for (const [name, ...args] of [
      ["deposit", 0n, alice],
      ["mint", 0n, alice],
      ["redeem", 0n, alice, alice],
      ["redeem", 1n, alice, alice], // worth less than one unit
      ["redeemInKind", 0n, alice, alice],
    ] as const) {
      await expect(strategy.send(alice, name, ...args)).rejects.toThrow("ZeroAmount");
    }
    await expect(strategy.send(alice, "transfer", zeroAddress, 1n)).rejects.toThrow("NoReceiver");
  });
});

test("others need an allowance, and use it up", async () => {
  const { market, strategy, alice, bob } = await setUp();
  const shares = await depositFor(market, strategy, alice, 10n * USDC);
  await expect(strategy.send(bob, "redeem", shares, bob, alice)).rejects.toThrow("NotAllowed");
  await expect(strategy.send(bob, "transferFrom", alice, bob, 1n)).rejects.toThrow("NotAllowed");
  await expect(strategy.send(alice, "redeem", shares + 1n, bob, alice)).rejects.toThrow(
    "AboveLimit",
  );
  await strategy.send(alice, "approve", bob, shares);
  await strategy.send(bob, "redeem", shares / 2n, bob, alice);
  expect(await strategy.read("allowance", alice, bob)).toBe(shares / 2n);
});

test("a parameter changes after its delay, within its bounds, or not at all", async () => {
  const { chain, strategy, strategist, bob } = await setUp();
  const key = nameOf("range width");
  const declare = (value: bigint, from = strategist) => strategy.send(from, "declare", key, value);
  await expect(declare(1_500n, bob)).rejects.toThrow("NotStrategist");
  await expect(declare(499n)).rejects.toThrow("OutOfBounds");
  await expect(declare(-1n)).rejects.toThrow("OutOfBounds");
  await expect(strategy.send(strategist, "declare", nameOf("width"), 1n)).rejects.toThrow(
    "UnknownParameter",
  );
  await expect(strategy.send(bob, "enact", key)).rejects.toThrow("NothingDeclared");
  await declare(1_500n);
  await expect(strategy.send(bob, "enact", key)).rejects.toThrow("TooEarly");
  await strategy.send(strategist, "cancel", key);
  await expect(strategy.send(strategist, "cancel", key)).rejects.toThrow("NothingDeclared");
  await declare(1_500n);
  chain.passTime(3n * DAY);
  expect(await strategy.read("declared", key)).toEqual([1_500n, chain.time, chain.time + 4n * DAY]);
  await strategy.send(bob, "enact", key);
  expect(await strategy.read("parameters")).toEqual([{ ...WIDTH, value: 1_500n }]);
  await declare(600n);
  chain.passTime(7n * DAY);
  expect(await strategy.read("declared", key)).toEqual([0n, 0n, 0n]);
  await expect(strategy.send(bob, "enact", key)).rejects.toThrow("DeclarationExpired");
});

test("a retired strategy pays out, and does nothing else", async () => {
  const { chain, market, strategy, alice, bob, keeper, strategist, receiver } = await setUp();
  const shares = await depositFor(market, strategy, alice, 1_000n * USDC);
  await expect(strategy.send(alice, "retire")).rejects.toThrow("NotStrategist");
  await strategy.send(strategist, "retire");
  const fees = await strategy.read("balanceOf", receiver);
  chain.passTime(YEAR);
  for (const call of ["rebalance", "report"]) {
    await expect(strategy.send(keeper, call)).rejects.toThrow("AlreadyRetired");
  }
  await expect(strategy.send(strategist, "retire")).rejects.toThrow("AlreadyRetired");
  await expect(depositFor(market, strategy, bob, USDC)).rejects.toThrow("AboveLimit");
  expect(await strategy.read("maxDeposit", bob)).toBe(0n);
  const { result } = await strategy.send(alice, "redeem", shares, alice, alice);
  expect(numberOf(result, USDC)).toBeCloseTo(1_000, 3);
  expect(await strategy.read("balanceOf", receiver)).toBe(fees);
});

test("amounts far beyond any market neither overflow nor lose digits", async () => {
  const { chain, terms, alice, bob, keeper } = await setUp();
  const token = await deploy(chain, named(artifacts, "Token"), "BIG", 18);
  const strategy = await deploy(
    chain,
    named(artifacts, "HoldingStrategy"),
    token.address,
    terms,
    [],
  );
  const most = 10n ** 36n; // 10^18 tokens
  for (const account of [alice, bob]) {
    await token.send(account, "mint", account, most);
    await token.send(account, "approve", strategy.address, most);
    await strategy.send(account, "deposit", most, account);
  }
  await token.send(alice, "mint", strategy.address, most);
  chain.passTime(YEAR);
  await strategy.send(keeper, "report");
  const shares = await strategy.read("balanceOf", alice);
  const { result } = await strategy.send(alice, "redeem", shares, alice, alice);
  // Of three parts, 1% for the year and 10% of the gain are fees.
  expect(Number(result) / Number(most)).toBeCloseTo((3 - 0.03 - 0.1) / 2, 4);
});

describe("tokens", () => {
  const strategyOf = async (scene: Scene, name: string) => {
    const token = await deploy(scene.chain, named(artifacts, name));
    const holding = named(artifacts, "HoldingStrategy");
    const strategy = await deploy(scene.chain, holding, token.address, scene.terms, []);
    await token.send(scene.alice, "mint", scene.alice, 1_000n * USDC);
    await token.send(scene.alice, "approve", strategy.address, 1_000n * USDC);
    return { token, strategy };
  };

  test("that return nothing work", async () => {
    const scene = await setUp();
    const { token, strategy } = await strategyOf(scene, "SilentToken");
    await strategy.send(scene.alice, "deposit", 1_000n * USDC, scene.alice);
    await strategy.send(scene.alice, "withdraw", 999n * USDC, scene.bob, scene.alice);
    expect(await token.read("balanceOf", scene.bob)).toBe(999n * USDC);
  });

  test("that keep a toll are refused", async () => {
    const scene = await setUp();
    const { strategy } = await strategyOf(scene, "TollToken");
    const sent = strategy.send(scene.alice, "deposit", 1_000n * USDC, scene.alice);
    await expect(sent).rejects.toThrow("TokenRefused");
  });

  test.each(["deposit", "redeem", "redeemInKind", "report", "rebalance"])(
    "that call %s during a transfer are refused",
    async (functionName) => {
      const scene = await setUp();
      const { token, strategy } = await strategyOf(scene, "CallbackToken");
      await strategy.send(scene.alice, "deposit", 100n * USDC, scene.alice);
      const { abi } = named(artifacts, "HoldingStrategy");
      const to = token.address;
      const args = {
        deposit: [USDC, to],
        redeem: [SHARE, to, to],
        redeemInKind: [SHARE, to, to],
      }[functionName];
      await token.send(
        scene.bob,
        "setCall",
        strategy.address,
        encodeFunctionData({
          abi,
          functionName,
          args: args ?? [],
        }),
      );
      scene.chain.passTime(DAY);
      const { alice } = scene;
      await expect(strategy.send(alice, "deposit", USDC, alice)).rejects.toThrow("TokenRefused");
      await expect(strategy.send(alice, "redeem", SHARE, alice, alice)).rejects.toThrow(
        "TokenRefused",
      );
      // Once it behaves, everything can leave.
      await token.send(scene.bob, "setCall", zeroAddress, "0x");
      await strategy.send(alice, "redeem", SHARE, alice, alice);
    },
  );
});

test("a preview is never better than the call, and the limits are those of the call", async () => {
  const { chain, market, strategy, alice, bob } = await setUp();
  await depositFor(market, strategy, alice, 1_234_567_891n);
  await strategy.send(alice, "transfer", bob, 1n);
  await market.usdc.send(alice, "mint", strategy.address, 7_654_321n);
  chain.passTime(100n * DAY);
  const most = (await strategy.read("maxWithdraw", alice)) as bigint;
  const preview = (await strategy.read("previewWithdraw", most)) as bigint;
  const { result } = await strategy.send(alice, "withdraw", most, alice, alice);
  expect(result).toBeLessThanOrEqual(preview);
  expect(await strategy.read("maxWithdraw", alice)).toBeLessThanOrEqual(1n);
  // So small a part of a share brings nothing.
  expect(await strategy.read("maxRedeem", bob)).toBe(0n);
  await expect(strategy.send(bob, "redeem", 1n, bob, bob)).rejects.toThrow("ZeroAmount");
  const late = at(chain, named(artifacts, "HoldingStrategy"), strategy.address);
  await expect(late.send(alice, "withdraw", most, alice, alice)).rejects.toThrow("AboveLimit");
});
