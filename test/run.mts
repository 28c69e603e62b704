/**
 * Runs the tests, in three tiers: `quick` while you work, `land` (`npm test`) before a change
 * lands, `full` before a release. Each step runs even if an earlier one failed. The last line
 * counts each test of Jest and of the browser, and each other step as one test.
 */
import { spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { atOnce } from "./at-once";

const TIERS = ["quick", "land", "full"] as const;

interface Outcome {
  passed: number;
  failed: number;
  skipped: number;
}

interface Step {
  name: string;
  run: () => Promise<Outcome>;
}

const RESULTS = "test-results";

/**
 * How often programs written in Go collect garbage, in percent of growth. With this value instead
 * of 100, TypeScript 7 takes a fifth less of the processors' time.
 */
const GOGC = "400";

/** Returns the path of an installed program. Started by `npx`, each takes a second more. */
const installed = (name: string): string => `node_modules/.bin/${name}`;
const inLab = (name: string): string => join("lab", installed(name));

const tier = TIERS.find((name) => name === process.argv[2]);
if (!tier) {
  console.error(`Usage: tsx test/run.mts ${TIERS.join("|")}`);
  process.exit(1);
}

const whole = (isGood: boolean): Outcome => ({
  passed: Number(isGood),
  failed: Number(!isGood),
  skipped: 0,
});

/**
 * Runs a command. Returns whether it succeeded. Shows its output as it arrives if `isShown` is set,
 * otherwise all of it at the end.
 */
function run([program = "", ...args]: string[], isShown: boolean): Promise<boolean> {
  const title = `\n> ${[program, ...args].join(" ")}`;
  if (isShown) console.log(title);
  const output = isShown ? "inherit" : "pipe";
  const child = spawn(program, args, {
    stdio: ["ignore", output, output],
    env: { ...process.env, GATSBY_TELEMETRY_DISABLED: "1", GOGC, TEST_TIER: tier },
  });
  const pieces = [title, "\n"];
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on("data", (data) => pieces.push(String(data)));
  }
  return new Promise((done) => {
    child.on("error", ({ message }) => {
      console.error(message);
      done(false);
    });
    child.on("close", (code) => {
      if (!isShown) console.log(pieces.join(""));
      done(code === 0);
    });
  });
}

/** Returns a step that has no tests of its own. */
const check = (name: string, command: string[], isShown = true): Step => ({
  name,
  run: async () => whole(await run(command, isShown)),
});

/**
 * Returns a step whose report counts its tests. If the command fails without a failed test or
 * without a report, the step counts as failed.
 */
const tests = (
  name: string,
  command: string[],
  report: string,
  count: (json: unknown) => Outcome,
): Step => ({
  name,
  run: async () => {
    const isGood = await run(command, true);
    try {
      const outcome = count(JSON.parse(readFileSync(report, "utf8")));
      return isGood || outcome.failed > 0 ? outcome : { ...outcome, failed: 1 };
    } catch {
      return whole(false);
    }
  },
});

const jestOutcome = (json: unknown): Outcome => {
  const report = json as Record<string, number>;
  return {
    passed: report.numPassedTests ?? 0,
    failed: (report.numFailedTests ?? 0) + (report.numRuntimeErrorTestSuites ?? 0),
    skipped: report.numPendingTests ?? 0,
  };
};

const browserOutcome = (json: unknown): Outcome => {
  const { stats } = json as { stats: Record<string, number> };
  return {
    passed: stats.expected ?? 0,
    failed: (stats.unexpected ?? 0) + (stats.flaky ?? 0),
    skipped: stats.skipped ?? 0,
  };
};

/**
 * Files that a build writes into the repository. The committed types and schema must match the code
 * (G3).
 */
const GENERATED = ["src/gatsby-types.d.ts", "src/data/schema.graphql"];
const generated = () => GENERATED.map((file) => readFileSync(file, "utf8"));
const before = generated();

async function compareGenerated(): Promise<Outcome> {
  const after = generated();
  const changed = GENERATED.filter((_, index) => after[index] !== before[index]);
  for (const file of changed)
    console.log(`\nThe build has changed ${file}. Commit it as the build has written it.`);
  return whole(changed.length === 0);
}

/**
 * TypeScript 7 checks the types in two fifths of the time. It has no API yet, which the check of
 * the code in the content and the tools of Gatsby need, so TypeScript 5 is there beside it.
 */
const TYPE_CHECKER = "lab/node_modules/typescript-7/bin/tsc";

