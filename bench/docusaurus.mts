/**
 * `npm run bench:docusaurus -- THEIRS OURS [--origin https://…]`: compares two builds of the same
 * content, page by page: that of Docusaurus, and that of this site after `npm run import`.
 */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type PageParts, partsOf } from "./docusaurus/page-parts";

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
  "headings",
  "links",
  "codeBlocks",
  "tables",
  "images",
  "admonitions",
  "tabs",
] as const;
const equal = Object.fromEntries(KEYS.map((key) => [key, 0]));
const total = Object.fromEntries(KEYS.map((key) => [key, 0]));
const differences: string[] = [];
let compared = 0;

const countOf = (value: PageParts[(typeof KEYS)[number]]): number =>
  typeof value === "number" ? value : value.length;

for (const [route, file] of their) {
  const ourFile = our.get(route);
  if (!ourFile || LISTS.test(route)) continue;
  const one = partsOf(file, route, values.origin);
  const other = partsOf(ourFile, route, values.origin);
  if (!one) continue;
  compared += 1;
  for (const key of KEYS) {
    total[key] = (total[key] ?? 0) + countOf(one[key]);
    const [wanted, found] = [one[key], other?.[key]].map((value) => JSON.stringify(value));
    if (wanted === found) equal[key] = (equal[key] ?? 0) + 1;
    else if (Array.isArray(one[key])) {
      const lists = [one[key], other?.[key] ?? []] as [string[], string[]];
      const only = (list: string[], without: string[]) =>
        list.filter((item) => !without.includes(item));
      differences.push(
        `${key} ${route}: not here ${only(lists[0], lists[1]).slice(0, 4).join(" ") || "–"}; only here ${only(lists[1], lists[0]).slice(0, 4).join(" ") || "–"}`,
      );
    } else differences.push(`${key} ${route}: ${wanted} there, ${found} here`);
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
