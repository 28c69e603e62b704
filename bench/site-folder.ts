import { cpSync, existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { run } from "../test/programs";
import { SiteCopy } from "../test/sites/site-copy";

/** A folder in which a site is built. */
interface SiteFolder {
  root: string;
  dispose(): void;
}

/** A copy of a peer with its packages, outside of this site's: they stay for the next time. */
function peerFolder(name: string): SiteFolder {
  const root = join(tmpdir(), "bench-peers", name);
  mkdirSync(root, { recursive: true });
  cpSync(join("bench/peers", name), root, { recursive: true });
  if (!existsSync(join(root, "node_modules"))) run("npm", "install", "--prefix", root);
  return { root, dispose: () => {} };
}

/** Makes a folder in which a site can be built without touching this one. */
export const openSiteFolder = (name: string): SiteFolder =>
  name === "this" ? new SiteCopy({ source: "." }) : peerFolder(name);
