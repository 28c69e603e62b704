/**
 * Reading offline (Workbox) is gone: few owners need it, and it was 150 lines and five packages
 * more than this end of it. Without the end, the worker of an earlier site would show old pages for
 * ever.
 */
import { writeMade } from "../../data/files/door";
import { oldWorkers } from "../../data/files/old-workers";
import { publicFile } from "../../data/files/project";

/**
 * A service worker that ends itself. Browsers that look for a newer version of an old worker get
 * this one. Tabs that show pages of the old site load the new ones. Workbox ends the names of its
 * caches with the worker's scope. Other sites at this host keep theirs.
 */
const FAREWELL = `addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(end()));

async function end() {
  const own = ["pages", "files", "offline"];
  for (const name of await caches.keys())
    if (own.includes(name) || name.endsWith(registration.scope)) await caches.delete(name);
  await registration.unregister();
  const tabs = await clients.matchAll({ type: "window" });
  await Promise.allSettled(tabs.map((tab) => tab.navigate(tab.url)));
}
`;

/** Ends the service workers of earlier sites at this address, which would go on showing old pages. */
export function writeFarewell(): void {
  for (const route of oldWorkers()) writeMade(publicFile(route), FAREWELL);
}
