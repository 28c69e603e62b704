import { availableParallelism } from "node:os";

/**
 * How many builds or runs of tests keep this machine busy: each uses two processors for most of its
 * time.
 */
export const BUSY = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * Does a task for each item, so many at a time, in the order of the items. Fails with the first of
 * them that fails.
 */
export async function atOnce<Item>(
  count: number,
  items: Iterable<Item>,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = Array.from(items).values();
  const workers = Array.from({ length: count }, async () => {
    for (const item of waiting) await task(item);
  });
  await Promise.all(workers);
}
