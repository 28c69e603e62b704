import type { Address } from "viem";
import { claim } from "../../content/examples/claim";
import { errorName } from "../../content/examples/error-name";
import { extend } from "../../content/examples/extend";
import { lock } from "../../content/examples/lock";
import { type Choice, vote, votingWindow } from "../../content/examples/vote";
import { artifactsOf, Exchange, type TestToken } from "./exchange";
import { failEach, REVERTED } from "./failures";
import { type WorkedExample, workedExample } from "./worked-example";

const DOC = "content/docs/build/lock-vote-claim.md";
const endExample = workedExample(DOC, ["now", "weeks", "week", "end"]);
const windowExample = workedExample(DOC, ["now", "opens", "closes"]);
// The owner of the content may have removed an example.
const withEnd = endExample ? test : test.skip;
const withWindow = windowExample ? test : test.skip;

const artifact = artifactsOf([
  "content/examples/LockHolder.sol",
  "test/contracts/FickleToken.sol",
  "test/contracts/LockUser.sol",
]);

const DAY = 86_400n;
const WEEK = 7n * DAY;
const YEAR = 365n * DAY;
/** The start of an epoch. */
const START = 2_900n * WEEK;
/** In the voting window of the first epoch. */
const MONDAY = START + 4n * DAY;

interface Market {
  exchange: Exchange;
  a: TestToken;
  usdc: TestToken;
  pool: Address;
  gauge: Address;
  rewards: Address;
  voter: Address;
}

/** Makes a pool with a gauge, and an account with tokens to lock. */
async function market(time = MONDAY): Promise<Market> {
  const exchange = await Exchange.create(artifact, { time });
  const a = await exchange.token("A", 18);
  const usdc = await exchange.token("USDC", 6);
  const pool = await exchange.volatilePool([
    [a, a.units(1_000)],
    [usdc, usdc.units(1_000_000)],
  ]);
  const { gauge, rewards } = await exchange.gauge(pool, "LegacyGauge");
  const voter = exchange.account(1);
  await exchange.fund(exchange.own, voter, exchange.own.units(10_000));
  return { exchange, a, usdc, pool, gauge, rewards, voter };
}

/** Runs the scripts of the docs as an account. */
function scripts({ exchange, voter, pool }: Market, account = voter) {
  const { chain, contracts, own } = exchange;
  const client = chain.publicClient;
  const wallet = chain.walletClient(account);
  return {
    lock: (amount: number, seconds: bigint) =>
      lock(client, wallet, own.address, contracts.escrow, own.units(amount), seconds),
    vote: (id: bigint, choices: readonly Choice[] = [{ pool, part: 1n }]) =>
      vote(client, wallet, contracts.voter, id, choices),
    claim: (id: bigint, from = pool) => claim(client, wallet, contracts.voter, id, from),
    extend: (id: bigint) => extend(client, wallet, contracts.escrow, id),
  };
}

const weightOf = ({ exchange }: Market, id: bigint) =>
  exchange.read("Escrow", exchange.contracts.escrow, "weightOf", [id]);

/** Pays an incentive to the voters of the pool. */
async function incentive({ exchange, rewards }: Market, token: TestToken, amount: bigint) {
  const payer = exchange.account(8);
  await exchange.fund(token, payer, amount, rewards);
  await exchange.send("VoteRewards", rewards, "deposit", [token.address, amount], payer);
}

