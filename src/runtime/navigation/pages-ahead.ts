/**
 * A click on a page that is not there waits for a round trip. Once the page is idle, eight links
 * are fetched at once over HTTP/2, four otherwise, up to 200 kB: 0.1 s of the processor, after the
 * page has loaded. Speculation Rules are not used: within the site a click needs data of 4 to 6 kB,
 * and each link that is pointed at would load a document of 21 to 37 kB.
 */
import { leadsToOtherPage } from "./page-link";

/** The links to the next and the previous page. Both are neighbors in the sidebar. */
const NEIGHBORS = 'a[rel="next"], a[rel="prev"]';

/** Returns how far a link is from the center of the view, in px. Infinity if it is out of view. */
function distanceOf(link: HTMLAnchorElement): number {
  const { left, right, top, bottom, width, height } = link.getBoundingClientRect();
  const isInView =
    width * height > 0 && right > 0 && left < innerWidth && bottom > 0 && top < innerHeight;
  return isInView
    ? Math.hypot((left + right - innerWidth) / 2, (top + bottom - innerHeight) / 2)
    : Number.POSITIVE_INFINITY;
}

/**
 * Returns the paths of the pages that the reader is most likely to open next: the next and the
 * previous page wherever their links are, then the pages of all links in view. What is nearer to the
 * center of the view comes first.
 */
export function pagesAhead(): string[] {
  const distances = new Map<string, number>();
  for (const link of document.querySelectorAll<HTMLAnchorElement>("a[href]")) {
    const { pathname } = link;
    if (!leadsToOtherPage(link)) continue;
    // While the reader types a search, only the result that Enter opens is likely.
    if (link.getAttribute("aria-selected") === "false") continue;
    const distance = link.matches(NEIGHBORS) ? -1 : distanceOf(link);
    distances.set(pathname, Math.min(distance, distances.get(pathname) ?? distance));
  }
  return [...distances]
    .filter(([, distance]) => distance < Number.POSITIVE_INFINITY)
    .sort(([, one], [, other]) => one - other)
    .map(([pathname]) => pathname);
}
