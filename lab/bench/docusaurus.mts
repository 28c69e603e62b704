/**
 * `npm run bench:docusaurus -- THEIRS OURS [--origin https://…]`: compares two builds of the same
 * content, page by page: that of Docusaurus, and that of this site after `npm run import`.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { fromHtml } from "hast-util-from-html";
import { partsOf } from "./docusaurus/page-parts";
import { sidebarLines } from "./docusaurus/sidebar-lines";

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { origin: { type: "string", default: "" }, list: { type: "string", default: "10" } },
});
const [theirs, ours] = positionals;
if (!theirs || !ours || !existsSync(theirs) || !existsSync(ours)) {
  console.error(
    "Name two folders that exist: the build of Docusaurus, and `public/` of this site.",
  );
  process.exit(1);
}

/** Returns whether a file is a page of its own, and not a folder or a page that leads to another. */
const isPage = (file: string): boolean =>
  statSync(file).isFile() && !/http-equiv="?refresh/i.test(readFileSync(file, "utf8"));

/** Returns the routes of a folder with HTML files, each with its file. */
function pagesIn(folder: string): Map<string, string> {
  const pages = new Map<string, string>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!entry.endsWith(".html")) continue;
    const route = `/${entry.replace(/(?:(?:^|\/)index)?\.html$/, "")}`;
    const file = join(folder, entry);
    if (!pages.has(route) && isPage(file)) pages.set(route, file);
  }
  return pages;
}

const their = pagesIn(theirs);
const our = pagesIn(ours);
/** Pages that are made of other pages: compared by their route only. */
const LISTS = /^\/(?:404|search)$|\/(?:tags|authors|archive|page|category)(?:\/|$)|^\/blog$/;

const missing = Array.from(their.keys()).filter((route) => !our.has(route));
const KEYS = [
  "sidebar",
  "headings",
  "links",
  "codeBlocks",
  "tables",
  "images",
  "admonitions",
  "tabs",
] as const;

/** What is compared on a page, and what each of it holds: items, or their number. */
type Compared = Partial<Record<(typeof KEYS)[number], string[] | number>>;

function readPage(file: string, route: string): Compared {
  const page = fromHtml(readFileSync(file, "utf8"));
  return {
    sidebar: sidebarLines(page, route, values.origin) ?? [],
    ...(!LISTS.test(route) && partsOf(page, route, values.origin)),
  };
}

const countOf = (value: string[] | number): number =>
  typeof value === "number" ? value : value.length;

const equal = Object.fromEntries(KEYS.map((key) => [key, 0]));
const total = Object.fromEntries(KEYS.map((key) => [key, 0]));
const differences: string[] = [];
let compared = 0;

for (const [route, file] of their) {
  const ourFile = our.get(route);
  if (!ourFile) continue;
  const one = readPage(file, route);
  const other = readPage(ourFile, route);
  if (one.headings) compared += 1;
  for (const key of KEYS) {
    const wanted = one[key];
    if (wanted === undefined) continue;
    const found = other[key];
    total[key] = (total[key] ?? 0) + countOf(wanted);
    if (JSON.stringify(wanted) === JSON.stringify(found)) equal[key] = (equal[key] ?? 0) + 1;
    else if (Array.isArray(wanted) && Array.isArray(found)) {
      const only = (list: string[], without: string[]) =>
        list
          .filter((item) => !without.includes(item))
          .slice(0, 4)
          .join("; ") || "–";
      differences.push(
        `${key} ${route}: not here ${only(wanted, found)}; only here ${only(found, wanted)}`,
      );
    } else differences.push(`${key} ${route}: ${wanted} there, ${found ?? "nothing"} here`);
  }
}

console.log(
  `${their.size} routes there, ${their.size - missing.length} of them here; ${our.size} here`,
);
console.log(`${compared} pages compared; equal:`);
for (const key of KEYS)
  console.log(`  ${key.padEnd(12)} ${equal[key]} pages (${total[key]} there)`);
for (const route of missing.slice(0, 50)) console.log(`missing ${route}`);
for (const key of KEYS) {
  for (const line of differences
    .filter((text) => text.startsWith(key))
    .slice(0, Number(values.list))) {
    console.log(line);
  }
}
