/** Groups items by a key. The groups are in the order in which their keys first appear. */
export function groupBy<Item>(
  items: readonly Item[],
  keyOf: (item: Item) => string,
): { key: string; items: Item[] }[] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return Array.from(groups, ([key, grouped]) => ({ key, items: grouped }));
}

/**
 * Groups items by the first letter of their labels, in upper case (R9). Letters and labels are in
 * dictionary order.
 */
export function groupByLetter<Item extends { label: string }>(items: readonly Item[]) {
  const sorted = [...items].sort((one, other) =>
    one.label.localeCompare(other.label, PAGE_LANGUAGE.lang),
  );
  return groupBy(sorted, (item) =>
    (Array.from(item.label)[0] ?? "").toLocaleUpperCase(PAGE_LANGUAGE.lang),
  );
}
