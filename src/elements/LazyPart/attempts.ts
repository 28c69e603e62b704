type Watcher = (isFailed: boolean) => void;

/** Loading something that may fail, as often as it takes. */
export interface Attempts<Loaded> {
  /** Never rejected: it waits for the attempt that succeeds. */
  success: Promise<Loaded>;
  /** Tries to load, for the first time or again. */
  start: () => void;
  /**
   * Tells the watcher whether the last attempt has failed; only the first watcher, since it is one
   * failure however many wait. A failed attempt is repeated. Answers with a function that ends it.
   */
  watch: (watcher: Watcher) => () => void;
}

/** Prepares to load something; nothing is loaded before `start`. */
export function attemptsAt<Loaded>(load: () => Promise<Loaded>): Attempts<Loaded> {
  const watchers = new Set<Watcher>();
  let isFailed = false;
  let resolve = (_: Loaded): void => {};
  const success = new Promise<Loaded>((onSuccess) => {
    resolve = onSuccess;
  });

  const report = (failed: boolean): void => {
    isFailed = failed;
    const [first] = watchers;
    first?.(failed);
  };
  const start = (): void => {
    report(false);
    load().then(resolve, () => report(true));
  };
  const watch = (watcher: Watcher) => {
    watchers.add(watcher);
    if (isFailed) start();
    return () => {
      watchers.delete(watcher);
    };
  };
  return { success, start, watch };
}
