/**
 * The service worker of a site that is to be read offline (`offline` in site.yml), a script of its
 * own. Who is online gets everything from the host, but for files that are named by their content.
 */
import { clientsClaim } from "workbox-core";
import { ExpirationPlugin } from "workbox-expiration";
import { registerRoute } from "workbox-routing";
import { CacheFirst, NetworkFirst } from "workbox-strategies";
import { isNamedByContent, storedAddress } from "./offline-addresses";

declare const self: {
  registration: { scope: string };
  skipWaiting: () => Promise<void>;
};

/** Scripts and styles of old deployments make room for new ones. */
const MOST_FILES = 500;

// It has nothing of its own that tabs could be in the middle of.
void self.skipWaiting();
clientsClaim();

const base = new URL(self.registration.scope).pathname;

registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isNamedByContent(url.pathname, base),
  new CacheFirst({
    cacheName: "files",
    plugins: [
      new ExpirationPlugin({ maxEntries: MOST_FILES, purgeOnQuotaError: true }),
      {
        // A host that is half deployed may answer with a page in place of a file, which would be
        // kept for good.
        cacheWillUpdate: async ({ response }) => {
          const isPage = response.headers.get("content-type")?.startsWith("text/html");
          return response.status === 200 && !isPage ? response : null;
        },
      },
    ],
  }),
);

registerRoute(
  // Browsers ask for films in parts.
  ({ url, request, sameOrigin }) =>
    sameOrigin && url.pathname !== `${base}offline.json` && !request.headers.has("range"),
  new NetworkFirst({
    cacheName: "pages",
    plugins: [
      {
        cacheKeyWillBeUsed: async ({ request }) => storedAddress(request.url),
        cacheWillUpdate: async ({ response }) => {
          if (response.status !== 200) return null;
          // No page may be opened with an answer that says that it was redirected.
          return response.redirected ? new Response(response.body, response) : response;
        },
      },
    ],
  }),
);
