import type { DocsStructure } from "./docs/docs-structure";
import type { PathsOf } from "./docs/version-paths";
import type { PageApi } from "./nodes/nodes";
import type { PageOfKind } from "./nodes/page";
import type { BlogSettings } from "./settings/site-parts";

/** What pages are made from. */
export interface SiteContent {
  api: Pick<PageApi, "getNode" | "getNodesByType">;
  structures: readonly DocsStructure[];
  pathsOf: PathsOf;
  /** Null if the site has no blog. */
  blog: BlogSettings | null;
  /** What the product is: its tagline, else its name. */
  about: string;
}

/**
 * Returns the pages of a kind: `pages` of `src/templates/<kind>/pages.ts`. `template.tsx` beside it
 * shows them.
 */
export type PageKind = (content: SiteContent) => PageOfKind[];

/** Kinds of pages, by the folders of their templates. */
export type PageKinds = Readonly<Record<string, PageKind>>;
