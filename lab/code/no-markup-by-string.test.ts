import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import biome from "../../biome.json";

const RULE = "lab/code/no-markup-by-string.grit";

/** Lines of code, and whether the rule refuses each. */
const LINES: readonly [code: string, isRefused: boolean][] = [
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code in a text
  ['export const a = (value: string) => `<p title="${value}">`;', true],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code in a text
  ["export const b = (value: string) => `text <!-- ${value} -->`;", true],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code in a text
  ["export const m = (value: string) => `<${value}></b>`;", true],
  ['export const c = (value: string) => "<p>" + value;', true],
  ['export const d = (value: string) => value + "</p>";', true],
  ["export const e = (node: Element, value: string) => { node.innerHTML = value; };", true],
  ["export const f = (node: HTMLIFrameElement, value: string) => { node.srcdoc = value; };", true],
  [
    'export const g = (node: Element, value: string) => node.insertAdjacentHTML("beforeend", value);',
    true,
  ],
  ["export const h = (value: string) => document.write(value);", true],
  ['export const i = "<p>text</p>";', false],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code in a text
  ["export const j = (value: string) => `The build removes \\`<${value}>\\`.`;", false],
  // biome-ignore lint/suspicious/noTemplateCurlyInString: code in a text
  ["export const k = (value: string) => new RegExp(`(?<!a)${value}|<B`);", false],
  ['export const l = (value: string) => value + " < b";', false],
];

test("the rule refuses markup in which a value stands as a string, and nothing else", () => {
  const folder = mkdtempSync(join(tmpdir(), "markup-"));
  writeFileSync(
    join(folder, "biome.json"),
    JSON.stringify({ linter: { rules: { preset: "none" } }, plugins: [resolve(RULE)] }),
  );
  writeFileSync(join(folder, "a.ts"), LINES.map(([code]) => code).join("\n"));
  const command = [
    resolve("lab/node_modules/@biomejs/biome/bin/biome"),
    "lint",
    "--reporter=github",
  ];
  const { stdout } = spawnSync(process.execPath, [...command, "a.ts"], {
    cwd: folder,
    encoding: "utf8",
  });
  rmSync(folder, { recursive: true });
  const refused = LINES.flatMap(([, isRefused], index) => (isRefused ? [index + 1] : []));
  expect(Array.from(stdout.matchAll(/\bline=(\d+)/g), ([, line]) => Number(line))).toEqual(refused);
});

test("the rule is on for all code of the site", () => {
  expect(biome.overrides.filter(({ plugins }) => plugins?.includes(`./${RULE}`))).toEqual([
    { includes: ["src/**", "gatsby-*", "!**/*.test.ts", "!**/*.test.tsx"], plugins: [`./${RULE}`] },
  ]);
});
