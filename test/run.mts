/**
 * `npm test`: everything that has to hold, in order, each step run whatever became of the one before. The last line counts the
 * tests of Jest and of the browser, and each other step as one.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";

interface Outcome {
  passed: number;
  failed: number;
}

const RESULTS = "test-results";
const JEST_RESULTS = `${RESULTS}/jest.json`;
const BROWSER_RESULTS = `${RESULTS}/e2e.json`;

const run = (...command: string[]): boolean => {
  const [program = "", ...args] = command;
  console.log(`\n> ${command.join(" ")}`);
  const env = { ...process.env, GATSBY_TELEMETRY_DISABLED: "1" };
  return spawnSync(program, args, { stdio: "inherit", env }).status === 0;
};

/** Counts a step without tests of its own. */
const step = (...command: string[]): Outcome =>
  run(...command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** Counts the tests of a runner; one that fails without a failed test, or without a report, counts as failed. */
function tests(report: string, count: (json: unknown) => Outcome, ...command: string[]): Outcome {
  const isGood = run(...command);
  try {
    const outcome = count(JSON.parse(readFileSync(report, "utf8")));
    return isGood || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

const jestOutcome = (json: unknown): Outcome => {
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = json as Record<
    string,
    number
  >;
  return {
    passed: numPassedTests ?? 0,
    failed: (numFailedTests ?? 0) + (numRuntimeErrorTestSuites ?? 0),
  };
};

const browserOutcome = (json: unknown): Outcome => {
  const { stats } = json as {
    stats: { expected: number; unexpected: number; skipped: number; flaky: number };
  };
  // A test that did not run has not passed.
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + stats.skipped };
};

/** Files that a build writes into the repository: types and schema have to be those of the code (G3). */
const GENERATED = ["src/gatsby-types.d.ts", "src/data/schema.graphql"];
const generated = () => GENERATED.map((file) => readFileSync(file, "utf8"));

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const before = generated();

function unchanged(): Outcome {
  const after = generated();
  const changed = GENERATED.filter((_, index) => after[index] !== before[index]);
  for (const file of changed)
    console.log(`\n${file} was not that of the code; commit it as the build has written it.`);
  return changed.length === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

const outcomes = [
  step("npx", "biome", "ci", "."),
  step("npx", "tsc"),
  step(
    "npx",
    "depcruise",
    "src",
    "gatsby-config.ts",
    "gatsby-node.ts",
    "gatsby-browser.tsx",
    "gatsby-ssr.tsx",
  ),
  step("npx", "knip"),
  step("npm", "run", "spelling"),
  tests(JEST_RESULTS, jestOutcome, "npx", "jest", "--ci", "--json", `--outputFile=${JEST_RESULTS}`),
  step("npm", "run", "build"),
  unchanged(),
  tests(BROWSER_RESULTS, browserOutcome, "npx", "playwright", "test"),
];

const sum = (key: keyof Outcome) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
process.exitCode = sum("failed") === 0 ? 0 : 1;
