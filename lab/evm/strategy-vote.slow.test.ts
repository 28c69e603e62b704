/** A vote strategy, on all contracts of the exchange. */
import { type Address, encodeFunctionData, zeroAddress } from "viem";
import { artifactsOf, Exchange } from "./exchange";
import { COIN, DAY, type Deployed, deploy, HOUR, MAX, type Market, USDC } from "./market";
import { nameOf } from "./strategies";
import {
  createVoteMarket,
  deployVoteStrategy,
  EPOCH,
  lockTokens,
  voteTermsFor,
} from "./vote-market";
import { bestSplit } from "./vote-model";

const ONE = 10n ** 18n;
const PAID = [12_000n, 5_000n, 3_000n]; // USDC
const OTHERS = [40_000n, 10_000n, 15_000n];
const OWN = [12_000n, 8_000n]; // the locks of two depositors

let artifact: ReturnType<typeof artifactsOf>;
beforeAll(() => {
  artifact = artifactsOf(["content/examples/VoteStrategy.sol", "test/contracts/SplitUser.sol"]);
}, 120_000);

interface Scene {
  exchange: Exchange;
  market: Market;
  strategy: Deployed;
  pools: Address[];
  rewards: Address[];
  depositors: [Address, Address];
  keeper: Address;
  receiver: Address;
}

/** Waits until so many seconds after the epoch began. */
function waitFor({ exchange: { chain } }: Scene, seconds: bigint): void {
  const start = chain.time - (chain.time % EPOCH);
  chain.setTime(start + seconds);
}

async function setUp(): Promise<Scene> {
  const voteMarket = await createVoteMarket(artifact);
  const { exchange, market, pools, rewards } = voteMarket;
  const { contracts } = exchange;
  const [alice, bob, keeper, strategist, receiver] = [1, 2, 3, 4, 5].map((index) =>
    exchange.account(index),
  ) as [Address, Address, Address, Address, Address];
  const strategy = await deployVoteStrategy(voteMarket, voteTermsFor(strategist, receiver));
  const depositors: [Address, Address] = [alice, bob];
  for (const [index, amount] of OWN.entries()) {
    const owner = depositors[index] as Address;
    const id = await lockTokens(exchange, owner, amount * ONE);
    await exchange.send("Escrow", contracts.escrow, "approve", [strategy.address, id], owner);
    await strategy.send(owner, "deposit", id);
  }
  const scene = { exchange, market, strategy, pools, rewards, depositors, keeper, receiver };
  waitFor(scene, 2n * DAY);
  for (const [index, votes] of OTHERS.entries()) {
    const voter = exchange.account(8);
    const id = await lockTokens(exchange, voter, votes * ONE);
    await exchange.send("Voter", contracts.voter, "vote", [id, [pools[index]], [1n]], voter);
  }
  return scene;
}

/** Pays incentives: all in USDC, but those of the second pool in the other token at 100 USDC. */
async function payVoters({ exchange, market, rewards }: Scene): Promise<void> {
  const from = exchange.account(9);
  for (const [index, usdc] of PAID.entries()) {
    const inCoin = index === 1;
    const token = inCoin ? market.coin : market.usdc;
    const amount = inCoin ? (usdc * COIN) / 100n : usdc * USDC;
    await exchange.fund(token, from, amount, rewards[index]);
    await exchange.send(
      "VoteRewards",
      rewards[index] as Address,
      "deposit",
      [token.address, amount],
      from,
    );
  }
}

/** The best split of what the pools pay, over votes of others. */
const bestOf = (own: number, others = OTHERS): number[] =>
  bestSplit(
    PAID.map((paid, index) => ({ reward: Number(paid), others: Number(others[index]) })),
    own,
  );

const ownVotes = Number(OWN[0]) + Number(OWN[1]);

/** Votes with both deposits for what the pools pay, and waits until it can be claimed. */
async function voteForPay(scene: Scene): Promise<void> {
  const { exchange, strategy, keeper } = scene;
  await payVoters(scene);
  waitFor(scene, EPOCH - 3n * HOUR);
  await strategy.send(keeper, "vote", [1n, 2n]);
  exchange.chain.passTime(EPOCH);
}

