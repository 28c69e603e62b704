import { docusaurus } from "./docusaurus";
import type { BuiltSite, Site } from "./site";
import { starlight } from "./starlight";
import { thisSite } from "./this-site";
import { vitepress } from "./vitepress";

/** The sites that `npm run bench` builds. */
const BUILDABLE: Record<string, Site> = { this: thisSite, docusaurus, starlight };
/** The sites that `npm run bench:page` measures. */
const MEASURABLE: Record<string, BuiltSite> = { ...BUILDABLE, vitepress };

function named<T>(sites: Record<string, T>, name: string): T {
  const site = sites[name];
  if (site) return site;
  throw new Error(`There is no site ${name}. The sites are ${Object.keys(sites).join(", ")}.`);
}

/** Returns the site with this name that can be built. */
export const siteToBuild = (name: string): Site => named(BUILDABLE, name);

/** Returns the site with this name that can be measured in a browser. */
export const siteToMeasure = (name: string): BuiltSite => named(MEASURABLE, name);
