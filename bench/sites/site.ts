import type { Layout } from "../generate";

/** A built site that can be measured in a browser. */
export interface BuiltSite {
  pages: {
    home: string;
    doc: string;
    blog: string;
    post: string;
    notFound: string;
  };
  selectors: {
    /** The heading of a page. */
    h1: string;
    /** Links of the sidebar on a doc. */
    sidebarLink: string;
    /** What opens the search; null where the box is always there. */
    searchOpen: string | null;
    searchInput: string;
    /** One result; matches nothing while there are none. */
    searchResult: string;
  };
}

/** A site that can be built with generated content as well. */
export interface Site extends BuiltSite {
  layout: Layout;
  /** The production build. */
  build: string[];
  /** What says what is wrong with the content; null where a site has no such thing. */
  check: string[] | null;
  /** Folder of the built site. */
  output: string;
  /** What builds leave for the next besides that. */
  caches: string[];
  /** The doc that is changed to see what a change costs. */
  changedDoc: string;
  /** Files of one doc's page in the output, of which some may be missing. */
  docFiles: string[];
}
