import type { Address, PublicClient, ReplacementReason } from "viem";
import { errorName } from "../../content/examples/error-name";
import { leastOutput, quote } from "../../content/examples/quote";
import { type Hop, routerAbi } from "../../content/examples/router";
import { swap } from "../../content/examples/swap";
import { approve, confirmed } from "../../content/examples/transactions";
import { artifactsOf, Exchange, type TestToken } from "./exchange";
import { failEach, REVERTED } from "./failures";
import { type WorkedExample, workedExample } from "./worked-example";

const DOC = "content/docs/build/swap-and-quote.md";
const NAMES = ["sold", "tolerance", "fee", "poolA", "poolUsdc", "before", "quoted", "least", "got"];
const EXAMPLES = ["BestRoute", "Swapper", "TryTwice"].map((name) => `content/examples/${name}.sol`);

const HELPERS = ["FickleToken", "LyingToken", "TwoTries"].map(
  (name) => `test/contracts/${name}.sol`,
);

const example = workedExample(DOC, NAMES);
// The owner of the content may have removed the example.
const withExample = example ? test : test.skip;

const artifact = artifactsOf([...EXAMPLES, ...HELPERS]);

const MILLION = 1_000_000;
const BASIS_POINTS = 10_000;

interface Market {
  exchange: Exchange;
  a: TestToken;
  usdc: TestToken;
  pool: Address;
  hops: Hop[];
  trader: Address;
}

/** Makes the pool of the worked example. */
async function marketOf(values: Pick<WorkedExample, "value">): Promise<Market> {
  const fee = Math.round(values.value("fee") * MILLION);
  const exchange = await Exchange.create(artifact, { volatileFee: fee });
  const a = await exchange.token("A", 18);
  const usdc = await exchange.token("USDC", 6);
  const pool = await exchange.volatilePool([
    [a, a.units(values.value("poolA"))],
    [usdc, usdc.units(values.value("poolUsdc"))],
  ]);
  const trader = exchange.account(1);
  await exchange.fund(a, trader, a.units(values.value("sold")));
  const hops = [{ tokenIn: a.address, tokenOut: usdc.address, pool }];
  return { exchange, a, usdc, pool, hops, trader };
}

/** A market for what is not about the numbers of the example. */
const NUMBERS = new Map([
  ["fee", 0.003],
  ["poolA", 1_000],
  ["poolUsdc", 1_000_000],
  ["sold", 10],
]);
const market = (): Promise<Market> => marketOf({ value: (name) => NUMBERS.get(name) ?? 0 });

/** Swaps with the script of the docs. */
const sell = (
  {
    exchange: {
      chain,
      contracts: { router },
    },
    a,
    hops,
    trader,
  }: Market,
  amount: number,
) => swap(chain.publicClient, chain.walletClient(trader), router, a.units(amount), hops);

/** Sells A before the transaction of the trader, as somebody else. */
function sellBefore({ exchange, a, pool }: Market, amount: number): void {
  const other = exchange.account(2);
  exchange.chain.onTransaction = async ({ to }) => {
    if (to !== exchange.contracts.router || amount === 0) return;
    await exchange.fund(a, other, a.units(amount), pool);
    await exchange.send("LegacyPool", pool, "swap", [a.address, a.units(amount), 0n, other], other);
  };
}

const inUsdc = (amount: bigint): number => Number(amount) / MILLION;

describe("the worked example", () => {
  withExample("is what the quote, the minimum and the swap give", async () => {
    const values = example as WorkedExample;
    const made = await marketOf(values);
    const { exchange, a, usdc, hops, trader } = made;
    const {
      chain,
      contracts: { router },
    } = exchange;
    const sold = a.units(values.value("sold"));
    const quoted = await quote(chain.publicClient, router, sold, hops);
    expect(inUsdc(quoted)).toBeCloseTo(values.value("quoted"), 5);
    const tolerance = BigInt(Math.round(values.value("tolerance") * BASIS_POINTS));
    expect(inUsdc(leastOutput(quoted, tolerance))).toBeCloseTo(values.value("least"), 5);

    expect(await sell(made, values.value("sold"))).toBe(quoted);
    expect(await exchange.balance(usdc, trader)).toBe(quoted);
    expect(await exchange.balance(a, trader)).toBe(0n);
  });

  const rows = Array.from({ length: example?.rows ?? 0 }, (_, row) => row);
  withExample("is what the swap gives after others have sold, or it reverts", async () => {
    const values = example as WorkedExample;
    const outcomes = await Promise.all(
      rows.map(async (row) => {
        const made = await marketOf(values);
        sellBefore(made, values.value("before", row));
        const swapped = sell(made, values.value("sold"));
        if (values.value("got", row) < values.value("least")) {
          await expect(swapped).rejects.toThrow("has reverted");
          return "reverts";
        }
        expect(inUsdc(await swapped)).toBeCloseTo(values.value("got", row), 5);
        return "pays";
      }),
    );
    expect(outcomes).toHaveLength(values.rows);
    expect(new Set(outcomes).size).toBe(2);
  });
});

