import { existsSync, realpathSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { isIn } from "../../../markdown/named-files/is-in";

const hiddenPart = (path: string): string | undefined =>
  path.split(sep).find((part) => part.startsWith(".") && part !== "." && part !== "..");

/** Returns the folder around all that a site may use: its repository, or else the folder around it. */
function boundsOf(root: string): string {
  for (let folder = root; folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(join(folder, ".git"))) return folder;
  }
  return dirname(root);
}

/** What of the disk belongs to a site. */
export class SiteBounds {
  private readonly root: string;
  private readonly bounds: string;

  constructor(root: string) {
    this.root = realpathSync(root);
    this.bounds = boundsOf(this.root);
  }

  /** Returns why a path does not belong to the site, as the end of a sentence; undefined if it does. */
  fault(path: string): string | undefined {
    const real = existsSync(path) ? realpathSync(path) : resolve(path);
    if (!isIn(real, this.bounds)) return `leads out of ${this.bounds}`;
    const hidden = hiddenPart(relative(isIn(real, this.root) ? this.root : this.bounds, real));
    return hidden && `leads to \`${hidden}\`, which is hidden`;
  }

  /** Returns why an option cannot name a folder; undefined if it can. */
  folderFault(path: string): string | undefined {
    const folder = resolve(this.root, path);
    const isAround = folder !== this.root && isIn(this.root, folder);
    return isAround ? "leads to a folder around the site" : this.fault(folder);
  }
}
