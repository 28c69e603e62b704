/**
 * `npm run test:mutations [-- name …] [--tested]` makes each small mistake of `mutations.ts` in the
 * code. It runs the test that must catch it, and expects that test to fail. If you drop or merge
 * tests, it shows whether they still catch what they caught before. All of this happens in copies
 * of the repository. With `--tested`, all tests have just passed here, so they do not first run
 * without a mistake.
 */
import { availableParallelism } from "node:os";
import { atOnce } from "../at-once";
import { Checkout } from "./checkout";
import { faultOf } from "./fault-of";
import { type Mutation, mutations } from "./mutations";
import { build, type NamedTest, run } from "./tests";

const KINDS = ["jest", "browser"] as const;

/** A build, or a single test, uses more than one processor only for a part of its time. */
const AT_ONCE = Math.min(4, availableParallelism());

/** Whether all tests have just passed without a mutation. */
const isTested = process.argv.includes("--tested");

/** What became of a mutation. It counts as caught only if its test has run and failed. */
type Fate = "caught" | "survived" | "not built" | "test not run";

interface Result {
  mutation: Mutation;
  fate: Fate;
  seconds: number;
}

const nameOf = ({ file, title }: NamedTest): string => `${file} › ${title}`;

/** Returns the mutations with the given names, or all of them if no name is given. */
function chosen(names: readonly string[]): readonly Mutation[] {
  const unknown = names.filter((name) => !mutations.some((mutation) => mutation.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `There is no mutation ${unknown.join(", ")}. test/mutations/mutations.ts lists all names.`,
    );
  }
  return names.length === 0 ? mutations : mutations.filter(({ name }) => names.includes(name));
}

/**
 * Returns a message for each test that does not pass without a mutation. A test that always fails
 * catches nothing.
 */
async function faultsOfTests(checkout: Checkout, all: readonly Mutation[]): Promise<string[]> {
  const tests = all.map(({ test }) => test);
  const faults: string[] = [];
  for (const kind of KINDS) {
    const ofKind = tests.filter((test) => test.kind === kind);
    if (ofKind.length === 0) continue;
    for (const [test, isPassed] of await run(checkout, kind, ofKind)) {
      if (isPassed) continue;
      faults.push(
        isPassed === false
          ? `${nameOf(test)} fails without any mutation. Fix it first.`
          : `There is no test ${nameOf(test)} in \`npm test\`. Name another in test/mutations/mutations.ts.`,
      );
    }
  }
  return faults;
}

/** Runs a test and returns what it says about the present code. */
async function fateBy(checkout: Checkout, test: NamedTest): Promise<Fate> {
  const { sites = [] } = test;
  if (sites.length > 0 && !(await build(checkout, sites)).isGood) return "not built";
  const isPassed = (await run(checkout, test.kind, [test])).get(test);
  if (isPassed === undefined) return "test not run";
  return isPassed ? "survived" : "caught";
}

async function tryOut(checkout: Checkout, mutation: Mutation): Promise<Result> {
  const start = Date.now();
  checkout.replace(mutation.file, mutation.find, mutation.replace);
  const fate = await fateBy(checkout, mutation.test);
  checkout.reset();
  return { mutation, fate, seconds: (Date.now() - start) / 1000 };
}

/** Formats a line of the table. */
function lineOf({ mutation, fate, seconds }: Result): string {
  const { name, test } = mutation;
  const caughtBy = fate === "caught" ? nameOf(test) : `${fate.toUpperCase()} ${nameOf(test)}`;
  return `${name.padEnd(36)}${seconds.toFixed(1).padStart(6)} s  ${caughtBy}`;
}

const throwAny = (faults: string[]): void => {
  if (faults.length > 0) throw new Error(faults.join("\n"));
};

/** Builds all sites, because the browser tests serve all of them. */
async function buildAll(checkout: Checkout): Promise<void> {
  const { isGood, output } = await build(checkout, []);
  if (!isGood) throw new Error(`The sites of the tests cannot be built.\n${output}`);
}

/**
 * Tries each mutation by itself. Several copies of the repository work side by side. Returns the
 * mutations that were not caught.
 */
async function tryAll(
  checkouts: readonly [Checkout, ...Checkout[]],
  all: readonly Mutation[],
): Promise<Result[]> {
  throwAny(all.flatMap((mutation) => faultOf(mutation) ?? []));
  if (all.some(({ test }) => test.kind === "browser")) {
    await atOnce(checkouts.length, checkouts, buildAll);
  }
  if (!isTested) throwAny(await faultsOfTests(checkouts[0], all));
  const missed: Result[] = [];
  const waiting = all.values();
  await atOnce(checkouts.length, checkouts, async (checkout) => {
    for (const mutation of waiting) {
      const result = await tryOut(checkout, mutation);
      console.log(lineOf(result));
      if (result.fate !== "caught") missed.push(result);
    }
  });
  return missed;
}

async function main(): Promise<void> {
  const all = chosen(process.argv.slice(2).filter((name) => name !== "--tested"));
  const others = Math.min(AT_ONCE, all.length) - 1;
  const checkouts = [
    new Checkout(),
    ...Array.from({ length: others }, () => new Checkout()),
  ] as const;
  try {
    const missed = await tryAll(checkouts, all);
    console.log(`\n${all.length - missed.length} caught, ${missed.length} not caught`);
    for (const { mutation, fate } of missed) {
      console.log(`${mutation.name}, ${fate}: ${mutation.notice}`);
    }
    if (missed.length > 0) process.exitCode = 1;
  } finally {
    for (const checkout of checkouts) checkout.dispose();
  }
}

await main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
