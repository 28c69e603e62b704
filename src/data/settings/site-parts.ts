import { existsSync } from "node:fs";
import { join } from "node:path";
import type { SiteConfig } from "../../site/config";
import { contentRoot } from "../files/project";
import { readSite } from "./site-file";

/** Returns whether a file or folder of `content/` exists. */
const isThere = (name: string): boolean => existsSync(join(contentRoot, name));

export type BlogSettings = Exclude<SiteConfig["blog"], false>;

/**
 * Returns the settings of the blog. Null if the site has none: its file says so, or there is no
 * folder for posts.
 */
export function readBlog(): BlogSettings | null {
  const { blog } = readSite();
  return blog && isThere("blog") ? blog : null;
}

/** Returns whether the owner has written a home page, and does not say `home: false`. */
export const hasWrittenHome = (): boolean => readSite().home && isThere("home.yml");

/** Returns whether the site has a glossary: a file of terms, and no `glossary: false`. */
export const hasGlossary = (): boolean => readSite().glossary && isThere("glossary.yml");
