/**
 * `npm run test:documents [-- <count> <seed>]` writes random documents, checks them and builds
 * them. The build must report the same problems as the check. After the documents with errors are
 * removed, the build must make a page of each document.
 */
import { spawnSync } from "node:child_process";
import { cpSync, existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import fc from "fast-check";
import { bundledCommand } from "../bundled-command";
import { SiteCopy } from "../sites/site-copy";
import { documents } from "./grammar";

const FOLDER = "content/docs/random";
/** Has all problems in full. */
const ALL = ".cache/problems.txt";
const [count = 200, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);

const site = new SiteCopy({ source: "test/content/smallest" });

/** Returns each problem that the last command has found, with its message, in order of place. */
function problemsFound(): string[] {
  const all = existsSync(site.path(ALL)) ? site.read(ALL) : "";
  return Array.from(new Set(all.match(/^content\/\S+ (?:error|warning) [\w-]+: [^\n]*/gm))).sort();
}

function check(): string[] {
  const { stdout, stderr } = spawnSync(process.execPath, [bundledCommand("check")], {
    cwd: site.root,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
    maxBuffer: 1 << 28,
  });
  if (!/ errors?, /.test(stdout)) throw new Error(`The check did not finish:\n${stdout}${stderr}`);
  return problemsFound();
}

const isError = (problem: string): boolean => / error [\w-]+: /.test(problem);

/** Returns the file of a problem. If the problem concerns the whole file, no line follows. */
const fileOf = (problem: string): string | undefined => /^[^ :]+/.exec(problem)?.[0];

const missingFrom = (problems: readonly string[], others: readonly string[]): string[] =>
  problems.filter((problem) => !others.includes(problem));

/** Returns the differences between check and build. Empty if they agree. */
async function disagreement(): Promise<string[]> {
  const checked = check();
  const faulty = await site.build();
  const built = problemsFound();
  const faults = [
    ...missingFrom(checked, built).map((problem) => `only the check says: ${problem}`),
    ...missingFrom(built, checked).map((problem) => `only the build says: ${problem}`),
  ];
  if ((faulty.code !== 0) !== checked.some(isError))
    faults.push(
      `the build ended with exit code ${faulty.code}, but the check has ${checked.some(isError) ? "errors" : "no error"}`,
    );

  const names = () => readdirSync(site.path(FOLDER)).filter((name) => /\.mdx?$/.test(name));
  const all = names().length;
  // Repeats the removal: a document may take over the route of a faulty document that was removed.
  for (let left = checked; left.some(isError); left = check()) {
    const faulty = names().filter((name) =>
      left.some((problem) => isError(problem) && fileOf(problem) === `${FOLDER}/${name}`),
    );
    if (faulty.length === 0)
      return [...faults, ...left.map((problem) => `the check still reports: ${problem}`)];
    for (const name of faulty) site.remove(join(FOLDER, name));
  }
  const kept = names();

  const { code, output } = await site.build();
  if (code !== 0) return [...faults, `the check finds no error, but the build fails:\n${output}`];
  const pages = site
    .files("public/page-data")
    .filter((path) => /\/docs\/.*page-data\.json$/.test(path));
  const drafts = kept.filter((name) => /^draft: true$/m.test(site.read(join(FOLDER, name))));
  const expected = kept.length - drafts.length + 1;
  console.log(
    `${all} documents, ${all - kept.length} of them with errors; ${kept.length} built (${drafts.length} drafts); ${checked.length} problems; seed ${seed}`,
  );
  if (pages.length < expected)
    faults.push(`the build made ${pages.length} pages instead of ${expected}`);
  return faults;
}

for (const [index, text] of fc.sample(documents, { numRuns: count, seed }).entries()) {
  site.write(`${FOLDER}/${index}.${index % 2 ? "mdx" : "md"}`, text);
}
cpSync("test/site/content/blog/2021-08-26-welcome/page.png", site.path(`${FOLDER}/page.png`));
const faults = await disagreement();
for (const fault of faults) console.error(fault);
if (faults.length > 0) {
  console.error(
    `The check and the build do not agree (seed ${seed}). The site stays in ${site.root}`,
  );
  process.exitCode = 1;
} else site.dispose();
