import { type Address, createPublicClient, custom, type Hex, numberToHex } from "viem";
import {
  figuresAbi,
  figuresIn,
  lastFinal,
  type Swap,
  swapsOf,
  yearly,
} from "../../content/examples/figures";
import type { Chain } from "./chain";
import { compileSolidity } from "./compile";
import { artifactsOf, byAddress, Exchange, type TestToken } from "./exchange";
import { type WorkedExample, workedExample } from "./worked-example";

const DOC = "content/docs/build/indexing.md";
const feeExample = workedExample(DOC, ["worth", "week", "earned", "all", "apr", "single"]);
const emissionExample = workedExample(DOC, ["emission", "price", "value", "gained", "apr"]);
// The owner of the content may have removed an example.
const withFees = feeExample ? test : test.skip;
const withEmission = emissionExample ? test : test.skip;

const artifact = artifactsOf();

const DAY = 86_400;

interface Filter {
  address: Address;
  topics: (Hex | null)[];
  fromBlock: Hex;
  toBlock: Hex;
}

/** Returns the logs of a chain as a node does, which the client of the chain cannot. */
const logsOf = (chain: Chain, { address, topics: [topic], fromBlock, toBlock }: Filter) =>
  chain.transactions
    .filter(({ block }) => block >= BigInt(fromBlock) && block <= BigInt(toBlock))
    .flatMap(({ logs, hash, block }) =>
      logs.map((log, index) => ({
        ...log,
        blockNumber: numberToHex(block),
        blockHash: numberToHex(block, { size: 32 }),
        transactionHash: hash,
        transactionIndex: "0x0",
        logIndex: numberToHex(index),
        removed: false,
      })),
    )
    .filter(
      (log) => log.address.toLowerCase() === address.toLowerCase() && log.topics[0] === topic,
    );

/** Makes a client that can ask for logs, and keeps the ranges that it has asked for. */
function clientOf(chain: Chain) {
  const asked: [from: bigint, to: bigint][] = [];
  const request = async ({ method, params }: { method: string; params: [Filter] }) => {
    if (method !== "eth_getLogs") return chain.publicClient.request({ method, params } as never);
    const [filter] = params;
    asked.push([BigInt(filter.fromBlock), BigInt(filter.toBlock)]);
    return logsOf(chain, filter);
  };
  const client = createPublicClient({ transport: custom({ request }, { retryCount: 0 }) });
  return { client, asked };
}

interface Market {
  exchange: Exchange;
  a: TestToken;
  usdc: TestToken;
  trader: Address;
}

async function market(): Promise<Market> {
  const exchange = await Exchange.create(artifact);
  const a = await exchange.token("A", 18);
  const usdc = await exchange.token("USDC", 6);
  return { exchange, a, usdc, trader: exchange.account(1) };
}

/** Swaps as the trader, in both directions, and returns what the trader's balances have moved. */
async function trade({ exchange, a, usdc, trader }: Market, name: string, pool: Address) {
  const moved = { a: 0n, usdc: 0n };
  for (const [token, amount] of [
    [a, a.units(10)],
    [usdc, usdc.units(12_345)],
    [a, 7n],
    [usdc, usdc.units(500)],
    [a, a.units(3)],
  ] as const) {
    await exchange.fund(token, trader, amount, pool);
    const before = [await exchange.balance(a, trader), await exchange.balance(usdc, trader)];
    await exchange.send(name, pool, "swap", [token.address, amount, 0n, trader], trader);
    const after = [await exchange.balance(a, trader), await exchange.balance(usdc, trader)];
    const [ofA = 0n, ofUsdc = 0n] = after.map((balance, index) => balance - (before[index] ?? 0n));
    moved.a += ofA < 0n ? -ofA : ofA;
    moved.usdc += ofUsdc < 0n ? -ofUsdc : ofUsdc;
  }
  return moved;
}

/** What swaps have added to a pool in a token: in, less out. */
const netIn = (token: TestToken, swaps: readonly Swap[]): bigint =>
  swaps.reduce(
    (sum, { tokenIn, amountIn, amountOut }) =>
      tokenIn === token.address ? sum + amountIn : sum - amountOut,
    0n,
  );

