/** What the preview picture of a page says. */
export interface PageCard {
  title: string;
  /** Where the page belongs, outermost first. */
  sections: readonly string[];
}

/** A page of a kind. */
export interface PageOfKind {
  path: string;
  /** What the template gets, and its query. Gatsby takes a `path` in it away. */
  context?: Record<string, unknown> & { path?: never };
  /** Undefined for a page without a preview picture of its own. */
  card?: PageCard;
  /** The document whose code runs in the page, from the project's root. */
  module?: string;
}

/** A page of the site that has been made. */
export interface MadePage {
  path: string;
  card?: PageCard | undefined;
}
