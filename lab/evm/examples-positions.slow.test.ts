import type { Address } from "viem";
import { close } from "../../content/examples/close-position";
import { errorName } from "../../content/examples/error-name";
import { mint, type Order, stake } from "../../content/examples/open-position";
import { gaugeAbi, positionsAbi } from "../../content/examples/positions";
import { artifactsOf, byAddress, Exchange, type TestToken } from "./exchange";
import { failEach, REVERTED } from "./failures";
import { type WorkedExample, workedExample } from "./worked-example";

const DOC = "content/docs/build/provide-and-stake.md";
const NAMES = [
  "low",
  "high",
  "price",
  "liquidity",
  "later",
  "amount0",
  "amount1",
  "used0",
  "used1",
];

const example = workedExample(DOC, NAMES);
// The owner of the content may have removed the example.
const withExample = example ? test : test.skip;

const artifact = artifactsOf([
  "content/examples/StakedPosition.sol",
  "test/contracts/FickleToken.sol",
  "test/contracts/Harvester.sol",
]);

const Q96 = 2 ** 96;
const sqrtPrice = (price: number): bigint => BigInt(Math.round(Math.sqrt(price) * Q96));
const tickOf = (price: number): number => Math.round(Math.log(price) / Math.log(1.0001));

interface Market {
  exchange: Exchange;
  token0: TestToken;
  token1: TestToken;
  pool: Address;
  gauge: Address;
  provider: Address;
}

/** Makes a concentrated pool with its gauge, and an account that may pay both tokens in. */
async function marketAt(price: number, time?: bigint): Promise<Market> {
  const exchange = await Exchange.create(artifact, time === undefined ? {} : { time });
  const [[token0], [token1]] = byAddress([
    [await exchange.token("T0", 18)],
    [await exchange.token("T1", 18)],
  ]) as [[TestToken], [TestToken]];
  const pool = await exchange.concentratedPool([token0, token1], sqrtPrice(price));
  const { gauge } = await exchange.gauge(pool, "Gauge");
  const provider = exchange.account(1);
  for (const token of [token0, token1]) {
    await exchange.fund(token, provider, token.units(1_000_000), exchange.contracts.positions);
  }
  return { exchange, token0, token1, pool, gauge, provider };
}

const order = (
  { exchange: { chain }, token0, token1, pool, provider }: Market,
  amounts: { amount0: number; amount1: number; least0?: bigint; least1?: bigint },
  [low, high]: readonly [number, number],
): Order => ({
  pool,
  tickLower: tickOf(low),
  tickUpper: tickOf(high),
  amount0: token0.units(amounts.amount0),
  amount1: token1.units(amounts.amount1),
  amount0Min: amounts.least0 ?? 0n,
  amount1Min: amounts.least1 ?? 0n,
  to: provider,
  deadline: chain.time + 300n,
});

/** Runs the scripts of the docs as an account. */
function scripts({ exchange, gauge, provider }: Market) {
  const { chain, contracts } = exchange;
  const { positions } = contracts;
  const client = chain.publicClient;
  const wallet = chain.walletClient(provider);
  return {
    mint: (ordered: Order) => mint(client, wallet, positions, ordered),
    stake: (id: bigint) => stake(client, wallet, positions, gauge, id),
    close: (id: bigint, least0 = 0n, least1 = 0n) =>
      close(client, wallet, positions, gauge, id, least0, least1),
  };
}

const ORDINARY = { amount0: 10, amount1: 1_000 };
const RANGE = [81, 121] as const;
const market = () => marketAt(100);

