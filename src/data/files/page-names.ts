/**
 * The names of a page's file. Gatsby writes, and later removes, `X/index.html`. Hosts look for
 * `X.html` (R14).
 *
 * So a build gives the names for hosts as its last step, and the next one first gives back those
 * that Gatsby knows. Gatsby needs no change, and the setting may change. At 1,000 docs, one name in
 * place of two saves 1,069 of 5,506 files and 104 of 283 MB.
 */
import {
  existsSync,
  linkSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmdirSync,
  rmSync,
} from "node:fs";
import { join, relative } from "node:path";
import type { SiteConfig } from "../../site/config";
import * as routes from "../../site/routes";

const END = ".html";
const INDEX = "index.html";
/** Gatsby's folder for the data of pages, and its name for home there. */
const DATA = "page-data";
const HOME = "index";

/** Whether Gatsby gives the page the name that hosts look for. */
const hasOneName = (path: string): boolean => path === routes.home || path.endsWith(END);

/**
 * Gives the pages of a site the names that its host looks for. Two names of one file are hard
 * links: for 1,000 docs, copies would take 1.5 s and 100 MB.
 */
export function nameForHosts(
  site: string,
  paths: readonly string[],
  kind: SiteConfig["pageFiles"],
): void {
  // Pages come before those above them, so that the folder of a page is empty in time.
  for (const path of paths.toSorted().reverse()) {
    if (hasOneName(path)) continue;
    const folder = join(site, path);
    const file = join(folder, INDEX);
    const name = `${folder}${END}`;
    rmSync(name, { force: true });
    // Gatsby writes both names of the not-found page itself.
    if (kind === "both" || path === routes.notFound) {
      linkSync(file, name);
      continue;
    }
    renameSync(file, name);
    if (readdirSync(folder).length === 0) rmdirSync(folder);
  }
}

/** Whether a file is a second name of a page, which `nameForHosts` makes and Gatsby does not know. */
export const isSecondName = (site: string, file: string): boolean =>
  file.endsWith(END) &&
  file !== join(site, `${routes.notFound}${END}`) &&
  existsSync(join(file.slice(0, -END.length), INDEX));

/** Gives pages that have only the name for hosts the name that Gatsby looks for. */
export function nameForGatsby(site: string): void {
  const data = join(site, DATA);
  if (!existsSync(data)) return;
  for (const { name, parentPath } of readdirSync(data, { recursive: true, withFileTypes: true })) {
    if (name !== "page-data.json") continue;
    const path = relative(data, parentPath);
    const folder = join(site, path);
    const file = `${folder}${END}`;
    if (path === HOME || existsSync(join(folder, INDEX)) || !existsSync(file)) continue;
    mkdirSync(folder, { recursive: true });
    renameSync(file, join(folder, INDEX));
  }
}
