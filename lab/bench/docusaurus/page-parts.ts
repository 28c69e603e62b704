import type { Element, Root } from "hast";
import { childElements, elementsIn, hasClass, routeOf, textOf } from "./html";

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

/** Returns the element that holds the text of a page, on a Docusaurus site or on this one. */
function textOfPage(page: Root): Element | undefined {
  const elements = elementsIn(page);
  const main = elements.find(({ tagName }) => tagName === "main");
  const inMain = main ? elementsIn(main) : elements;
  const theirs = inMain.find((element) => hasClass(element, "markdown"));
  if (theirs) return theirs;
  const article = inMain.find(({ tagName }) => tagName === "article");
  const parts = article && childElements(article);
  const title = parts?.findIndex(({ tagName }) => tagName === "h1" || tagName === "header") ?? -1;
  return parts
    ?.slice(title + 1)
    .filter(({ tagName }) => tagName === "div")
    .sort((one, other) => textOf(other).length - textOf(one).length)[0];
}

/** Links that a site adds to headings and words by itself. */
const isOwnLink = (link: Element): boolean =>
  hasClass(link, "hash-link") ||
  link.properties.ariaLabel === "Link to this section" ||
  String(link.properties.href ?? "").includes("/glossary#");

/** Reads what is in the text of a page. `origin` is the address of the site. */
export function partsOf(page: Root, route: string, origin: string): PageParts | undefined {
  const text = textOfPage(page);
  if (!text) return undefined;
  // A picture stands here up to three times: blurred, as itself, and for readers without scripts.
  // A Mermaid diagram is drawn here with its source below, and there only in the browser.
  const isHidden = ({ tagName, properties }: Element) =>
    ["nav", "dialog", "noscript"].includes(tagName) ||
    properties.dataPlaceholderImage !== undefined ||
    properties.dataKind === "mermaid";
  const elements = elementsIn(text, isHidden);
  const named = (...names: string[]) => elements.filter(({ tagName }) => names.includes(tagName));
  return {
    headings: named("h2", "h3", "h4", "h5", "h6").flatMap(({ properties }) =>
      properties.id === undefined ? [] : [String(properties.id)],
    ),
    links: named("a")
      .filter((link) => link.properties.href !== undefined && !isOwnLink(link))
      .map(({ properties }) => routeOf(String(properties.href), route, origin))
      .sort(),
    codeBlocks: named("pre").length,
    tables: named("table").length,
    images: named("img").length,
    admonitions: elements.filter(
      (element) => hasClass(element, "theme-admonition") || element.properties.role === "note",
    ).length,
    tabs: elements.filter(({ properties }) => properties.role === "tablist").length,
  };
}
