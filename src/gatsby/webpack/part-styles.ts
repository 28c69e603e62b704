/**
 * Puts the styles of on-demand parts into the HTML of pages that contain such a part.
 *
 * Why: `styles.ts` keeps these styles out of all other pages, and the first paint needs them.
 * How much: Gatsby by itself would put the styles of all parts into each page.
 * Asserted: each build checks that webpack has made their style sheet.
 * Until: Gatsby splits styles by page.
 */
import { readFileSync } from "node:fs";
import { publicFile } from "../../data/files/project";
import { assertFound } from "../assert-found";

/** How the names of chunks begin that have the styles of an on-demand part. */
export const PARTS = "parts-";

interface Styles {
  /**
   * The file's name in `public/`. webpack looks for this name to see whether a page has the styles.
   */
  file: string;
  css: string;
  /** The names of its classes. */
  classes: string[];
}

/** What page rendering must know about the styles that webpack has made. */
export interface MadeStyles {
  parts: Styles[];
  /**
   * Names of all style sheets. Gatsby puts them into the pages, but does not render pages again
   * when only the names have changed.
   */
  files: string[];
}

function readSheet(file: string): Styles {
  const css = readFileSync(publicFile(file), "utf8");
  const classes = Array.from(css.matchAll(/\.([A-Za-z][\w-]*)/g), ([, name = ""]) => name);
  return { file, css, classes: Array.from(new Set(classes)) };
}

/**
 * Reads the styles that webpack has made for browsers. webpack then inserts them into the code that
 * renders pages. If that code read the files itself, Gatsby would not know its dependencies, and
 * would render all pages in every build.
 */
export function readMadeStyles(): MadeStyles {
  const stats: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
    readFileSync(publicFile("webpack.stats.json"), "utf8"),
  );
  // Several parts may share a sheet, as all charts do.
  const sheets = Object.values(stats.assetsByChunkName)
    .flat()
    .filter((asset) => asset.endsWith(".css"));
  const files = Array.from(new Set(sheets)).sort();
  const parts = files.filter((asset) => asset.startsWith(PARTS));
  assertFound(parts.length > 0, `style sheets of chunks \`${PARTS}…\``, "webpack/part-styles.ts");
  return { parts: parts.map(readSheet), files };
}

/** Returns the styles of the on-demand parts that a page's HTML contains. */
export const partStylesOf = (bodyHtml: string, { parts }: MadeStyles): Styles[] => {
  const used = new Set(
    Array.from(bodyHtml.matchAll(/ class="([^"]*)"/g), ([, names = ""]) => names.split(" ")).flat(),
  );
  return parts.filter(({ classes }) => classes.some((name) => used.has(name)));
};
