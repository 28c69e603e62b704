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
export function nest(lines: readonly SidebarLine[]): SidebarNode[] {
  const top: SidebarNode[] = [];
  // For each depth the list that the next line of that depth belongs to.
  const open = [top];
  for (const line of lines) {
    const children: SidebarNode[] = [];
    open[line.depth]?.push({ ...line, children });
    open.length = line.depth + 1;
    open.push(children);
  }
  return top;
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
