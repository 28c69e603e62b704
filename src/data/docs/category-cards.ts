import { CARD_LIST } from "../../markdown/docusaurus/elements";
import { replaceElements } from "../../markdown/tree/replace";
import type { DocumentTree, TreeNode } from "../../site/tree";
import type { CategoryCard, PageLink } from "./sidebar-items";

/**
 * Puts the cards of its category into a doc, where the doc asks for them. A stream flows through the
 * cards that list pages.
 */
export function withCards(
  tree: DocumentTree,
  cards: readonly CategoryCard[],
  stream: Readonly<Record<string, string>> | null = null,
): DocumentTree {
  const sections = cards.filter(({ links }) => links.length > 0);
  const flows = stream !== null && sections.length > 0;
  const shown = cards.map((card): TreeNode => {
    const { label, href, description, links } = card;
    const isSection = links.length > 0;
    return [
      "Card",
      { title: label, to: href, ...(flows && isSection && { part: sections.indexOf(card) }) },
      ...(description === null ? [] : [description]),
      ...(isSection ? [listOf(links)] : []),
    ];
  });
  return replaceElements(tree, CARD_LIST, () => [["Cards", flows ? { stream } : {}, ...shown]]);
}

/** Returns a list of links to the pages of a section. */
const listOf = (links: readonly PageLink[]): TreeNode => [
  "ul",
  {},
  ...links.map(({ label, path }): TreeNode => ["li", {}, ["a", { href: path }, label]]),
];

/** Returns why a document cannot show the cards of its category; undefined if it can. */
export const cardsFault = (kind: string): string | undefined =>
  kind === "docs"
    ? undefined
    : "`<DocCardList>` shows the cards of a sidebar's category, and only docs are in a sidebar. Write `<Cards>` with a `<Card>` for each page.";
