/**
 * `npm run test:documents [-- <documents> <seed>]` writes sites with random documents, settings and
 * redirects, checks them and builds them. The build must report the same problems as the check.
 * Once everything with errors is removed, the build must make a page of each document, and no page
 * or file may do what only a hostile text asks for.
 */
import "../../src/data/settings/strings";

import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import fc from "fast-check";
import { parse } from "yaml";
import { SiteCopy } from "../sites/site-copy";
import { buildWhole } from "./build-whole";
import { browserFaults } from "./built/in-browser";
import { ALL_SCRIPTS, type BuiltPage, builtFaults, builtPages, fileOf } from "./built/site";
import { check, type Problem, problemsFound } from "./problems";
import { markOf, type RandomSite, sites } from "./random-site";
import { removeFaults } from "./remove-faults";
import { changes, listing } from "./untouched";

/** How many documents a site has. Each site has settings of its own. */
const DOCUMENTS = 25;
/** A page with each script that the site has in the HTML of a page. */
const KNOWN = "content/pages/scripts.md";
const PICTURE = "test/site/content/blog/2021-08-26-welcome/page.png";

/** How many characters of a failed build are shown: its end. */
const END = 2000;

const [count = 200, seed = Date.now() % 1_000_000] = process.argv.slice(2).map(Number);

const SCRIPTS = `---
slug: ${ALL_SCRIPTS}
---

![A picture](./page.png)

<Tabs groupId="a"><TabItem value="a">One</TabItem><TabItem value="b">Two</TabItem></Tabs>
`;

/** The folder around the site, where nothing else may appear. */
const around = mkdtempSync(join(tmpdir(), "random-"));
const site = new SiteCopy({ folder: join(around, "site"), source: "test/content/smallest" });

/** Writes a site. Documents may show the picture beside them. */
function write(random: RandomSite): void {
  site.replaceContent("test/content/smallest");
  for (const [path, text] of [...random, [KNOWN, SCRIPTS] as const]) {
    site.write(path, text);
    const picture = join(dirname(site.path(path)), "page.png");
    if (/\.mdx?$/.test(path) && !existsSync(picture)) cpSync(PICTURE, picture);
  }
}

/** Returns what a page shows, without its data. */
const mainOf = (html: string): string => /<main.*?<\/main>/s.exec(html)?.[0] ?? "";

const lines = (problems: readonly Problem[]): string[] => problems.map(({ line }) => line);
const missingFrom = (problems: readonly string[], others: readonly string[]): string[] =>
  problems.filter((problem) => !others.includes(problem));

/** Returns the differences between check and build of a site. Empty if they agree. */
async function disagreement(checked: readonly Problem[]): Promise<string[]> {
  const { code } = await buildWhole(site);
  const built = problemsFound(site);
  const hasErrors = checked.some(({ isError }) => isError);
  return [
    ...missingFrom(lines(checked), lines(built)).map((line) => `only the check says: ${line}`),
    ...missingFrom(lines(built), lines(checked)).map((line) => `only the build says: ${line}`),
    ...((code !== 0) === hasErrors
      ? []
      : [`the build ended with ${code}, but the check has ${hasErrors ? "errors" : "no error"}`]),
  ];
}

/** Removes everything that has errors. It may take over the address of something else. */
function removeAllFaults(checked: readonly Problem[]): void {
  for (let left = checked; left.some(({ isError }) => isError); left = check(site)) {
    if (removeFaults(site, left) > 0) continue;
    throw new Error(`The check reports what is not there:\n${lines(left).join("\n")}`);
  }
}

/** Returns whether a file is a page of a build. */
const isPage = (path: string): boolean =>
  /\.mdx?$/.test(path) &&
  !/\/_/.test(path.slice(site.root.length)) &&
  !/^draft: true$/m.test(readFileSync(path, "utf8"));

const FOLDERS = { doc: "docs", post: "blog", page: "pages" };

/** Returns the documents that a template shows. */
function documentsOf(template: string): string[] {
  const folder = FOLDERS[template as keyof typeof FOLDERS];
  const isLeftOut = folder === "blog" && parse(site.read("content/site.yml")).blog === false;
  if (isLeftOut || !existsSync(site.path(`content/${folder}`))) return [];
  return site.files(`content/${folder}`).filter(isPage);
}

/** Returns the documents whose text no page shows. */
function lostDocuments(pages: readonly BuiltPage[]): string[] {
  const shown = pages
    .filter(({ template }) => template in FOLDERS)
    .map(({ path }) => mainOf(readFileSync(fileOf(site.path("public"), path), "utf8")))
    .join();
  return Object.keys(FOLDERS)
    .flatMap(documentsOf)
    .filter((path) => {
      const mark = markOf(readFileSync(path, "utf8"));
      return mark !== undefined && !new RegExp(`\\b${mark}\\b`).test(shown);
    })
    .map((path) => `no page shows the end of ${path}`);
}

/** Returns what is wrong with a site at random. */
async function faultsOf(random: RandomSite): Promise<string[]> {
  write(random);
  const all = check(site);
  const faults = await disagreement(all);
  // Errors of `content/site.yml` may hide all others.
  const inSettings = all.filter(({ file, isError }) => isError && file === "content/site.yml");
  let checked = all;
  if (removeFaults(site, inSettings) > 0) {
    checked = check(site);
    faults.push(...(await disagreement(checked)));
  }
  removeAllFaults(checked);

  const before = listing(around, site.root);
  const { code, output } = await buildWhole(site);
  faults.push(...changes(before, listing(around, site.root)));
  if (code !== 0)
    return [...faults, `the check finds no error, but the build fails:\n${output.slice(-END)}`];
  const folder = site.path("public");
  const pages = builtPages(folder);
  const kept = Object.keys(FOLDERS).map((kind) => {
    const documents = documentsOf(kind).length;
    const made = pages.filter(({ template }) => template === kind).length;
    if (made !== documents) faults.push(`${documents} files are a ${kind}, but ${made} pages`);
    return documents;
  });
  faults.push(...lostDocuments(pages));
  faults.push(...builtFaults(folder, site.read("static/_headers")));
  faults.push(...(await browserFaults(folder, pages)));
  console.log(
    `${checked.length} problems; ${kept.join(" + ")} docs, posts and pages built; ${pages.length} pages opened`,
  );
  return faults;
}

for (let index = 0; index * DOCUMENTS < count; index++) {
  const documents = Math.min(DOCUMENTS, count - index * DOCUMENTS);
  const own = seed + index;
  const [random = new Map()] = fc.sample(sites(documents), { numRuns: 1, seed: own });
  const faults = await faultsOf(random);
  if (faults.length === 0) continue;
  for (const fault of new Set(faults)) console.error(fault);
  console.error(`Again: npm run test:documents -- ${documents} ${own}\nThe site: ${site.root}`);
  process.exitCode = 1;
}
if (process.exitCode !== 1) rmSync(around, { recursive: true });
