import type { Layout } from "../generate";

/** A site that is built with generated content, and measured in a browser. */
export interface Site {
  layout: Layout;
  /** The command of the production build. */
  build: string[];
  /** The command of the development server on a port. */
  develop: (port: number) => string[];
  /** The command that checks the content. Null if the site has none. */
  check: string[] | null;
  /** The folder of the built site. */
  output: string;
  /** What builds leave for the next build, besides the output. */
  caches: string[];
  /** What the development server writes a while after its start, for the next start. */
  stored: string[];
  /** The file of the doc that the benchmark opens and edits. */
  docFile: string;
  /** A component of the site's own that each page shows, and an edit of it. Null if there is none. */
  component: {
    file: string;
    withText: (code: string, text: string) => string;
  } | null;
  /** Files of one doc's page in the output. Some of them may be missing. */
  docFiles: string[];
  pages: {
    home: string;
    doc: string;
    blog: string;
    post: string;
    page: string;
    notFound: string;
  };
  selectors: {
    /** Selector of a page's heading. */
    h1: string;
    /** Selector of the sidebar's links on a doc. */
    sidebarLink: string;
    /** Selector of the control that opens the search. Null if the search box is always visible. */
    searchOpen: string | null;
    searchInput: string;
    /** Selector of one result. It matches nothing while there are no results. */
    searchResult: string;
  };
}