test("it votes by the best split, claims, sells and pays each depositor its part", async () => {
  const scene = await setUp();
  const { exchange, market, strategy, pools, depositors, keeper, receiver } = scene;
  await payVoters(scene);
  await expect(strategy.send(keeper, "vote", [1n, 2n])).rejects.toThrow("NotNow");
  waitFor(scene, EPOCH - 3n * HOUR);
  const epoch = exchange.chain.time - (exchange.chain.time % EPOCH);
  const { gasUsed: voteGas, events: logged } = await strategy.send(keeper, "vote", [1n, 2n]);
  const planned = logged.find(({ name }) => name === "Planned");
  const split = planned?.args as { pools: readonly Address[]; parts: readonly bigint[] };
  expect(split.pools).toEqual(pools);
  const expected = bestOf(ownVotes);
  for (const [index, part] of split.parts.entries()) {
    // The price at a tick is up to 0.01% below that of the incentive.
    expect(Number(part / ONE)).toBeCloseTo(expected[index] ?? 0, -1);
  }

  exchange.chain.setTime(epoch + EPOCH + HOUR);
  for (const pool of pools) await strategy.send(keeper, "claim", [1n, 2n], pool);
  const { events, gasUsed: sellGas } = await strategy.send(keeper, "sell", market.coin.address);
  const sold = events.find(({ name }) => name === "Sold");
  const amounts = sold?.args as { sold: bigint; received: bigint; fee: bigint; reward: bigint };
  expect(amounts.fee).toBe(amounts.received / 10n);
  expect(amounts.reward).toBe(USDC);

  const got: number[] = [];
  for (const [index, owner] of depositors.entries()) {
    const id = BigInt(index + 1);
    const earned = await strategy.read("earned", id);
    const { result } = await strategy.send(owner, "collect", id, owner);
    expect(result).toBe(earned);
    expect(await strategy.read("earned", id)).toBe(0n);
    got.push(Number(result as bigint) / Number(USDC));
  }
  const income = PAID.map((paid, index) => {
    const votes = expected[index] ?? 0;
    return (Number(paid) * votes) / (votes + Number(OTHERS[index]));
  });
  const total = income.reduce((sum, part) => sum + part);
  // Less the fee of 10%, the fee and impact of the sale, and the keeper's reward.
  const sale = (income[1] ?? 0) * 0.0045 + 1;
  expect((got[0] ?? 0) + (got[1] ?? 0)).toBeGreaterThan((total - sale) * 0.9 - 1);
  expect((got[0] ?? 0) + (got[1] ?? 0)).toBeLessThan(total * 0.9);
  expect((got[0] ?? 0) / (got[1] ?? 1)).toBeCloseTo(12 / 8, 4);
  expect(await market.usdc.read("balanceOf", receiver)).toBeGreaterThan(0n);
  // What is left is rounding.
  const left = (await market.usdc.read("balanceOf", strategy.address)) as bigint;
  expect(left).toBeLessThan(10n);
  console.log(`gas: vote with 2 locks on 3 pools ${voteGas}, sell ${sellGas}`);
});

test("a lock leaves at any time, with what it has not claimed", async () => {
  const scene = await setUp();
  const { exchange, strategy, depositors, keeper, pools, rewards, market } = scene;
  const [alice, bob] = depositors;
  await payVoters(scene);
  waitFor(scene, EPOCH - 3n * HOUR);
  await strategy.send(keeper, "vote", [1n, 2n]);
  // Even while the price is far from its average.
  await market.move(keeper, 3_000);
  const [, lockId] = (await strategy.read("depositOf", 1n)) as [Address, bigint];
  await expect(strategy.send(bob, "withdraw", 1n, bob)).rejects.toThrow("NotYours");
  await strategy.send(alice, "withdraw", 1n, alice);
  await expect(strategy.send(alice, "withdraw", 1n, alice)).rejects.toThrow("NotYours");
  expect(await exchange.read("Escrow", exchange.contracts.escrow, "ownerOf", [lockId])).toBe(alice);
  exchange.chain.passTime(EPOCH);
  await strategy.send(keeper, "claim", [1n, 2n], pools[0]);
  expect(await strategy.read("earned", 1n)).toBe(0n);
  expect(await strategy.read("earned", 2n)).toBeGreaterThan(0n);
  // The owner claims what has left with the lock.
  await exchange.send(
    "VoteRewards",
    rewards[0] as Address,
    "claim",
    [lockId, [market.usdc.address]],
    alice,
  );
  const claimed = (await market.usdc.read("balanceOf", alice)) as bigint;
  const other = (await strategy.read("earned", 2n)) as bigint;
  expect(Number(claimed) / Number(other)).toBeCloseTo(12 / 8 / 0.9, 4);
});

