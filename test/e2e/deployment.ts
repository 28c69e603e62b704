import { mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Page } from "@playwright/test";

/** A folder that is one deployment now and another later. */
export class Deployment {
  private readonly folder = mkdtempSync(join(tmpdir(), "deployment-"));
  readonly root = join(this.folder, "current");

  /** Puts a built site in the place of the one before. */
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
 * What stands for the deployment that a reader's service worker has stored; empty until all of it
 * is.
 */
export const storedDeployment = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const cache = await caches.open("offline");
    const [stored] = await cache.matchAll();
    return stored ? stored.text() : "";
  });
