import { docusaurus } from "./docusaurus";
import type { BuiltSite, Site } from "./site";
import { starlight } from "./starlight";
import { thisSite } from "./this-site";
import { vitepress } from "./vitepress";

/** Sites that `npm run bench` builds. */
const BUILDABLE: Record<string, Site> = { this: thisSite, docusaurus, starlight };
/** Sites that `npm run bench:page` measures. */
const MEASURABLE: Record<string, BuiltSite> = { ...BUILDABLE, vitepress };

function named<T>(sites: Record<string, T>, name: string): T {
  const site = sites[name];
  if (site) return site;
  throw new Error(`There is no site ${name}; there are ${Object.keys(sites).join(", ")}.`);
}

/** A site that can be built, by its name. */
export const siteToBuild = (name: string): Site => named(BUILDABLE, name);

/** A site that can be measured in a browser, by its name. */
export const siteToMeasure = (name: string): BuiltSite => named(MEASURABLE, name);
