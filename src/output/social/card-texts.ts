import type { MadePage } from "../../data/nodes/page";
import { wordmark } from "../../data/site/wordmark";

/** The texts of a page's picture. */
interface CardTexts {
  /** Route of the page. */
  path: string;
  title: string;
  /** What the page is: its sections, or the date of a post. */
  label: string;
}

/** Returns the texts of the pictures of pages. `product` is the name of the product. */
export function cardTexts(pages: readonly MadePage[], product: string): CardTexts[] {
  // If the site's own letters can draw the name, the base of every picture already has it.
  const start = wordmark(product) ? [] : [product];
  return pages.flatMap(({ path, card }) =>
    card ? [{ path, title: card.title, label: [...start, ...card.sections].join(" · ") }] : [],
  );
}