describe("the worked example", () => {
  withExample("is what a position takes at each price, and what its minimums refuse", async () => {
    const values = example as WorkedExample;
    const range = [values.value("low"), values.value("high")] as const;
    for (let row = 0; row < values.rows; row++) {
      const made = await marketAt(values.value("later", row));
      const { exchange, token0, token1, provider } = made;
      const offered = { amount0: values.value("amount0"), amount1: values.value("amount1") };
      const before = await Promise.all(
        [token0, token1].map((token) => exchange.balance(token, provider)),
      );
      const limit = BigInt(Math.round(values.value("limit") * 10_000));
      const least = (token: TestToken, amount: number) => (token.units(amount) * limit) / 10_000n;
      const least0 = least(token0, offered.amount0);
      const least1 = least(token1, offered.amount1);
      const strict = scripts(made).mint(order(made, { ...offered, least0, least1 }, range));
      const isTooLittle =
        Math.min(values.value("used0", row), values.value("used1", row)) < values.value("limit");
      if (isTooLittle) await expect(strict.catch(errorName)).resolves.toBe("AmountsTooSmall");
      else await strict;

      if (isTooLittle) await scripts(made).mint(order(made, offered, range));
      const [used0 = 0n, used1 = 0n] = await Promise.all(
        [token0, token1].map(
          async (token, index) => (before[index] ?? 0n) - (await exchange.balance(token, provider)),
        ),
      );
      // The pool rounds the range of the example to ticks.
      expect(Number(used0) / Number(token0.units(offered.amount0))).toBeCloseTo(
        values.value("used0", row),
        2,
      );
      expect(Number(used1) / Number(token1.units(offered.amount1))).toBeCloseTo(
        values.value("used1", row),
        2,
      );
    }
  });
});

/** Somebody else's liquidity over all prices, so that others can swap. */
async function withDepth(made: Market): Promise<Market> {
  const { exchange } = made;
  const other = { ...made, provider: exchange.account(9) };
  for (const token of [made.token0, made.token1]) {
    const { positions } = exchange.contracts;
    await exchange.fund(token, other.provider, token.units(1_000_000), positions);
  }
  await scripts(other).mint(order(other, { amount0: 1_000, amount1: 100_000 }, [50, 200]));
  return made;
}

/** Sells token 0 to the pool, as somebody else. */
async function sell({ exchange, token0, pool }: Market, amount: number): Promise<void> {
  const other = exchange.account(8);
  await exchange.fund(token0, other, token0.units(amount), pool);
  const args = [token0.address, token0.units(amount), 0n, other];
  await exchange.send("ConcentratedPool", pool, "swap", args, other);
}

const liquidityOf = ({ exchange }: Market, id: bigint) =>
  exchange.read("Positions", exchange.contracts.positions, "liquidityOf", [id]);

const ownerOf = ({ exchange }: Market, id: bigint) =>
  exchange.read("Positions", exchange.contracts.positions, "ownerOf", [id]);

