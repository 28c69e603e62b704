import { useEffect, useState } from "react";
import { nearestRoutes } from "../../site/addresses/nearest-routes";

/** A page that exists. */
export interface SuggestedPage {
  readonly path: string;
  readonly title: string;
}

/** Missing if the site has no search. */
type Url = string | null | undefined;

/** The part of the search's store of pages that this module needs. */
type Stored = Readonly<Record<string, SuggestedPage>>;

async function pagesNear(path: string, pagesUrl: Url): Promise<SuggestedPage[]> {
  if (!pagesUrl) return [];
  const response = await fetch(pagesUrl);
  if (!response.ok) return [];
  const stored: Stored = await response.json();
  const titles = new Map(Object.values(stored).map((page) => [page.path, page.title]));
  return nearestRoutes(path, titles.keys()).map((route) => ({
    path: route,
    title: titles.get(route) ?? route,
  }));
}

/**
 * Returns the pages that the reader may have meant by a route that does not exist: undefined while
 * this hook looks for them, and none if it cannot look for them.
 */
export function useNearestPages(path: string, pagesUrl: Url): readonly SuggestedPage[] | undefined {
  const [pages, setPages] = useState<readonly SuggestedPage[]>();
  useEffect(() => {
    let isCurrent = true;
    const show = (found: readonly SuggestedPage[]) => {
      if (isCurrent) setPages(found);
    };
    // If this fails, the page still says all that it has to, without suggestions.
    pagesNear(path, pagesUrl).then(show, () => show([]));
    return () => {
      isCurrent = false;
    };
  }, [path, pagesUrl]);
  return pages;
}
