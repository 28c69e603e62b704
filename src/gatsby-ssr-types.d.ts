import "gatsby";
import type { MadeStyles } from "./gatsby/webpack/part-styles";

declare module "gatsby" {
  interface RenderBodyArgs {
    /** Gatsby passes it, but Gatsby's types lack it. Empty in development. */
    bodyHtml: string;
  }
}

declare global {
  /** The inline scripts of pages (src/gatsby/webpack/inline-scripts.ts). */
  const HEAD_SCRIPT: string;
  const MEND_PATH_SCRIPT: string;
  const START_SCRIPT: string;
  /** Only where pages are rendered for a build. */
  const MADE_STYLES: MadeStyles;
}
