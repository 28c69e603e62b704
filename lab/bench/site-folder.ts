import { cpSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../../test/programs/program";
import { SiteCopy } from "../../test/sites/site-copy";
import type { Site } from "./sites/site";

/** A folder in which a site is built. */
interface SiteFolder {
  root: string;
  dispose(): void;
}

/**
 * Copies a peer into the temporary folder, outside this site's packages, and installs its packages
 * there. The copy stays for the next run.
 */
function peerFolder(name: string): SiteFolder {
  const root = join(tmpdir(), "bench-peers", name);
  mkdirSync(root, { recursive: true });
  cpSync(join("lab/bench/peers", name), root, { recursive: true });
  if (!existsSync(join(root, "node_modules"))) run("npm", "install", "--prefix", root);
  return { root, dispose: () => {} };
}

/** Makes a folder that can build a site without touching this one. */
export const openSiteFolder = (name: string): SiteFolder =>
  name === "this" ? new SiteCopy({ source: "." }) : peerFolder(name);

/** Removes the built site and all caches, so that the next build or start is cold. */
export function removeBuilt(root: string, { output, caches }: Site): void {
  for (const path of [output, ...caches])
    rmSync(join(root, path), { recursive: true, force: true });
}
