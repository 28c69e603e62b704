import { writeFile } from "node:fs/promises";
import { publicFile } from "../../data/files/project";
import { readSite } from "../../data/settings/site-file";
import * as routes from "../../site/routes";

/** Writes `robots.txt`, which lets all pages be read and says where they are listed (X2). */
export async function writeRobots(pathPrefix: string): Promise<void> {
  const sitemap = readSite().url + pathPrefix + routes.sitemap;
  await writeFile(publicFile(routes.robots), `User-agent: *\nAllow: /\n\nSitemap: ${sitemap}\n`);
}
