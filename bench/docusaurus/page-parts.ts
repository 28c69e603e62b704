import { readFileSync } from "node:fs";
import type { Content, Element, Root } from "hast";
import { fromHtml } from "hast-util-from-html";

/** What a reader finds in the text of a page. */
export interface PageParts {
  /** Ids of the headings below the title, in order. */
  headings: string[];
  /** Addresses of the links, as routes where they lead to the same site, sorted. */
  links: string[];
  codeBlocks: number;
  tables: number;
  images: number;
  admonitions: number;
  /** Panels with tabs. */
  tabs: number;
}

const classesOf = ({ properties }: Element): string[] => {
  const classes = properties?.className;
  return Array.isArray(classes) ? classes.map(String) : [];
};
const hasClass = (element: Element, name: string): boolean => classesOf(element).includes(name);

/** Returns the elements in reading order, without those below elements that are left out. */
function elementsIn(node: Root | Content, isLeftOut: (element: Element) => boolean): Element[] {
  if (!("children" in node)) return [];
  return node.children.flatMap((child) => {
    if (child.type !== "element" || isLeftOut(child)) return [];
    return [child, ...elementsIn(child, isLeftOut)];
  });
}

const textLength = (node: Content): number =>
  node.type === "text"
    ? node.value.length
    : "children" in node
      ? node.children.reduce((sum, child) => sum + textLength(child), 0)
      : 0;

const all = (node: Root | Content): Element[] => elementsIn(node, () => false);

/** Returns the element that holds the text of a page, on a Docusaurus site or on this one. */
function textOfPage(page: Root): Element | undefined {
  const elements = all(page);
  const main = elements.find(({ tagName }) => tagName === "main");
  const inMain = main ? all(main) : elements;
  const theirs = inMain.find((element) => hasClass(element, "markdown"));
  if (theirs) return theirs;
  const article = inMain.find(({ tagName }) => tagName === "article");
  const parts = article?.children.filter((child): child is Element => child.type === "element");
  const title = parts?.findIndex(({ tagName }) => tagName === "h1" || tagName === "header") ?? -1;
  return parts
    ?.slice(title + 1)
    .filter(({ tagName }) => tagName === "div")
    .sort((one, other) => textLength(other) - textLength(one))[0];
}

/** Links that a site adds to headings and words by itself. */
const isOwnLink = (link: Element): boolean =>
  hasClass(link, "hash-link") ||
  link.properties?.ariaLabel === "Link to this section" ||
  String(link.properties?.href ?? "").includes("/glossary#");

/** Returns an address decoded, or as it stands if it cannot be. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** Returns the route that an address means, seen from a page; the address itself if it leads away. */
function routeOf(href: string, route: string, origin: string): string {
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

/** Reads what is in the text of a page. `origin` is the address of the site. */
export function partsOf(file: string, route: string, origin: string): PageParts | undefined {
  const text = textOfPage(fromHtml(readFileSync(file, "utf8")));
  if (!text) return undefined;
  // A picture stands here up to three times: blurred, as itself, and for readers without scripts.
  const isHidden = ({ tagName, properties }: Element) =>
    ["nav", "dialog", "noscript"].includes(tagName) ||
    properties?.dataPlaceholderImage !== undefined;
  const elements = elementsIn(text, isHidden);
  const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
  return {
    headings: named("h2", "h3", "h4", "h5", "h6").flatMap(({ properties }) =>
      properties?.id === undefined ? [] : [String(properties.id)],
    ),
    links: named("a")
      .filter((link) => link.properties?.href !== undefined && !isOwnLink(link))
      .map(({ properties }) => routeOf(String(properties?.href), route, origin))
      .sort(),
    codeBlocks: named("pre").length,
    tables: named("table").length,
    images: named("img").length,
    admonitions: elements.filter(
      (element) => hasClass(element, "theme-admonition") || element.properties?.role === "note",
    ).length,
    tabs: elements.filter(({ properties }) => properties?.role === "tablist").length,
  };
}