describe("a lock", () => {
  withEnd("ends where the worked example says", async () => {
    const values = endExample as WorkedExample;
    const made = await market(BigInt(values.value("now")));
    const seconds = BigInt(values.value("weeks") * values.value("week"));
    const { id, end } = await scripts(made).lock(1_000, seconds);
    expect(end).toBe(BigInt(values.value("end")));
    const { exchange } = made;
    const whole = await exchange.read("Escrow", exchange.contracts.escrow, "lockOf", [id]);
    expect(whole).toEqual([exchange.own.units(1_000), end, false]);
  });

  test("weighs its amount times the time left, through add, merge, split and permanence", async () => {
    const made = await market(START);
    const { exchange, voter } = made;
    const { own, contracts, chain } = exchange;
    const send = (functionName: string, ...args: readonly unknown[]) =>
      exchange.send("Escrow", contracts.escrow, functionName, args, voter);
    const weights = (...ids: bigint[]) => Promise.all(ids.map((id) => weightOf(made, id)));
    const part = (amount: number, time: bigint) => (own.units(amount) * time) / (4n * YEAR);

    const { lock } = scripts(made);
    const year = await lock(600, YEAR);
    const three = await lock(400, 3n * YEAR);
    expect(year.end).toBe(((START + YEAR) / WEEK) * WEEK);
    const [left, longer] = [year.end - START, three.end - START];
    expect(await weights(year.id, three.id)).toEqual([part(600, left), part(400, longer)]);

    await send("merge", year.id, three.id);
    expect(await weights(year.id, three.id)).toEqual([0n, part(1_000, longer)]);
    const { result } = await send("split", three.id, own.units(250));
    const piece = result as bigint;
    expect(await weights(three.id, piece)).toEqual([part(750, longer), part(250, longer)]);
    await exchange.send("Token", own.address, "approve", [contracts.escrow, own.units(50)], voter);
    await send("addToLock", piece, own.units(50));
    chain.passTime(WEEK);
    expect(await weights(piece)).toEqual([part(300, longer - WEEK)]);
    await send("makePermanent", piece);
    chain.passTime(WEEK);
    expect(await weights(piece)).toEqual([own.units(300)]);
    await send("endPermanence", piece);
    const end = ((chain.time + 4n * YEAR) / WEEK) * WEEK;
    expect(await weights(piece)).toEqual([part(300, end - chain.time)]);

    const { escrow } = contracts;
    expect(await exchange.read("Escrow", escrow, "weightAt", [three.id, START])).toBe(
      part(750, longer),
    );
    expect(await exchange.read("Escrow", escrow, "totalLocked")).toBe(own.units(1_050));
    expect(await exchange.read("Escrow", escrow, "totalWeight")).toBe(
      part(750, longer - 2n * WEEK) + part(300, end - chain.time),
    );
  });

  test("cannot be left early, extended after its end, or withdrawn with a vote", async () => {
    const made = await market();
    const { exchange, voter } = made;
    const { chain, contracts } = exchange;
    const { lock, vote, extend } = scripts(made);
    const withdraw = (id: bigint) =>
      exchange.send("Escrow", contracts.escrow, "withdraw", [id], voter);
    const nameOf = (call: Promise<unknown>) => call.catch(errorName);
    expect(await nameOf(lock(1, DAY))).toBe("EndNotLater");
    expect(await nameOf(lock(1, 5n * YEAR))).toBe("EndTooLate");
    expect(await nameOf(lock(0, YEAR))).toBe("NoAmount");
    const { id, end } = await lock(100, 2n * WEEK);
    await vote(id);
    await expect(withdraw(id)).rejects.toThrow("VoteStands");
    chain.passTime(WEEK);
    await exchange.send("Voter", contracts.voter, "reset", [id], voter);
    await expect(withdraw(id)).rejects.toThrow(`LockNotExpired(${id}, ${end})`);
    chain.setTime(end);
    await expect(extend(id)).rejects.toThrow("has expired");
    const extended = exchange.send("Escrow", contracts.escrow, "extendLock", [id, YEAR], voter);
    await expect(extended).rejects.toThrow(`LockExpired(${id})`);
    chain.setTime(end + 2n * DAY);
    expect(await nameOf(vote(id))).toBe("NoWeight");
    const { result } = await withdraw(id);
    expect(result).toBe(exchange.own.units(100));
  });

  test("is extended by the script to the longest time, and not if that is not later", async () => {
    const made = await market();
    const { chain } = made.exchange;
    const { lock, extend } = scripts(made);
    const { id, end } = await lock(100, 8n * WEEK);
    const later = await extend(id);
    expect(later).toBe(((chain.time + 4n * YEAR) / WEEK) * WEEK);
    expect(later).toBeGreaterThan(end);
    await expect(extend(id).catch(errorName)).resolves.toBe("EndNotLater");
    const { escrow } = made.exchange.contracts;
    await made.exchange.send("Escrow", escrow, "makePermanent", [id], made.voter);
    await expect(extend(id)).rejects.toThrow("permanent");
  });
});

