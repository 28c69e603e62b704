import { mkdirSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { allElements } from "../../src/registry/definitions";
import { anyChart } from "../jest/any-chart";

/**
 * Faulty content (F): one kind of fault, with the messages that it must cause. The tests put all
 * faults into one site. So they show that each fault is reported, however many others there are.
 */
export interface Fault {
  what: string;
  /**
   * Files by their path below `content/`, with what is written there. An object stands for a
   * symbolic link.
   */
  files: Record<string, string | Uint8Array | { linkTo: string }>;
  /** All messages about the fault, in order of place. */
  said: string[];
}

/** Writes files into the `content/` of a site. */
export function writeContent(root: string, files: Fault["files"]): void {
  for (const [name, text] of Object.entries(files)) {
    const path = join(root, "content", name);
    mkdirSync(dirname(path), { recursive: true });
    if (typeof text === "object" && "linkTo" in text) symlinkSync(text.linkTo, path);
    else writeFileSync(path, text);
  }
}

const doc = (title: string, ...lines: string[]): string =>
  ["---", `title: ${title}`, "---", "", ...lines, ""].join("\n");

const drawn = anyChart();
/** What a faulty attribute holds. */
const NOTHING = "?";
/** An attribute of a chart, which is a key of `home.yml`. The site may have no such chart. */
const written = Array.from(allElements)
  .filter(([, { chart }]) => chart)
  .flatMap(([name, { attributes = {} }]) =>
    Object.entries(attributes).map(([key, { faultsOf }]) => ({ name, key, faultsOf })),
  )
  .slice(0, 1);

/** How a feature of `home.yml` begins. */
const START = "  - { title: A, text: Text., to: /docs/intro, ";
/** What is said of the figures that a chart shows, at a column, in the order of the check. */
const missingFigures = (index: number, chart: string, column = START.length + 8): string[] =>
  (allElements.get(chart)?.figures ?? [])
    .toSorted()
    .map(
      (key) =>
        `${column} error invalid-value: \`features[${index}].chart\`: the chart \`${chart}\` shows the figure \`${key}\`, which is not in \`content/figures.yml\`.`,
    );
/** Features of a faulty `home.yml`, and what is said of each. */
const featureFaults = [
  {
    feature: `${START}chart: ${drawn.name}, colour: red }`,
    said: [
      ...missingFigures(0, drawn.name),
      `${START.length + drawn.name.length + 10} error unknown-key: \`features[0].colour\` is not a known key.`,
    ],
  },
  ...written.flatMap(({ name, key, faultsOf }) => [
    {
      feature: `${START}chart: ${drawn.name}, ${key}: "${NOTHING}" }`,
      said: [
        ...missingFigures(1, drawn.name),
        `${START.length + drawn.name.length + key.length + 12} error invalid-value: \`features[1].${key}\`: expected no \`${key}\`, because the chart \`${drawn.name}\` has none, found \`${NOTHING}\`.`,
      ],
    },
    {
      feature: `${START}chart: ${name} }`,
      said: [
        `${START.length + 8} error invalid-value: \`features[2].chart\`: expected the key \`${key}\` beside this chart, found \`${name}\`.`,
        ...missingFigures(2, name),
      ],
    },
    {
      feature: `${START}${key}: "${NOTHING}", chart: ${name} }`,
      said: [
        ...faultsOf(NOTHING).map(
          ({ message }) =>
            `${START.length + key.length + 3} error invalid-value: \`features[3].${key}\`: ${message.replace(/, found .*/, "")}, found \`${NOTHING}\`.`,
        ),
        ...missingFigures(3, name, START.length + key.length + 15),
      ],
    },
  ]),
];
/** The line of the first feature. */
const FEATURES = 37;

/** The first two lines of a Solidity file. */
const SOLIDITY = "// SPDX-License-Identifier: UNLICENSED\npragma solidity ^0.8.24;\n";

export const faults: Fault[] = [
  {
    what: "contracts that do not compile, lack comments, or name what is not there",
    files: {
      "contracts/Faulty.sol": `${SOLIDITY}interface Faulty {\n  function f( external;\n}\n`,
      "contracts/ISilent.sol": `${SOLIDITY}interface ISilent {\n  function f(uint256 a) external;\n}\n`,
      "contracts/odd names/ä b.sol": `${SOLIDITY}/// @notice Odd.\ninterface _Odd$ {}\n`,
      "contracts/ITwin.sol": `${SOLIDITY}/// @notice Two.\ninterface ITwin {}\n`,
      "contracts/more/ITwin.sol": `${SOLIDITY}/// @notice Two.\ninterface ITwin {}\n`,
      "contracts/IWrong.sol": `${SOLIDITY}/// @notice See {contract.ISilent.g}.\ninterface IWrong {\n  /// @notice F.\n  /// @custom:reverts Nothing at all\n  function f() external;\n}\n`,
      "docs/contracts.md": doc(
        "Contracts",
        "{contract.ISilent.f}, {contract.Silnt} and {contract.ISilent.g}; {contract._Odd$}.",
      ),
      "docs/shown.md": doc("Shown", "```ts file=none.ts", "```"),
    },
    said: [
      "content/contracts/Faulty.sol:4:15 error solidity: ParserError: Expected type name",
      "content/contracts/ISilent.sol:3:1 warning natspec: The comment of the interface `ISilent` lacks `@notice`.",
      "content/contracts/ISilent.sol:4:3 warning natspec: The comment of the function `f` lacks `@notice`, `@param a`.",
      "content/contracts/IWrong.sol:4:1 error unknown-word: The contract `ISilent` has no `g`. Did you mean `f`?",
      "content/contracts/IWrong.sol:7:3 error natspec: `@custom:reverts Nothing` of `f`: The contract `IWrong` has no error `Nothing`.",
      "content/contracts/more/ITwin.sol:4:1 error duplicate-contract: The contract `ITwin` is already at `content/contracts/ITwin.sol:4:1`. Rename one of them.",
      "content/docs/contracts.md:5:23 error unknown-word: `content/contracts/` has no contract `Silnt`. Did you mean `{contract.ISilent}`?",
      "content/docs/contracts.md:5:44 error unknown-word: The contract `ISilent` has no `g`. Did you mean `f`?",
      "content/docs/shown.md:5:1 error broken-import: Cannot show `none.ts`: no file has this path from the project's root.",
    ],
  },
  {
    what: "nothing about links that start from the folder of their file",
    files: {
      "docs/folder/README.md": doc("Folder", "[a](./page), [b](page#part) and [c](../intro)."),
      "docs/folder/page.md": doc("Page", "[d](.) and [e](./page).", "", "## Part"),
    },
    said: [],
  },
  {
    what: "broken YAML in front matter",
    files: { "docs/broken-yaml.md": '---\ntitle: "Never closed\n---\n\nText.\n' },
    said: [
      'content/docs/broken-yaml.md:2:21 error yaml: The quotation mark `"` is never closed. Write it at the end of the text, too. If the text has several lines, indent them.',
    ],
  },
  {
    what: "broken YAML in a file of its own",
    files: { "search.yml": "synonyms:\n  - [one, two\n" },
    said: [
      "content/search.yml:3:1 error yaml: `[` is never closed. Write `]` at the end of what it contains, and indent the lines in between.",
    ],
  },
  {
    what: "links and pictures that only code shows",
    files: {
      "docs/drawn/links.mdx": doc(
        "Links",
        "export const Way = ({ to, children }) => <p><a href={to}>Way</a>{children}</p>",
        "",
        '- <Way to="/docs/intro#none" /> {<a href="#here">a</a>}',
        "- {<img src='./none.png' alt='' />}",
        "",
        '<Way to="/docs/intro">',
        "",
        "[Known](/docs/intor) {<a href='/docs/intor'>Again</a>}",
        "",
        "</Way>",
        "",
        '<Part to="/lost-way" />',
        "",
        "## Here {#here}",
        "",
        'import Part from "./_way.mdx"',
      ),
      "docs/drawn/_way.mdx": "{<a href={props.to}>Way</a>}\n",
    },
    said: [
      "content/docs/drawn/_way.mdx:1:1 warning broken-link: The link `/lost-way` leads neither to a page nor to a file of `static/`.",
      "content/docs/drawn/links.mdx:7:3 warning broken-anchor: The link `/docs/intro#none` leads to an anchor that does not exist: `/docs/intro` has no `#none`.",
      "content/docs/drawn/links.mdx:8:3 warning broken-link: The link `./none.png` leads neither to a page nor to a file of `static/`.",
      "content/docs/drawn/links.mdx:12:1 warning broken-link: The link `/docs/intor` leads neither to a page nor to a file of `static/`.",
    ],
  },
  {
    what: "code that fails when its page is drawn",
    files: {
      "docs/drawn/browser.mdx": doc("Browser", "A {1 + 1}", "", "## At {window.location.href}"),
      "docs/drawn/component.mdx": doc(
        "Component",
        'import { Broken } from "./Broken"',
        "",
        "- a <Broken>*b*</Broken>",
      ),
      "docs/drawn/Broken.tsx":
        'export function Broken(): null {\n  throw new Error("Out of order.");\n}\n',
      "docs/drawn/endless.mdx": doc("Endless", "{(() => { for (;;); })()}"),
      "docs/drawn/import.mdx": doc("Import", 'import "./throws"', "", "{1 + 1}"),
      "docs/drawn/throws.ts": 'throw new Error("Not today");\n',
      "docs/drawn/none.mdx": doc(
        "None",
        "export const A = null",
        "",
        "| a |",
        "| - |",
        "| <A /> |",
      ),
      "docs/drawn/promise.mdx": doc("Promise", "Text {Promise.resolve(1)}"),
      "docs/drawn/query.mdx": doc("Query", "import { graphql } from 'gatsby'", "", "{graphql`{`}"),
    },
    said: [
      "content/docs/drawn/browser.mdx:7:7 error failing-code: This code fails when the page is drawn: window is not defined. Only browsers have `window`, and the build draws the page first. Use it in `useEffect`, or within `<BrowserOnly>` of `@docusaurus/BrowserOnly`.",
      "content/docs/drawn/component.mdx:7:5 error failing-code: This code fails when the page is drawn (`content/docs/drawn/Broken.tsx:2:9`): Out of order.",
      "content/docs/drawn/endless.mdx:5:1 error failing-code: This code fails when the page is drawn: it takes longer than 5 seconds.",
      "content/docs/drawn/import.mdx:1:1 error failing-code: This code fails when the page is drawn (`content/docs/drawn/throws.ts:1:7`): Not today.",
      "content/docs/drawn/none.mdx:9:3 error failing-code: This code fails when the page is drawn: Element type is invalid: expected a string (for built-in components) or a class/function (for composite components) but got: null.",
      "content/docs/drawn/promise.mdx:5:6 error failing-code: This code fails when the page is drawn: Objects are not valid as a React child (found: [object Promise]). If you meant to render a collection of children, use an array instead.",
      "content/docs/drawn/query.mdx:5:1 error broken-import: `gatsby` cannot be imported: code in `content/` cannot query data. Move the component to `src/`.",
    ],
  },
  {
    what: "faults of parts, at their own places",
    files: {
      "docs/parts/_code.mdx": "Text\n\n{window.location.href}\n",
      "docs/parts/_link.mdx": "## Once\n\n[a](./qqqqqqqqqq.md)\n",
      "docs/parts/_round.mdx": "import Page from './round.mdx'\n\n<Page />\n",
      "docs/parts/code.mdx": doc("Code", "import Part from './_code.mdx'", "", "<Part />"),
      "docs/parts/link.mdx": doc(
        "Link",
        "import Part from './_link.mdx'",
        "",
        "<Part />",
        "",
        "<Part />",
      ),
      "docs/parts/round.mdx": doc("Round", "import Part from './_round.mdx'", "", "<Part />"),
    },
    said: [
      "content/docs/parts/_code.mdx:3:1 error failing-code: This code fails when the page is drawn: window is not defined. Only browsers have `window`, and the build draws the page first. Use it in `useEffect`, or within `<BrowserOnly>` of `@docusaurus/BrowserOnly`.",
      "content/docs/parts/_link.mdx:3:1 warning broken-link: The link `./qqqqqqqqqq.md` leads to a content file that does not exist.",
      "content/docs/parts/_round.mdx:3:1 error broken-import: A document cannot show itself. These files show each other: `content/docs/parts/_round.mdx`, `content/docs/parts/round.mdx`, `content/docs/parts/_round.mdx`.",
      "content/docs/parts/link.mdx:9:1 warning duplicate-id: This part has a heading with the id `once`, and so has another place of the page. Links lead to the first of them. Give one another id: `{#…}`.",
      "content/docs/parts/round.mdx:7:1 error broken-import: A document cannot show itself. These files show each other: `content/docs/parts/round.mdx`, `content/docs/parts/_round.mdx`, `content/docs/parts/round.mdx`.",
    ],
  },
  {
    what: "an unknown key in figures.yml",
    files: {
      "figures.yml": [
        "pool:",
        "  fee:",
        "    name: Fee",
        "    value: five",
        "    descripton: What a trade costs.",
        "    description: What a trade costs.",
        "    source: An example.",
        "    status: illustrative",
        "",
      ].join("\n"),
    },
    said: [
      "content/figures.yml:4:12 error invalid-value: `pool.fee.value`: expected a number, found `five`.",
      "content/figures.yml:5:5 error unknown-key: `pool.fee.descripton` is not a known key. Did you mean `description`?",
    ],
  },
  {
    what: "a wrongly typed key in front matter",
    files: {
      "docs/wrong-type.md":
        "---\ntitle: Wrong type\nsidebar_position: first\ntoc_max_heading_level: 9\n---\n\nText.\n",
    },
    said: [
      "content/docs/wrong-type.md:3:19 error invalid-value: `sidebar_position`: expected a number, found `first`.",
      "content/docs/wrong-type.md:4:24 error invalid-value: `toc_max_heading_level`: expected at most 6, found `9`.",
    ],
  },
  {
    what: "an unknown key in front matter of several files, once",
    files: {
      "docs/unknown-key-1.md": "---\ntitle: Unknown key 1\nsidebar_lable: One\n---\n\nText.\n",
      "docs/unknown-key-2.md": "---\ntitle: Unknown key 2\nsidebar_lable: Two\n---\n\nText.\n",
    },
    said: [
      "content/docs/unknown-key-1.md:3:1 warning unknown-key: `sidebar_lable` is not a known key of front matter. Did you mean `sidebar_label`? 2 files have it. This is the first of them.",
    ],
  },
  {
    what: "a missing title",
    files: { "docs/missing-title.md": "Text without any heading.\n" },
    said: [
      "content/docs/missing-title.md:1:1 warning missing-title: The page has no title, so the site uses the name of the file. Write `title: …` into the front matter.",
    ],
  },
  {
    what: "two files with one route",
    files: {
      "docs/twin-1.md": doc("Twin"),
      "docs/twin-2.md": "---\ntitle: Twin\nslug: twin-1\n---\n\nText.\n",
      "pages/docs/twin-1.md": doc("Twin"),
    },
    said: [
      "content/docs/twin-2.md:3:7 error duplicate-route: The route `/docs/twin-1` already belongs to `content/docs/twin-1.md`. Give one of them another `slug`.",
      "content/pages/docs/twin-1.md error duplicate-route: The route `/docs/twin-1` already belongs to `content/docs/twin-1.md`. Give one of them another `slug`.",
    ],
  },
  {
    what: "a route of the site's own",
    files: { "pages/blog/archive.md": doc("Archive") },
    said: [
      "content/pages/blog/archive.md error duplicate-route: The route `/blog/archive` already belongs to a page of the site itself. Give the file another `slug`.",
    ],
  },
  {
    what: "an unknown author, an unknown tag, and an author with an unknown key and without a picture",
    files: {
      "blog/authors.yml":
        "community-team:\n  name: Community team\n  image: /img/no.png\n  titel: Guides\nharm:\n  url: javascript:alert(1)\n  image: data:text/html,x\n  links: [{ label: One, href: vbscript:x }]\n",
      "blog/tags.yml": "hello:\n  label: Hello\nHello:\n",
      "blog/2025-01-01-unknown-names.md":
        "---\ntitle: Unknown names\nauthors: [comunity-team]\ntags:\n  - hello\n  - helo\n---\n\nText.\n",
    },
    said: [
      "content/blog/2025-01-01-unknown-names.md:3:11 error unknown-author: The post names the author `comunity-team`, which `content/blog/authors.yml` does not have. Did you mean `community-team`?",
      "content/blog/2025-01-01-unknown-names.md:6:5 error unknown-tag: The post names the tag `helo`, which `content/blog/tags.yml` does not have. Did you mean `hello`?",
      "content/blog/authors.yml:3:10 warning broken-link: The link `/img/no.png` leads neither to a page nor to a file of `static/`.",
      "content/blog/authors.yml:4:3 warning unknown-key: `community-team.titel` is not a known key. Did you mean `title`?",
      "content/blog/authors.yml:6:8 error invalid-value: `harm.url`: `javascript:alert(1)` has the scheme `javascript:`, which is not allowed here. Write an address of this site, or one that starts with `https:`, `http:`, `mailto:`, `tel:`, `sms:`, `ethereum:`, `bitcoin:`, `ipfs:`, `ipns:`, `matrix:`, `xmpp:`.",
      "content/blog/authors.yml:7:10 error invalid-value: `harm.image`: `data:text/html,x` has the scheme `data:`, which is not allowed here. Write an address of this site, or one that starts with `https:`, `http:`.",
      "content/blog/authors.yml:8:31 error invalid-value: `harm.links[0].href`: `vbscript:x` has the scheme `vbscript:`, which is not allowed here. Write an address of this site, or one that starts with `https:`, `http:`, `mailto:`, `tel:`, `sms:`, `ethereum:`, `bitcoin:`, `ipfs:`, `ipns:`, `matrix:`, `xmpp:`.",
      "content/blog/tags.yml:3:1 error duplicate-route: The tags `hello` and `Hello` have the same address, `/blog/tags/hello`. The first is in content/blog/tags.yml:1:1. Give one of them another address: `permalink: …`.",
    ],
  },
  {
    what: "an amount of a post that is no value of its examples",
    files: {
      "blog/2025-01-02-amount.md":
        "---\ntitle: Amount\nauthors: community-team\nfigure: payd\n---\n\n:::example\n\n```yaml\ninputs:\n  paid: 5 USDC\n```\n\n{example.paid}\n\n:::\n",
      "blog/2025-01-03-amount-of-a-list.md":
        "---\ntitle: List\nauthors: community-team\nfigure: sold.row3\n---\n\n:::example\n\n```yaml\ninputs:\n  sold: [10, 100]\n```\n\n{example.sold.row1}\n\n:::\n",
    },
    said: [
      "content/blog/2025-01-02-amount.md:4:9 error unknown-example-value: `figure` names `payd`, which is no value of an example of this post. Did you mean `paid`?",
      "content/blog/2025-01-03-amount-of-a-list.md:4:9 error unknown-example-value: `figure` names `sold.row3`. `sold` is a list: write a row, from `sold.row1` to `sold.row2`.",
    ],
  },
  {
    what: "a bad date",
    files: {
      "blog/bad-date.md":
        "---\ntitle: Bad date\ndate: 2025-13-41\nauthors: community-team\n---\n\nText.\n",
    },
    said: [
      "content/blog/bad-date.md:3:7 error invalid-value: `date`: expected a date like 2021-08-26 or 2021-08-26T14:30:00+02:00, of the years 1000 to 9999 and in a time zone from -12:00 to +14:00, found `2025-13-41`.",
    ],
  },
  {
    what: "a day that its month does not have",
    files: {
      "blog/day-of-leap-year.md":
        "---\ntitle: Leap day\ndate: 2017-02-29\nauthors: community-team\n---\n\nText.\n",
      "blog/2021-04-31-named.md":
        "---\ntitle: Named\nauthors: community-team\nlast_update: { date: 2021-06-31 10:00 }\n---\n\nText.\n",
    },
    said: [
      "content/blog/2021-04-31-named.md warning invalid-date: The file's name contains the date `2021-04-31`, which does not exist. It counts as 2021-05-01. Write the day that you mean.",
      "content/blog/2021-04-31-named.md:4:22 warning invalid-date: `last_update.date`: the day `2021-06-31 10:00` does not exist. It counts as 2021-07-01. Write the day that you mean.",
      "content/blog/day-of-leap-year.md:3:7 warning invalid-date: `date`: the day `2017-02-29` does not exist. It counts as 2017-03-01. Write the day that you mean.",
    ],
  },
  {
    what: "a sidebar entry without doc",
    files: {
      "docs/sidebars.yml":
        "docsSidebar:\n  - intro\n  - label: More\n    items:\n      - intor\n  - { label: Harm, href: javascript:alert(1) }\n  - { label: None, href: pathname:///docs/intro }\n",
    },
    said: [
      "content/docs/sidebars.yml:5:9 error unknown-doc: No doc has the id `intor`. Did you mean `intro`?",
      "content/docs/sidebars.yml:6:26 error invalid-value: `docsSidebar[2].href`: `javascript:alert(1)` has the scheme `javascript:`, which is not allowed here. Write an address of this site, or one that starts with `https:`, `http:`, `mailto:`, `tel:`, `sms:`, `ethereum:`, `bitcoin:`, `ipfs:`, `ipns:`, `matrix:`, `xmpp:`.",
    ],
  },
  {
    what: "an empty file",
    files: { "docs/empty.md": "" },
    said: [
      "content/docs/empty.md error empty-file: The file is empty. Write something into it, or remove it.",
    ],
  },
  {
    what: "invalid UTF-8",
    files: {
      "docs/latin-1.md": Buffer.from("---\ntitle: Latin 1\n---\n\nCaf\xe9.\n", "latin1"),
    },
    said: [
      "content/docs/latin-1.md:5:4 error invalid-encoding: The file is not UTF-8: these bytes are not a character. Save it as UTF-8.",
    ],
  },
  {
    what: "an unknown component",
    files: { "docs/unknown-component.md": doc("Unknown component", "<Card5 />", "", "<Crad />") },
    said: [
      "content/docs/unknown-component.md:5:1 error unknown-element: `<Card5>` is not an element of this site. Did you mean `Card`? If you mean text, write `\\<Card5>` or put it in backticks.",
      "content/docs/unknown-component.md:7:1 error unknown-element: `<Crad>` is not an element of this site. Did you mean `Card`? If you mean text, write `\\<Crad>` or put it in backticks.",
    ],
  },
  {
    what: "an unknown product word",
    files: {
      "docs/unknown-word.md": doc("Unknown word", "The {product.nmae} and {figures.pool.fees}."),
    },
    said: [
      "content/docs/unknown-word.md:5:5 error unknown-word: `{product.nmae}` is not a product word or figure. Did you mean `product.name`?",
      "content/docs/unknown-word.md:5:24 error unknown-word: `{figures.pool.fees}` is not a product word or figure.",
    ],
  },
  {
    what: "a broken image",
    files: {
      "docs/broken-image.md": doc(
        "Broken image",
        "![A picture](./picture.png)",
        "",
        "![Another](/img/no.png)",
      ),
    },
    said: [
      "content/docs/broken-image.md:5:1 error broken-image: The image `./picture.png` was not found beside the document.",
      "content/docs/broken-image.md:7:1 error broken-image: The image `/img/no.png` was not found in `static/`.",
    ],
  },
  {
    what: "a broken link or anchor",
    files: {
      "docs/broken-link.md": doc(
        "Broken link",
        "## A part",
        "",
        "[A file](./into.md), [an anchor](./intro.md#secnd), [one here](#apart), [a page](/docs/into), [a static file](/papers/x.pdf),",
        '<a href="/docs/intr">HTML</a>, [by reference][ref], [right](/docs/intro/#second), [right](intro.html#first-part).',
        "",
        "[ref]: ./itro.md",
      ),
    },
    said: [
      "content/docs/broken-link.md:7:1 warning broken-link: The link `./into.md` leads to a content file that does not exist. Did you mean `./intro.md`?",
      "content/docs/broken-link.md:7:22 warning broken-anchor: The link `./intro.md#secnd` leads to an anchor that does not exist: `/docs/intro` has no `#secnd`. Did you mean `#second`?",
      "content/docs/broken-link.md:7:53 warning broken-anchor: The link `#apart` leads to an anchor that does not exist: this page has no `#apart`. Did you mean `#a-part`?",
      "content/docs/broken-link.md:7:73 warning broken-link: The link `/docs/into` leads neither to a page nor to a file of `static/`. Did you mean `/docs/intro`?",
      "content/docs/broken-link.md:7:95 warning broken-link: The link `/papers/x.pdf` leads neither to a page nor to a file of `static/`.",
      "content/docs/broken-link.md:8:1 warning broken-link: The link `/docs/intr` leads neither to a page nor to a file of `static/`. Did you mean `/docs/intro`?",
      "content/docs/broken-link.md:8:32 warning broken-link: The link `./itro.md` leads to a content file that does not exist. Did you mean `./intro.md`?",
    ],
  },
  {
    what: "a link to a draft",
    files: {
      "docs/half-done.md": "---\ntitle: Half done\ndraft: true\n---\n\nSoon.\n",
      "docs/eager.md": doc(
        "Eager",
        "[By file](./half-done.md), [by address](/docs/half-done#soon).",
      ),
    },
    said: [
      "content/docs/eager.md:5:1 warning broken-link: The link `./half-done.md` leads to `content/docs/half-done.md`, which is a draft, so the site has no such page. Remove the link, or `draft: true` from the file.",
      "content/docs/eager.md:5:28 warning broken-link: The link `/docs/half-done#soon` leads to `content/docs/half-done.md`, which is a draft, so the site has no such page. Remove the link, or `draft: true` from the file.",
    ],
  },
  {
    what: "former addresses in front matter that collide, or cannot be",
    files: {
      "docs/moved.md":
        "---\ntitle: Moved\nredirect_from: [/once/, /docs/intro, relative, /docs/moved]\n---\n\nText.\n",
      "docs/moved-too.md": "---\ntitle: Moved, too\nredirect_from: /once\n---\n\n[Old](/once)\n",
    },
    said: [
      "content/docs/moved.md:3:17 error duplicate-route: The route `/once` already belongs to another redirect (content/docs/moved-too.md:3:16). Remove one of them.",
      "content/docs/moved.md:3:25 error duplicate-route: The route `/docs/intro` already belongs to `content/docs/intro.md`. Remove the redirect.",
      "content/docs/moved.md:3:38 error invalid-value: `redirect_from[2]`: expected a path that starts with `/`, found `relative`.",
      "content/docs/moved.md:3:48 error invalid-redirect: The redirect leads in a circle: `/docs/moved` → `/docs/moved`. Lead one of them to a page.",
      "content/docs/moved.md:3:48 error duplicate-route: The route `/docs/moved` already belongs to `content/docs/moved.md`. Remove the redirect.",
    ],
  },
  {
    what: "a link to a post that waits for its date",
    files: {
      "blog/9990-01-02-far.md": "---\ntitle: Far\nslug: far\n---\n\nLater.\n",
      "docs/hasty.md": doc(
        "Hasty",
        "[By file](../blog/9990-01-02-far.md), [by address](/blog/far).",
      ),
    },
    said: [
      "content/docs/hasty.md:5:1 warning broken-link: The link `../blog/9990-01-02-far.md` leads to `content/blog/9990-01-02-far.md`, which waits for its date, 9990-01-02, so the site has no such page yet. Remove the link, or write an earlier `date` into the file.",
      "content/docs/hasty.md:5:39 warning broken-link: The link `/blog/far` leads to `content/blog/9990-01-02-far.md`, which waits for its date, 9990-01-02, so the site has no such page yet. Remove the link, or write an earlier `date` into the file.",
    ],
  },
  {
    what: "anchors that are no ids of headings",
    files: {
      "docs/old-anchors.md": doc(
        "Old anchors",
        '<a name="here"></a>',
        "",
        "## Fees {#fees}",
        "",
        "[By name](#here), [with words](#fees:~:text=low), [words alone](/docs/intro#:~:text=low), [top](#TOP), [an example](#fees?swap=5), [wrong](#there).",
      ),
    },
    said: [
      "content/docs/old-anchors.md:9:132 warning broken-anchor: The link `#there` leads to an anchor that does not exist: this page has no `#there`. Did you mean `#here`?",
    ],
  },
  {
    what: "signs that are not what they seem",
    files: { "docs/unseen-signs.md": doc("Stray", ":::note", "", "Low[^a].") },
    said: [
      "content/docs/unseen-signs.md:5:1 warning stray-sign: Nothing closes this block, so it holds all that follows. Where it ends, write the signs of its beginning on a line of their own.",
      "content/docs/unseen-signs.md:7:4 warning stray-sign: The mark `[^a]` belongs to no note. Write the note on a line of its own: `[^a]: …`. For the signs themselves, write `\\` before them.",
    ],
  },
  {
    what: "a broken link that many files have",
    files: Object.fromEntries(
      [1, 2, 3, 4, 5, 6].map((number) => [
        `docs/everywhere-${number}.md`,
        doc(`Everywhere ${number}`, "[Back to the overview](/docs/overview)"),
      ]),
    ),
    said: [
      "content/docs/everywhere-1.md:5:1 warning broken-link: The link `/docs/overview` leads neither to a page nor to a file of `static/`. 6 files have it. The other places: content/docs/everywhere-2.md:5:1, content/docs/everywhere-3.md:5:1, content/docs/everywhere-4.md:5:1, content/docs/everywhere-5.md:5:1, …",
    ],
  },
  {
    what: "broken links in home.yml, a faulty flow, code, an admonition, a time that is none, and charts without their figures or prices",
    files: {
      "home.yml": [
        "hero:",
        "  title: Home",
        "  lead: A home page.",
        "  actions: [{ label: Start, to: /docs/strat }, { label: Harm, to: //x.example }]",
        "  example: |",
        "    A [way](/docs/lost) to nowhere.",
        "",
        "    <Flow>",
        "",
        "    | From | To | USDC |",
        "    | --- | --- | --- |",
        "    | Fee | Voters | some |",
        "",
        "    </Flow>",
        "",
        "    :::note",
        "    Aside.",
        "    :::",
        "cycle:",
        "  title: Round",
        "  lead: And round.",
        "  length: 7 days",
        "  pause: An hour",
        "  stages:",
        ...["One", "Two", "Three", "Four"].map(
          (name) => `    - { name: ${name}, text: Text., to: /docs/intro }`,
        ),
        "strategies:",
        "  title: Followed",
        "  text: Text.",
        "  example: The sum is {1 + 1}.",
        "  duties: { title: Duties, items: [] }",
        "  actions: []",
        "paths: []",
        "features:",
        ...featureFaults.map(({ feature }) => feature),
        "",
      ].join("\n"),
    },
    said: [
      "content/home.yml:4:33 warning broken-link: The link `/docs/strat` leads neither to a page nor to a file of `static/`.",
      "content/home.yml:4:67 error invalid-value: `hero.actions[1].to`: expected a path that starts with a single `/`, found `//x.example`.",
      "content/home.yml:5:12 error unsupported-markup: Only documents can have this: `<Admonition>`. Remove it, or write a document and link to it.",
      "content/home.yml:6:7 warning broken-link: The link `/docs/lost` leads neither to a page nor to a file of `static/`.",
      "content/home.yml:12:22 error flow: The amount of a flow: expected a number that is not negative, found `some`.",
      "content/home.yml:23:10 error invalid-value: `cycle.pause`: expected a time such as `7 days` or `1 hour`, found `An hour`.",
      "content/home.yml:32:12 error unsupported-markup: Expected Markdown without code. Remove what imports, exports or calculates.",
      ...featureFaults.flatMap(({ said }, index) =>
        said.map((message) => `content/home.yml:${FEATURES + index}:${message}`),
      ),
    ],
  },
  {
    what: "broken links of the glossary",
    files: {
      "glossary.yml": [
        "terms:",
        "  - { term: Lost, definition: Gone., see: docs/into.md }",
        "  - { term: Cut, definition: Gone as well., see: docs/intro.md#sec }",
        "",
      ].join("\n"),
    },
    said: [
      "content/glossary.yml:2:43 warning broken-link: The link `docs/into.md` leads to a content file that does not exist. Did you mean `docs/intro.md`?",
      "content/glossary.yml:3:50 warning broken-anchor: The link `docs/intro.md#sec` leads to an anchor that does not exist: `/docs/intro` has no `#sec`.",
    ],
  },
  {
    what: "what no document may import",
    files: {
      "docs/foreign-import.md": doc(
        "Foreign import",
        'import hostname from "../../../../../../../../../../../../etc/hostname"',
        'import { version } from "@site/package.json"',
        "",
        '{[import("@site/.env")]} {process.env.HOME}',
      ),
    },
    said: [
      "content/docs/foreign-import.md:5:1 error broken-import: `../../../../../../../../../../../../etc/hostname` cannot be imported: it is outside the project. Content may read the files of this project, except hidden files, `node_modules`, `public`, `package.json` and `package-lock.json`.",
      "content/docs/foreign-import.md:6:1 error broken-import: `@site/package.json` cannot be imported: `package.json` is not content. Content may read the files of this project, except hidden files, `node_modules`, `public`, `package.json` and `package-lock.json`.",
      "content/docs/foreign-import.md:8:3 error broken-import: `@site/.env` cannot be imported: `.env` is hidden. Content may read the files of this project, except hidden files, `node_modules`, `public`, `package.json` and `package-lock.json`.",
    ],
  },
  {
    what: "files that no document may show or serve",
    files: {
      "docs/.env": "KEY=1",
      "docs/foreign-file.md": doc(
        "Foreign file",
        "![A](../../../../../../../../../../../../etc/a.png) ![B](../../test/b.png) [c](./.env)",
      ),
    },
    said: [
      "content/docs/foreign-file.md:5:1 error broken-image: The image `../../../../../../../../../../../../etc/a.png` cannot be used: it is outside the project. Content may read the files of this project, except hidden files, `node_modules`, `public`, `package.json` and `package-lock.json`.",
      "content/docs/foreign-file.md:5:53 error broken-image: The image `../../test/b.png` was not found beside the document.",
      "content/docs/foreign-file.md:5:76 error forbidden-file: The link `./.env` cannot be used: `.env` is hidden. Content may read the files of this project, except hidden files, `node_modules`, `public`, `package.json` and `package-lock.json`.",
    ],
  },
  {
    what: "what is wrong with a part that two documents import, once",
    files: {
      "docs/_part.mdx": "Text\n\nimport more from './_more.mdx'\n\n<Crad />\n",
      "docs/_more.mdx": "---\nnote: 1\n---\n\nimport a from '/etc/hostname'\n\n{product.nme}\n",
      "docs/_unused.mdx": "<Crad />\n",
      "docs/whole-1.mdx": doc("Whole 1", "import Part from './_part.mdx'", "", "<Part />"),
      "docs/whole-2.mdx": doc("Whole 2", "import Part from './_part.mdx'", "", "<Part />"),
    },
    said: [
      "content/docs/_more.mdx:5:1 error broken-import: `/etc/hostname` cannot be imported: no file has this path from the project's root.",
      "content/docs/_more.mdx:7:1 error unknown-word: `{product.nme}` is not a product word or figure. Did you mean `product.name`?",
      "content/docs/_part.mdx:5:1 error unknown-element: `<Crad>` is not an element of this site. Did you mean `Card`? If you mean text, write `\\<Crad>` or put it in backticks.",
    ],
  },
  {
    what: "cards of a category where there is none",
    files: {
      "pages/cards.md": doc("Cards", "<DocCardList />"),
      "docs/cards.md": doc(
        "Cards",
        "import DocCardList from '@theme/DocCardList'",
        "",
        "{1 + 1}",
        "",
        "<DocCardList items={useCurrentSidebarCategory().items} />",
      ),
    },
    said: [
      "content/pages/cards.md:5:1 error element-in-code: `<DocCardList>` shows the cards of a sidebar's category, and only docs are in a sidebar. Write `<Cards>` with a `<Card>` for each page.",
    ],
  },
  {
    what: "what is missing behind a component that documents import",
    files: {
      "../src/own/box.tsx": [
        'import type { Shape } from "no-types";',
        'import classes from "no-classes";',
        'import { Lid } from "./lid";',
        "",
        "export const Box = (shape: Shape) => <Lid className={classes(shape)} />;",
        'import "./tall.css";',
        "",
      ].join("\n"),
      "../src/own/tall.css": '@import "bent.css";\n.a {\n  background: url(dots.png);\n}\n',
      "../src/own/bent.css": ".a {}\n.b {\n",
      "../src/own/lid.jsx": [
        'import "./lidd.css";',
        'import classes from "no-classes/light";',
        "",
        'export const Lid = () => <img src={require("./lid.png").default} className={classes()} />;',
        "",
      ].join("\n"),
      "../src/own/lid.css": "",
      "docs/half.ts": "export const a = ;",
      "docs/box-1.md": doc("1", "import { Box } from '@site/src/own/box'", "", "<Box />"),
      "docs/box-2.md": doc(
        "2",
        "import { Box } from '../../src/own/box'",
        "import { a } from '@site/docs/half'",
        "",
        "<Box>{a}</Box>",
      ),
    },
    said: [
      "content/docs/half.ts error broken-import: This is not valid code: Expression expected. `content/docs/box-2.md` needs this component.",
      "src/own/bent.css:2:1 error broken-import: This is not valid CSS: Unclosed block. `content/docs/box-1.md` needs this component.",
      "src/own/box.tsx:2:1 error broken-import: `no-classes` cannot be imported: the package `no-classes` is not installed. Run `npm install no-classes`. `content/docs/box-1.md` needs this component. Another place needs the package.",
      "src/own/lid.jsx:1:1 error broken-import: `./lidd.css` cannot be imported: no file has this path from the component's folder. Did you mean `lid.css`? `content/docs/box-1.md` needs this component.",
      "src/own/lid.jsx:4:36 error broken-import: `./lid.png` cannot be imported: no file has this path from the component's folder. Did you mean `lid.css`? `content/docs/box-1.md` needs this component.",
      "src/own/tall.css:3:3 error broken-import: `./dots.png` cannot be imported: no file has this path from the component's folder. `content/docs/box-1.md` needs this component.",
    ],
  },
  {
    what: "folders that components ask for",
    files: {
      "../src/own/list.jsx": [
        'import { Buffer } from "buffer";',
        "const files = require.context(",
        '  "./files",',
        "  true,",
        "  /\\.(?:md|js)$/,",
        ");",
        'const texts = require.context("!!raw-loader!../../docs/listed", false, /^\\.\\/_a/);',
        "export function List() {",
        "  const all = files.keys().map((name) => typeof files(name).default);",
        '  throw new Error([files.keys(), all, Buffer.from(texts("./_a.md").default.trim())].join());',
        "}",
        "",
      ].join("\n"),
      "../src/own/files/one.js": "export default 1;\n",
      "../src/own/files/deep/two.md": "Two\n",
      "../src/own/files/three.css": "",
      "../src/own/gone.jsx":
        'const gone = require.context("./gone");\nconst files = require.context("./bad");\n',
      "../src/own/bad/bad.js": 'import "no-file";\n',
      "docs/listed/_a.md": "Text\n",
      "docs/listed/Here.jsx": 'export const Here = () => require.context("./");\n',
      "docs/drawn-folder.md": doc(
        "List",
        "import { List } from '@site/src/own/list'",
        "",
        "<List />",
      ),
      "docs/here.md": doc("Here", "import { Here } from './listed/Here'", "", "<b><Here /></b>"),
      "docs/bad-folder.md": doc("Bad", "import '@site/src/own/gone'", "", "{1 + 1}"),
    },
    said: [
      "content/docs/drawn-folder.md:7:1 error failing-code: This code fails when the page is drawn (`src/own/list.jsx:10:9`): ./deep/two.md,./one.js,function,number,Text.",
      "content/docs/listed/Here.jsx:1:27 error broken-import: `./` cannot be imported: only code in `src/` may ask for a folder. Move the component there. `content/docs/here.md` needs this component.",
      "src/own/bad/bad.js:1:1 error broken-import: `no-file` cannot be imported: the package `no-file` is not installed. Run `npm install no-file`. `content/docs/bad-folder.md` needs this component.",
      "src/own/gone.jsx:1:14 error broken-import: `./gone` cannot be imported: no folder has this path from the component's folder. `content/docs/bad-folder.md` needs this component.",
    ],
  },
  {
    what: "symlinks that lead out of the project, or to what is no content",
    files: {
      "docs/usr": { linkTo: "/usr" },
      "docs/shell.md": { linkTo: "/bin/sh" },
      "docs/environment.md": { linkTo: ".env" },
    },
    said: [
      "content/docs/environment.md error forbidden-file: The symbolic link leads to `.env`: `.env` is hidden. Content may read the files of this project, except hidden files, `node_modules`, `public`, `package.json` and `package-lock.json`. Remove the link.",
      "content/docs/shell.md error forbidden-file: The symbolic link leads to `/bin/sh`: it is outside the project. Content may read the files of this project, except hidden files, `node_modules`, `public`, `package.json` and `package-lock.json`. Remove the link.",
      "content/docs/usr error forbidden-file: The symbolic link leads to `/usr`: it is outside the project. Content may read the files of this project, except hidden files, `node_modules`, `public`, `package.json` and `package-lock.json`. Remove the link.",
    ],
  },
  {
    what: "control characters, and characters that turn the direction of code",
    files: { "docs/characters.md": doc("Characters", "a\u0000b `c\u202ed`") },
    said: [
      "content/docs/characters.md:5:2 warning control-character: `U+0000` is a control character, which does not belong in text. The page omits it. Remove it from the file.",
      "content/docs/characters.md:5:6 warning bidi-character: `U+202E` makes code appear in a different order from its real one. Remove it, or write it as an escape, such as `\\u202e`.",
    ],
  },
  {
    what: "a symlink loop",
    files: { "docs/loop": { linkTo: ".." } },
    said: [
      "content/docs/loop error symlink-loop: The symbolic link leads to `..`: this folder contains the link itself, so its path would never end. Remove the link.",
    ],
  },
  {
    what: "a symlink to nothing",
    files: { "docs/nothing.md": { linkTo: "./gone.md" } },
    said: [
      "content/docs/nothing.md error broken-symlink: The symbolic link leads to `./gone.md`: nothing has this path. Remove the link.",
    ],
  },
];

/** A home page without faults. */
const HOME = [
  "hero: { title: Acme, lead: A sample., actions: [{ label: Intro, to: /intro }] }",
  "cycle:",
  "  title: Week",
  "  lead: It turns.",
  "  length: 7 days",
  "  stages:",
  ...["A", "B", "C", "D"].map((name) => `    - { name: ${name}, text: It is., to: /intro }`),
  "features: []",
  "paths: []",
  "",
].join("\n");

/** A navbar that leads to the blog and the glossary. */
const LINKS_TO_PARTS =
  "navbar:\n  left:\n    - { type: link, label: Blog, to: /blog }\n    - { type: link, label: Terms, to: /glossary }";

/** Names that can be written in composed and decomposed letters: Latin and Japanese. */
const CAFE = "café";
const GATE = "ゲート";
const decomposed = (text: string): string => text.normalize("NFD");

/**
 * Faulty site files. Each makes a site of its own: `change` returns the faulty text of
 * `content/site.yml`.
 */
export const faultySites: {
  what: string;
  change: (yaml: string) => string;
  files?: Fault["files"];
  said: string[];
}[] = [
  {
    what: "nothing, if it has a name and an address",
    change: () => "product: { name: Acme }\nurl: https://acme.example\n",
    said: [],
  },
  {
    what: "a blog and a glossary that there are not",
    change: (yaml) => yaml.replace("navbar: {}", LINKS_TO_PARTS),
    files: { "docs/feed.md": "---\ntitle: Feed\n---\n\n[Feed](/blog/rss.xml)\n" },
    said: [
      "content/docs/feed.md:5:1 warning broken-link: The link `/blog/rss.xml` leads neither to a page nor to a file of `static/`.",
      "content/site.yml:25:38 warning broken-link: The link `/blog` leads neither to a page nor to a file of `static/`. It is in your layout, so every page has it.",
      "content/site.yml:26:39 warning broken-link: The link `/glossary` leads neither to a page nor to a file of `static/`. It is in your layout, so every page has it.",
    ],
  },
  {
    what: "a blog and a glossary that it leaves out, but not their faults",
    change: (yaml) =>
      `${yaml.replace("blog:\n  description: Nothing yet.", "blog: false").replace("navbar: {}", LINKS_TO_PARTS)}glossary: false\n`,
    files: {
      "docs/feed.md": "---\ntitle: Feed\n---\n\n[Feed](/blog/rss.xml)\n",
      "blog/nodate.md": "No date.\n",
      "blog/authors.yml": "a: 1\n",
      "glossary.yml": "x: 1\n",
    },
    said: [
      "content/docs/feed.md:5:1 warning broken-link: The link `/blog/rss.xml` leads neither to a page nor to a file of `static/`.",
      "content/site.yml:24:38 warning broken-link: The link `/blog` leads neither to a page nor to a file of `static/`. It is in your layout, so every page has it.",
      "content/site.yml:25:39 warning broken-link: The link `/glossary` leads neither to a page nor to a file of `static/`. It is in your layout, so every page has it.",
    ],
  },
  {
    what: "wrong keys of a blog, which may also be `false`",
    change: (yaml) => yaml.replace("description: Nothing yet.", "postPerPage: 3\n  title: 1"),
    said: [
      "content/site.yml:22:3 error unknown-key: `blog.postPerPage` is not a known key. Did you mean `postsPerPage`?",
      "content/site.yml:23:10 error invalid-value: `blog.title`: expected text, found `1`.",
    ],
  },
  {
    what: "names that it does not have",
    change: () =>
      "product: { name: Acme }\nurl: https://acme.example\ndescription: Lock {product.short} for {product.ve}.\n",
    said: [
      "content/site.yml:3:40 error unknown-word: `{product.ve}` has no value, because `content/site.yml` has no `ve` below `product`. Add it there, or write the word itself here.",
    ],
  },
  {
    what: "colours in which nobody could read",
    change: (yaml) =>
      `${yaml}colors:\n  accent: { light: "#ff5a5f", dark: "#ff5a5f" }\n  page: { light: "#fffdf7" }\n  tip: "#ffffff"\n  danger: red\n`,
    said: [
      "content/site.yml:27:20 error low-contrast: `colors.accent.light`: found `#ff5a5f`, whose contrast with `page` (#fffdf7) is 3.0 on light pages; expected at least 4.5. The nearest colour that has it is `#cf2939`.",
      "content/site.yml:30:11 error invalid-value: `colors.danger`: expected a colour such as `#0b6e63`, found `red`.",
    ],
  },
  {
    what: "names that contain themselves",
    change: () =>
      'product:\n  name: Acme\n  ve: "{product.tagline}"\n  tagline: "{product.name}: {product.ve}"\n  short: "{product.short}"\nurl: https://acme.example\n',
    said: [
      "content/site.yml:3:7 error endless-word: `product.ve` contains itself: `{product.ve}` → `{product.tagline}` → `{product.ve}`. Write one of these words out.",
      "content/site.yml:5:10 error endless-word: `product.short` contains itself: `{product.short}` → `{product.short}`. Write one of these words out.",
    ],
  },
  {
    what: "nothing, where docs are at the root of the site",
    change: (yaml) => yaml.replace("path: /docs\n      mainDoc: intro", "path: /"),
    files: { "docs/start.md": "---\ntitle: Start\nslug: /\n---\n\n[Intro](/intro)\n" },
    said: [],
  },
  {
    what: "docs at the root whose routes others have",
    change: (yaml) => yaml.replace("path: /docs\n      mainDoc: intro", "path: /"),
    files: {
      "docs/start.md": "---\ntitle: Start\nslug: /\n---\n\nText.\n",
      "docs/blog.md": "---\ntitle: Blog\n---\n\nText.\n",
      "docs/search.md": "---\ntitle: Search\n---\n\nText.\n",
      "pages/index.md": "---\ntitle: Home\n---\n\nText.\n",
      "blog/2026-01-02-post.md": "---\ntitle: Post\n---\n\nText.\n",
      "home.yml": HOME,
    },
    said: [
      "content/docs/blog.md error duplicate-route: The route `/blog` already belongs to a page of the site itself. Give the file another `slug`.",
      "content/docs/search.md error duplicate-route: The route `/search` already belongs to a page of the site itself. Give the file another `slug`.",
      "content/docs/start.md:3:7 error duplicate-route: The route `/` already belongs to the home page. Give the file another `slug`, or write `home: false` into `content/site.yml`.",
      "content/pages/index.md error duplicate-route: The route `/` already belongs to the home page. Give the file another `slug`, or write `home: false` into `content/site.yml`.",
    ],
  },
  {
    what: "names that differ only in signs, and give one address",
    change: (yaml) => `${yaml}home: true\n`,
    files: {
      "blog/authors.yml":
        "c++:\n  name: One\nc#:\n  name: Two\nc:\n  name: C\n  page: { permalink: plain }\n",
      "blog/2026-01-02-one.md":
        '---\ntitle: One\ntags: ["C++", "C#", c, "Two words", two-words]\n---\n\nText.\n',
      "blog/2026-01-03-two.md":
        '---\ntitle: Two\ntags: ["C#", TWO WORDS, バス, ハス]\n---\n\nText.\n',
      "docs/one.md":
        '---\ntitle: One\ntags: ["C++", { label: "C#", permalink: c-sharp }]\n---\n\nText.\n',
      "docs/sidebars.yml":
        "main:\n  - { type: category, label: C++, link: { type: generated-index, slug: /c }, items: [intro] }\n  - { type: category, label: C, link: { type: generated-index, slug: /c }, items: [one] }\n",
      "docs/two.md": "---\ntitle: Two\ntags:\n  - C\n---\n\nText.\n",
    },
    said: [
      'content/blog/2026-01-02-one.md:3:15 warning duplicate-route: The tags `C++` and `C#` have the same address, `/blog/tags/c`. The first is in content/blog/2026-01-02-one.md:3:8. Give one of them another address: `{ label: "C#", permalink: … }`, or a `permalink` in `tags.yml`.',
      'content/blog/2026-01-02-one.md:3:21 warning duplicate-route: The tags `C++` and `c` have the same address, `/blog/tags/c`. The first is in content/blog/2026-01-02-one.md:3:8. Give one of them another address: `{ label: "c", permalink: … }`, or a `permalink` in `tags.yml`.',
      "content/blog/authors.yml:3:1 error duplicate-route: The route `/blog/authors/c` already belongs to the author `c++` (content/blog/authors.yml:1:1). Give one of them another `permalink`.",
      "content/docs/sidebars.yml:1:1 error duplicate-route: The categories `C++` (content/docs/sidebars.yml) and `C` have the same address, `/docs/c`. Give the `link` of one of them another `slug`.",
      'content/docs/two.md:4:5 warning duplicate-route: The tags `C++` and `C` have the same address, `/docs/tags/c`. The first is in content/docs/one.md:3:8. Give one of them another address: `{ label: "C", permalink: … }`, or a `permalink` in `tags.yml`.',
    ],
  },
  {
    what: "entries of both tags.yml that differ only in signs, but not one with a `permalink`",
    change: (yaml) => `${yaml}home: true\n`,
    files: {
      "blog/tags.yml": '"C++": { permalink: cpp }\n"C#":\nC:\n',
      "blog/2026-01-02-one.md":
        '---\ntitle: One\ntags: ["C++", "C#", C, { label: D, permalink: c }]\n---\n\nText.\n',
      "docs/tags.yml": '"C++": { permalink: cpp }\n"C#":\nC:\n',
      "docs/one.md": '---\ntitle: One\ntags: ["C++", "C#", C]\n---\n\nText.\n',
    },
    said: [
      'content/blog/2026-01-02-one.md:3:33 warning duplicate-route: The tags `C#` and `D` have the same address, `/blog/tags/c`. The first is in content/blog/tags.yml:2:1. Give one of them another address: `{ label: "D", permalink: … }`, or a `permalink` in `tags.yml`.',
      "content/blog/tags.yml:3:1 error duplicate-route: The tags `C#` and `C` have the same address, `/blog/tags/c`. The first is in content/blog/tags.yml:2:1. Give one of them another address: `permalink: …`.",
      "content/docs/tags.yml:3:1 error duplicate-route: The tags `C#` and `C` have the same address, `/docs/tags/c`. The first is in content/docs/tags.yml:2:1. Give one of them another address: `permalink: …`.",
    ],
  },
  {
    what: "nothing, where names of files are decomposed and those in texts are not, or the other way round",
    change: (yaml) =>
      yaml.replace(
        "navbar: {}",
        `navbar: { left: [{ type: doc, doc: ${CAFE}/${GATE}, label: A }] }`,
      ),
    files: {
      [decomposed(`docs/${CAFE}/${GATE}.md`)]:
        `---\ntitle: A\n---\n\n## ${CAFE}\n\n## B {#${decomposed(GATE)}}\n\n<b id="${decomposed("ü")}">b</b>\n`,
      [decomposed(`docs/${CAFE}/ü.txt`)]: "Text.",
      [decomposed(`../static/${GATE}.txt`)]: "Text.",
      "docs/sidebars.yml": `main: [intro, links, ${CAFE}/${GATE}, ${decomposed(`${CAFE}/${GATE}`)}]\nnext: [{ type: autogenerated, dirName: ${CAFE} }]\n`,
      "docs/links.md": `---\ntitle: Links\npagination_next: ${CAFE}/${GATE}\n---\n\n${[
        `${CAFE}/${GATE}.md`,
        `/docs/${CAFE}/${GATE}`,
        `./${CAFE}/${GATE}`,
        `/docs/${encodeURI(`${CAFE}/${GATE}`)}`,
        `${CAFE}/ü.txt`,
        `/${GATE}.txt`,
        `../../static/${GATE}.txt`,
        `${CAFE}/${GATE}.md#${CAFE}`,
        `/docs/${CAFE}/${GATE}#${GATE}`,
        `/docs/${CAFE}/${GATE}#ü`,
      ]
        .flatMap((target) => [target, decomposed(target)])
        .map((target) => `[link](${target})`)
        .join("\n")}\n[link](/docs/${encodeURI(decomposed(`${CAFE}/${GATE}`))})\n`,
    },
    said: [],
  },
  {
    what: "nothing, where a doc takes the place of the home page",
    change: (yaml) =>
      `${yaml.replace("path: /docs\n      mainDoc: intro", "path: /")}home: false\n`,
    files: {
      "docs/start.md": "---\ntitle: Start\nslug: /\n---\n\nText.\n",
      "home.yml": "hero: 1\n",
    },
    said: [],
  },
  {
    what: "redirects that collide, and one that leads nowhere",
    change: (yaml) =>
      `${yaml}redirects:\n  - { from: [/old, /docs/intro], to: /docs/intor }\n  - { from: /old/, to: /docs/intro }\n  - { from: relative, to: "mailto:x" }\n  - { from: [/robots.txt, /img, /img/logo.svg/x, /Docs], to: /docs/intro }\n`,
    files: { "docs/links.md": "---\ntitle: Links\n---\n\n[Old](/old)\n" },
    said: [
      "content/site.yml:27:20 error duplicate-route: The route `/docs/intro` already belongs to `content/docs/intro.md`. Remove the redirect.",
      "content/site.yml:27:38 warning broken-link: The link `/docs/intor` leads neither to a page nor to a file of `static/`.",
      "content/site.yml:28:13 error duplicate-route: The route `/old` already belongs to another redirect (content/site.yml:27:14). Remove one of them.",
      "content/site.yml:29:13 error invalid-value: `redirects[2].from`: expected a path that starts with `/`, found `relative`.",
      "content/site.yml:29:27 error invalid-value: `redirects[2].to`: expected a path that starts with a single `/`, or an http(s) URL, found `mailto:x`.",
      "content/site.yml:30:14 error duplicate-route: The route `/robots.txt` already belongs to a file of the site itself. Remove the redirect.",
      "content/site.yml:30:33 error duplicate-route: The route `/img/logo.svg/x` is below the file `/img/logo.svg`, which belongs to `static/img/logo.svg`. A file cannot also be a folder. Remove the redirect.",
      "content/site.yml:30:50 error duplicate-route: Some hosts treat the route `/Docs` like `/docs`, which belongs to a page of the site itself. Remove the redirect.",
    ],
  },
  {
    what: "files of static/ in the place of folders and pages that the site makes itself",
    change: (yaml) => `${yaml}home: true\n`,
    files: {
      "../static/blog/tags": "A file like a folder.",
      "../static/search.html": "<!doctype html>",
      "blog/2026-01-02-post.md":
        "---\ntitle: Post\ntags: [a, A-B, { label: Other, permalink: a-b }]\n---\n\nText.\n",
      "docs/tagged.md":
        "---\ntitle: Tagged\ntags: [{ label: A, permalink: a }, { label: B, permalink: A }]\n---\n\nText.\n",
    },
    said: [
      "content/blog/2026-01-02-post.md error duplicate-route: The route `/blog/tags/a-b` is below the file `/blog/tags`, which belongs to `static/blog/tags`. A file cannot also be a folder. Give the page another `permalink`.",
      "content/blog/2026-01-02-post.md error duplicate-route: The route `/blog/tags/a` is below the file `/blog/tags`, which belongs to `static/blog/tags`. A file cannot also be a folder. Give the page another `permalink`.",
      'content/blog/2026-01-02-post.md:3:25 warning duplicate-route: The tags `A-B` and `Other` have the same address, `/blog/tags/a-b`. The first is in content/blog/2026-01-02-post.md:3:11. Give one of them another address: `{ label: "Other", permalink: … }`, or a `permalink` in `tags.yml`.',
      "content/docs/tagged.md error duplicate-route: Some hosts treat the route `/docs/tags/A` like `/docs/tags/a`, which belongs to the tag `A` (content/docs/tagged.md). Give one of them another `permalink`.",
      "static/blog/tags error duplicate-route: The file `/blog/tags` is in the place of a folder: `/blog/tags` belongs to a page of the site itself. A file cannot also be a folder. Rename the file.",
      "static/search.html error duplicate-route: The route `/search.html` already belongs to a page of the site itself. Rename the file.",
    ],
  },
  {
    what: "redirects that lead in circles, or on and on",
    change: (yaml) =>
      `${yaml}redirects:\n  - { from: /a, to: /b }\n  - { from: /b, to: "/a?c#d" }\n  - { from: /self, to: /self }\n  - { from: [/1, /one], to: /2 }\n  - { from: /2, to: /3 }\n  - { from: /3, to: /4 }\n  - { from: /4, to: "/docs/intro#first-part" }\n`,
    said: [
      "content/site.yml:27:21 error invalid-redirect: The redirect leads in a circle: `/a` → `/b` → `/a`. Lead one of them to a page.",
      "content/site.yml:29:24 error invalid-redirect: The redirect leads in a circle: `/self` → `/self`. Lead one of them to a page.",
      "content/site.yml:30:29 error invalid-redirect: The redirect from `/1` leads to `/docs/intro#first-part` in 4 steps, and the limit is 3. Write `to: /docs/intro#first-part`.",
      "content/site.yml:30:29 error invalid-redirect: The redirect from `/one` leads to `/docs/intro#first-part` in 4 steps, and the limit is 3. Write `to: /docs/intro#first-part`.",
    ],
  },
  {
    what: "nothing, where a redirect leads from a root of docs without a page",
    change: (yaml) => `${yaml}redirects:\n  - { from: /docs, to: /docs/intro }\n`,
    files: { "docs/a.md": "---\ntitle: A\n---\n\n[Docs](/docs)\n" },
    said: [],
  },
  {
    what: "nothing, where redirects lead to redirects, to a root of docs, and to files",
    change: (yaml) =>
      `${yaml}redirects:\n  - { from: /1, to: /2 }\n  - { from: /2, to: "/3?a=b" }\n  - { from: /3, to: /docs }\n  - { from: [/icon, /img], to: /img/logo.svg }\n  - { from: /a%20b, to: /docs/a%20b }\n`,
    files: { "docs/a b.md": "---\ntitle: A\n---\n\n[A](/a%20b)\n" },
    said: [],
  },
  {
    what: "redirects that are rules of hosts, or HTML",
    change: (yaml) =>
      `${yaml}redirects:\n  - { from: /x7, to: "/docs/intro\\n/* https://evil.example 301!" }\n  - { from: "/x 5", to: /docs/intro }\n  - { from: [/x8/*, /x9/:name], to: "/docs/:splat" }\n  - { from: /x10, to: "/docs/intro 302!" }\n  - { from: "/x12?y=1", to: /docs/intro }\n  - { from: /x20, to: '/docs/intro"></noscript><script>alert(1)</script>' }\n  - { from: /x21, to: "/\\t/evil.example" }\n`,
    said: [
      "content/site.yml:27:22 error invalid-value: `redirects[0].to`: `/docs/intro␊/* https://evil.example 301!` contains an invisible character. Remove it.",
      "content/site.yml:28:13 error invalid-value: `redirects[1].from`: `/x 5` contains a blank. Write `%20` in its place.",
      "content/site.yml:29:14 error invalid-value: `redirects[2].from[0]`: `/x8/*` contains `*`, but a redirect leads from one address to one. Write rules for many into `static/_redirects`.",
      "content/site.yml:29:21 error invalid-value: `redirects[2].from[1]`: `/x9/:name` contains a part that begins with `:`, but a redirect leads from one address to one. Write rules for many into `static/_redirects`.",
      "content/site.yml:29:37 error invalid-value: `redirects[2].to`: `/docs/:splat` contains a part that begins with `:`, but a redirect leads from one address to one. Write rules for many into `static/_redirects`.",
      "content/site.yml:30:23 error invalid-value: `redirects[3].to`: `/docs/intro 302!` contains a blank. Write `%20` in its place.",
      "content/site.yml:31:13 error invalid-value: `redirects[4].from`: `/x12?y=1` contains `?`, but a redirect leads from a path, whatever query it has. Did you mean `/x12`?",
      'content/site.yml:32:23 error invalid-value: `redirects[5].to`: `/docs/intro"></noscript><script>alert(1)</script>` contains `"`. Write `%22` in its place.',
      "content/site.yml:33:23 error invalid-value: `redirects[6].to`: expected a path that starts with a single `/`, or an http(s) URL, found `/␉/evil.example`.",
    ],
  },
  {
    what: "broken YAML",
    change: (yaml) => `${yaml}footer: [\n`,
    said: [
      "content/site.yml:27:1 error yaml: `[` is never closed. Write `]` at the end of what it contains, and indent the lines in between.",
    ],
  },
  {
    what: "no identity",
    change: (yaml) => yaml.replace("  name: Acme\n", ""),
    said: [
      "content/site.yml:3:3 error invalid-value: `product.name`: is missing, expected text.",
      "content/site.yml:24:32 error unknown-word: `{product.name}` is not a product word or figure. Did you mean `product.ve`?",
    ],
  },
  {
    what: "a logo that is no drawing, or lies outside of `static/`",
    change: (yaml) => `${yaml}logo: { light: img/mark.svg, dark: /img/../../mark.svg }\n`,
    said: [
      "content/site.yml:26:16 error invalid-value: `logo.light`: expected the path of an SVG or PNG in `static/`, such as `/img/name.svg`, found `img/mark.svg`.",
      "content/site.yml:26:36 error invalid-value: `logo.dark`: expected the path of an SVG or PNG in `static/`, such as `/img/name.svg`, found `/img/../../mark.svg`.",
    ],
  },
  {
    what: "a logo that is missing, with the nearest file",
    change: (yaml) => `${yaml}logo: { light: /img/logo.svg, dark: /img/lgo.svg }\n`,
    said: [
      "content/site.yml:26:37 error missing-file: `static/img/lgo.svg` is missing. Did you mean `logo.svg`?",
    ],
  },
  {
    what: "unknown and wrongly typed keys, an unknown word, and what else is wrong",
    change: (yaml) =>
      `${yaml.replace("one page", "one {product.nme}")}colorMode:\n  default: drak\ntitleDelimeter: "|"\nchecks:\n  brokenLinks: 3\n`,
    said: [
      "content/site.yml:9:29 error unknown-word: `{product.nme}` is not a product word or figure. Did you mean `product.name`?",
      "content/site.yml:27:12 error invalid-value: `colorMode.default`: expected `dark` or `light`, found `drak`. Did you mean `dark`?",
      "content/site.yml:28:1 error unknown-key: `titleDelimeter` is not a known key. Did you mean `titleDelimiter`?",
      "content/site.yml:30:16 error invalid-value: `checks.brokenLinks`: expected `ignore` or `warn` or `error`, found `3`.",
    ],
  },
  {
    what: "a document that nothing leads to, and links of the layout that lead nowhere",
    change: (yaml) =>
      yaml
        .replace("mainDoc: intro", "mainDoc: intor")
        .replace(
          "navbar: {}",
          [
            "navbar:",
            "  left:",
            "    - { type: link, label: Into, to: /docs/into }",
            "    - { type: menu, label: More, items: [{ type: doc, label: Inro, doc: inro }] }",
            "announcement:",
            "  id: new",
            "  content: Read [this](/docs/intro#frst-part), {product.nam}.",
          ].join("\n"),
        )
        .concat(
          "  columns:\n    - title: More\n      items:\n        - { label: Into, to: /docs/into }\n",
        ),
    said: [
      "content/site.yml:20:16 error unknown-doc: No doc has the id `intor`. Did you mean `intro`?",
      "content/site.yml:25:38 warning broken-link: The link `/docs/into` leads neither to a page nor to a file of `static/`. Did you mean `/docs/intro`? It is in your layout, so every page has it.",
      'content/site.yml:26:73 error unknown-doc: No doc has the id `inro`. Did you mean `intro`? The item of the navbar is {"type":"doc","doc":"inro","label":"Inro","collection":"docs"}.',
      "content/site.yml:29:12 warning broken-anchor: The link `/docs/intro#frst-part` leads to an anchor that does not exist: `/docs/intro` has no `#frst-part`. Did you mean `#first-part`? It is in your layout, so every page has it.",
      "content/site.yml:29:49 error unknown-word: `{product.nam}` is not a product word or figure. Did you mean `product.name`?",
      "content/site.yml:35:30 warning broken-link: The link `/docs/into` leads neither to a page nor to a file of `static/`. Did you mean `/docs/intro`? It is in your layout, so every page has it.",
    ],
  },
  {
    what: "broken links that are errors",
    change: (yaml) =>
      `${yaml}  columns:\n    - title: More\n      items:\n        - { label: Into, to: /docs/into }\nchecks:\n  brokenLinks: error\n`,
    said: [
      "content/site.yml:29:30 error broken-link: The link `/docs/into` leads neither to a page nor to a file of `static/`. Did you mean `/docs/intro`? It is in your layout, so every page has it.",
    ],
  },
  {
    what: "broken links that do not matter",
    change: (yaml) =>
      `${yaml}  columns:\n    - title: More\n      items:\n        - { label: Into, to: /docs/into }\nchecks:\n  brokenLinks: ignore\n`,
    said: [],
  },
];
