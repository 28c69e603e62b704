import type { SidebarLine } from "../../site/sidebar";

/** The lines of sections of which all lines are known, by the section's key. */
export type Sections = ReadonlyMap<string, readonly SidebarLine[]>;

/** Tells a line from the others beside it. */
export const nameOf = ({ path, href, label }: SidebarLine): string => path ?? href ?? label;

/** Tells a line from all others of the sidebar; takes the key of the section around it. */
export const keyOf = (line: SidebarLine, around: string): string => `${around}\n${nameOf(line)}`;

/** The sections of which all lines are here. */
export function completeSections(lines: readonly SidebarLine[], around = ""): Sections {
  const sections = new Map<string, readonly SidebarLine[]>();
  for (const line of lines) {
    if (!line.lines) continue;
    const key = keyOf(line, around);
    if (!line.moreAt) sections.set(key, line.lines);
    for (const [inner, innerLines] of completeSections(line.lines, key)) {
      sections.set(inner, innerLines);
    }
  }
  return sections;
}

/** Whether a line leads to a route, or has one below that does. */
export const holds = (line: SidebarLine, route: string): boolean =>
  (line.path ?? line.href) === route || Boolean(line.lines?.some((child) => holds(child, route)));

/**
 * The first doc among some lines and those below them, as a list of one; empty where there is none.
 */
export function firstDoc(lines: readonly SidebarLine[]): readonly SidebarLine[] {
  for (const line of lines) {
    const isDoc = line.path !== undefined && !line.lines;
    const found = isDoc ? [line] : firstDoc(line.lines ?? []);
    if (found.length > 0) return found;
  }
  return [];
}
