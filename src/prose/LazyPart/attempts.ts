type Watcher = (isFailed: boolean) => void;

/** A load that may fail. It can be repeated until it succeeds. */
export interface Attempts<Loaded> {
  /** Resolves when an attempt succeeds. It never rejects. */
  success: Promise<Loaded>;
  /** Tries to load, for the first time or again. */
  start: () => void;
  /**
   * Tells the watcher whether the last attempt has failed. Only the first watcher is told: however
   * many watchers wait, there is one failure to report. If the last attempt has failed, `watch`
   * starts a new one. Returns a function that ends the watch.
   */
  watch: (watcher: Watcher) => () => void;
}

/** Prepares a load. Nothing is loaded before the caller calls `start`. */
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
