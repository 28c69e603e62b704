import { readFileSync } from "node:fs";
import { join } from "node:path";

/** The chunk of styles that only parts use which are loaded on demand. */
export const PARTS = "parts";

/** What React writes where a part begins that may come later than its HTML. */
const SUSPENSE = "<!--$-->";

interface PartStyles {
  /** The name of the file in `public/`, under which webpack looks whether a page has the styles. */
  file: string;
  css: string;
}

let partStyles: PartStyles | undefined;

function readPartStyles(): PartStyles {
  const stats: { assetsByChunkName: Record<string, string[]> } = JSON.parse(
    readFileSync(join("public", "webpack.stats.json"), "utf8"),
  );
  const file = Object.values(stats.assetsByChunkName)
    .flat()
    .find((asset) => asset.startsWith(PARTS) && asset.endsWith(".css"));
  if (file === undefined) throw new Error(`webpack has no chunk ${PARTS} of styles.`);
  return { file, css: readFileSync(join("public", file), "utf8") };
}

/** The styles of parts that are loaded on demand, for a page whose HTML has any; of a build whose scripts are made. */
export function partStylesOf(bodyHtml: string): PartStyles | null {
  if (!bodyHtml.includes(SUSPENSE)) return null;
  partStyles ??= readPartStyles();
  return partStyles;
}
