import { withPrefix } from "gatsby";
import { isStorageBlocked } from "../choices/storage";
import { isSlow } from "../navigation/connection";

/** The addresses of a deployment's pages and files. `digest` stands for all that they contain. */
interface OfflineList {
  digest: string;
  files: string[];
}

/**
 * How many files are requested at once. With more, the reader's own requests would have to wait.
 */
const AT_ONCE = 10;
const STORE = "offline";

/** Makes the service worker fetch and store files. Resolves when it has done so. */
const store = (worker: ServiceWorker, files: readonly string[]): Promise<unknown> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    // Workbox' router listens to this message.
    worker.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: files } }, [port2]);
  });

/**
 * Stores the whole site for offline reading: once for each deployment, and not over a slow or
 * expensive connection.
 */
export async function keepForOffline(): Promise<void> {
  const { serviceWorker } = navigator;
  // A page without TLS has no service worker. If storage is blocked, the browser cannot register
  // one.
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
