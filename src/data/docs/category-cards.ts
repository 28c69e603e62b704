import { CARD_LIST } from "../../markdown/docusaurus/elements";
import { replaceElements } from "../../markdown/tree/replace";
import type { DocumentTree, TreeNode } from "../../site/tree";
import type { CategoryCard } from "./sidebar-items";

/** Puts the cards of its category into a doc, where the doc asks for them. */
export function withCards(tree: DocumentTree, cards: readonly CategoryCard[]): DocumentTree {
  const shown = cards.map(
    ({ label, href, description }): TreeNode => [
      "Card",
      { title: label, to: href },
      ...(description === null ? [] : [description]),
    ],
  );
  return replaceElements(tree, CARD_LIST, () => [["Cards", {}, ...shown]]);
}

/** Returns why a document cannot show the cards of its category; undefined if it can. */
export const cardsFault = (kind: string): string | undefined =>
  kind === "docs"
    ? undefined
    : "`<DocCardList>` shows the cards of a sidebar's category, and only docs are in a sidebar. Write `<Cards>` with a `<Card>` for each page.";
