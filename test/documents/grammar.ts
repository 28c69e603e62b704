import fc from "fast-check";
import { allElements } from "../../src/registry/definitions";
import { anyChart } from "../jest/any-chart";
import { anyText } from "../jest/any-text";
import { elementExamples } from "../sites/examples";
import { attacks, HOSTILE_HOST, hostileTexts } from "./hostile-texts";

/**
 * A grammar of what authors may write. The tests combine its parts at random. It has no code that
 * throws at run time: the check reads code but does not run it.
 */

type Text = fc.Arbitrary<string>;

const oneOf = (...texts: readonly string[]): Text => fc.constantFrom(...texts);
/**
 * Returns mostly right texts and now and then a wrong one. About one in three documents with many
 * parts should have no wrong part.
 */
const mostly = (right: readonly string[], wrong: readonly string[]): Text =>
  fc.oneof({ weight: 60, arbitrary: oneOf(...right) }, { weight: 1, arbitrary: oneOf(...wrong) });
const joined = (parts: fc.Arbitrary<readonly string[]>, by: string): Text =>
  parts.map((texts) => texts.join(by));
const listOf = (text: Text, by: string, most = 4): Text =>
  joined(fc.array(text, { minLength: 1, maxLength: most }), by);
const indented = (text: Text, by: string): Text =>
  text.map((lines) => lines.replace(/\n(?=[^\n])/g, `\n${by}`));

/** Code that a document may contain. Some lines cannot stand together in one document. */
const modules = mostly(
  [
    'import { useState } from "react"',
    'import React from "react"',
    'import * as react from "react"',
    'import { Fragment as Both } from "react"',
    'import "react"',
    'import Tabs from "@theme/Tabs"\nimport TabItem from "@theme/TabItem"',
    'import Details from "@theme/Details"',
    'import useBaseUrl from "@docusaurus/useBaseUrl"',
    'import Link from "@docusaurus/Link"\nimport TOCInline from "@theme/TOCInline"',
    "export class Kept {}",
    "export default function Layout({ children }) {\n  return <section>{children}</section>\n}",
    'export { useState as state } from "react"',
    'export * from "react"',
    `export const title = \`a \${1 + 1}\``,
    "export const components = {}",
    "export const props = 1",
    "export const frontmatter = { a: 1 }",
    "export const Head = () => <title>a</title>",
    "export const pageQuery = 1",
    "export let count = 0, up = () => count++",
    "export async function load() { await 0 }",
    "export {}",
  ],
  [
    "export const rate = 0.06, other = rate",
    "export const Own = ({ children }) => <b>{children}</b>",
    "export function half(value) {\n  return value / 2\n}",
    "export const [first, ...others] = [1, 2]",
    "export const rate = 0.05",
    "export const { rate } = { rate: 1 }",
    "export const Own = function ({ size = 1 }) { return <i>{size}</i> }",
    "export default ({ children }) => <>{children}</>",
    "export { half as twice }",
    "export const MDXContent = 1",
    "export enum Kind { a }",
    "export type Kind = 1",
    "export interface Kind {}",
    "import type { Kind } from 'react'",
    "import a from",
    "export const",
  ],
);

const expressions = mostly(
  [
    "{rate}",
    "{half(4)}",
    "{1 + 1}",
    "{'a'}",
    `{\`a \${1}\`}`,
    "{true && 'b'}",
    "{[1, 2].map((n) => <b key={n}>{n}</b>)}",
    "{(() => 'c')()}",
    "{new Date(0).getUTCFullYear()}",
    "{/* a remark */}",
    "{product.name}",
    "{figures.lock.longest}",
    "{props.a}",
    "{<Own>d</Own>}",
    "{1n}",
  ],
  [
    "{others.length}",
    "{example.paid}",
    "{product.nme}",
    "{unknown}",
    "{await 1}",
    `{<${anyChart().name} />}`,
    "{<script>e</script>}",
    "{{ a: 1 }}",
    "{...rate}",
    "{}",
    "{a b}",
    "{/a/v}",
    "{import('react')}",
    "{/a/g}",
    "{new Date(0)}",
    "{1, 2}",
    "{function () {}}",
    "{import.meta.url}",
    "{'use strict'}",
    "{a?.b ?? 1}",
    "{yield}",
    "{throw 1}",
    "{delete rate}",
    "{eval('1')}",
  ],
);

