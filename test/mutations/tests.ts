/** How the tests that have to catch mutations are run, and what has to be built for them. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { freePort } from "../free-port";
import type { Checkout, Outcome } from "./checkout";

/** A site that `npm run test:build` knows. */
export type SiteName = "fixture" | "configured" | "shipped";

/**
 * A test, by its file and its full title: those of the groups around it, then its own, with spaces
 * between.
 */
export interface NamedTest {
  kind: "jest" | "browser";
  file: string;
  title: string;
  /** The sites that a browser test looks at; none for one that builds its own. */
  sites?: readonly SiteName[];
}

/** A test that has run. */
interface Ran {
  file: string;
  title: string;
  isPassed: boolean;
}

const REPORT = "test-results/mutations.json";

const escaped = (text: string): string => text.replace(/[\\^$.*+?()[\]{}|/]/g, "\\$&");

/** A pattern that fits the titles of some tests. */
const patternOf = (tests: readonly NamedTest[]): string =>
  tests.map(({ title }) => escaped(title)).join("|");

const filesOf = (tests: readonly NamedTest[]): string[] =>
  Array.from(new Set(tests.map(({ file }) => file)));

/** What a runner of tests has reported; undefined when it did not come to that. */
function readReport<Report>(checkout: Checkout): Report | undefined {
  const path = checkout.path(REPORT);
  return existsSync(path) ? (JSON.parse(readFileSync(path, "utf8")) as Report) : undefined;
}

interface JestReport {
  testResults: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

async function runJest(checkout: Checkout, tests: readonly NamedTest[]): Promise<Ran[]> {
  const names = ["--testNamePattern", `^(?:${patternOf(tests)})$`];
  const report = ["--json", `--outputFile=${REPORT}`];
  const command = ["npx", "jest", "--ci", ...report, ...names, "--runTestsByPath"];
  const { output } = await checkout.run([...command, ...filesOf(tests)]);
  const results = readReport<JestReport>(checkout)?.testResults;
  if (!results) throw new Error(`Jest has reported nothing. It has printed:\n${output}`);
  return results.flatMap(({ name, assertionResults }) => {
    const file = name.slice(checkout.root.length + 1);
    const seen = assertionResults.filter(({ status }) => ENDS.includes(status));
    return seen.map((one) => ({ file, title: one.fullName, isPassed: one.status === "passed" }));
  });
}

interface BrowserSuite {
  file: string;
  title: string;
  specs?: { title: string; tests: { results: { status: string }[] }[] }[];
  suites?: BrowserSuite[];
}

/**
 * The states of a test that has come to an end. Others were skipped, or were cut off with the run.
 */
const ENDS = ["passed", "failed", "timedOut"];

/** All tests of a suite that have run; `around` are the titles of the groups around them. */
const ranIn = ({ file, specs = [], suites = [] }: BrowserSuite, around: string[] = []): Ran[] => [
  ...specs.flatMap(({ title, tests }) =>
    tests
      .flatMap(({ results }) => results)
      .filter(({ status }) => ENDS.includes(status))
      .map(({ status }) => ({
        file: `test/e2e/${file}`,
        title: [...around, title].join(" "),
        isPassed: status === "passed",
      })),
  ),
  ...suites.flatMap((suite) => ranIn(suite, [...around, suite.title])),
];

async function runBrowser(checkout: Checkout, tests: readonly NamedTest[]): Promise<Ran[]> {
  // The file comes first, so that no test of a group with the same end of its title is run.
  const names = ["--grep", `\\.spec\\.ts (?:${patternOf(tests)})(?: @|$)`];
  const command = ["npx", "playwright", "test", "--reporter=json", ...names, ...filesOf(tests)];
  const { output } = await checkout.run(command, {
    E2E_PORT: String(await freePort()),
    // Only the sites that the tests look at are built.
    STALE_SITES: "1",
    // What only the full run shows does not keep a slip out of a change that lands.
    TEST_TIER: "land",
    PLAYWRIGHT_JSON_OUTPUT_NAME: checkout.path(REPORT),
  });
  const suites = readReport<{ suites: BrowserSuite[] }>(checkout)?.suites;
  if (!suites) throw new Error(`Playwright has reported nothing. It has printed:\n${output}`);
  if (suites.length === 0) console.warn(`Playwright has run no test. It has printed:\n${output}`);
  return suites.flatMap((suite) => ranIn(suite));
}

const RUNNERS = { jest: runJest, browser: runBrowser };

/** Builds what tests look at. */
export const build = (checkout: Checkout, sites: readonly SiteName[]): Promise<Outcome> =>
  checkout.run(["npm", "run", "test:build", "--", ...sites]);

/**
 * Runs tests of one kind. Answers for each of them whether it has passed; undefined for one that
 * has not run.
 */
export async function run(
  checkout: Checkout,
  kind: NamedTest["kind"],
  tests: readonly NamedTest[],
): Promise<Map<NamedTest, boolean | undefined>> {
  rmSync(checkout.path(REPORT), { force: true });
  const all = await RUNNERS[kind](checkout, tests);
  return new Map(
    tests.map((test) => {
      const own = all.filter(({ file, title }) => file === test.file && title === test.title);
      return [test, own.length > 0 ? own.every(({ isPassed }) => isPassed) : undefined];
    }),
  );
}