describe("a vote", () => {
  withWindow("is open when the worked example says", async () => {
    const values = windowExample as WorkedExample;
    const [opens, closes] = [BigInt(values.value("opens")), BigInt(values.value("closes"))];
    expect(votingWindow(BigInt(values.value("now")))).toEqual({ opens, closes });
    for (const [time, isOpen] of [
      [opens, false],
      [opens + 1n, true],
      [closes, true],
      [closes + 1n, false],
    ] as const) {
      const made = await market(time);
      const { id } = await scripts(made).lock(100, YEAR);
      const voted = scripts(made).vote(id);
      if (isOpen) expect(await voted).toHaveLength(1);
      else await expect(voted).rejects.toThrow(`Voting is open from ${opens} to ${closes}`);
      // The voter's own rule is the same.
      const { exchange } = made;
      const { voter } = exchange.contracts;
      const again = exchange.send("Voter", voter, "vote", [id, [made.pool], [1n]], made.voter);
      await expect(again).rejects.toThrow(isOpen ? "AlreadyVoted" : "WindowClosed");
    }
  });

  test("divides the weight by the ratio of the parts, and stays until it is reset", async () => {
    const made = await market();
    const { exchange, pool, voter } = made;
    const { chain, contracts } = exchange;
    const b = await exchange.token("B", 18);
    const other = await exchange.volatilePool([
      [made.a, made.a.units(10)],
      [b, b.units(10)],
    ]);
    await exchange.gauge(other, "LegacyGauge");
    const { id } = await scripts(made).lock(1_000, YEAR);
    const weight = (await weightOf(made, id)) as bigint;
    const choices = [
      { pool, part: 3n },
      { pool: other, part: 1n },
    ];
    expect(await scripts(made).vote(id, choices)).toEqual([
      { pool, votes: (weight * 3n) / 4n },
      { pool: other, votes: weight / 4n },
    ]);
    const names = { reset: "VoteReset", poke: "Voted" };
    const call = (functionName: keyof typeof names, from = voter) =>
      exchange.send("Voter", contracts.voter, functionName, [id], from);
    await expect(call("reset")).rejects.toThrow("AlreadyVoted");
    chain.passTime(WEEK);
    expect(await exchange.read("Voter", contracts.voter, "poolVotes", [pool])).toBe(
      (weight * 3n) / 4n,
    );
    // A poke writes down the weight of the moment. Anyone may do it.
    const poked = await call("poke", exchange.account(5));
    const now = (await weightOf(made, id)) as bigint;
    expect(now).toBeLessThan(weight);
    expect(poked.events.map(({ name }) => name)).toContain(names.poke);
    expect(
      Number(await exchange.read("Voter", contracts.voter, "poolVotes", [other])) / Number(now),
    ).toBeCloseTo(0.25, 9);
    const reset = await call("reset");
    expect(reset.events.map(({ name }) => name)).toContain(names.reset);
    expect(await exchange.read("Voter", contracts.voter, "totalVotes")).toBe(0n);
  });

  test("that is refused has the name that the table of the docs lists", async () => {
    const made = await market();
    const { exchange, pool } = made;
    const { lock, vote } = scripts(made);
    const { id } = await lock(100, YEAR);
    const nameOf = (call: Promise<unknown>) => call.catch(errorName);
    expect(await nameOf(vote(id, []))).toBe("NoParts");
    expect(await nameOf(vote(id, [{ pool, part: 0n }]))).toBe("NoParts");
    const twice = [1n, 1n].map((part) => ({ pool, part }));
    expect(await nameOf(vote(id, twice))).toBe("PoolTwice");
    expect(await nameOf(vote(id, [{ pool: made.voter, part: 1n }]))).toBe("NoLiveGauge");
    expect(await nameOf(scripts(made, exchange.account(2)).vote(id))).toBe("NotAllowed");
    const { voter } = exchange.contracts;
    await expect(
      exchange.send("Voter", voter, "vote", [id, [pool], []], made.voter),
    ).rejects.toThrow("LengthsDiffer(1, 0)");
    await vote(id);
    expect(await nameOf(vote(id))).toBe("AlreadyVoted");
  });
});

