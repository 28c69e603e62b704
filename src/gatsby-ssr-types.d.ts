import "gatsby";
import type { MadeStyles } from "./gatsby/webpack/part-styles";
import type { FirstPaintConfig } from "./runtime/choices/first-paint";

declare module "gatsby" {
  interface RenderBodyArgs {
    /** Gatsby passes it, but Gatsby's types lack it. Empty in development. */
    bodyHtml: string;
  }
}

declare global {
  /** Values of the site file that only the rendering of pages needs; put in by webpack. */
  const FIRST_PAINT: {
    readonly lang: string;
    readonly dir: string;
    readonly firstPaint: FirstPaintConfig;
  };
  /** Only where pages are rendered for a build. */
  const MADE_STYLES: MadeStyles;
}
