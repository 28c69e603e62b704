import { availableParallelism } from "node:os";

/**
 * How many builds or test runs keep this machine busy. Each uses two processors for most of its
 * time.
 */
export const BUSY = Math.max(1, Math.floor(availableParallelism() / 2));

/**
 * Runs a task for each item, at most `count` at a time, in the order of the items. Rejects with the
 * first error.
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
