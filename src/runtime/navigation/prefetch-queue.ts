/** How a browser loads pages ahead. Addresses are paths of this site. */
interface Prefetching {
  /** Returns the pages that are worth loading now, the most likely first. */
  pagesAhead: () => readonly string[];
  /** Loads a page. The promise may not reject. */
  load: (address: string) => Promise<void>;
  /** Calls the function once the browser has nothing else to do. */
  whenIdle: (run: () => void) => void;
  /** Returns the bytes that have been loaded ahead since the last page was shown. */
  loadedBytes: () => number;
  /** How many pages may be on their way at once. */
  mostAtOnce: number;
  /** How many bytes may be loaded ahead from one page. */
  mostBytes: number;
}

/**
 * Returns a function that loads pages ahead once the browser is idle. Call it whenever the pages
 * that are worth loading may have changed. It asks for each page once.
 */
export function prefetchQueue({
  pagesAhead,
  load,
  whenIdle,
  loadedBytes,
  mostAtOnce,
  mostBytes,
}: Prefetching): () => void {
  const asked = new Set<string>();
  let onTheirWay = 0;
  let isWaiting = false;

  function loadSome(): void {
    isWaiting = false;
    const room = loadedBytes() < mostBytes ? mostAtOnce - onTheirWay : 0;
    if (room === 0) return;
    const next = pagesAhead().filter((address) => !asked.has(address));
    for (const address of next.slice(0, room)) {
      asked.add(address);
      onTheirWay += 1;
      void load(address).then(() => {
        onTheirWay -= 1;
        look();
      });
    }
  }
  function look(): void {
    if (isWaiting) return;
    isWaiting = true;
    whenIdle(loadSome);
  }
  return look;
}
