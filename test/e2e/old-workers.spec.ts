import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { FIXTURE, publicOf } from "../sites/sites";
import { Deployment } from "./deployment";
import { expect, test } from "./site";
import { startStaticServer } from "./static-server";

const PAGE = "/docs/core/metadex";

/** A service worker that goes on showing a stored page. */
const workerOf = (cache: string) => `
  const stored = () => caches.open(${cache});
  addEventListener("install", (event) => {
    event.waitUntil(Promise.all([
      stored().then((cache) => cache.add("${PAGE}")),
      caches.open("of another site"),
    ]));
  });
  addEventListener("activate", (event) => event.waitUntil(clients.claim()));
  addEventListener("fetch", (event) => event.respondWith(
    caches.match(event.request).then((found) => found ?? fetch(event.request)),
  ));
`;

for (const [name, cache] of [
  ["sw.js", '"workbox-precache-v2-" + registration.scope'],
  ["offline.mjs", '"pages"'],
] as const) {
  test(`X6 a reader with \`${name}\` of an earlier site sees the new one, and nothing of the old is left`, async ({
    page,
  }) => {
    const old = mkdtempSync(join(tmpdir(), "old-site-"));
    mkdirSync(dirname(join(old, PAGE)), { recursive: true });
    writeFileSync(join(old, `${PAGE}.html`), "<!doctype html><title>Old</title><h1>Old</h1>");
    writeFileSync(join(old, name), workerOf(cache));
    const deployment = new Deployment();
    deployment.show(old);
    const host = await startStaticServer(deployment.root, { isClean: true });
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(host.url + PAGE);
    await page.evaluate(async (worker) => {
      await navigator.serviceWorker.register(worker);
      await navigator.serviceWorker.ready;
    }, `/${name}`);

    deployment.show(publicOf(FIXTURE));
    await page.reload({ waitUntil: "commit" });
    await expect(heading).toHaveText("Old");
    await expect(heading).toHaveText("MetaDEX");
    const left = () =>
      page.evaluate(async () => [
        (await navigator.serviceWorker.getRegistrations()).length,
        await caches.keys(),
      ]);
    await expect.poll(left).toEqual([0, ["of another site"]]);
    host.stop();
    deployment.dispose();
    rmSync(old, { recursive: true });
  });
}