describe("a claim", () => {
  test("pays fees of the epoch before, and incentives, by share of the votes", async () => {
    const made = await market();
    const { exchange, a, usdc, pool, gauge, voter } = made;
    const { chain, contracts } = exchange;
    const other = exchange.account(2);
    await exchange.fund(exchange.own, other, exchange.own.units(10_000));
    const mine = scripts(made);
    const { id } = await mine.lock(3_000, YEAR);
    const others = scripts(made, other);
    const { id: second } = await others.lock(1_000, YEAR);

    // In the first epoch all liquidity is staked, and somebody swaps.
    await exchange.stakeAll(pool, gauge);
    const trader = exchange.account(3);
    await exchange.fund(usdc, trader, usdc.units(10_000), pool);
    const args = [usdc.address, usdc.units(10_000), 0n, trader];
    await exchange.send("LegacyPool", pool, "swap", args, trader);
    const fee = usdc.units(30);

    // In the second one the fees are passed on, votes are cast, and an incentive is paid.
    chain.passTime(WEEK);
    await exchange.send("Voter", contracts.voter, "distribute", [[pool]]);
    await mine.vote(id);
    await others.vote(second);
    await incentive(made, a, a.units(8));
    expect(await mine.claim(id)).toEqual({ paid: [], failing: [] });

    // After it has ended, both are shared by votes: three quarters and a quarter.
    chain.passTime(WEEK);
    const { paid, failing } = await mine.claim(id);
    expect(failing).toEqual([]);
    const amounts = new Map(paid.map(({ token, amount }) => [token, amount]));
    // The dead pool tokens of the first deposit have no vote, and keep the last unit of the fee.
    expect(Number(amounts.get(usdc.address))).toBeCloseTo(Number(fee) * 0.75, -1);
    expect(Number(amounts.get(a.address)) / Number(a.units(8))).toBeCloseTo(0.75, 9);
    expect(await exchange.balance(usdc, voter)).toBe(amounts.get(usdc.address));
    expect(await mine.claim(id)).toEqual({ paid: [], failing: [] });
    const rest = await others.claim(second);
    expect(rest.paid.map(({ token }) => token).toSorted()).toEqual(
      [a.address, usdc.address].toSorted(),
    );
  });

  test("leaves out a token that fails, says so, and pays it later", async () => {
    const made = await market();
    const { exchange, usdc, voter } = made;
    const { chain } = exchange;
    const fickle = await chain.deploy(artifact("FickleToken"));
    await exchange.list(fickle);
    const mine = scripts(made);
    const { id } = await mine.lock(100, YEAR);
    await mine.vote(id);
    await incentive(made, usdc, usdc.units(7));
    await incentive(made, { ...usdc, address: fickle }, 5n);
    chain.passTime(WEEK);
    await exchange.send("FickleToken", fickle, "setRefuses", [true]);
    expect(await mine.claim(id)).toEqual({
      paid: [{ token: usdc.address, amount: usdc.units(7) }],
      failing: [fickle],
    });
    const { length } = chain.transactions;
    expect(await mine.claim(id)).toEqual({ paid: [], failing: [fickle] });
    expect(chain.transactions).toHaveLength(length);
    await exchange.send("FickleToken", fickle, "setRefuses", [false]);
    const paid = [{ token: fickle, amount: 5n }];
    expect(await mine.claim(id)).toEqual({ paid, failing: [] });
    expect(await exchange.balance({ address: fickle }, voter)).toBe(5n);
    await expect(mine.claim(id, voter)).rejects.toThrow("pays no voters");
  });
});

test("each script stops with a message at the transaction that reverts", async () => {
  const withLock = async (then: (made: Market, id: bigint) => () => Promise<unknown>) => {
    const made = await market();
    const { id } = await scripts(made).lock(100, YEAR);
    return { chain: made.exchange.chain, run: then(made, id) };
  };
  const locked = await failEach(async () => {
    const made = await market();
    return { chain: made.exchange.chain, run: () => scripts(made).lock(100, YEAR) };
  });
  expect(locked).toEqual([1, 2].map((sent) => ({ sent, error: REVERTED })));
  const one = [{ sent: 1, error: REVERTED }];
  expect(await failEach(() => withLock((made, id) => () => scripts(made).vote(id)))).toEqual(one);
  expect(await failEach(() => withLock((made, id) => () => scripts(made).extend(id)))).toEqual(one);
  const claimed = await failEach(async () => {
    const made = await market();
    const { id } = await scripts(made).lock(100, YEAR);
    await scripts(made).vote(id);
    await incentive(made, made.usdc, 100n);
    made.exchange.chain.passTime(WEEK);
    return { chain: made.exchange.chain, run: () => scripts(made).claim(id) };
  });
  expect(claimed).toEqual(one);
});

