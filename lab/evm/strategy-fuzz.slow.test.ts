/**
 * Random sequences of calls by five actors. STRATEGY_SEQUENCES is their number (`npm run test:full`
 * tries 1,000), and STRATEGY_SEED the seed of the first one; each following sequence has the next
 * seed. A call of a range strategy takes ten times as long, so it gets a tenth of them, and a vote
 * strategy, whose sequences are longer, a twentieth.
 */
import type { Address } from "viem";
import { type Chain, compileSolidity, createChain } from "./chain";
import { rememberCodeAnalysis } from "./code-analysis";
import { artifactsOf } from "./exchange";
import { type Artifacts, createMarket, deploy, named } from "./market";
import { deployStrategy, parameter, STRATEGY_SOURCES, termsFor } from "./strategies";
import { ACTORS, type Random, runSequences, type Sequence } from "./strategy-fuzz";
import { type ShareArena, ShareSequence } from "./strategy-fuzz-shares";
import { VoteSequence } from "./strategy-fuzz-votes";
import { VoteArena } from "./vote-arena";

const COUNT = Number(
  process.env.STRATEGY_SEQUENCES ?? (process.env.TEST_TIER === "full" ? 1000 : 20),
);
const TENTH = Math.ceil(COUNT / 10);
const TWENTIETH = Math.ceil(COUNT / 20);
const FIRST = Number(process.env.STRATEGY_SEED ?? 1);
const FUNDS = 10n ** 24n;
const TIMEOUT = 60_000 + COUNT * 1_000;

let artifacts: Artifacts;
beforeAll(() => {
  rememberCodeAnalysis();
  artifacts = compileSolidity([...STRATEGY_SOURCES, "test/contracts/StrategyProbe.sol"]);
}, 120_000);

async function arenaOf(name: string, isAsset0 = false): Promise<ShareArena> {
  const chain = await createChain();
  const market = await createMarket(chain, artifacts, { isAsset0 });
  const accounts = chain.accounts.slice(1, ACTORS + 3) as Address[];
  const [strategist, , , , , receiver] = accounts;
  if (!strategist || !receiver) throw new Error("There are too few accounts.");
  const terms = termsFor(strategist, receiver);
  const parameters = [
    parameter("range width", 1_823n, 600n, 6_000n),
    parameter("max deviation", 100n, 10n, 200n),
  ];
  const strategy = await deployStrategy(chain, artifacts, market, name, terms, parameters);
  const probe = await deploy(chain, named(artifacts, "StrategyProbe"));
  const hasPosition = name === "RangeStrategy";
  const till = hasPosition ? undefined : ((await strategy.read("till")) as Address);
  for (const account of accounts.slice(0, ACTORS)) {
    await market.fund(account, FUNDS, 0n, strategy.address);
  }
  return {
    ...{ chain, market, strategy, probe, terms, hasPosition },
    accounts,
    ...(till && { till }),
  };
}

/** Runs a number of sequences, and tells how long they took. */
async function run(
  name: string,
  chain: Chain,
  count: number,
  start: (random: Random) => Sequence,
): Promise<void> {
  const begin = Date.now();
  const seeds = Array.from({ length: count }, (_, index) => FIRST + index);
  const calls = await runSequences(chain, seeds, start);
  const seconds = ((Date.now() - begin) / 1000).toFixed(1);
  console.log(`${name}: ${count} sequences from seed ${FIRST}, ${calls} calls, ${seconds} s`);
  expect(calls).toBeGreaterThan(count);
}

test.each([
  ["a strategy that holds its asset", "HoldingStrategy", false, COUNT],
  ["a range strategy, with its asset as token 1", "RangeStrategy", false, TENTH],
  ["a range strategy, with its asset as token 0", "RangeStrategy", true, TENTH],
] as const)(
  "%s keeps its properties",
  async (_, name, isAsset0, count) => {
    const arena = await arenaOf(name, isAsset0);
    await run(name, arena.chain, count, (random) => new ShareSequence(arena, random));
  },
  TIMEOUT,
);

test.each([
  ["1", false],
  ["0", true],
] as const)(
  "a vote strategy, with its asset as token %s, keeps its properties",
  async (_, isAsset0) => {
    const paths = ["content/examples/VoteStrategy.sol", "test/contracts/VoteProbe.sol"];
    const arena = await VoteArena.create(artifactsOf(paths), isAsset0);
    const { chain } = arena.scene.exchange;
    await run("VoteStrategy", chain, TWENTIETH, (random) => new VoteSequence(arena, random));
  },
  TIMEOUT,
);