const attributes = mostly(
  [
    'title="a"',
    "title='a {product.name}'",
    "title={'a'}",
    "title={rate}",
    `title={\`a\${rate}\`}`,
    'className="a"',
    'class="a"',
    'style="color: red"',
    'style={{ color: "red" }}',
    "hidden",
    "hidden={true}",
    "data-a={1}",
    "aria-label='a'",
    'tabindex="1"',
    'to="./x.md"',
    "key={1}",
    "{...{ title: 'a' }}",
  ],
  [
    "style={styles}",
    "tabindex=1",
    'href="/docs"',
    'href="javascript:a"',
    "href={'java' + 'script:a'}",
    "onClick={() => rate}",
    'onclick="a()"',
    "ref={rate}",
    "{...rate}",
    "xlink:href='#a'",
    "title=<b>a</b>",
    "a.b='c'",
    'title="a" title="b"',
    "dangerouslySetInnerHTML={{ __html: 'a' }}",
    `style="background: url(https://${HOSTILE_HOST}/a)"`,
    'name="getElementById"',
    'id="body"',
    'id="__proto__"',
  ],
);

const inExamples = new Set(
  elementExamples().flatMap(([, example]) => example.match(/(?<=<)[A-Z]\w*/g) ?? []),
);
/** Whether an element needs no attribute and no figure: the sites have only one figure. */
const needsNothing = (name: string): boolean => {
  const { figures, replacedBy } = allElements.get(name) ?? {};
  return !figures && !replacedBy;
};

const names = mostly(
  [
    "b",
    "div",
    "span",
    "details",
    "section",
    "Admonition",
    "Tabs",
    "TabItem",
    "Term",
    "my-element",
    "",
    ...Array.from(inExamples).filter(needsNothing),
  ],
  [
    "svg",
    "Own",
    "Both",
    ...Array.from(inExamples).filter((name) => !needsNothing(name)),
    "Unknown",
    "react.Fragment",
    "script",
  ],
);

const links = mostly(
  [
    "[a](./x.md)",
    "[a](/docs#b)",
    "[a](https://x.example 'title')",
    "[a][b]",
    "![a](./page.png)",
    '![a](./page.png "caption")',
    "![](./page.png)",
    "<https://x.example>",
    "https://x.example",
    "note[^1]",
  ],
  [
    "[a](javascript:b)",
    "[a]()",
    "![a](./missing.png)",
    ...attacks.map((attack) => `[a](<${attack}>)`),
    ...attacks.map((attack) => `![a](<https://x.example/${attack}>)`),
  ],
);

const words = mostly(
  [
    "Lorem ipsum",
    "1 < 2",
    "a {b} c",
    "*em*",
    "**strong**",
    "~~gone~~",
    "`code {a}`",
    "$x_{1}$",
    "$\\frac{1}{2}$",
    "日本",
    "😀",
    ":tada:",
    "a\\{b",
    "&lt;b&gt;",
    "<br />",
    "import a",
    "export it",
  ],
  // The last two are valid in `.md` files.
  ["$\\frac{1$", "<br>", "Map<K, V>"],
);

/** The YAML of a worked example, whose result is `paid`. */
const exampleYaml = mostly(
  [
    "inputs:\n  swap: 10,000 USDC, from 1 to 20,000\nresults:\n  paid: swap * 0.3%",
    "inputs:\n  part: [10%, 20%]\nresults:\n  paid: sum(part) ^ 2",
    "inputs:\n  tick: 100 ticks\nresults:\n  paid: { value: priceAtTick(tick) - 1, show: percent }",
    "results:\n  paid: sqrt(2) / max(1, 2)",
  ],
  [
    "",
    "inputs: 1",
    "inputs:\n  swap: ten\nresults:\n  paid: swap",
    "results:\n  paid: 1 / 0",
    "results:\n  paid: paid",
    "a: [",
  ],
);

const exampleValues = mostly(
  [
    "{example.paid}",
    "{example.paid.number} *em*",
    "a {example.paid.working} b",
    "{example.paid.working}",
    "$a = {example.paid}$",
    "$$\nx^{example.paid} = {example.paid.working}\n$$",
  ],
  ["{example.payed}", "{example.paid.row1}", "{example.paid.text}", "{exmple.paid}"],
);

/** Texts of a document. Few of them are hostile, because most of those are errors in code. */
const sentences: Text = fc.oneof(
  { weight: 60, arbitrary: words },
  { weight: 1, arbitrary: hostileTexts },
);

/** Texts that do harm, or that stand in a document only by mistake. */
const hostile = [
  ...attacks,
  `<style>p { background: url(https://${HOSTILE_HOST}/a) }</style>`,
  "<b>",
  "</b>",
  "<b",
  "<!-- a -->",
  "<!-- a",
  "{/* a",
  "{",
  "}",
  "{{",
  "\u0000",
  "\u2028",
  "\ufeff",
  "\ud800",
  "*".repeat(40),
  "[".repeat(40),
  "> ".repeat(30),
  "<div>".repeat(20),
  '<iframe src="javascript:a"></iframe>',
  "import a from '../../../../etc/hostname'",
  "import a from 'no-such-package'",
  "import a from './missing'",
  "export const a = require('fs')",
  "[a]: javascript:b",
  ":::note",
  ":::",
  "```",
  "$$",
  "***",
  "---",
];