describe("the script", () => {
  test("does not approve what is approved already", async () => {
    const made = await market();
    const { exchange, trader, a } = made;
    const { chain, contracts } = exchange;
    const { router } = contracts;
    await approve(chain.publicClient, chain.walletClient(trader), a.address, router, 10n ** 30n);
    const { length } = chain.transactions;
    await sell(made, 10);
    expect(chain.transactions).toHaveLength(length + 1);
  });

  test("believes the router only, and no token that tells of a swap", async () => {
    const made = await market();
    const { exchange, a, trader } = made;
    const address = await exchange.chain.deploy(artifact("LyingToken"));
    const lie = { address, units: (amount: number) => BigInt(amount) };
    const pool = await exchange.volatilePool([
      [a, a.units(1_000)],
      [lie, lie.units(1_000_000)],
    ]);
    const hops = [{ tokenIn: a.address, tokenOut: address, pool }];
    const paid = await sell({ ...made, hops }, 10);
    expect(paid).toBe(await exchange.balance(lie, trader));
  });

  test("costs nothing if the swap would revert, and the error has its name", async () => {
    const made = await market();
    const { chain } = made.exchange;
    const { length } = chain.transactions;
    const other = { ...made, hops: [{ ...made.hops[0], pool: made.a.address } as Hop] };
    await expect(sell(other, 1).catch(errorName)).resolves.toBe("UnknownPool");
    // It has approved, which the quote does not need.
    expect(chain.transactions).toHaveLength(length + 1);
    const tooMuch = sell(made, 11);
    await expect(tooMuch).rejects.toThrow("reverted");
  });

  test("stops with a message at the first transaction that reverts", async () => {
    const failures = await failEach(async () => {
      const made = await market();
      return { chain: made.exchange.chain, run: () => sell(made, 1) };
    });
    expect(failures).toEqual([
      { sent: 1, error: REVERTED },
      { sent: 2, error: REVERTED },
    ]);
  });

  test("refuses an output that is too small for a minimum, and a senseless tolerance", () => {
    expect(() => leastOutput(0n, 50n)).toThrow("too small");
    expect(() => leastOutput(1n, 50n)).toThrow("too small");
    expect(() => leastOutput(100n, 10_000n)).toThrow("no tolerance");
    expect(() => leastOutput(100n, -1n)).toThrow("no tolerance");
    expect(leastOutput(10_000n, 50n)).toBe(9_950n);
  });

  test("reverts after the deadline", async () => {
    const made = await market();
    const {
      chain,
      contracts: { router },
    } = made.exchange;
    chain.onTransaction = async ({ to }) => {
      if (to === router) chain.passTime(301n);
    };
    await expect(sell(made, 1)).rejects.toThrow("has reverted");
    const call = { address: router, abi: routerAbi, functionName: "swap" } as const;
    const late = chain.publicClient.simulateContract({
      ...call,
      account: made.trader,
      args: [1n, 1n, made.hops, made.trader, chain.time - 1n],
    });
    await expect(late.catch(errorName)).resolves.toBe("DeadlinePassed");
  });
});

test("a token that refuses stops the script before the swap", async () => {
  const made = await market();
  const { exchange, hops, trader } = made;
  const { chain } = exchange;
  const fickle = await chain.deploy(artifact("FickleToken"));
  await exchange.send("FickleToken", fickle, "setRefuses", [true]);
  const { length } = chain.transactions;
  const other = hops.map((hop) => ({ ...hop, tokenIn: fickle }));
  await expect(sell({ ...made, hops: other, trader }, 1)).rejects.toThrow("refuses the approval");
  expect(chain.transactions).toHaveLength(length);
});

