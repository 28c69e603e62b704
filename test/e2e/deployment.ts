import { mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";

/** A folder that shows one deployment now and another later. */
export class Deployment {
  private readonly folder = mkdtempSync(join(tmpdir(), "deployment-"));
  readonly root = join(this.folder, "current");

  /** Replaces the deployment with another built site. */
  show(builtSite: string): void {
    const link = join(this.folder, "next");
    symlinkSync(resolve(builtSite), link);
    renameSync(link, this.root);
  }

  dispose(): void {
    rmSync(this.folder, { recursive: true });
  }
}

/**
 * Returns the id of the deployment that the reader's service worker has stored. Empty until all of
 * it is stored.
 */
export const storedDeployment = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cache = await caches.open("offline");
    const [stored] = await cache.matchAll();
    return stored ? stored.text() : "";
  });