describe("the scripts", () => {
  test("mint, stake, earn by the second, close, and give everything back", async () => {
    const start = 1_760_054_400n - (1_760_054_400n % 604_800n);
    const made = await withDepth(await marketAt(100, start));
    const { exchange, gauge, pool, provider, token0, token1 } = made;
    const { chain, own } = exchange;
    const { mint, stake, close } = scripts(made);
    const both = async (): Promise<[bigint, bigint]> => [
      await exchange.balance(token0, provider),
      await exchange.balance(token1, provider),
    ];
    const [before0, before1] = await both();
    const id = await mint(order(made, ORDINARY, RANGE));
    expect(await ownerOf(made, id)).toBe(provider);
    const [unused0, unused1] = await both();

    // Fees before staking are the owner's, less the levy. From then on they are the voters'.
    await sell(made, 10);
    await stake(id);
    expect(await ownerOf(made, id)).toBe(gauge);
    const [fees0] = await both();
    expect(fees0).toBeGreaterThan(unused0);
    const [voters0] = (await exchange.read("ConcentratedPool", pool, "voterFees")) as bigint[];
    await sell(made, 10);
    const [later0] = (await exchange.read("ConcentratedPool", pool, "voterFees")) as bigint[];
    expect(later0).toBeGreaterThan(voters0 ?? 0n);

    // The whole emission streams until the epoch ends, and this position is alone.
    const emission = own.units(604_800);
    await exchange.emit(gauge, emission);
    chain.passTime(1_000n);
    const claimed = await exchange.send("Gauge", gauge, "claim", [id], provider);
    const earned = claimed.result as bigint;
    const whole = own.units(1_000);
    expect(Number(earned) / Number(whole)).toBeCloseTo(1, 9);
    expect(earned).toBeLessThanOrEqual(whole);
    expect(claimed.events.map(({ name }) => name)).toEqual(["Transfer", "Claimed"]);
    expect(await exchange.balance(own, provider)).toBe(earned);

    chain.passTime(1_000n);
    const got = await close(id);
    expect(await exchange.balance(own, provider)).toBeGreaterThan(2n * earned - 2n);
    // Others have sold token 0, so the position is worth less of token 1.
    expect(got.amount1).toBeLessThan(before1 - unused1);
    expect(got.amount0).toBeGreaterThan(before0 - unused0);
    expect(await both()).toEqual([fees0 + got.amount0, unused1 + got.amount1]);
    await expect(liquidityOf(made, id)).rejects.toThrow("UnknownId");
  });

  test("close stops before it collects if the price has left the minimums, and burns nothing", async () => {
    const made = await withDepth(await market());
    const { exchange, provider } = made;
    const { chain } = exchange;
    const { mint, stake, close } = scripts(made);
    const id = await mint(order(made, ORDINARY, RANGE));
    await stake(id);
    const liquidity = await liquidityOf(made, id);
    const [least0, least1] = [0n, made.token1.units(950)];
    // The price moves between the simulation of `remove` and its transaction.
    let sent = 0;
    chain.onTransaction = async () => {
      sent += 1;
      if (sent === 2) await sell(made, 100);
    };
    await expect(close(id, least0, least1)).rejects.toEqual(REVERTED);
    expect(sent).toBe(2);
    expect(await liquidityOf(made, id)).toBe(liquidity);
    expect(await ownerOf(made, id)).toBe(provider);

    // With minimums for the new price it goes on where it stopped: it is unstaked already.
    chain.onTransaction = undefined;
    const { length } = chain.transactions;
    const got = await close(id);
    expect(chain.transactions).toHaveLength(length + 3);
    expect(got.amount1).toBeLessThan(least1);
    await expect(ownerOf(made, id)).rejects.toThrow("UnknownId");
  });

  test("each stops with a message at the transaction that reverts", async () => {
    const minted = await failEach(async () => {
      const made = await market();
      return {
        chain: made.exchange.chain,
        run: () => scripts(made).mint(order(made, ORDINARY, RANGE)),
      };
    });
    expect(minted).toEqual([{ sent: 1, error: REVERTED }]);
    const staked = await failEach(async () => {
      const made = await market();
      const id = await scripts(made).mint(order(made, ORDINARY, RANGE));
      return { chain: made.exchange.chain, run: () => scripts(made).stake(id) };
    });
    expect(staked).toEqual([1, 2].map((sent) => ({ sent, error: REVERTED })));
    const closed = await failEach(async () => {
      const made = await market();
      const { mint, stake, close } = scripts(made);
      const id = await mint(order(made, ORDINARY, RANGE));
      await stake(id);
      return { chain: made.exchange.chain, run: () => close(id) };
    });
    expect(closed).toEqual([1, 2, 3, 4].map((sent) => ({ sent, error: REVERTED })));
  });

  test("errors have the names that the table of the docs lists", async () => {
    const made = await market();
    const { exchange, gauge, provider } = made;
    const { chain, contracts } = exchange;
    const { mint, stake } = scripts(made);
    const ordinary = order(made, ORDINARY, RANGE);
    const nameOf = (call: Promise<unknown>) => call.catch(errorName);
    expect(await nameOf(mint({ ...ordinary, deadline: chain.time - 1n }))).toBe("DeadlinePassed");
    const swapped = { tickLower: ordinary.tickUpper, tickUpper: ordinary.tickLower };
    expect(await nameOf(mint({ ...ordinary, ...swapped }))).toBe("TickNotAllowed");
    expect(await nameOf(mint({ ...ordinary, pool: provider }))).toBe("UnknownPool");
    const id = await mint(ordinary);
    const simulate = (account: Address, call: "stake" | "unstake") =>
      nameOf(
        chain.publicClient.simulateContract({
          account,
          address: gauge,
          abi: [...gaugeAbi, ...positionsAbi],
          functionName: call,
          args: [id],
        }),
      );
    expect(await simulate(provider, "stake")).toBe("NotAllowed");
    const burned = chain.publicClient.simulateContract({
      account: provider,
      address: contracts.positions,
      abi: positionsAbi,
      functionName: "burn",
      args: [id],
    });
    expect(await nameOf(burned)).toBe("NotEmpty");
    await stake(id);
    expect(await simulate(exchange.account(2), "unstake")).toBe("NotYours");
    await exchange.send("Voter", contracts.voter, "setClosed", [made.pool, true]);
    const other = await mint(order(made, ORDINARY, RANGE));
    expect(await nameOf(stake(other))).toBe("EmissionsStopped");
    // Unstaking and withdrawing always work.
    await scripts(made).close(id);
  });
});

