/** What Gatsby's `loadPage` answers with; a page that could not be loaded has the status `error`. */
export interface LoadedPage {
  status?: string;
}

declare global {
  /** Gatsby's own, without public types; all that this site relies on of it. */
  interface Window {
    ___navigate?: (to: string | number, options?: object) => unknown;
    ___loader?: {
      loadPage?: (path: string) => Promise<LoadedPage | undefined>;
      hovering?: (path: string) => void;
    };
  }
}
