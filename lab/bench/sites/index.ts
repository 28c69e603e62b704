import { docusaurus } from "./docusaurus";
import { rspress } from "./rspress";
import type { Site } from "./site";
import { starlight } from "./starlight";
import { thisSite } from "./this-site";
import { vitepress } from "./vitepress";

const SITES: Record<string, Site> = { this: thisSite, docusaurus, rspress, starlight, vitepress };

/** Returns the site with this name: this one, or a peer. */
export function siteNamed(name: string): Site {
  const site = SITES[name];
  if (site) return site;
  throw new Error(`There is no site ${name}. The sites are ${Object.keys(SITES).join(", ")}.`);
}
