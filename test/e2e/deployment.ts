import { mkdtempSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

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
