import type { Root } from "mdast";
import type { Extension as FromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm as wholeSyntax } from "micromark-extension-gfm";
import type { Extension } from "micromark-util-types";
import type { Processor } from "unified";
import { placeAt } from "../place-at";
import { documentFault } from "../report";
import { visit } from "../visit";
import { addSyntax } from "./add-syntax";

const { flow = {}, text = {}, ...others } = wholeSyntax();

/** The syntax of GitHub's tables. */
export const table: Extension = { flow };

/** Returns the syntax within text of bare addresses, or all other syntax within text. */
const withinText = (isOfAddresses: boolean): Extension => ({
  text: Object.fromEntries(
    Object.entries(text).filter(
      ([code]) => "![]~".includes(String.fromCharCode(Number(code))) !== isOfAddresses,
    ),
  ),
});

const addressSyntax = withinText(true);
const otherSyntax: Extension = { ...others, ...table, ...withinText(false) };

/** How many cells the rows of a table may lack. The page gets an empty one for each. */
const MOST_LACKING = 50_000;

/** Refuses a table with many columns and many short rows, which would be huge on the page. */
export function refuseShortRows(root: Root): void {
  visit<Root["children"][number]>(root, (node) => {
    if (node.type !== "table") return;
    const columns = node.align?.length ?? 0;
    const lacking = node.children.reduce(
      (sum, { children }) => sum + Math.max(0, columns - children.length),
      0,
    );
    if (lacking <= MOST_LACKING) return;
    const reason = `The rows of this table lack ${lacking} cells of its ${columns} columns. The limit is ${MOST_LACKING}. Give its first row fewer cells.`;
    throw documentFault("too-long", reason, node.position);
  });
}

/**
 * A word that is no part of an address. The search for bare e-mail addresses would take the square
 * of its length.
 */
const LONG_WORD = /[-.\w+]{400}/;

/** The first of the extensions is that of bare addresses. */
const [{ transforms: findAddresses, ...autolinks } = {}, ...nodes] = gfmFromMarkdown();

const addresses: FromMarkdown = {
  ...autolinks,
  transforms: findAddresses?.map((find) => (root) => {
    const left: { type: string }[] = [];
    visit<Root["children"][number]>(root, (node) => {
      if (node.type === "text" && LONG_WORD.test(node.value)) left.push(node);
    });
    for (const node of left) node.type = "longText";
    find(root);
    for (const node of left) node.type = "text";
  }),
};

/**
 * Whether a source may hold a bare address, which GitHub's Markdown turns into a link without any
 * syntax.
 */
export const hasBareAddress = (source: string): boolean => /https?:\/\/|www\.|@/i.test(source);

/** Punctuation that may end a bare address. The parser reads all of it again for each of its signs. */
const LONG_PUNCTUATION = /[!"'),*.:;?_~\]&]{100}/;

/** Refuses addresses with very much punctuation in a row. */
export function refuseSlowAddresses(text: string): void {
  for (const { 0: word, index } of text.matchAll(/\S{100,}/g)) {
    if (!hasBareAddress(word) || !LONG_PUNCTUATION.test(word)) continue;
    const reason =
      "This address has 100 punctuation marks in a row, which takes too long to read. Remove most of them.";
    throw documentFault("too-long", reason, placeAt(text, index));
  }
}

/**
 * Adds GitHub's Markdown: tables, footnotes, strikethrough, task lists and bare addresses. The
 * syntax of bare addresses tries every word of the text and takes as long as the rest of the
 * parser. Documents without an address do not need it.
 */
export function gfm(this: Processor, { bareAddresses }: { bareAddresses: boolean }): void {
  addSyntax(this, otherSyntax, nodes);
  if (bareAddresses) addSyntax(this, addressSyntax, addresses);
}