/** Each check uses one processor, so they run side by side. */
const STATIC = [
  ...["node", "browser", "both"].map((side) =>
    check(
      `types: ${side}`,
      ["node", TYPE_CHECKER, "-p", `tsconfig.${side}.json`, "--checkers", "1"],
      false,
    ),
  ),
  check("unused code", [inLab("knip")], false),
  check(
    "import rules",
    [
      inLab("depcruise"),
      "src",
      "gatsby-config.ts",
      "gatsby-node.ts",
      "gatsby-browser.tsx",
      "gatsby-ssr.tsx",
    ],
    false,
  ),
  check("format and lint", [inLab("biome"), "ci", "."], false),
];

const JEST = tests(
  "unit and data layer",
  [installed("jest"), "--ci", "--json", `--outputFile=${RESULTS}/jest.json`],
  `${RESULTS}/jest.json`,
  jestOutcome,
);

/** The browsers and the web server. No other step installs anything. */
const PROGRAMS = check("programs", ["npm", "run", "test:programs", "--", tier]);

/** Compiles the code in the content, of which there may be none. Jest runs the examples. */
const CODE = check("code in the content", [installed("tsx"), "lab/code/run.mts"], false);

const BUILDS = check("builds", ["npm", "run", "test:build"], false);

const BROWSER = [
  { name: "generated files", run: compareGenerated },
  tests("browser", [installed("playwright"), "test"], `${RESULTS}/e2e.json`, browserOutcome),
];

/**
 * A change must not fail by a fault that was there before, so it is tried with the same site each
 * time. Before a release, the sites are new ones: they look for faults that nobody knows.
 */
const SAME_SITE = check("a random site", ["npm", "run", "test:documents", "--", "20", "4"]);

const BEFORE_RELEASE = [
  check("random sites", ["npm", "run", "test:documents", "--", "300"]),
  check("changes of content", ["npm", "run", "test:content"]),
  check("mutations", ["npm", "run", "test:mutations", "--", "--tested"]),
];

/**
 * The builds use two processors only for a part of their time, so two other checks run beside them.
 */
const STEPS = {
  quick: { sideBySide: STATIC, inTurn: [JEST] },
  land: { sideBySide: [BUILDS, CODE, ...STATIC], inTurn: [JEST, ...BROWSER, SAME_SITE] },
  full: { sideBySide: [BUILDS, CODE, ...STATIC], inTurn: [JEST, ...BROWSER, ...BEFORE_RELEASE] },
};

interface Result extends Outcome {
  name: string;
  seconds: number;
}
const results: Result[] = [];

/** The longest time that `npm test` takes on two idle cores, in ms (O4). */
const LIMIT = 600_000;
const begun = Date.now();
const remaining = new Set<string>();

/** Says what has not ended yet. */
function sayRest(): void {
  const minutes = ((Date.now() - begun) / 60_000).toFixed(1);
  console.log(`\nAfter ${minutes} min, these have not ended: ${[...remaining].join(", ")}`);
}

async function take({ name, run }: Step): Promise<void> {
  const start = Date.now();
  const outcome = await run();
  results.push({ name, seconds: (Date.now() - start) / 1000, ...outcome });
  remaining.delete(name);
  if (remaining.size > 0 && Date.now() - begun > LIMIT) sayRest();
}

rmSync(RESULTS, { recursive: true, force: true });
mkdirSync(RESULTS);
const { sideBySide, inTurn } = STEPS[tier];
for (const { name } of [...sideBySide, ...inTurn]) remaining.add(name);
// On a slower machine, a step may be far from its end by then.
setTimeout(sayRest, LIMIT).unref();
if (tier !== "quick") await take(PROGRAMS);
await atOnce(sideBySide.includes(BUILDS) ? 3 : 2, sideBySide, take);
await atOnce(1, inTurn, take);

const counted = ({ passed, failed, skipped }: Outcome): string =>
  `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ""}`;
const sum = (key: "passed" | "failed" | "skipped" | "seconds") =>
  results.reduce((total, result) => total + result[key], 0);

console.log("");
for (const result of results) {
  const seconds = result.seconds.toFixed(1).padStart(7);
  console.log(`${result.name.padEnd(20)}${seconds} s  ${counted(result)}`);
}
console.log(
  `\n${counted({ passed: sum("passed"), failed: sum("failed"), skipped: sum("skipped") })}`,
);
process.exitCode = sum("failed") === 0 ? 0 : 1;
