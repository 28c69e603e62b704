/** A line of a sidebar as the data layer gives it: lines in reading order, `depth` telling the nesting. */
export interface SidebarLine {
  readonly type: "DOC" | "CATEGORY" | "LINK";
  readonly label: string;
  readonly path: string | null;
  readonly href: string | null;
  readonly depth: number;
  readonly collapsible: boolean;
  readonly collapsed: boolean;
}

/** A line with the lines below it. */
export interface SidebarNode extends SidebarLine {
  readonly children: readonly SidebarNode[];
}

/** Turns the list of lines into a tree. */
export function nest(lines: readonly SidebarLine[], depth = 0): SidebarNode[] {
  const nodes: SidebarNode[] = [];
  for (const [index, line] of lines.entries()) {
    if (line.depth !== depth) continue;
    const rest = lines.slice(index + 1);
    const end = rest.findIndex((other) => other.depth <= depth);
    const below = end < 0 ? rest : rest.slice(0, end);
    nodes.push({ ...line, children: nest(below, depth + 1) });
  }
  return nodes;
}

/** Whether a node is the page of a route, or has it below. */
export const holds = (node: SidebarNode, path: string): boolean =>
  node.path === path || node.children.some((child) => holds(child, path));

/** The first doc below a node, as a list of one; empty where there is none. */
export function firstDoc({ children }: SidebarNode): readonly SidebarNode[] {
  for (const child of children) {
    const found = child.type === "DOC" ? [child] : firstDoc(child);
    if (found.length > 0) return found;
  }
  return [];
}
