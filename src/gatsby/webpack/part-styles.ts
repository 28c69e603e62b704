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

/** The chunk with the styles that only on-demand parts of a page use. */
export const PARTS = "parts";

/** The marker that React writes before a part of the page whose code may arrive after its HTML. */
const SUSPENSE = "<!--$-->";

interface Styles {
  /**
   * The file's name in `public/`. webpack looks for this name to see whether a page has the styles.
   */
  file: string;
  css: string;
}

/** What page rendering must know about the styles that webpack has made. */
export interface MadeStyles {
  parts: Styles;
  /**
   * Names of all style sheets. Gatsby puts them into the pages, but does not render pages again
   * when only the names have changed.
   */
  files: string[];
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
  const files = Object.values(stats.assetsByChunkName)
    .flat()
    .filter((asset) => asset.endsWith(".css"))
    .sort();
  const file = files.find((asset) => asset.startsWith(PARTS));
  assertFound(file, `webpack's style sheet for the chunk \`${PARTS}\``, "webpack/part-styles.ts");
  return { parts: { file, css: readFileSync(publicFile(file), "utf8") }, files };
}

/** Returns the styles of on-demand parts if a page's HTML contains any; null otherwise. */
export const partStylesOf = (bodyHtml: string, { parts }: MadeStyles): Styles | null =>
  bodyHtml.includes(SUSPENSE) ? parts : null;
