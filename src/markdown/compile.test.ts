import { resolve } from "node:path";
import { compile } from "./compile";
import type { Environment } from "./environment";
import { splitFrontMatter } from "./front-matter";

const environment: Environment = {
  words: () =>
    new Map([
      ["product.name", "Stratora"],
      ["product.slug", "stra"],
      ["figures.lock.longest", "4 years"],
    ]),
  routeOf: (file) => (file.endsWith("/metadex.md") ? "/docs/core/metadex" : undefined),
  contentRoot: resolve("content"),
  staticRoot: resolve("static"),
  elements: new Set(["Admonition", "LockWeight"]),
};
const cases: Record<string, string> = {
  unknownWord: "a\n\nb {product.nam} c",
  unknownFigure: "a\n\nb {figures.lock.longst} c",
  unknownInUrl: "[x](/d/{product.slg} 'a')",
  flowWord: "{product.name}",
  malformedLink: "[x](./%E0%A4%A.md)",
  malformedImg: "![x](./%E0%A4%A.png)",
  imgDir: "![x](/img/)",
  imgRelDir: "![x](./)",
  imgText: "![x](./docs-page.png)",
  imgSvg: "![x](/img/logo.svg)",
  imgQuery: "![x](/img/logo.svg?x=1)",
  imgNoAlt: "![](/img/logo.svg)",
  imgRef: "![The {product.name} mark][m]\n\n[m]: /img/logo.svg",
  imgAlt: "![The {product.name} *mark*](/img/logo.svg)",
  imgBroken: "x\n\nSee ![a](./no.png)",
  imgEmpty: "![x]()",
  exportedComponent: "export const Box = () => <b>x</b>\n\n<Box />",
  member: "import * as T from './t'\n\n<T.Item />",
  unknownElement: "x\n\n<LockWieght amount={1} />",
  badTex: "$\\frac{a$",
  unclosed: "a\n\n<div>\n\nb",
  unclosedBrace: "a\n\nb {product.name",
  badEsm: "import x from\n",
  lt: "a < b",
  lt2: "a <3 b",
  admon: ":::note[Hey **you** {product.name}]\n\nx\n\n:::",
  admonUnknown: "a\n\n:::warn\n\nx\n\n:::",
  table: "| a | b | c |\n|:--|:-:|--:|\n| 1 | 2 | 3 |",
  math: "Text $x_{i}$ y.\n\n$$\n\\frac{a}{b}\n$$",
  code: '```ts title="a.ts"\nconst a = {product.name};\n```\n\n```\nplain\n```\n\n`{product.name}`',
  literal: '<LockWeight amount={1000} deep={{a: [1, -2, "x"], b: null}} open />',
  spread: "<LockWeight {...x} />",
  expr: "{1 + 1}",
  comment: "a {/* x */} b <!-- y --> c\n\n<!-- z -->\n\n{/* q */}",
  trunc:
    "first\n\n```md\n<!-- truncate -->\n{/* truncate */}\n```\n\nsecond\n\n{/* truncate */}\n\nthird",
  dup: "# T {#t}\n\n## A\n\n### A\n\n## B {#a}\n\n## C {#a}\n\nx {#y}",
  foot: "Foot[^1].\n\n[^1]: Note.\n\n- [x] done",
  refLink: "[a][one] and [two]\n\n[one]: ./metadex.md#x\n[two]: https://e.org 'T'",
  attr: '<div title="The {product.name}">x</div>',
  emptyFm: splitFrontMatter("---\n---\n\nText\n\n---\n\nMore").body,
  nul: "a\u0000b",
  html: "<details>\n<summary>S</summary>\n\nx\n\n</details>",
  deepList: "> - a\n>   <!-- truncate -->\n> - b\n\nc",
  longword: "x".repeat(300),
  styleStr: '<b style="color:red">x</b>',
  mailto: "<a@b.c>",
  autolink: "https://e.org/x.md and [y](https://e.org/x.md)",
  h1later: "Text\n\n# Second",
};
test.each(Object.entries(cases))("%s", (name, source) => {
  let out: string;
  try {
    out = JSON.stringify(
      compile(source, resolve("content/blog/2021-08-26-welcome/index.md"), environment),
    );
  } catch (error) {
    out = "THROWS " + String(error) + (error as Error).stack?.split("\n").slice(0, 4).join("|");
  }
  process.stdout.write(`## ${name}\n${out}\n`);
});
