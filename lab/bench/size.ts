import { generateContent, type Layout } from "./generate";

const SHIPPED = "shipped";
const MANY_DOCS = 1000;

/** The number of docs of a measured site. Null means the shipped content. */
export type Size = number | null;

/** Parses a size from the command line. Throws an error if it is not valid. */
export function sizeFrom(text: string): Size {
  if (text === SHIPPED) return null;
  const docs = Number(text);
  if (Number.isInteger(docs) && docs > 0) return docs;
  throw new Error(`Expected a whole number of docs, found ${text}.`);
}

/** Returns a size in words. */
export const nameOf = (docs: Size): string => (docs === null ? SHIPPED : String(docs));

/**
 * Writes generated docs of this size into a site, with posts to match. Does nothing for the shipped
 * content, which is there already.
 */
export function writeContent(root: string, docs: Size, layout?: Layout): void {
  if (docs === null) return;
  const posts = docs < MANY_DOCS ? 4 : 50;
  generateContent(root, { docs, posts, product: "stra" }, layout);
}
