import { readFileSync } from "node:fs";
import { publicFile } from "../data/files/project";

/** The chunk of styles that only parts use which are loaded on demand. */
export const PARTS = "parts";

/** What React writes where a part begins that may come later than its HTML. */
const SUSPENSE = "<!--$-->";

interface Styles {
  /** The name of the file in `public/`, under which webpack looks whether a page has the styles. */
  file: string;
  css: string;
}

/** What the rendering of pages has to know of the styles that webpack has made. */
export interface MadeStyles {
  parts: Styles;
  /**
   * Names of all style sheets. Gatsby puts them into the pages, but does not render pages again
   * when only they have changed.
   */
  files: string[];
}

/**
 * Reads the styles that webpack has made for browsers. webpack puts them into the code that renders
 * pages: of code that reads files itself Gatsby would not know what it depends on, and would render
 * all pages in every build.
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
  if (file === undefined) throw new Error(`webpack has no chunk ${PARTS} of styles.`);
  return { parts: { file, css: readFileSync(publicFile(file), "utf8") }, files };
}

/** The styles of parts that are loaded on demand, for a page whose HTML has any. */
export const partStylesOf = (bodyHtml: string, { parts }: MadeStyles): Styles | null =>
  bodyHtml.includes(SUSPENSE) ? parts : null;
