import type { Changed, ExampleData } from "./example";

/** Returns the hash of a link to an example with changed inputs: `#example-swap?amount=500`. */
export function exampleHash(id: string, changed: Changed): string {
  const query = new URLSearchParams();
  for (const [name, value] of changed) query.set(name, String(value));
  return changed.size > 0 ? `#${id}?${query}` : `#${id}`;
}

/**
 * Returns the changed inputs in the hash of a page's address. Leaves out what the example cannot
 * have. Returns undefined if the hash is not one of this example with a query.
 */
export function changedIn(
  hash: string,
  id: string,
  { inputs }: ExampleData,
): Map<string, number> | undefined {
  const [anchor = "", query] = hash.slice(1).split("?", 2);
  if (anchor !== id || query === undefined) return undefined;
  const changed = new Map<string, number>();
  for (const [name, text] of new URLSearchParams(query)) {
    const range = Object.hasOwn(inputs, name) ? inputs[name]?.range : undefined;
    const value = text.trim() === "" ? Number.NaN : Number(text);
    if (range && value >= range.least && value <= range.most) changed.set(name, value);
  }
  return changed;
}
