import GithubSlugger from "github-slugger";
import * as routes from "../../site/routes";

import { labelIn, type SiteWords } from "../../site/site-words";

import type { SidebarNode } from "./sidebar-node";

/**
 * A line of a sidebar. Lines are in reading order. `depth` says how many categories are around it.
 */
export interface SidebarItem
  extends Pick<
    SidebarNode,
    "type" | "label" | "path" | "href" | "docId" | "collapsible" | "collapsed"
  > {
  /** 0 at the top. */
  depth: number;
}

/** A link to a page. */
export interface PageLink {
  label: string;
  path: string;
}

/**
 * The place of a page: the pages before and after it, and its breadcrumbs. The last breadcrumb is
 * the page itself.
 */
export interface SidebarPlace {
  previous: PageLink | null;
  next: PageLink | null;
  breadcrumbs: { label: string; path: string | null }[];
}

/**
 * Removes lines. A category that has no lines left becomes the doc that was its page. Without such
 * a doc, the category is removed too.
 */
function prune(
  nodes: readonly SidebarNode[],
  keeps: (node: SidebarNode) => boolean,
): SidebarNode[] {
  return nodes.flatMap((node) => {
    if (node.type !== "CATEGORY") return keeps(node) ? [node] : [];
    const children = prune(node.children, keeps);
    const own = keeps(node) ? node : { ...node, path: null, docId: null };
    if (children.length > 0) return [{ ...own, children }];
    const doc = { type: "DOC", pageLabel: null, collapsible: false, collapsed: false } as const;
    return own.docId === null ? [] : [{ ...own, ...doc, children }];
  });
}

/**
 * Returns a function that gives each generated index of a version a route of its own. It counts in
 * reading order. All languages have the same routes, so it also puts in the labels of a language.
 */
export function indexRoutes(versionPath: string, labels: SiteWords["labels"]) {
  const slugger = new GithubSlugger();
  const withRoutes = (nodes: readonly SidebarNode[]): SidebarNode[] =>
    nodes.map((node) => {
      const label = labelIn(labels, node.label);
      if (node.type !== "CATEGORY") return { ...node, label };
      const children = withRoutes(node.children);
      if (!node.index) return { ...node, label, children };
      const slug = node.index.slug ?? `category/${slugger.slug(node.label)}`;
      const path = routes.docsCategory(versionPath, slug);
      const { title, description } = node.index;
      const index = {
        ...node.index,
        title: labelIn(labels, title),
        description: description && labelIn(labels, description),
      };
      return { ...node, label, path, index, children };
    });
  return withRoutes;
}

/** Removes the categories that have no lines to show. */
export const withoutEmpty = (nodes: readonly SidebarNode[]): SidebarNode[] =>
  prune(nodes, () => true);

/** Removes the lines that readers must not see. */
export const withoutUnlisted = (nodes: readonly SidebarNode[]): SidebarNode[] =>
  prune(nodes, ({ unlisted }) => !unlisted);

/** Flattens a tree into lines. */
export const toLines = (nodes: readonly SidebarNode[], depth = 0): SidebarItem[] =>
  nodes.flatMap(({ type, label, path, href, docId, collapsible, collapsed, children }) => [
    { type, label, path, href, docId, depth, collapsible, collapsed },
    ...toLines(children, depth + 1),
  ]);

/** Returns all nodes of a tree, in reading order. */
export const allNodes = (nodes: readonly SidebarNode[]): SidebarNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children)]);

/** Returns whether a node is a page of this sidebar. The sidebar only links to other pages. */
const isPage = (node: SidebarNode): node is SidebarNode & { path: string } =>
  node.type !== "LINK" && node.path !== null;

/**
 * Returns the place of every page of a sidebar, by route. If a page is listed twice, the first
 * place counts. Links to the pages before and after skip unlisted pages.
 */
export function sidebarPlaces(nodes: readonly SidebarNode[]): Map<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>();
  let previous: PageLink | null = null;
  const visit = (some: readonly SidebarNode[], around: SidebarPlace["breadcrumbs"]): void => {
    for (const node of some) {
      const breadcrumbs = [...around, { label: node.label, path: node.path }];
      if (isPage(node) && !places.has(node.path)) {
        const place: SidebarPlace = { previous: null, next: null, breadcrumbs };
        places.set(node.path, place);
        if (!node.unlisted) {
          const label = node.pagerLabel ?? node.pageLabel ?? node.label;
          const link = { label, path: node.path };
          const before = places.get(previous?.path ?? "");
          if (before) before.next = link;
          place.previous = previous;
          previous = link;
        }
      }
      visit(node.children, breadcrumbs);
    }
  };
  visit(nodes, []);
  return places;
}

/** Returns the route of the first page among some nodes and below them. */
export const firstPage = (nodes: readonly SidebarNode[]): string | null =>
  allNodes(nodes).find(isPage)?.path ?? null;

/** What a generated index shows of an entry. */
export interface CategoryCard {
  label: string;
  /** Route or address. */
  href: string;
  /** A sentence, or the number of items in a category. */
  description: string | null;
  /** The pages of a category, if the card lists them. */
  links: readonly PageLink[];
}

/** Returns a card for each entry of a category. It lists the pages of a category, or counts them. */
export const cardsOf = (entries: readonly SidebarNode[], listsPages = false): CategoryCard[] =>
  entries.flatMap((node) => {
    const target = (one: SidebarNode) => one.path ?? one.href ?? firstPage(one.children);
    const href = target(node);
    if (href === null) return [];
    const listed = listsPages ? node.children : [];
    const links = listed.flatMap((child) => {
      const path = target(child);
      return path === null ? [] : [{ label: child.label, path }];
    });
    const counted = node.children.length > 0 && links.length === 0;
    const amount = counted ? STRINGS.lists.items(node.children.length) : null;
    return [{ label: node.label, href, description: node.description ?? amount, links }];
  });

/**
 * Returns the entries of the innermost category that a page is in, or whose page it is; undefined if
 * it is in no category.
 */
export function nodesAround(
  nodes: readonly SidebarNode[],
  path: string,
): readonly SidebarNode[] | undefined {
  for (const { children, ...node } of nodes) {
    if (children.length === 0) continue;
    const found = nodesAround(children, path);
    if (found) return found;
    const isInside = node.path === path || children.some((child) => child.path === path);
    if (isInside) return children;
  }
  return undefined;
}
