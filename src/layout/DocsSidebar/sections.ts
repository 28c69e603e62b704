import type { SidebarLine } from "../../site/sidebar";

/** The lines of each section whose lines are all known, by the section's key. */
export type Sections = ReadonlyMap<string, readonly SidebarLine[]>;

/** Returns a name that none of the lines beside this line has. */
export const nameOf = ({ path, href, label }: SidebarLine): string => path ?? href ?? label;

/**
 * Returns a key that is unique in the sidebar. `around` is the key of the section around the line.
 */
export const keyOf = (line: SidebarLine, around: string): string => `${around}\n${nameOf(line)}`;

/** Returns the sections whose lines are all present. */
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

/** Returns whether a line, or a line below it, leads to a route. */
export const holds = (line: SidebarLine, route: string): boolean =>
  (line.path ?? line.href) === route || Boolean(line.lines?.some((child) => holds(child, route)));

/**
 * Returns the first doc among some lines and those below them, as a list of one doc. The list is
 * empty if there is no doc.
 */
export function firstDoc(lines: readonly SidebarLine[]): readonly SidebarLine[] {
  for (const line of lines) {
    const isDoc = line.path !== undefined && !line.lines;
    const found = isDoc ? [line] : firstDoc(line.lines ?? []);
    if (found.length > 0) return found;
  }
  return [];
}

/** Returns the route of the first doc in the section, at the top of the sidebar, that holds a route. */
export function startOf(lines: readonly SidebarLine[], route: string): string | undefined {
  const section = lines.find((line) => line.lines && holds(line, route));
  return firstDoc(section?.lines ?? [])[0]?.path;
}