describe("the contracts", () => {
  /** Makes a second, smaller pool of the same tokens beside the first. */
  async function twoMarkets() {
    const made = await market();
    const { exchange, a, usdc } = made;
    const between = await exchange.token("B", 18);
    const first = await exchange.volatilePool([
      [a, a.units(100)],
      [between, between.units(100)],
    ]);
    const second = await exchange.volatilePool([
      [between, between.units(100)],
      [usdc, usdc.units(100_000)],
    ]);
    const longer = [
      { tokenIn: a.address, tokenOut: between.address, pool: first },
      { tokenIn: between.address, tokenOut: usdc.address, pool: second },
    ];
    return { ...made, longer };
  }

  test("BestRoute finds the better of two routes, passes over broken ones, and names that there is none", async () => {
    const { exchange, a, usdc, hops, longer, trader } = await twoMarkets();
    const {
      chain,
      contracts: { router },
    } = exchange;
    const finder = await chain.deploy(artifact("BestRoute"));
    const find = (routes: readonly (readonly Hop[])[], amount: bigint) =>
      exchange.read("BestRoute", finder, "find", [router, amount, routes]);
    const broken = hops.map((hop) => ({ ...hop, pool: trader }));
    const amount = a.units(1);
    const best = await quote(chain.publicClient, router, amount, hops);
    expect(await find([longer, broken, hops], amount)).toEqual([2n, best]);
    expect(best).toBeGreaterThan(await quote(chain.publicClient, router, amount, longer));
    await expect(find([broken], amount)).rejects.toThrow("NoRoute");
    await expect(find([], amount)).rejects.toThrow("NoRoute");
    expect(await exchange.balance(usdc, finder)).toBe(0n);
  });

  test("Swapper pays the caller at least the minimum, keeps nothing, and refuses to swap without one", async () => {
    const { exchange, a, usdc, hops, trader } = await market();
    const {
      chain,
      contracts: { router },
    } = exchange;
    const swapper = await chain.deploy(artifact("Swapper"), [router]);
    await exchange.send("Token", a.address, "approve", [swapper, 10n ** 30n], trader);
    const swapWith = (minOut: bigint, route: readonly Hop[], deadline = chain.time) =>
      exchange.send("Swapper", swapper, "swap", [a.units(1), minOut, route, deadline], trader);
    const quoted = await quote(chain.publicClient, router, a.units(1), hops);
    await expect(swapWith(0n, hops)).rejects.toThrow("NoMinimum");
    await expect(swapWith(1n, [])).rejects.toThrow("NoRoute");
    await expect(swapWith(quoted + 1n, hops)).rejects.toThrow(`OutputTooSmall(${quoted}`);
    await expect(swapWith(1n, hops, chain.time - 1n)).rejects.toThrow("DeadlinePassed");
    expect((await swapWith(quoted, hops)).result).toBe(quoted);
    expect(await exchange.balance(usdc, trader)).toBe(quoted);
    expect(await exchange.balance(a, swapper)).toBe(0n);
    expect(await exchange.read("Token", a.address, "allowance", [swapper, router])).toBe(0n);
  });

  test("TryTwice takes the second route only for a bad price, and passes other errors on", async () => {
    const { exchange, a, usdc, hops, longer } = await twoMarkets();
    const {
      chain,
      contracts: { router },
    } = exchange;
    const twice = await chain.deploy(artifact("TwoTries"));
    await exchange.fund(a, twice, a.units(2));
    const quoted = await quote(chain.publicClient, router, a.units(1), hops);
    const swapWith = (first: readonly Hop[], second: readonly Hop[], minOut: bigint, late = 0n) =>
      exchange.send("TwoTries", twice, "swap", [
        router,
        a.units(1),
        minOut,
        first,
        second,
        chain.time - late,
      ]);
    await expect(swapWith(longer, hops, quoted, 1n)).rejects.toThrow("DeadlinePassed");
    await expect(swapWith(longer, longer, quoted)).rejects.toThrow("OutputTooSmall");
    const { result } = await swapWith(longer, hops, quoted);
    expect(result).toBe(quoted);
    expect(await exchange.balance(usdc, twice)).toBe(quoted);
  });
});

test("a route that does not fit together is refused by name", async () => {
  const { exchange, a, usdc, hops, pool } = await market();
  const {
    chain,
    contracts: { router },
  } = exchange;
  const ask = (route: readonly Hop[]) =>
    quote(chain.publicClient, router, a.units(1), route).catch(errorName);
  expect(await ask([])).toBe("NoHops");
  expect(await ask([...hops, ...hops])).toBe("HopsDoNotMeet");
  expect(await ask([{ tokenIn: a.address, tokenOut: a.address, pool }])).toBe("HopsDoNotMeet");
  expect(await ask([{ tokenIn: usdc.address, tokenOut: a.address, pool }])).toEqual(
    expect.any(BigInt),
  );
  expect(errorName(new Error("of something else"))).toBeUndefined();
});

test.each([
  ["cancelled", false],
  ["replaced", false],
  ["repriced", true],
] as const)("a transaction that was %s is confirmed: %s", async (reason, isConfirmed) => {
  const hash = "0x01";
  // The local chain has no pool of waiting transactions.
  const client: Pick<PublicClient, "waitForTransactionReceipt"> = {
    waitForTransactionReceipt: async ({ onReplaced }) => {
      const told: { reason: ReplacementReason } = { reason };
      onReplaced?.(told as Parameters<typeof onReplaced>[0]);
      return { status: "success" } as Awaited<
        ReturnType<PublicClient["waitForTransactionReceipt"]>
      >;
    },
  };
  const waited = confirmed(client as PublicClient, hash);
  if (isConfirmed) expect(await waited).toMatchObject({ status: "success" });
  else await expect(waited).rejects.toThrow(`The transaction ${hash} was replaced by another one.`);
});
