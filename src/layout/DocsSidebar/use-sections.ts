import { useCallback, useRef, useState } from "react";
import { readPageData } from "../../runtime/page-data";
import { asSidebarLines, type SidebarLine } from "../../site/sidebar";
import { completeSections, type Sections } from "./sections";

/** The lines that the sidebar has on the page of a doc. */
async function linesAt(path: string): Promise<readonly SidebarLine[]> {
  const { doc } = await readPageData<Queries.DocPageQuery>(path);
  return asSidebarLines(doc?.sidebarLines) ?? [];
}

/**
 * The sections of which all lines are known: from this page, from those before it, and from what
 * was loaded. `load` adds those of a doc's page; where that fails all stays as it is, and it can be
 * tried again.
 */
export function useSections(lines: readonly SidebarLine[], currentPath: string) {
  const [known, setKnown] = useState(() => ({
    lines,
    currentPath,
    sections: completeSections(lines),
  }));
  if (known.lines !== lines) {
    // Other lines on the same page: in development the docs have changed, and what is known of them
    // is no longer true.
    const isOutdated =
      known.currentPath === currentPath && JSON.stringify(known.lines) !== JSON.stringify(lines);
    const before: Sections = isOutdated ? new Map() : known.sections;
    const sections = new Map([...before, ...completeSections(lines)]);
    setKnown({ lines, currentPath, sections });
  }

  const loading = useRef(new Set<string>());
  const load = useCallback(async (path: string) => {
    if (loading.current.has(path)) return;
    loading.current.add(path);
    try {
      const loaded = completeSections(await linesAt(path));
      setKnown((now) => ({ ...now, sections: new Map([...loaded, ...now.sections]) }));
    } catch {
      // A link leads into the section all the same.
    } finally {
      loading.current.delete(path);
    }
  }, []);
  return { sections: known.sections, load };
}
