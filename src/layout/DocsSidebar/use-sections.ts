import { useCallback, useRef, useState } from "react";
import { readPageData } from "../../runtime/loading/page-data";
import { asSidebarLines, type SidebarLine } from "../../site/sidebar";
import { completeSections, type Sections } from "./sections";

/** Reads the sidebar's lines from the data of a doc's page. */
async function linesAt(path: string): Promise<readonly SidebarLine[]> {
  const { doc } = await readPageData<Queries.DocPageQuery>(path);
  return asSidebarLines(doc?.sidebarLines) ?? [];
}

/**
 * Returns the sections whose lines are all known: from this page, from earlier pages, and from
 * `load`. `load` adds the sections of a doc's page. If it fails, nothing changes, and the caller
 * can try again.
 */
export function useSections(lines: readonly SidebarLine[], currentPath: string) {
  const [known, setKnown] = useState(() => ({
    lines,
    currentPath,
    sections: completeSections(lines),
  }));
  if (known.lines !== lines) {
    // Other lines on the same page: the docs have changed in development, and the known sections
    // are outdated.
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
      // The section still has a link to its first page.
    } finally {
      loading.current.delete(path);
    }
  }, []);
  return { sections: known.sections, load };
}
