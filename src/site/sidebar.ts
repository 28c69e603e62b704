/** A line of a sidebar as pages have it: a doc, a link, or a section with its own lines. */
export interface SidebarLine {
  label: string;
  /** Route of a doc, or of a section's own page. */
  path?: string;
  /** Address of a link: elsewhere, or a doc of another sidebar. */
  href?: string;
  /** The lines of a section; other lines have none. */
  lines?: readonly SidebarLine[];
  /**
   * Whether a section is closed until it is opened or holds the current page. Absent where it does
   * not fold.
   */
  collapsed?: boolean;
  /** Route of a doc in the section whose page has its lines, where here there are none. */
  moreAt?: string;
}

/** Lines as GraphQL delivers them, whose types know only that they are JSON. */
export const asSidebarLines = (json: unknown): readonly SidebarLine[] | null =>
  (json ?? null) as readonly SidebarLine[] | null;
