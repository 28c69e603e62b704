import { readFileSync } from "node:fs";
import { z } from "zod";
import { splitFrontMatter } from "../markdown/front-matter";
import { siteConfigSchema } from "../site/config";
import { figureText } from "./words-file";
import { readYaml } from "./yaml";

const schema = z.strictObject({
  name: z.string(),
  list: z.array(z.strictObject({ label: z.string(), size: z.int().default(1) })).default([]),
  on: z.boolean().optional(),
  deep: z.strictObject({ level: z.number() }).optional(),
});
const words = new Map([["product.name", "S"]]);
const cases: Record<string, string> = {
  alias: "name: *x\n",
  bad: "name: [a\nlist: }",
  tab: "name:\n\t- x",
  dupkey: "name: a\nname: b\n",
  unknown: "name: a\nlist:\n  - label: b\n    sizes: 2\n",
  type: "name: 3\n",
  missing: "on: true\n",
  empty: "",
  scalar: "hello",
  list: "- a",
  word: "name: a\nlist:\n  - label: The {product.nam}\n  - label: again {product.nam}\n",
  ok: "name: '{product.name}'\n",
  nested: "name: a\ndeep:\n  levle: 2\n",
  two: "name: 1\nlist:\n  - label: 2\n    siz: 3\n",
  multi: "name: a\n---\nname: b\n",
  tag: "name: !foo a\n",
  nul: "name: ~\n",
  nullDoc: "~",
};
test.each(Object.entries(cases))("%s", (name, text) => {
  let out: string;
  try {
    out = JSON.stringify(readYaml(text, "f.yml", schema, words));
  } catch (e) {
    out = "THROWS " + String(e);
  }
  process.stdout.write(`## ${name}\n${out}\n`);
});
test("site", () => {
  const text = readFileSync("content/site.yml", "utf8");
  const r = readYaml(
    text,
    "content/site.yml",
    siteConfigSchema,
    new Map([
      ["product.name", "S"],
      ["product.slug", "s"],
    ]),
  );
  process.stdout.write(JSON.stringify(r.problems) + "\n");
  for (const [a, b] of [
    ["titleDelimiter", "titleDelimter"],
    ["direction: ltr", "direction: lrt"],
    ["to: /docs/core/metadex", "to: docs"],
    ["url: https", "url: ftp"],
    ["postsPerPage: 10", "postsPerPage: 0"],
    ["type: search", "type: serach"],
    ["href: https://discord.com", "href: https://discord.com\n          to: /x"],
    ["    default: true", "    default: false"],
    ["minLevel: 2", "minLevel: 7"],
    ["slug: stra", "slug: Stra"],
    ["  sidebar: docsSidebar", "  sidebr: docsSidebar"],
    ["  tagline: The", "  tagilne: The"],
    ["closable: true", "closeable: true"],
    ["label: About", "labl: About"],
  ] as const) {
    const r = readYaml(
      text.replace(a, b),
      "content/site.yml",
      siteConfigSchema,
      new Map([
        ["product.name", "S"],
        ["product.slug", "s"],
      ]),
    );
    process.stdout.write(b + " => " + JSON.stringify(r.problems) + "\n");
  }
  for (const v of [0.05, 1e7, 1234.5, 0.000000001, -3])
    process.stdout.write(
      figureText({ value: v, unit: "percent" }) + " " + figureText({ value: v }) + "\n",
    );
  for (const s of [
    "---\na: 1\n---\nb\n",
    "---\r\na: 1\r\n---\r\nb\r\n",
    "x\n---\ny\n---\n",
    "---\na: 1\n---",
    "\uFEFF---\na: 1\n---\nb",
    "---\n---\nb\n---\nc",
    "---\na: 1\n--- x\nb",
    "----\na: 1\n---\n",
    "---\na: '---'\nb: x---\n---\nc\n\n---\n\nd",
    "---\na: |\n  ---\n---\nb",
    "---  \na: 1\n---  \nb",
    "---\n\n---\nb",
    "---\na: 1\n----\nb: 2\n---\nc",
  ])
    process.stdout.write(JSON.stringify(s) + " => " + JSON.stringify(splitFrontMatter(s)) + "\n");
});
