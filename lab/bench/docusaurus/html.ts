import type { Content, Element, Root } from "hast";

const classesOf = ({ properties }: Element): string[] => {
  const classes = properties.className;
  return Array.isArray(classes) ? classes.map(String) : [];
};

/** Returns whether an element has a class. */
export const hasClass = (element: Element, name: string): boolean =>
  classesOf(element).includes(name);

/** Returns the elements right below a node. */
export const childElements = (node: Root | Element): Element[] =>
  node.children.flatMap((child) => (child.type === "element" ? [child] : []));

/** Returns the elements in reading order, without those below elements that are left out. */
export const elementsIn = (
  node: Root | Element,
  isLeftOut: (element: Element) => boolean = () => false,
): Element[] =>
  childElements(node).flatMap((child) =>
    isLeftOut(child) ? [] : [child, ...elementsIn(child, isLeftOut)],
  );

/** Returns the text of a node. */
export const textOf = (node: Root | Content): string =>
  node.type === "text" ? node.value : "children" in node ? node.children.map(textOf).join("") : "";

/** Returns an address decoded, or as it stands if it cannot be. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Returns the route that an address means, seen from a page; the address itself if it leads away.
 * `origin` is the address of the site.
 */
export function routeOf(href: string, route: string, origin: string): string {
  const base = `http://site${route}`;
  if (!URL.canParse(href, base)) return href;
  const url = new URL(href.startsWith(origin) ? href.slice(origin.length) || "/" : href, base);
  // An address that leads away may hold anything, even what cannot be decoded.
  if (url.host !== "site") return url.href;
  const path = decoded(url.pathname)
    .replace(/(?:\/index)?\.html$/, "")
    .replace(/(.)\/$/, "$1");
  return path + decoded(url.hash);
}
