import { join } from "node:path";
import { isFile } from "../../markdown/named-files/stat-of";
import { type Problem, wholeFile } from "../../site/problems/problem";
import { fromRoot, staticRoot } from "../files/project";

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
