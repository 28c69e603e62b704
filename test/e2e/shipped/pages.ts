import { readFileSync } from "node:fs";
import { join } from "node:path";
import { publicOf, SHIPPED } from "../../sites/sites";

/** The output folder of `npm run build`. */
export const root = publicOf(SHIPPED);

export interface ShippedPage {
  path: string;
  /** The template's name. Pages of one kind share a template. */
  kind: string;
  html: string;
  /** Whether the author has hidden the title (`hide_title`). */
  isUntitled: boolean;
}

const readPage = (path: string): ShippedPage => {
  const data = join(root, "page-data", path === "/" ? "index" : path, "page-data.json");
  const { componentChunkName, result } = JSON.parse(readFileSync(data, "utf8"));
  return {
    path,
    kind: componentChunkName,
    html: readFileSync(join(root, path, "index.html"), "utf8"),
    isUntitled: result.data?.doc?.heading === null,
  };
};

/** All pages of the sitemap, whatever the owner has put there. */
export const pages: readonly ShippedPage[] = Array.from(
  readFileSync(join(root, "sitemap-0.xml"), "utf8").matchAll(/<loc>([^<]*)<\/loc>/g),
  ([, address = ""]) => decodeURI(new URL(address).pathname),
)
  .sort()
  .map(readPage);

/** One page of each kind. */
export const samples: readonly ShippedPage[] = Array.from(
  new Map(pages.toReversed().map((page) => [page.kind, page])).values(),
);
