import { existsSync, readdirSync } from "node:fs";
import { basename, dirname, join } from "node:path";
import { isFile } from "../../markdown/named-files/stat-of";
import { didYouMean } from "../../site/problems/nearest";
import { type Problem, wholeFile } from "../../site/problems/problem";
import { fromRoot, staticRoot } from "../files/project";
import { fontFaults } from "../settings/brand/fonts";
import { readSite, sitePath } from "../settings/site-file";
import type { YamlPath } from "../yaml/document";
import { placeInYaml } from "../yaml/place-of";

/** Files that every page refers to, where the owner names no others: their paths below `static/`. */
const ICON = "favicon.svg";
const MARK = "img/logo.svg";

/** Reports a missing file of the brand that the owner has not named. */
function usualFile(name: string, use: string): Problem[] {
  const path = join(staticRoot, name);
  if (isFile(path)) return [];
  const message = `The file is missing: the site needs it for ${use}. Put an SVG at this path.`;
  return [{ code: "missing-file", severity: "error", message, ...wholeFile(fromRoot(path)) }];
}

/** Reports a missing file of `static/` that `content/site.yml` names. */
function namedFile(path: YamlPath, address: string): Problem[] {
  if (isFile(join(staticRoot, address))) return [];
  const folder = join(staticRoot, dirname(address));
  const others = existsSync(folder) ? readdirSync(folder) : [];
  const message = `\`static${address}\` is missing.${didYouMean(basename(address), others)}`;
  return [{ code: "missing-file", severity: "error", message, ...placeInYaml(sitePath, path) }];
}

function missingLogos(): Problem[] {
  const { logo } = readSite();
  if (logo === undefined)
    return usualFile(MARK, "the mark in the navbar and in the pictures of previews");
  return typeof logo === "string"
    ? namedFile(["logo"], logo)
    : Object.entries(logo).flatMap(([mode, address]) => namedFile(["logo", mode], address));
}

/** Reports missing files of the brand. */
export const missingBrandFiles = (): Problem[] => [
  ...usualFile(ICON, "the icon of apps and bookmarks"),
  ...missingLogos(),
];

/** Reports files of the site's fonts that are missing or no fonts. */
export const faultyFonts = (): Problem[] =>
  fontFaults(readSite().fonts).flatMap(({ path, address, why }) => {
    const missing = namedFile(path, address);
    if (missing.length > 0) return missing;
    const message = `\`static${address}\` cannot be read as a font: ${why}.`;
    return [{ code: "invalid-value", severity: "error", message, ...placeInYaml(sitePath, path) }];
  });
