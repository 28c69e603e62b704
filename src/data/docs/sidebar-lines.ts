import type { SidebarLine } from "../../site/sidebar";
import type { SidebarNode } from "./sidebar-trees";

/** The sections around each route of a sidebar, and those that it is the page of. */
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

/** The docs below a node, in reading order. */
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
 * Tells what the sidebar shows on the page of a route: all lines but those of closed sections, of
 * which there is the first doc that has them on its page. Each page with the sidebar asks, so what
 * is the same on all pages is made once.
 */
export function sidebarLines(
  nodes: readonly SidebarNode[],
  hasThisSidebar: (path: string) => boolean,
): (path: string) => SidebarLine[] {
  const around = sectionsAround(nodes);
  const known = new Map<SidebarNode, SidebarLine>();

  /**
   * A closed section; undefined where all of its lines have to be there: one has no page to be
   * loaded from.
   */
  function closed(section: SidebarNode): SidebarLine | undefined {
    const [only, ...others] = section.children;
    if (only?.type === "DOC" && others.length === 0) return;
    for (const { path } of docsBelow(section)) {
      if (path !== null && hasThisSidebar(path)) return { ...toLine(section), moreAt: path };
    }
  }

  /** A line on a page that is not below it. */
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