const feesIn = (token: TestToken, swaps: readonly Swap[]): bigint =>
  swaps.reduce((sum, { tokenIn, fee }) => (tokenIn === token.address ? sum + fee : sum), 0n);

/** Makes a volatile pool at 1,000 USDC, and lets the trader swap there and in another pool. */
async function tradedMarket() {
  const made = await market();
  const { exchange, a, usdc, trader } = made;
  const deposit: [TestToken, bigint] = [a, a.units(1_000)];
  const pool = await exchange.volatilePool([deposit, [usdc, usdc.units(1_000_000)]]);
  const b = await exchange.token("B", 18);
  const other = await exchange.volatilePool([deposit, [b, b.units(1_000)]]);
  await exchange.fund(a, trader, a.units(1), other);
  await exchange.send("LegacyPool", other, "swap", [a.address, a.units(1), 0n, trader], trader);
  const first = exchange.chain.blockNumber + 1n;
  const moved = await trade(made, "LegacyPool", pool);
  return { ...made, pool, first, moved, ...clientOf(exchange.chain) };
}

test("the ABI is what solc gives for the interface", () => {
  const path = "content/contracts/IPool.sol";
  const whole = compileSolidity([path]).get("IPool")?.abi ?? [];
  // What solc adds to an ABI: Solidity's types, and what is empty.
  const plain = (item: unknown): unknown =>
    JSON.parse(
      JSON.stringify(item, (key, value) =>
        key === "internalType" || value === false ? undefined : value,
      ),
    );
  expect(whole.map(plain)).toEqual(expect.arrayContaining(figuresAbi.map(plain)));
});

describe("in a legacy pool", () => {
  test("the volume is what the balances of traders have moved", async () => {
    const { client, a, usdc, pool, first, moved } = await tradedMarket();
    const swaps = await swapsOf(client, pool, first, await lastFinal(client));
    expect(swaps).toHaveLength(5);
    expect(figuresIn(usdc.address, swaps).volume).toBe(moved.usdc);
    expect(figuresIn(a.address, swaps).volume).toBe(moved.a);
  });

  test("swaps and fees explain the reserves and the balances of the pool", async () => {
    const { exchange, client, a, usdc, pool, first } = await tradedMarket();
    const swaps = await swapsOf(client, pool, first, await lastFinal(client));
    const reserves = (await exchange.read("LegacyPool", pool, "reserves")) as bigint[];
    for (const [index, [token]] of byAddress([[a], [usdc]]).entries()) {
      const deposit = token.units(token === a ? 1_000 : 1_000_000);
      const held = deposit + netIn(token, swaps);
      expect(await exchange.balance(token, pool)).toBe(held);
      expect(reserves[index]).toBe(held - feesIn(token, swaps));
    }
  });

  test("a fee in the other token counts at the price of its swap", async () => {
    const { client, a, usdc, pool, first } = await tradedMarket();
    const swaps = await swapsOf(client, pool, first, await lastFinal(client));
    const { volume, fees } = figuresIn(usdc.address, swaps);
    // The volume has the fee where USDC was paid in, and not where it was paid out.
    const paidIn = swaps.filter(({ tokenIn }) => tokenIn === usdc.address);
    const inUsdc = paidIn.reduce((sum, { amountIn }) => sum + amountIn, 0n);
    const expected = Number(inUsdc) * 0.003 + (Number(volume - inUsdc) * 0.003) / 0.997;
    expect(Number(fees) / expected).toBeCloseTo(1, 6);
    expect(fees).toBeGreaterThan(feesIn(usdc, swaps));
    expect(feesIn(a, swaps)).toBeGreaterThan(0n);
  });

  test("no block is left out or asked for twice, however many at once", async () => {
    const { client, asked, pool, first } = await tradedMarket();
    const last = await lastFinal(client);
    const whole = await swapsOf(client, pool, first, last);
    expect(asked).toEqual([[first, last]]);
    for (const blocksAtOnce of [1n, 3n, 4n]) {
      asked.length = 0;
      expect(await swapsOf(client, pool, first, last, blocksAtOnce)).toEqual(whole);
      const blocks = asked.flatMap(([from, to]) =>
        Array.from({ length: Number(to - from) + 1 }, (_, index) => from + BigInt(index)),
      );
      expect(blocks).toEqual(
        Array.from({ length: Number(last - first) + 1 }, (_, index) => first + BigInt(index)),
      );
    }
    expect(await swapsOf(client, pool, last + 1n, last)).toEqual([]);
  });
});

