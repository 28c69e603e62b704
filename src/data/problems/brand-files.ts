import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isFile } from "../../markdown/named-files/stat-of";
import { didYouMean } from "../../site/problems/nearest";
import { type Problem, wholeFile } from "../../site/problems/problem";
import { fromRoot, staticRoot } from "../files/project";
import { fontFaults } from "../settings/brand/fonts";
import { readSite, sitePath } from "../settings/site-file";
import { placeInYaml } from "../yaml/place-of";

/** Files that every page refers to: their paths below `static/`, and what each is for. */
const BRAND_FILES: Readonly<Record<string, string>> = {
  "favicon.svg": "the icon of apps and bookmarks",
  "img/logo.svg": "the mark in the navbar and in the pictures of previews",
};

/** Reports missing files of the brand. */
export const missingBrandFiles = (): Problem[] =>
  Object.entries(BRAND_FILES).flatMap(([name, use]) => {
    const path = join(staticRoot, name);
    if (isFile(path)) return [];
    const message = `The file is missing: the site needs it for ${use}. Put an SVG at this path.`;
    return [{ code: "missing-file", severity: "error", message, ...wholeFile(fromRoot(path)) }];
  });

/** Reports files of the site's fonts that are missing or no fonts. */
export const faultyFonts = (): Problem[] =>
  fontFaults(readSite().fonts).map(({ path, address, why }) => {
    const place = placeInYaml(sitePath, path);
    const name = `\`static${address}\``;
    if (isFile(join(staticRoot, address))) {
      const message = `${name} cannot be read as a font: ${why}.`;
      return { code: "invalid-value", severity: "error", message, ...place };
    }
    const folder = join(staticRoot, dirname(address));
    const others = existsSync(folder) ? readdirSync(folder) : [];
    const message = `${name} is missing.${didYouMean(basename(address), others)}`;
    return { code: "missing-file", severity: "error", message, ...place };
  });
