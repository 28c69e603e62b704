import { generateContent, type Layout } from "./generate";

const SHIPPED = "shipped";
const MANY_DOCS = 1000;

/** How many docs a measured site has; null for the shipped content. */
export type Size = number | null;

/** The size that was asked for. */
export function sizeFrom(text: string): Size {
  if (text === SHIPPED) return null;
  const docs = Number(text);
  if (Number.isInteger(docs) && docs > 0) return docs;
  throw new Error(`Expected a whole number of docs, found ${text}.`);
}

/** A size in words. */
export const nameOf = (docs: Size): string => (docs === null ? SHIPPED : String(docs));

/**
 * Gives a site content of this size, with posts that go with it; the shipped content is there
 * already.
 */
export function writeContent(root: string, docs: Size, layout?: Layout): void {
  if (docs === null) return;
  const posts = docs < MANY_DOCS ? 4 : 50;
  generateContent(root, { docs, posts, product: "stra" }, layout);
}
