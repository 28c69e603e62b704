/**
 * Gatsby's record of a loaded page. A page that could not be loaded has only the status `error`.
 */
export interface LoadedPage {
  status?: string;
  /**
   * Gatsby's own components take this shape for granted, but a host may have answered with
   * anything.
   */
  json?: { pageContext?: unknown; data?: unknown } | null | undefined;
  page?: {
    path?: unknown;
    matchPath?: unknown;
    webpackCompilationHash?: string;
    componentChunkName?: string;
  };
}

declare global {
  /** All of Gatsby's internals that this site relies on. Gatsby has no public types for them. */
  interface Window {
    ___navigate?: (to: string | number, options?: object) => unknown;
    ___loader?: {
      loadPage?: (path: string) => Promise<LoadedPage | undefined>;
      loadPageSync?: (path: string, options?: object) => LoadedPage | undefined;
      hovering?: (path: string) => void;
      enqueue?: (path: string) => { abort: () => void };
    };
    /** In development only. */
    ___emitter?: {
      on: (
        event: "pageQueryResult",
        listener: (data: { path: string; componentChunkName: string }) => void,
      ) => void;
    };
  }
}
