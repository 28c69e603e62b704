import { withPrefix } from "gatsby";
import { isSlow } from "./prefetch";
import { isStorageBlocked } from "./storage";

/** Names of the pages and files of a deployment, and what stands for all that they hold. */
interface OfflineList {
  digest: string;
  files: string[];
}

/** So many are asked for at once, so that a reader's own requests are not in a queue. */
const AT_ONCE = 10;
const STORE = "offline";

/** Has the service worker fetch and store files; resolves when it has. */
const store = (worker: ServiceWorker, files: readonly string[]): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    // What Workbox' router listens to.
    worker.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: files } }, [port2]);
  });

/**
 * Has the whole site stored, so that it can be read offline: once for each deployment, and not over
 * a connection that is slow or dear.
 */
export async function keepForOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  // A host without TLS has no service worker, and where storage is blocked it cannot be registered.
  if (!serviceWorker || isStorageBlocked()) return;
  await serviceWorker.register(withPrefix("/offline.mjs"), { scope: withPrefix("/") });
  const { active } = await serviceWorker.ready;
  if (!active || isSlow()) return;
  const address = withPrefix("/offline.json");
  const { digest, files }: OfflineList = await (await fetch(address, { cache: "no-cache" })).json();
  const cache = await caches.open(STORE);
  const stored = await cache.match(address);
  if ((await stored?.text()) === digest) return;
  for (let start = 0; start < files.length; start += AT_ONCE) {
    await store(active, files.slice(start, start + AT_ONCE));
  }
  await cache.put(address, new Response(digest));
}
