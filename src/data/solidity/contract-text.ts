/** The page of a contract as Markdown, so that it is a doc like all others. */
import type { BlockContent, ListItem, PhrasingContent, Root, RootContent, TableRow } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmToMarkdown } from "mdast-util-gfm";
import { mdxToMarkdown } from "mdast-util-mdx";
import { type Options, toMarkdown } from "mdast-util-to-markdown";
import { withoutControlCharacters } from "../../markdown/characters";
import { groupBy } from "../../site/group";
import type { Contract, Member, Named, Parameter, TypeDeclaration } from "./contract";
import { findNamed, type Reference } from "./references";

/** What a comment has no use for. In it, these signs are text. */
const NOT_IN_COMMENTS = [
  "attention",
  "codeIndented",
  "definition",
  "headingAtx",
  "htmlFlow",
  "htmlText",
  "labelStartImage",
  "setextUnderline",
  "thematicBreak",
];

const WORD = /(\{(?:product|figures|contract)\.[^{}\n]+\})/;

/** Makes names in braces of a text, which later plugins replace. */
const wordsIn = (text: string): PhrasingContent[] =>
  text.split(WORD).flatMap((value, index): PhrasingContent[] => {
    if (index % 2 === 1) return [{ type: "mdxTextExpression", value: value.slice(1, -1) }];
    return value === "" ? [] : [{ type: "text", value }];
  });

function withWords<Parent extends { children: { type: string }[] }>(parent: Parent): Parent {
  parent.children = parent.children.flatMap((child) => {
    if (child.type === "text" && "value" in child) return wordsIn(String(child.value));
    if ("children" in child) withWords(child as Parent);
    return [child];
  });
  return parent;
}

/**
 * Returns the text of a comment as blocks: paragraphs, lists, code and links, but no HTML. The page
 * has no control characters; without one, what follows it may begin a block.
 */
const blocksOf = (text: string): RootContent[] =>
  withWords(
    fromMarkdown(withoutControlCharacters(text), {
      extensions: [{ disable: { null: NOT_IN_COMMENTS } }],
    }),
  ).children;

/** Returns the same as one line, for a cell or an item of a list. */
const lineOf = (text: string): PhrasingContent[] =>
  blocksOf(text.replace(/\s+/g, " ")).flatMap((block) =>
    block.type === "paragraph" ? block.children : wordsIn(text),
  );

const text = (value: string): PhrasingContent => ({ type: "text", value });
const code = (value: string): PhrasingContent => ({ type: "inlineCode", value });
const paragraph = (...children: PhrasingContent[]): BlockContent => ({
  type: "paragraph",
  children,
});
const list = (items: readonly PhrasingContent[][]): BlockContent => ({
  type: "list",
  spread: false,
  children: items.map(
    (children): ListItem => ({ type: "listItem", children: [paragraph(...children)] }),
  ),
});
const row = (cells: readonly PhrasingContent[][]): TableRow => ({
  type: "tableRow",
  children: cells.map((children) => ({ type: "tableCell", children })),
});
const solidity = (value: string): BlockContent => ({ type: "code", lang: "solidity", value });
const heading = (depth: 2 | 3, words: string, id: string): RootContent => ({
  type: "heading",
  depth,
  children: [text(`${words} `), { type: "headingId", value: id }],
});
const copied = (value: string): PhrasingContent => ({
  type: "mdxJsxTextElement",
  name: "Copy",
  attributes: [],
  children: [code(value)],
});

/** What the text of a page needs to know of others. */
interface PageContext {
  contract: Contract;
  contracts: readonly Contract[];
  routeOf(contract: string): string;
}

const linkTo = (reference: Reference, label: string, { routeOf }: PageContext): PhrasingContent => {
  if ("fault" in reference) return code(label);
  const { contract, anchor } = reference;
  const url = routeOf(contract) + (anchor === undefined ? "" : `#${anchor}`);
  return { type: "link", url, children: [code(label)] };
};

/** Returns a type as code, which leads to its declaration. */
function typeLink(type: string, context: PageContext): PhrasingContent {
  const [, name = ""] = /^([\w$.]+)/.exec(type) ?? [];
  const [first, second] = name.split(".");
  const around = context.contracts.find((one) => one.name === first) ?? context.contract;
  const declared = around.types.find((one) => one.name === (second ?? first));
  const isContract = around.name === name;
  if (!declared && !isContract) return code(type);
  return linkTo({ contract: around.name, anchor: declared?.anchor }, type, context);
}

function table(
  head: string,
  parameters: readonly Parameter[],
  context: PageContext,
): RootContent[] {
  if (parameters.length === 0) return [];
  const rows = parameters.map(({ name, type, isIndexed, text: meaning }) =>
    row([
      [name === "" ? text("–") : code(name)],
      [typeLink(type, context), ...(isIndexed ? [text(STRINGS.contracts.indexed)] : [])],
      lineOf(meaning),
    ]),
  );
  const titles = row([
    [text(head)],
    [text(STRINGS.contracts.type)],
    [text(STRINGS.contracts.meaning)],
  ]);
  return [{ type: "table", children: [titles, ...rows] }];
}

function namedList(
  head: string,
  kind: "error" | "event",
  named: readonly Named[],
  context: PageContext,
): RootContent[] {
  if (named.length === 0) return [];
  const items = named.map(({ name, text: meaning }) => {
    const found = findNamed(context.contracts, context.contract, kind, name);
    return [linkTo(found, name, context), text(" "), ...lineOf(meaning)];
  });
  return [paragraph(text(head)), list(items)];
}

/** A part of the page, and the line of the source that it tells of. */
interface Part {
  line: number;
  blocks: RootContent[];
}

