/** A line of a sidebar, as pages receive it: a doc, a link, or a section with its own lines. */
export interface SidebarLine {
  label: string;
  /** Route of a doc, or of a section's own page. */
  path?: string;
  /** Address of a link to another site, or to a doc of another sidebar. */
  href?: string;
  /** The lines of a section. Other lines have none. */
  lines?: readonly SidebarLine[];
  /**
   * Whether the section is closed until the reader opens it or the current page is in it. Absent if
   * the section cannot fold.
   */
  collapsed?: boolean;
  /**
   * Route of a doc in the section. The page of that doc has the section's lines, if they are
   * missing here.
   */
  moreAt?: string;
}

/** Gives lines from GraphQL a type. GraphQL's own types know only that they are JSON. */
export const asSidebarLines = (json: unknown): readonly SidebarLine[] | null =>
  (json ?? null) as readonly SidebarLine[] | null;

/** Name of a sidebar that is made from the folders. Docusaurus calls it `defaultSidebar`. */
export const GENERATED_SIDEBAR = "docsSidebar";

/** Returns the labels of the sections around a page, outermost first. */
export const labelsAround = (breadcrumbs: readonly { readonly label: string }[]): string[] =>
  // The last breadcrumb is the page itself.
  breadcrumbs.slice(0, -1).map(({ label }) => label);
