import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import GithubSlugger from "github-slugger";
import type { Content, Root } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { signatures } from "../src/markdown/worked-examples/signatures";
import { textOf } from "../src/site/node-text";
import { PROBLEM_KINDS } from "../src/site/problems/codes";
import { slots } from "../src/site/slots";

/** The documents for people. */
const DOCUMENTS = [
  "README.md",
  "CONTRIBUTING.md",
  "CHANGELOG.md",
  "content/README.md",
  "deploy/README.md",
  "lab/bench/README.md",
  ...["docs", "docs/measurements", "docs/writing"].flatMap((folder) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".md"))
      .map((name) => join(folder, name)),
  ),
];

/** A path of this repository, as far as nothing in it stands for something else. */
const PATH = /^(?:src|test|content|static|deploy|docs|lab|\.ci)\/[\w./@-]*$/;
/** Content is its owner's: what the documents name of it has to be in a site of the tests. */
const SITES = [".", "test/site", "test/content/classic"];
/** What the site can do without. */
const OPTIONAL = new Set([
  "content/i18n/",
  "content/search-queries.yml",
  "content/strings.yml",
  "content/words.txt",
  "static/_redirects",
]);

const nodesOf = (node: Root | Content): (Root | Content)[] => [
  node,
  ...("children" in node ? node.children.flatMap(nodesOf) : []),
];

/** Returns a function that works out the value of a file once. */
function onceEach<Value>(workOut: (file: string) => Value): (file: string) => Value {
  const known = new Map<string, Value>();
  return (file) => {
    const value = known.get(file) ?? workOut(file);
    known.set(file, value);
    return value;
  };
}

const nodesIn = onceEach((file) => nodesOf(fromMarkdown(readFileSync(file, "utf8"))));

/** The anchors that GitHub gives to the headings of a document. */
const anchorsOf = onceEach((file) => {
  const slugger = new GithubSlugger();
  const headings = nodesIn(file).filter(({ type }) => type === "heading");
  return new Set(headings.map((heading) => slugger.slug(textOf(heading))));
});

/** The links of a document that lead nowhere. */
function brokenLinks(file: string): string[] {
  return nodesIn(file).flatMap((node) => {
    if (node.type !== "link" && node.type !== "image" && node.type !== "definition") return [];
    if (/^[a-z]+:/i.test(node.url)) return [];
    const [path = "", anchor] = node.url.split("#");
    const target = path === "" ? file : relative(".", resolve(dirname(file), decodeURI(path)));
    if (!existsSync(target)) return [node.url];
    return anchor !== undefined && !anchorsOf(target).has(anchor) ? [node.url] : [];
  });
}

/**
 * Where a path may be that a document names. The writing guide names docs by their paths below
 * `content/`.
 */
const basesOf = (file: string): string[] =>
  /^(?:content|docs\/writing)\//.test(file)
    ? [...SITES, ...SITES.map((site) => join(site, "content"))]
    : SITES;

/** The paths in backticks that do not exist. */
const missingPaths = (file: string): string[] =>
  nodesIn(file).flatMap((node) => {
    if (node.type !== "inlineCode" || !PATH.test(node.value)) return [];
    const isThere = basesOf(file).some((base) => existsSync(join(base, node.value)));
    return isThere || OPTIONAL.has(node.value) ? [] : [node.value];
  });

describe.each(DOCUMENTS)("%s", (file) => {
  test("has links that lead to files and headings", () => {
    expect(brokenLinks(file)).toEqual([]);
  });

  // A dated file tells of the code of its day.
  if (file.startsWith("docs/measurements/")) return;

  test("names paths that exist", () => {
    expect(missingPaths(file)).toEqual([]);
  });
});

test("the writing guide lists the formulas that examples may call", () => {
  const guide = readFileSync("docs/writing/elements.md", "utf8");
  const listed = Array.from(guide.matchAll(/^\| `(\w+)\((.*?)\)` +\| (.*?) +\|$/gm), (found) =>
    found.slice(1),
  );
  for (const [name, { takes, description }] of signatures)
    expect(listed).toContainEqual([name, takes.map(([value]) => value).join(", "), description]);
});

/** The rows of the guide's table of problems. */
const PROBLEM_ROWS = PROBLEM_KINDS.map(
  ([codes, what]) => `| ${codes.map((code) => `\`${code}\``).join(", ")} | ${what} |`,
);

test("the writing guide lists the kinds of problems as the code does", () => {
  const guide = readFileSync("docs/writing/messages.md", "utf8");
  const [, section = ""] =
    /^## Problems that the check reports\n(.*?)^What is larger/ms.exec(guide) ?? [];
  const rows = Array.from(section.matchAll(/^\| `.*$/gm), ([row]) => row.replaceAll(/ +\|/g, " |"));
  expect(rows).toEqual(PROBLEM_ROWS);
});

test("the guide of slots lists them as the code does", () => {
  const guide = readFileSync("docs/writing/slots.md", "utf8");
  const rows = Array.from(guide.matchAll(/^\| `.*$/gm), ([row]) => row.replaceAll(/ +\|/g, " |"));
  const expected = Object.entries(slots).map(([name, { place, props }]) => {
    const list = Object.entries(props).map(([prop, what]) => `\`${prop}\`: ${what}`);
    return `| \`${name}\` | ${place} | ${list.join("; ")} |`;
  });
  expect(rows).toEqual(expected);
});

test("every kind of problem is one that the code reports", () => {
  const sources = ["src", "lab/code"].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|codes\.ts$/.test(name))
      .map((name) => readFileSync(join(folder, name), "utf8")),
  );
  const isReported = (code: string) => {
    const ways = [`"${code}"`, `"content:${code}"`, `\`${code.split("-")[0]}-\${`];
    return sources.some((source) => ways.some((way) => source.includes(way)));
  };
  const codes = PROBLEM_KINDS.flatMap(([codes]) => codes);
  expect(codes.filter((code) => !isReported(code))).toEqual([]);
  const named = sources.flatMap((source) => source.match(/(?<="content:)[a-z-]+(?=")/g) ?? []);
  expect(named.filter((name) => !codes.some((code) => code === name))).toEqual(["encoded"]);
});

test("README.md is short, and lists eight commands; CONTRIBUTING.md lists the others", () => {
  const readme = readFileSync("README.md", "utf8");
  expect(Buffer.byteLength(readme)).toBeLessThanOrEqual(9000);
  const commandsIn = (document: string) =>
    Array.from(
      document.matchAll(/^\| `npm (?:run )?([\w:]+).*?` +\| .* \|$/gm),
      ([, name]) => name,
    );
  const [, commands = ""] =
    /^## Commands\n(.*?)^## /ms.exec(readFileSync("CONTRIBUTING.md", "utf8")) ?? [];
  expect(commandsIn(readme)).toHaveLength(8);
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));
  const named = Object.keys(scripts);
  expect([...commandsIn(readme), ...commandsIn(commands)].sort()).toEqual(named.sort());
});

test("docs/architecture.md is short", () => {
  expect(statSync("docs/architecture.md").size).toBeLessThanOrEqual(15_000);
});
