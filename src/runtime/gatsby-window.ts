/**
 * What Gatsby knows of a page that is loaded; one that could not be loaded has the status `error`,
 * and nothing else.
 */
export interface LoadedPage {
  status?: string;
  /** What Gatsby's own components take for granted. A host may have answered with anything. */
  json?: { pageContext?: unknown; data?: unknown } | null;
  page?: { path?: unknown; matchPath?: unknown; webpackCompilationHash?: string };
}

declare global {
  /** Gatsby's own, without public types; all that this site relies on of it. */
  interface Window {
    ___navigate?: (to: string | number, options?: object) => unknown;
    ___loader?: {
      loadPage?: (path: string) => Promise<LoadedPage | undefined>;
      loadPageSync?: (path: string, options?: object) => LoadedPage | undefined;
      hovering?: (path: string) => void;
    };
  }
}
