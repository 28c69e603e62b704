/**
 * Random sequences of calls by five actors. STRATEGY_SEQUENCES is their number (`npm run test:full`
 * tries 1,000), and STRATEGY_SEED the seed of the first one; each following sequence has the next
 * seed. A call of a range strategy takes ten times as long, so it gets a tenth of them.
 */
import type { Address } from "viem";
import { compileSolidity, createChain } from "./chain";
import { rememberCodeAnalysis } from "./code-analysis";
import { type Artifacts, createMarket, deploy, named } from "./market";
import { deployStrategy, parameter, STRATEGY_SOURCES, termsFor } from "./strategies";
import { ACTORS, type Arena, runSequences } from "./strategy-fuzz";

const COUNT = Number(
  process.env.STRATEGY_SEQUENCES ?? (process.env.TEST_TIER === "full" ? 1000 : 50),
);
const FIRST = Number(process.env.STRATEGY_SEED ?? 1);
const FUNDS = 10n ** 24n;
const TIMEOUT = 60_000 + COUNT * 1_000;

let artifacts: Artifacts;
beforeAll(() => {
  rememberCodeAnalysis();
  artifacts = compileSolidity([...STRATEGY_SOURCES, "test/contracts/StrategyProbe.sol"]);
}, 120_000);

async function arenaOf(name: string, isAsset0 = false): Promise<Arena> {
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

test.each([
  ["a strategy that holds its asset", "HoldingStrategy", false, COUNT],
  ["a range strategy, with its asset as token 1", "RangeStrategy", false, Math.ceil(COUNT / 10)],
  ["a range strategy, with its asset as token 0", "RangeStrategy", true, Math.ceil(COUNT / 10)],
] as const)(
  "%s keeps its properties",
  async (_, name, isAsset0, count) => {
    const arena = await arenaOf(name, isAsset0);
    const start = Date.now();
    const seeds = Array.from({ length: count }, (_, index) => FIRST + index);
    const calls = await runSequences(arena, seeds);
    const seconds = ((Date.now() - start) / 1000).toFixed(1);
    console.log(`${name}: ${count} sequences from seed ${FIRST}, ${calls} calls, ${seconds} s`);
    expect(calls).toBeGreaterThan(count);
  },
  TIMEOUT,
);
