/** Runs the tests that must catch mutations, and builds the sites that they need. */
import { existsSync, readFileSync, rmSync } from "node:fs";
import { freePort } from "../free-port";
import type { Checkout, Outcome } from "./checkout";

/** A site that `npm run test:build` knows. */
export type SiteName = "fixture" | "configured" | "shipped";

/**
 * A test, named by its file and its full title: the titles of the groups around it and its own,
 * separated by spaces.
 */
export interface NamedTest {
  kind: "jest" | "browser";
  file: string;
  title: string;
  /** The sites that a browser test looks at. A test that builds its own site has none. */
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

/** Returns a pattern that matches the titles of some tests. */
const patternOf = (tests: readonly NamedTest[]): string =>
  tests.map(({ title }) => escaped(title)).join("|");

const filesOf = (tests: readonly NamedTest[]): string[] =>
  Array.from(new Set(tests.map(({ file }) => file)));

/** Returns the report of a test runner. Undefined if the runner has not written one. */
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
  if (!results) throw new Error(`Jest has written no report. Its output:\n${output}`);
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
 * The statuses of a test that ran to its end. Other tests were skipped, or the end of the run cut
 * them off.
 */
const ENDS = ["passed", "failed", "timedOut"];

/**
 * Returns all tests of a suite that have run. `around` holds the titles of the groups around them.
 */
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
  // The pattern starts with the file. So it does not match a test in a group whose full title only
  // ends in the same way.
  const names = ["--grep", `\\.spec\\.ts (?:${patternOf(tests)})(?: @|$)`];
  const command = ["npx", "playwright", "test", "--reporter=json", ...names, ...filesOf(tests)];
  const { output } = await checkout.run(command, {
    E2E_PORT: String(await freePort()),
    // Only the sites that these tests look at are built. The others may be stale.
    STALE_SITES: "1",
    // A change can land without the tests that only the full run has. So those tests must not count
    // here.
    TEST_TIER: "land",
    PLAYWRIGHT_JSON_OUTPUT_NAME: checkout.path(REPORT),
  });
  const suites = readReport<{ suites: BrowserSuite[] }>(checkout)?.suites;
  if (!suites) throw new Error(`Playwright has written no report. Its output:\n${output}`);
  if (suites.length === 0) console.warn(`Playwright has run no test. Its output:\n${output}`);
  return suites.flatMap((suite) => ranIn(suite));
}

const RUNNERS = { jest: runJest, browser: runBrowser };

/** Builds the sites that tests look at. */
export const build = (checkout: Checkout, sites: readonly SiteName[]): Promise<Outcome> =>
  checkout.run(["npm", "run", "test:build", "--", ...sites]);

/**
 * Runs tests of one kind. Returns for each test whether it passed, or undefined if it did not run.
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
