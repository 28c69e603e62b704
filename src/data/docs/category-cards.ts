import { CARD_LIST } from "../../markdown/docusaurus/elements";
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
  const fill = (node: TreeNode): TreeNode => {
    if (typeof node === "string") return node;
    const [name, props, ...children] = node;
    return name === CARD_LIST ? ["Cards", {}, ...shown] : [name, props, ...children.map(fill)];
  };
  return tree.map(fill);
}

/** Returns why a document cannot show the cards of its category; undefined if it can. */
export const cardsFault = (kind: string): string | undefined =>
  kind === "docs"
    ? undefined
    : "`<DocCardList>` shows the cards of a sidebar's category, and only docs are in a sidebar. Write `<Cards>` with a `<Card>` for each page.";