describe("the contracts", () => {
  async function withHolder() {
    const made = await withDepth(await market());
    const { exchange, gauge, provider, token0, token1 } = made;
    const { positions } = exchange.contracts;
    const code = artifact("StakedPosition");
    const holder = await exchange.chain.deploy(code, [positions, gauge], { from: provider });
    for (const { address } of [token0, token1]) {
      await exchange.send("Token", address, "approve", [holder, 10n ** 30n], provider);
    }
    const send = (functionName: string, args: readonly unknown[] = [], from = provider) =>
      exchange.send("StakedPosition", holder, functionName, args, from);
    return { made, holder, send };
  }

  test("StakedPosition opens in one transaction, and keeps neither tokens nor allowances", async () => {
    const { made, holder, send } = await withHolder();
    const { exchange, token0, token1, provider, gauge } = made;
    const { chain, contracts, own } = exchange;
    const ordinary = order(made, ORDINARY, RANGE);
    await expect(send("claim")).rejects.toThrow("NotOpen");
    const wrong = { ...ordinary, pool: await exchange.concentratedPool([token0, own], 2n ** 96n) };
    await expect(send("open", [wrong])).rejects.toThrow("OtherPool");
    await expect(send("open", [ordinary], exchange.account(2))).rejects.toThrow("NotOwner");
    const strict = { ...ordinary, amount0Min: ordinary.amount0, amount1Min: ordinary.amount1 + 1n };
    await expect(send("open", [strict])).rejects.toThrow("AmountsTooSmall");
    await send("open", [ordinary]);
    for (const { address } of [token0, token1]) {
      expect(await exchange.balance({ address }, holder)).toBe(0n);
      const allowed = ["allowance", [holder, contracts.positions]] as const;
      expect(await exchange.read("Token", address, ...allowed)).toBe(0n);
    }
    await expect(send("open", [ordinary])).rejects.toThrow("AlreadyOpen");

    await exchange.emit(gauge, own.units(1_000));
    chain.passTime(3_600n);
    await send("claim");
    const claimed = await exchange.balance(own, provider);
    expect(claimed).toBeGreaterThan(0n);
    chain.passTime(3_600n);
    const before1 = await exchange.balance(token1, provider);
    const soon = chain.time + 300n;
    await expect(send("close", [0n, 10n ** 30n, soon])).rejects.toThrow("AmountsTooSmall");
    await expect(send("close", [0n, 0n, chain.time - 1n])).rejects.toThrow("DeadlinePassed");
    await send("close", [0n, 0n, soon]);
    expect(await exchange.balance(own, provider)).toBeGreaterThan(claimed);
    expect(await exchange.balance(token1, provider)).toBeGreaterThan(before1);
    expect(await exchange.read("StakedPosition", holder, "id")).toBe(0n);
    for (const { address } of [token0, token1, own]) {
      expect(await exchange.balance({ address }, holder)).toBe(0n);
    }
  });

  test("Harvest claims what is worth it, and leaves the rest", async () => {
    const made = await withDepth(await market());
    const { exchange, gauge } = made;
    const { chain, own } = exchange;
    const harvester = await chain.deploy(artifact("Harvester"));
    const { mint } = scripts(made);
    const ids: bigint[] = [];
    for (const share of [1, 9]) {
      const amounts = { amount0: share, amount1: 100 * share };
      const id = await mint({ ...order(made, amounts, RANGE), to: harvester });
      await exchange.send("Harvester", harvester, "stake", [gauge, id]);
      ids.push(id);
    }
    await exchange.emit(gauge, own.units(10_000));
    chain.passTime(3_600n);
    const earned = (await Promise.all(
      ids.map((id) => exchange.read("Gauge", gauge, "earned", [id])),
    )) as [bigint, bigint];
    expect(Number(earned[1]) / Number(earned[0])).toBeCloseTo(9, 6);
    const args = [gauge, ids, earned[0] + 1n];
    const { result } = await exchange.send("Harvester", harvester, "claim", args);
    expect(result).toBe(earned[1]);
    expect(await exchange.balance(own, harvester)).toBe(earned[1]);
    expect(await exchange.read("Gauge", gauge, "earned", [ids[0]])).toBe(earned[0]);
  });
});
