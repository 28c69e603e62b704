import { writeMade } from "../../data/files/door";
import { publicFile } from "../../data/files/project";
import { readSite } from "../../data/settings/site-file";
import { absoluteUrl } from "../../site/addresses/url";
import * as routes from "../../site/routes";

/** Writes `robots.txt`. It allows search engines to read all pages, and names the sitemap (X2). */
export async function writeRobots(pathPrefix: string): Promise<void> {
  const sitemap = absoluteUrl(routes.sitemap, readSite().url + pathPrefix);
  writeMade(publicFile(routes.robots), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
