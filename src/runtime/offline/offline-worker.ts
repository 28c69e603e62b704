/**
 * The service worker of a site for offline reading (`offline` in site.yml). It is a script of its
 * own. While the reader is online, the host answers all requests, except those for files that are
 * named by their content.
 */
import { clientsClaim } from "workbox-core";
import type { WorkboxPlugin } from "workbox-core/types";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { isNamedByContent, storedAddress } from "./offline-addresses";

declare const self: {
  registration: { scope: string };
  skipWaiting: () => Promise<void>;
};

/** The oldest files, from old deployments, make room for new ones. */
const MOST_FILES = 500;

// The worker has no state that an open tab could depend on. So a new worker takes over at once.
void self.skipWaiting();
clientsClaim();

const base = new URL(self.registration.scope).pathname;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isNamedByContent(url.pathname, base),
  new CacheFirst({
    cacheName: "files",
    plugins: [
      // Workbox's own types differ on whether a function that is not there may be undefined.
      new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true }) as WorkboxPlugin,
      {
        // During a deployment, a host may answer with a page in place of a file. The cache would
        // keep that page for good.
        cacheWillUpdate: async ({ response }) => {
          const isPage = response.headers.get("content-type")?.startsWith("text/html");
          return response.status === 200 && !isPage ? response : null;
        },
      },
    ],
  }),
);

registerRoute(
  // Browsers request films in parts (`range`). The cache leaves those requests alone.
  ({ url, request, sameOrigin }) =>
    sameOrigin && url.pathname !== `${base}offline.json` && !request.headers.has("range"),
  new NetworkFirst({
    cacheName: "pages",
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => storedAddress(request.url),
        cacheWillUpdate: async ({ response }) => {
          if (response.status !== 200) return null;
          // Browsers refuse to open a page from an answer that is marked as redirected. A copy of
          // the answer has no such mark.
          return response.redirected ? new Response(response.body, response) : response;
        },
      },
    ],
  }),
);