test("nobody gains from pushing the price before a sale, and a far price stops it", async () => {
  const scene = await setUp();
  const { exchange, strategy, keeper, pools, market } = scene;
  await voteForPay(scene);
  await strategy.send(keeper, "claim", [1n, 2n], pools[1]);
  const attacker = exchange.account(6);
  let best = -MAX;
  for (const pushed of [10n, 100n, 300n, 1_000n, 10_000n].map((coins) => coins * COIN)) {
    const snapshot = exchange.chain.snapshot();
    await market.fund(attacker, 0n, pushed, market.pool.address);
    const received = await market.swap(attacker, market.coin, pushed);
    await strategy.send(attacker, "sell", market.coin.address).catch(() => undefined);
    const spent = (await market.usdc.read("balanceOf", attacker)) as bigint;
    await market.swap(attacker, market.usdc, spent);
    const gained = ((await market.coin.read("balanceOf", attacker)) as bigint) - pushed;
    if (gained > best) best = gained;
    exchange.chain.revert(snapshot);
    expect(received).toBeGreaterThan(0n);
  }
  // The reward of the sale is 1 USDC, 0.01 of the token.
  expect(Number(best) / Number(COIN)).toBeLessThan(0.01);
  await market.move(attacker, 150);
  await expect(strategy.send(keeper, "sell", market.coin.address)).rejects.toThrow("PriceMoved");
});

test("rewards that arrive during a sale are sold for their own locks", async () => {
  const scene = await setUp();
  const { exchange, strategy, keeper, pools, market, depositors, rewards } = scene;
  // An incentive that is too large for one sale: its price may move by the fee only.
  const from = exchange.account(9);
  const amount = 3_000n * COIN;
  await exchange.fund(market.coin, from, amount, rewards[1]);
  await exchange.send(
    "VoteRewards",
    rewards[1] as Address,
    "deposit",
    [market.coin.address, amount],
    from,
  );
  waitFor(scene, EPOCH - 3n * HOUR);
  await strategy.send(keeper, "vote", [1n, 2n]);
  exchange.chain.passTime(EPOCH);
  await strategy.send(keeper, "claim", [1n], pools[1]);
  await strategy.send(keeper, "sell", market.coin.address);
  expect(await strategy.read("earned", 1n)).toBe(0n); // the batch is not sold
  await strategy.send(keeper, "claim", [2n], pools[1]);
  for (let day = 0; day < 20; day++) {
    exchange.chain.passTime(DAY);
    await market.move(keeper, 60).catch(() => undefined); // others buy
    exchange.chain.passTime(DAY);
    const done = await strategy.send(keeper, "sell", market.coin.address).then(
      () => false,
      () => true,
    );
    if (done) break;
  }
  const [one, two] = await Promise.all([1n, 2n].map((id) => strategy.read("earned", id)));
  expect(one).toBeGreaterThan(0n);
  expect(two).toBeGreaterThan(0n);
  for (const [index, owner] of depositors.entries()) {
    await strategy.send(owner, "collect", BigInt(index + 1), owner);
  }
  const left = (await market.usdc.read("balanceOf", strategy.address)) as bigint;
  expect(left).toBeLessThan(10n);
  expect(await market.coin.read("balanceOf", strategy.address)).toBe(0n);
});

test("a deposit does not pay for looking at sales in which it has no part", async () => {
  const scene = await setUp();
  const { exchange, strategy, keeper, pools, market, depositors } = scene;
  const [alice] = depositors;
  const deposited = async (): Promise<unknown> => {
    const id = await lockTokens(exchange, alice, 100n * ONE);
    const approval = [strategy.address, id];
    await exchange.send("Escrow", exchange.contracts.escrow, "approve", approval, alice);
    return (await strategy.send(alice, "deposit", id)).result;
  };
  const gasToCollect = async (id: unknown): Promise<bigint> =>
    (await strategy.send(alice, "collect", id, alice)).gasUsed;
  const first = await gasToCollect(await deposited());
  const old = await deposited();
  for (let epoch = 0; epoch < 3; epoch++) {
    await payVoters(scene);
    waitFor(scene, EPOCH - 3n * HOUR);
    await strategy.send(keeper, "vote", [1n, 2n]);
    exchange.chain.passTime(EPOCH);
    for (const id of [1n, 2n]) {
      await strategy.send(keeper, "claim", [id], pools[1]);
      await strategy.send(keeper, "sell", market.coin.address);
      exchange.chain.passTime(DAY);
    }
  }
  // The slots that they write are new for each deposit.
  for (const id of [old, await deposited()]) {
    expect((await gasToCollect(id)) - first).toBeLessThan(3_000n);
  }
});

