import type { Element, Root } from "hast";
import { childElements, elementsIn, hasClass, routeOf, textOf } from "./html";

/** A line of a sidebar, as a reader sees it. */
interface Line {
  label: string;
  /** The route that the label leads to. */
  route?: string;
  isCurrent: boolean;
  /** Whether a category is open; `fixed` if it does not fold. */
  fold?: "open" | "closed" | "fixed";
  /** The list below the line, if it is open. */
  list?: Element | undefined;
}

const find = (element: Element, tagName: string): Element | undefined =>
  elementsIn(element).find((inner) => inner.tagName === tagName);

const labelOf = (element: Element): string => textOf(element).replace(/\s+/g, " ").trim();

const linkParts = (link: Element | undefined): Pick<Line, "route" | "isCurrent"> => ({
  ...(link?.properties.href !== undefined && { route: String(link.properties.href) }),
  isCurrent: link?.properties.ariaCurrent === "page",
});

/** Reads an item of a sidebar of Docusaurus. */
function theirLine(item: Element): Line {
  const [row, list] = childElements(item);
  const link = find(item, "a");
  if (!row || !link || !hasClass(item, "theme-doc-sidebar-item-category")) {
    return { label: labelOf(item), ...linkParts(link) };
  }
  const isFolding = hasClass(link, "menu__link--sublist");
  const isClosed = hasClass(item, "menu__list-item--collapsed");
  // The label of a category without a page leads to its first doc, for readers without scripts.
  const isButton = link.properties.role === "button";
  return {
    label: labelOf(link),
    ...(isButton ? { isCurrent: false } : linkParts(link)),
    fold: isFolding ? (isClosed ? "closed" : "open") : "fixed",
    list,
  };
}

/** Reads an item of a sidebar of this site. */
function ourLine(item: Element): Line {
  const [first, list] = childElements(item);
  if (!first || first.tagName === "a") {
    return { label: labelOf(item), ...linkParts(first) };
  }
  if (first.tagName === "details") {
    const summary = find(first, "summary");
    const isOpen = first.properties.open !== undefined;
    return {
      label: summary ? labelOf(summary) : "",
      isCurrent: false,
      fold: isOpen ? "open" : "closed",
      list: isOpen ? find(first, "ul") : undefined,
    };
  }
  const isOpen = find(first, "button")?.properties.ariaExpanded;
  return {
    label: labelOf(first),
    ...linkParts(find(first, "a")),
    fold: isOpen === undefined ? "fixed" : isOpen === "true" ? "open" : "closed",
    list,
  };
}

/** Returns the lines of a list and of the open lists in it, each as text with its depth. */
function linesOf(
  list: Element,
  read: (item: Element) => Line,
  toRoute: (href: string) => string,
  indent = "",
): string[] {
  return childElements(list).flatMap((item) => {
    const { label, route, isCurrent, fold, list: below } = read(item);
    const marks = [
      ...(fold ? [fold] : []),
      ...(route === undefined ? [] : [toRoute(route)]),
      ...(isCurrent ? ["current"] : []),
    ];
    const line = `${indent}${label} (${marks.join(", ")})`;
    return below ? [line, ...linesOf(below, read, toRoute, `${indent}  `)] : [line];
  });
}

/**
 * Returns what a reader finds in the sidebar of a page: each line with its depth, where it leads,
 * whether it is open, and whether it is the current one. Returns `undefined` if there is no sidebar.
 */
export function sidebarLines(page: Root, route: string, origin: string): string[] | undefined {
  const elements = elementsIn(page);
  const toRoute = (href: string) => routeOf(href, route, origin);
  const theirs = elements.find((element) => hasClass(element, "theme-doc-sidebar-menu"));
  if (theirs) return linesOf(theirs, theirLine, toRoute);
  const ours = elements.find(
    ({ tagName, properties }) => tagName === "nav" && properties.ariaLabel === "Docs",
  );
  const list = ours && find(ours, "ul");
  return list && linesOf(list, ourLine, toRoute);
}