test("in a concentrated pool the fees are those of voters and of positions", async () => {
  const made = await market();
  const { exchange, a, usdc } = made;
  const { chain, contracts } = exchange;
  const owner = exchange.account(2);
  const tokens = byAddress([[a], [usdc]]).map(([token]) => token) as [TestToken, TestToken];
  const price = tokens[0] === a ? 1_000e6 / 1e18 : 1e18 / 1_000e6;
  const tick = Math.round(Math.log(price) / Math.log(1.0001));
  const root = BigInt(Math.round(Math.sqrt(price) * 2 ** 48)) * 2n ** 48n;
  const pool = await exchange.concentratedPool(tokens, root);
  const { gauge } = await exchange.gauge(pool, "Gauge");
  for (const token of tokens) {
    const amount = token.units(token === a ? 2_000 : 2_000_000);
    await exchange.fund(token, owner, amount, contracts.positions);
  }
  const open = async () => {
    const [amount0, amount1] = tokens.map((token) => token.units(token === a ? 1_000 : 1_000_000));
    const range = { tickLower: tick - 2_000, tickUpper: tick + 2_000 };
    const least = { amount0Min: 0n, amount1Min: 0n, to: owner, deadline: chain.time };
    const order = { pool, ...range, amount0, amount1, ...least };
    const sent = await exchange.send("Positions", contracts.positions, "mint", [order], owner);
    return sent.result as [id: bigint, liquidity: bigint, amount0: bigint, amount1: bigint];
  };
  const own = await open();
  const staked = await open();
  await exchange.send("Positions", contracts.positions, "approve", [gauge, staked[0]], owner);
  await exchange.send("Gauge", gauge, "stake", [staked[0]], owner);

  const first = chain.blockNumber + 1n;
  const moved = await trade(made, "ConcentratedPool", pool);
  const { client } = clientOf(chain);
  const swaps = await swapsOf(client, pool, first, await lastFinal(client));
  expect(figuresIn(usdc.address, swaps).volume).toBe(moved.usdc);

  const ofVoters = (await exchange.read("ConcentratedPool", pool, "voterFees")) as bigint[];
  const ofOwner = (await exchange.read("ConcentratedPool", pool, "owed", [own[0]])) as bigint[];
  for (const [index, token] of tokens.entries()) {
    const liquidity = (own[2 + index] ?? 0n) + (staked[2 + index] ?? 0n);
    const held = await exchange.balance(token, pool);
    expect(held).toBe(liquidity + netIn(token, swaps));

    const fees = feesIn(token, swaps);
    const [voters = 0n, provider = 0n] = [ofVoters[index], ofOwner[index]];
    expect(fees).toBeGreaterThan(0n);
    // Each of five swaps may round once for each of both.
    expect(fees - voters - provider).toBeGreaterThanOrEqual(0n);
    expect(fees - voters - provider).toBeLessThanOrEqual(10n);
    // Half of the liquidity is staked, and the levy takes a tenth of the rest.
    expect(Number(voters) / Number(fees)).toBeCloseTo(0.55, 3);
  }
});

describe("the worked examples", () => {
  withFees("have the yearly rates that the function gives", () => {
    const { value, rows } = feeExample as WorkedExample;
    const weeks = Array.from({ length: rows }, (_, row) => row);
    for (const row of weeks) {
      const rate = yearly(value("earned", row), value("worth"), 7 * DAY);
      expect(rate).toBeCloseTo(value("single", row), 10);
    }
    const all = weeks.reduce((sum, row) => sum + value("earned", row), 0);
    expect(yearly(all, value("worth"), rows * 7 * DAY)).toBeCloseTo(value("apr"), 10);
  });

  withEmission("value what a position was given, and not the rate of a stream", () => {
    const { value, rows } = emissionExample as WorkedExample;
    for (let row = 0; row < rows; row++) {
      const gained = value("gained", row) * value("price", row);
      expect(yearly(gained, value("value", row), 7 * DAY)).toBeCloseTo(value("apr", row), 10);
    }
  });
});