/** The votes of all locks of the strategy on each pool, in tokens. */
async function votesIn({ exchange, pools }: Scene, locks: readonly unknown[]): Promise<number[]> {
  const sums = pools.map(() => 0);
  for (const lock of locks) {
    const args = [lock];
    const [voted, votes] = (await exchange.read(
      "Voter",
      exchange.contracts.voter,
      "votesOf",
      args,
    )) as [Address[], bigint[]];
    for (const [index, pool] of pools.entries()) {
      sums[index] = (sums[index] ?? 0) + Number(votes[voted.indexOf(pool)] ?? 0n) / Number(ONE);
    }
  }
  return sums;
}

/** The locks of the first two deposits. */
const locksOf = async ({ strategy }: Scene): Promise<unknown[]> =>
  Promise.all([1n, 2n].map(async (id) => ((await strategy.read("depositOf", id)) as unknown[])[1]));

describe("the split of all locks is the best one", () => {
  const expectBest = async (scene: Scene, others = OTHERS) => {
    const best = bestOf(ownVotes, others);
    for (const [index, votes] of (await votesIn(scene, await locksOf(scene))).entries()) {
      expect(Math.abs(votes - (best[index] ?? 0))).toBeLessThan(5);
    }
  };
  const inWindow = async () => {
    const scene = await setUp();
    await payVoters(scene);
    waitFor(scene, EPOCH - 3n * HOUR);
    return scene;
  };
  const large = async (
    { exchange, strategy, depositors: [alice] }: Scene,
    tokens = 100_000n,
    pool?: Address,
  ) => {
    const { escrow, voter } = exchange.contracts;
    const id = await lockTokens(exchange, alice, tokens * ONE);
    if (pool) await exchange.send("Voter", voter, "vote", [id, [pool], [1n]], alice);
    await exchange.send("Escrow", escrow, "approve", [strategy.address, id], alice);
    return (await strategy.send(alice, "deposit", id)).result;
  };

  test("also if they vote one after the other", async () => {
    const scene = await inWindow();
    await scene.strategy.send(scene.keeper, "vote", [2n]);
    await scene.strategy.send(scene.keeper, "vote", [1n]);
    await expectBest(scene);
    const again = scene.strategy.send(scene.keeper, "vote", [1n]);
    await expect(again).rejects.toThrow("NothingToVoteFor");
  });

  test("also if a large lock comes, does not vote and leaves", async () => {
    const scene = await inWindow();
    const { strategy, keeper, depositors } = scene;
    const [alice] = depositors;
    const id = await large(scene);
    await expect(strategy.send(alice, "vote", [])).rejects.toThrow("NothingToVoteFor");
    await strategy.send(keeper, "vote", [1n]);
    await strategy.send(alice, "withdraw", id, alice);
    await strategy.send(keeper, "vote", [2n]);
    await expectBest(scene);
  });

  test("also if a number is in the call twice", async () => {
    const scene = await inWindow();
    await scene.strategy.send(scene.keeper, "vote", [1n, 1n, 2n, 1n]);
    await expectBest(scene);
  });

  test("also if a lock comes that has voted outside, and leaves", async () => {
    const scene = await inWindow();
    const { strategy, keeper, pools, depositors } = scene;
    const id = await large(scene, 30_000n, pools[0]);
    await strategy.send(keeper, "vote", [1n, 2n]);
    await strategy.send(depositors[0], "withdraw", id, depositors[0]);
    const [first = 0n, ...rest] = OTHERS;
    await expectBest(scene, [first + 30_000n, ...rest]);
  });

  test("also if a caller gives too little gas for the last lock", async () => {
    const scene = await inWindow();
    const { exchange, strategy, keeper } = scene;
    const { chain } = exchange;
    const id = await large(scene);
    const [, lock] = (await strategy.read("depositOf", id)) as unknown[];
    const { abi } = artifact("VoteStrategy");
    const data = encodeFunctionData({ abi, functionName: "vote", args: [[1n, 2n, id]] });
    const call = { from: keeper, to: strategy.address, data };
    const start = chain.snapshot();
    const { gasUsed } = await chain.transact(call);
    chain.revert(start);
    for (let gas = gasUsed + 100_000n; gas > gasUsed - 400_000n; gas -= 10_000n) {
      const snapshot = chain.snapshot();
      const { isReverted } = await chain.transact({ ...call, gas });
      const hasVote = await exchange.read("Voter", exchange.contracts.voter, "hasVote", [lock]);
      expect(hasVote).toBe(!isReverted);
      chain.revert(snapshot);
    }
  });
});

