/**
 * The service worker of a site that is not for offline reading. It ends the worker of an earlier
 * deployment: browsers that look for a newer version of that worker get this one.
 */
interface Extendable extends Event {
  waitUntil: (done: Promise<unknown>) => void;
}

declare const self: EventTarget & {
  registration: { unregister: () => Promise<boolean> };
  skipWaiting: () => Promise<void>;
};

async function end(): Promise<void> {
  for (const name of await caches.keys()) await caches.delete(name);
  await self.registration.unregister();
}

self.addEventListener("install", () => void self.skipWaiting());
self.addEventListener("activate", (event) => (event as Extendable).waitUntil(end()));

export {};