const { blocks } = fc.letrec<{ inline: string; element: string; block: string; blocks: string }>(
  (tie) => ({
    inline: listOf(
      fc.oneof(
        { maxDepth: 3, withCrossShrink: true },
        { weight: 6, arbitrary: sentences },
        { weight: 3, arbitrary: links },
        { weight: 2, arbitrary: expressions },
        { weight: 2, arbitrary: tie("element") },
        { weight: 1, arbitrary: anyText({ maxLength: 4 }) },
      ),
      " ",
    ),
    element: fc.oneof(
      fc
        .tuple(names, fc.array(attributes, { maxLength: 3 }), tie("inline"))
        .map(([name, given, inner]) => `<${[name, ...given].join(" ")}>${inner}</${name}>`),
      fc
        .tuple(names, fc.array(attributes, { maxLength: 3 }))
        .map(([name, given]) => `<${[name, ...given].join(" ")} />`),
    ),
    block: fc.oneof(
      { maxDepth: 3, withCrossShrink: true },
      { weight: 6, arbitrary: tie("inline") },
      { weight: 2, arbitrary: tie("inline").map((text) => `## ${text}`) },
      { weight: 1, arbitrary: tie("inline").map((text) => `# ${text} {#own}`) },
      { weight: 1, arbitrary: tie("inline").map((text) => `## ${text} {/* #other */}`) },
      { weight: 2, arbitrary: expressions },
      { weight: 3, arbitrary: modules },
      { weight: 1, arbitrary: mostly(["Text"], hostile) },
      { weight: 1, arbitrary: indented(tie("block"), "  ").map((text) => `- ${text}`) },
      { weight: 1, arbitrary: indented(tie("block"), "   ").map((text) => `1. ${text}`) },
      { weight: 1, arbitrary: indented(tie("block"), "> ").map((text) => `> ${text}`) },
      {
        weight: 1,
        arbitrary: fc
          .tuple(tie("inline"), tie("inline"))
          .map(([head, cell]) => `| ${head} | b |\n|---|--:|\n| ${cell} | d |`),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(mostly(["js", "Go", "text", ""], ["odd", "js{1}"]), tie("inline"))
          .map(([language, text]) => `\`\`\`${language} title="a.js" {1}\n${text}\n\`\`\``),
      },
      {
        weight: 1,
        arbitrary: tie("inline").map((text) => `\`\`\`bash npm2yarn\nnpm i ${text}\n\`\`\``),
      },
      { weight: 1, arbitrary: tie("inline").map((text) => `$$\n${text}\n$$`) },
      {
        weight: 1,
        arbitrary: tie("inline").map((text) => `<head>\n<title>${text}</title>\n</head>`),
      },
      { weight: 1, arbitrary: tie("inline").map((text) => `[^1]: ${text}`) },
      {
        weight: 2,
        arbitrary: fc
          .tuple(mostly(["note", "tip A title", "caution[Title]"], ["odd"]), tie("blocks"))
          .map(([start, inner]) => `:::${start}\n\n${inner}\n\n:::`),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(mostly(["", "[A title]{#own}"], ["{"]), exampleYaml, tie("blocks"), exampleValues)
          .map(
            ([start, yaml, inner, value]) =>
              `::::example${start}\n\n~~~yaml\n${yaml}\n~~~\n\n${inner}\n\n${value}\n\n::::`,
          ),
      },
      {
        weight: 2,
        arbitrary: fc
          .tuple(names, fc.array(attributes, { maxLength: 2 }), tie("blocks"))
          .map(
            ([name, given, inner]) => `<${[name, ...given].join(" ")}>\n\n${inner}\n\n</${name}>`,
          ),
      },
    ),
    blocks: listOf(tie("block"), "\n\n", 3),
  }),
);

/**
 * Names that the code of a document may use. Without them, most expressions in braces would use
 * undefined names.
 */
const definitions = [
  "export const rate = 0.05",
  "export const [first, ...others] = [1, 2]",
  "export function half(value) {\n  return value / 2\n}",
  "export const Own = ({ children }) => <b>{children}</b>",
].join("\n");

/** Without definitions, nearly every document with braces has an error. */
const mostlyDefined = fc.oneof(
  { weight: 1, arbitrary: oneOf("") },
  { weight: 4, arbitrary: oneOf(`${definitions}\n\n`) },
);

/** The text of a document below its front matter. */
export const bodies: Text = fc
  .tuple(mostlyDefined, listOf(blocks, "\n\n", 4))
  .map((parts) => parts.join(""));
