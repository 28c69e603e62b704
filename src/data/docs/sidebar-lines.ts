/**
 * A sidebar of all docs in every page would grow with the site. So a page has no docs of a closed
 * section, but a link to the section's first doc, which works without scripts. The browser reads
 * the lines from the data of that page when its reader opens the section or points at it.
 */
import type { SidebarLine } from "../../site/sidebar";
import type { SidebarNode } from "./sidebar-node";

/** Returns the sections around each route, and the sections that have the route as their page. */
function sectionsAround(nodes: readonly SidebarNode[]): Map<string, Set<SidebarNode>> {
  const around = new Map<string, Set<SidebarNode>>();
  const visit = (some: readonly SidebarNode[], outer: readonly SidebarNode[]): void => {
    for (const node of some) {
      const sections = node.type === "CATEGORY" ? [...outer, node] : outer;
      if (node.path !== null) {
        around.set(node.path, new Set([...(around.get(node.path) ?? []), ...sections]));
      }
      visit(node.children, sections);
    }
  };
  visit(nodes, []);
  return around;
}

/** Yields the docs below a node, in reading order. */
function* docsBelow({ children }: SidebarNode): Generator<SidebarNode> {
  for (const child of children) {
    if (child.type === "DOC") yield child;
    yield* docsBelow(child);
  }
}

function toLine(node: SidebarNode, lines: readonly SidebarLine[] = []): SidebarLine {
  const { type, label, path, collapsible, collapsed } = node;
  const href = node.href ?? (type === "LINK" ? path : null);
  return {
    label,
    ...(href !== null ? { href } : path !== null && { path }),
    ...(type === "CATEGORY" && { lines, ...(collapsible && { collapsed }) }),
  };
}

/**
 * Returns a function that gives the lines that the sidebar shows on the page of a route. They are
 * all lines but those of closed sections. Instead, a closed section names the first doc whose page
 * has its lines. Each page with the sidebar calls the function, so lines that are the same on all
 * pages are made once.
 */
export function sidebarLines(
  nodes: readonly SidebarNode[],
  hasThisSidebar: (path: string) => boolean,
): (path: string) => SidebarLine[] {
  const around = sectionsAround(nodes);
  const known = new Map<SidebarNode, SidebarLine>();

  /**
   * Returns a closed section without its lines. Undefined if its lines have to be there: it has
   * only one doc, or no page from which the browser could load them.
   */
  function closed(section: SidebarNode): SidebarLine | undefined {
    const [only, ...others] = section.children;
    if (only?.type === "DOC" && others.length === 0) return undefined;
    for (const { path } of docsBelow(section)) {
      if (path !== null && hasThisSidebar(path)) return { ...toLine(section), moreAt: path };
    }
    return undefined;
  }

  /** Returns a line on a page that is not below the line. */
  function elsewhere(node: SidebarNode): SidebarLine {
    const made = known.get(node);
    if (made) return made;
    const partial = node.collapsible && node.collapsed ? closed(node) : undefined;
    const line = partial ?? toLine(node, node.children.map(elsewhere));
    known.set(node, line);
    return line;
  }

  return (path) => {
    const open = around.get(path);
    const show = (node: SidebarNode): SidebarLine =>
      open?.has(node) ? toLine(node, node.children.map(show)) : elsewhere(node);
    return nodes.map(show);
  };
}