describe("the contracts", () => {
  test("LockHolder gives back what it locked, with the rebase", async () => {
    const made = await market();
    const { exchange, voter } = made;
    const { chain, contracts, own } = exchange;
    const holder = await chain.deploy(artifact("LockHolder"), [contracts.escrow], { from: voter });
    await exchange.send("Token", own.address, "approve", [holder, 10n ** 30n], voter);
    const send = (functionName: string, args: readonly unknown[] = [], from = voter) =>
      exchange.send("LockHolder", holder, functionName, args, from);
    await expect(send("withdraw")).rejects.toThrow("NotLocked");
    await expect(send("lock", [1n, YEAR], exchange.account(2))).rejects.toThrow("NotOwner");
    await send("lock", [own.units(1_000), 3n * WEEK]);
    await expect(send("lock", [1n, YEAR])).rejects.toThrow("AlreadyLocked");
    await expect(send("withdraw")).rejects.toThrow("LockNotExpired");
    // Half of the supply stays free, so that there is a rebase.
    chain.passTime(WEEK);
    await exchange.send("Minter", contracts.minter, "mintEpoch");
    chain.passTime(3n * WEEK);
    const id = (await exchange.read("LockHolder", holder, "id")) as bigint;
    const rebase = (await exchange.read("Minter", contracts.minter, "rebaseEarned", [
      id,
    ])) as bigint;
    expect(rebase).toBeGreaterThan(0n);
    const before = await exchange.balance(own, voter);
    await send("withdraw");
    expect((await exchange.balance(own, voter)) - before).toBe(own.units(1_000) + rebase);
    expect(await exchange.balance(own, holder)).toBe(0n);
  });

  test("Ballot, Claims and KeepLocked give their reasons, and pass over one broken token", async () => {
    const made = await market(START);
    const { exchange, usdc, pool } = made;
    const { chain, contracts, own } = exchange;
    const user = await chain.deploy(artifact("LockUser"), [contracts.escrow, contracts.voter]);
    await exchange.fund(own, user, own.units(100));
    const send = (functionName: string, args: readonly unknown[] = []) =>
      exchange.send("LockUser", user, functionName, args);
    const id = (await send("lock", [own.units(50), 4n * WEEK])).result as bigint;
    const ballot = [id, [pool], [1n]];
    await expect(send("vote", ballot)).rejects.toThrow(`NotYet(${START + 3_600n})`);
    chain.passTime(3_601n);
    await send("vote", ballot);
    await expect(send("vote", ballot)).rejects.toThrow("VotedInThisEpoch");

    expect((await send("extend", [id])).result).toBe(true);
    expect((await send("extend", [id])).result).toBe(false);
    const short = (await send("lock", [own.units(10), WEEK])).result as bigint;

    const fickle = await chain.deploy(artifact("FickleToken"));
    await exchange.list(fickle);
    await incentive(made, { ...usdc, address: fickle }, 5n);
    await incentive(made, usdc, usdc.units(7));
    chain.setTime(START + WEEK - 3_599n);
    const late = send("vote", [short, [pool], [1n]]);
    await expect(late).rejects.toThrow(`TooLate(${START + WEEK - 3_600n})`);
    chain.setTime(START + WEEK + 3_601n);
    await expect(send("vote", [short, [pool], [1n]])).rejects.toThrow(`Expired(${short})`);
    expect((await send("extend", [short])).result).toBe(false);

    await exchange.send("FickleToken", fickle, "setRefuses", [true]);
    await expect(send("claim", [id, [user]])).rejects.toThrow("PaysNoVoters");
    const { events } = await send("claim", [id, [pool]]);
    expect(events).toContainEqual({
      address: user,
      name: "ClaimFailed",
      args: { pool, token: fickle },
    });
    expect(await exchange.balance(usdc, user)).toBe(usdc.units(7));
    await send("makePermanent", [id]);
    expect((await send("extend", [id])).result).toBe(false);
  });
});

test("an emission follows the votes to the gauge, by the second", async () => {
  const made = await market();
  const { exchange, pool, gauge } = made;
  const { chain, contracts } = exchange;
  const mine = scripts(made);
  const { id } = await mine.lock(5_000, 4n * YEAR);
  await mine.vote(id);
  await exchange.stakeAll(pool, gauge);
  const [emission] = (await exchange.read("Minter", contracts.minter, "nextEmission")) as [bigint];
  chain.setTime(START + WEEK);
  const { events } = await exchange.send("Voter", contracts.voter, "distribute", [[pool]]);
  const minted = events.find(({ name }) => name === "EpochMinted")?.args;
  expect(minted).toMatchObject({ emission, teamAmount: emission / 20n });
  const [rate, until] = (await exchange.read("LegacyGauge", gauge, "emissionRate")) as bigint[];
  expect(until).toBe(START + 2n * WEEK);
  expect(Number(rate) / Number((emission * 19n) / 20n / WEEK)).toBeCloseTo(1, 9);
  chain.passTime(DAY);
  const earned = await exchange.read("LegacyGauge", gauge, "earned", [exchange.account(9)]);
  expect(Number(earned) / Number((emission * 19n) / 20n / 7n)).toBeCloseTo(1, 9);
});
