import { writeMade } from "../../data/files/door";
import { publicFile } from "../../data/files/project";
import { languages, prefixOf } from "../../data/settings/languages";
import { readSite } from "../../data/settings/site-file";
import { absoluteUrl } from "../../site/addresses/url";
import * as routes from "../../site/routes";

/** Writes `robots.txt`. It allows search engines to read all pages, and names the sitemaps of all languages (X2). */
export async function writeRobots(): Promise<void> {
  const sitemaps = languages.map(
    (one) => `Sitemap: ${absoluteUrl(routes.sitemap, readSite().url + prefixOf(one))}\n`,
  );
  writeMade(publicFile(routes.robots), `User-agent: *\nAllow: /\n\n${sitemaps.join("")}`);
}