test("a token is sold once in a block", async () => {
  const scene = await setUp();
  const { exchange, strategy, keeper, pools, market } = scene;
  await voteForPay(scene);
  const { time } = exchange.chain;
  await strategy.send(keeper, "claim", [1n], pools[1]);
  await strategy.send(keeper, "sell", market.coin.address);
  await strategy.send(keeper, "claim", [2n], pools[1]);
  expect(exchange.chain.time).toBe(time);
  await expect(strategy.send(keeper, "sell", market.coin.address)).rejects.toThrow("TooEarly");
  exchange.chain.passTime(1n);
  await strategy.send(keeper, "sell", market.coin.address);
});

test("its terms and parameters are checked at deployment", async () => {
  const { strategy, exchange, depositors } = await setUp();
  const [alice] = depositors;
  const small = await lockTokens(exchange, alice, ONE);
  await exchange.send(
    "Escrow",
    exchange.contracts.escrow,
    "approve",
    [strategy.address, small],
    alice,
  );
  await expect(strategy.send(alice, "deposit", small)).rejects.toThrow("LockTooSmall");
  await expect(strategy.send(alice, "declare", nameOf("vote lead"), HOUR)).rejects.toThrow(
    "NotStrategist",
  );
  await expect(strategy.send(alice, "sell", zeroAddress)).rejects.toThrow("NothingToSell");
});

describe("the split", () => {
  const split = async (rewards: bigint[], others: bigint[], own: bigint): Promise<number[]> => {
    const { chain } = await Exchange.create(artifact);
    const user = await deploy(chain, artifact("SplitUser"));
    const scaled = [rewards.map((reward) => reward * USDC), others.map((votes) => votes * ONE)];
    const votes = (await user.read("best", ...scaled, own * ONE)) as bigint[];
    return votes.map((part) => Number(part) / Number(ONE));
  };

  test("drops a pool whose first vote brings too little, as in the worked example", async () => {
    const votes = await split(PAID, OTHERS, 10_000n);
    const roots = [0, 1].map((index) =>
      Math.sqrt(Number((PAID[index] ?? 0n) * (OTHERS[index] ?? 0n))),
    );
    const sum = roots.reduce((total, root) => total + root);
    const expected = roots.map((root, index) => (root * 60_000) / sum - Number(OTHERS[index]));
    expect(votes[0]).toBeCloseTo(expected[0] ?? 0, 3);
    expect(votes[1]).toBeCloseTo(expected[1] ?? 0, 3);
    expect(votes[2]).toBe(0);
  });

  test("is not beaten by any small change", async () => {
    const rewards = [12_000n, 5_000n, 3_000n, 700n];
    const others = [40_000n, 10_000n, 15_000n, 900n];
    const votes = await split(rewards, others, 50_000n);
    const income = (parts: readonly number[]) =>
      parts.reduce((sum, part, index) => {
        return sum + (Number(rewards[index]) * part) / (Number(others[index]) + part);
      }, 0);
    const best = income(votes);
    for (let from = 0; from < 4; from++) {
      for (let to = 0; to < 4; to++) {
        const moved = votes.map(
          (part, index) => part + (index === to ? 10 : 0) - (index === from ? 10 : 0),
        );
        if (from !== to && (moved[from] ?? 0) >= 0) expect(income(moved)).toBeLessThan(best);
      }
    }
  });

  test("gives a pool without votes of others a few, and nothing where nothing is paid", async () => {
    const [first = 0, second = 0, third = 0] = await split(
      [100n, 100n, 0n],
      [0n, 1_000n, 1_000n],
      500n,
    );
    expect(first).toBeGreaterThan(0);
    expect(first).toBeLessThan(1);
    expect(second).toBeGreaterThan(499);
    expect(third).toBe(0);
    expect(await split([0n, 0n], [5n, 5n], 100n)).toEqual([0, 0]);
  });
});
