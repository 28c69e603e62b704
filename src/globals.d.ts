/**
 * Values of the site file that the page's frame needs; put in by webpack (src/gatsby/webpack.ts).
 */
declare const FIRST_PAINT: {
  readonly lang: string;
  readonly dir: string;
  readonly firstPaint: import("./runtime/first-paint").FirstPaintConfig;
};
declare const FONT_STYLESHEETS: readonly string[];
/** Only where pages are rendered for a build. */
declare const MADE_STYLES: import("./gatsby/part-styles").MadeStyles;
/** Whether the site is kept for reading offline. */
declare const IS_OFFLINE_SITE: boolean;
/** Title of a page that cannot be rendered (E2). */
declare const PAGE_ERROR_TITLE: string;

/**
 * The path prefix as Gatsby's webpack puts it in: without a slash at the end, empty at the root.
 */
declare const __PATH_PREFIX__: string;