const HASHES = {
  error: STRINGS.contracts.selector,
  event: STRINGS.contracts.topic,
  function: STRINGS.contracts.selector,
} as const;

const memberPart = (member: Member, context: PageContext): Part => ({
  line: member.line,
  blocks: [
    heading(3, member.key, member.anchor),
    ...blocksOf(member.notice),
    solidity(member.code),
    paragraph(
      text(`${HASHES[member.kind]} `),
      copied(member.selector),
      text(` ${STRINGS.contracts.of} `),
      code(member.signature),
    ),
    ...blocksOf(member.details),
    ...table(STRINGS.contracts.parameter, member.parameters, context),
    ...table(STRINGS.contracts.result, member.returns, context),
    ...namedList(STRINGS.contracts.mayRevert, "error", member.reverts, context),
    ...namedList(STRINGS.contracts.emits, "event", member.emits, context),
  ],
});

const typePart = (type: TypeDeclaration, context: PageContext): Part => ({
  line: context.contract.line,
  blocks: [
    heading(3, type.name, type.anchor),
    ...blocksOf(type.notice),
    solidity(type.code),
    ...blocksOf(type.details),
    ...(type.members.some((member) => member.text)
      ? table(STRINGS.contracts.member, type.members, context)
      : []),
  ],
});

function inheritedPart(context: PageContext): Part[] {
  const { inherited, line } = context.contract;
  if (inherited.length === 0) return [];
  const items = groupBy(inherited, (one) => one.contract).map(({ key: contract, items: all }) => {
    const links = all.map(({ anchor, key }) => linkTo({ contract, anchor }, key, context));
    return [
      linkTo({ contract, anchor: undefined }, contract, context),
      text(": "),
      ...listed(links),
    ];
  });
  return [{ line, blocks: [heading(2, STRINGS.contracts.inherited, "inherited"), list(items)] }];
}

/** Returns elements of a sentence with commas between them. */
const listed = (all: readonly PhrasingContent[]): PhrasingContent[] =>
  all.flatMap((one, index) => (index > 0 ? [text(STRINGS.common.listSeparator), one] : [one]));

/** Returns a sentence that says what the contract is, and one with its downloads. */
function introduction(
  context: PageContext,
  files: readonly { name: string; address: string }[],
): BlockContent {
  const { kind, bases } = context.contract;
  const inherited = bases.map((name) =>
    linkTo({ contract: name, anchor: undefined }, name, context),
  );
  const downloads = files.map(
    ({ name, address }): PhrasingContent => ({
      type: "link",
      url: address,
      children: [text(name)],
    }),
  );
  return paragraph(
    text(STRINGS.contracts.kinds[kind === "abstract contract" ? "abstract" : kind]),
    ...(inherited.length > 0 ? [text(STRINGS.contracts.inherits), ...listed(inherited)] : []),
    text(STRINGS.contracts.downloads),
    ...listed(downloads),
    text(STRINGS.contracts.downloadsEnd),
  );
}

const OPTIONS: Options = {
  bullet: "-",
  fence: "~",
  fences: true,
  handlers: { headingId: ({ value }: { value: string }) => `{#${value}}` },
  extensions: [gfmToMarkdown({ tablePipeAlign: false }), mdxToMarkdown()],
  // The site's own syntax: formulas, admonitions, emoji, notes, ids and code.
  unsafe: [
    { character: "$", inConstruct: "phrasing" },
    { character: "~", inConstruct: "phrasing" },
    { character: ":", after: "[A-Za-z:]", inConstruct: "phrasing" },
    { character: "^", inConstruct: "phrasing" },
    { character: "#", before: "\\{", inConstruct: "phrasing" },
    { character: "i", after: "mport\\b", atBreak: true },
    { character: "e", after: "xport\\b", atBreak: true },
  ],
};

const print = (children: RootContent[]): string =>
  toMarkdown({ type: "root", children } satisfies Root, OPTIONS);

/** The Markdown of a page, and the line of the source that each of its lines tells of. */
export interface ContractText {
  text: string;
  lines: number[];
}

/** Writes the page of a contract. `files` are its downloads, by name. */
export function contractText(
  context: PageContext,
  files: readonly { name: string; address: string }[],
  address: { id: string; slug: string },
): ContractText {
  const { contract } = context;
  const { name, title, notice, details, members, types, line } = contract;
  const section = (words: string, id: string, parts: readonly Part[]): Part[] =>
    parts.length > 0 ? [{ line, blocks: [heading(2, words, id)] }, ...parts] : [];
  const ofKind = (kind: Member["kind"]): Part[] =>
    members.filter((one) => one.kind === kind).map((one) => memberPart(one, context));
  const parts: Part[] = [
    {
      line,
      blocks: [...blocksOf(notice || title), introduction(context, files), ...blocksOf(details)],
    },
    ...section(STRINGS.contracts.functions, "functions", ofKind("function")),
    ...section(STRINGS.contracts.events, "events", ofKind("event")),
    ...section(STRINGS.contracts.errors, "errors", ofKind("error")),
    ...section(
      STRINGS.contracts.types,
      "types",
      types.map((type) => typePart(type, context)),
    ),
    ...inheritedPart(context),
  ];
  const printed = parts.map((part) => ({ line: part.line, text: `${print(part.blocks)}\n` }));
  const description = withoutControlCharacters(notice).replace(/\s+/g, " ") || title;
  const front = JSON.stringify({ ...address, title: name, ...(description && { description }) });
  const all = [{ line, text: `---\n${front}\n---\n\n` }, ...printed];
  return {
    text: all.map((part) => part.text).join(""),
    lines: all.flatMap((part) =>
      part.text
        .split("\n")
        .slice(1)
        .map(() => part.line),
    ),
  };
}
