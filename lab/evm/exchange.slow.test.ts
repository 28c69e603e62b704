/** What the comments of the interfaces promise, on the contracts that the examples run with. */
import { type Address, parseUnits } from "viem";
import { artifactsOf, byAddress, Exchange, type TestToken } from "./exchange";
import { EPOCH, lockTokens } from "./vote-market";

const artifact = artifactsOf(["test/contracts/FickleToken.sol"]);
/** A Monday, when votes are taken. */
const MONDAY = 2_900n * EPOCH + 4n * 86_400n;

test("a pool whose token refuses to move still gets its emission, and its fees later", async () => {
  const exchange = await Exchange.create(artifact, { time: MONDAY });
  const { chain, contracts, own } = exchange;
  const address = await chain.deploy(artifact("FickleToken"));
  await exchange.list(address);
  const fickle: TestToken = { address, units: (amount) => parseUnits(String(amount), 18) };
  const usdc = await exchange.token("USDC", 6);
  const pool = await exchange.volatilePool([
    [fickle, fickle.units(1_000)],
    [usdc, usdc.units(1_000)],
  ]);
  const { gauge } = await exchange.gauge(pool, "LegacyGauge");
  await exchange.stakeAll(pool, gauge);
  const voter = exchange.account(1);
  const id = await lockTokens(exchange, voter, own.units(1_000));
  await exchange.send("Voter", contracts.voter, "vote", [id, [pool], [1n]], voter);
  const trader = exchange.account(3);
  await exchange.fund(fickle, trader, fickle.units(10), pool);
  await exchange.send("LegacyPool", pool, "swap", [address, fickle.units(10), 0n, trader], trader);

  chain.passTime(EPOCH);
  await exchange.send("FickleToken", address, "setRefuses", [true]);
  await exchange.send("Voter", contracts.voter, "distribute", [[pool]]);
  const [rate] = (await exchange.read("LegacyGauge", gauge, "emissionRate")) as [bigint];
  expect(rate).toBeGreaterThan(0n);

  await exchange.send("FickleToken", address, "setRefuses", [false]);
  const { result } = await exchange.send("LegacyGauge", gauge, "passFeesOn");
  expect((result as bigint[]).some((amount) => amount > 0n)).toBe(true);
});

test("the price of an empty concentrated pool moves without a payment", async () => {
  const exchange = await Exchange.create(artifact);
  const [[token0], [token1]] = byAddress([
    [await exchange.token("T0", 18)],
    [await exchange.token("T1", 18)],
  ]) as [[TestToken], [TestToken]];
  const pool = await exchange.concentratedPool([token0, token1], 2n ** 96n);
  const wanted = 2n ** 95n;
  const args = [token0.address, 1n, wanted, 0n, exchange.account(1)];
  const { result } = await exchange.send("ConcentratedPool", pool, "swapToPrice", args);
  expect(result).toEqual([0n, 0n]);
  expect(await exchange.read("ConcentratedPool", pool, "sqrtPriceX96")).toBe(wanted);
});

test("anybody adds the rebase to a lock, but of an expired one only its owner takes it", async () => {
  const exchange = await Exchange.create(artifact, { time: MONDAY });
  const { chain, contracts, own } = exchange;
  const [holder, other] = [exchange.account(1), exchange.account(2)];
  await exchange.fund(own, other, own.units(1_000_000));
  const id = await lockTokens(exchange, holder, own.units(1_000), 2n * EPOCH);
  const rebase = (by: Address) =>
    exchange.send("Minter", contracts.minter, "claimRebase", [id], by);
  const nextEpoch = async () => {
    chain.passTime(EPOCH);
    await exchange.send("Voter", contracts.voter, "distribute", [[]]);
  };
  await nextEpoch();
  expect((await rebase(other)).result).toBeGreaterThan(0n);
  await nextEpoch();
  await expect(rebase(other)).rejects.toThrow("NotAllowed");
  const { result } = await rebase(holder);
  expect(result).toBeGreaterThan(0n);
  expect(await exchange.balance(own, holder)).toBe(result);
});
