import GithubSlugger from "github-slugger";
import * as routes from "../../site/routes";
import { countOf } from "../../site/text";
import type { SidebarNode } from "./sidebar-trees";

/** A line of a sidebar. Lines stand in reading order; `depth` tells which category they are in. */
export interface SidebarItem
  extends Pick<
    SidebarNode,
    "type" | "label" | "path" | "href" | "docId" | "collapsible" | "collapsed"
  > {
  /** 0 at the top. */
  depth: number;
}

/** A page to go to. */
export interface PageLink {
  label: string;
  path: string;
}

/**
 * Where a page stands: what comes before and after, and the categories around it, the page last.
 */
export interface SidebarPlace {
  previous: PageLink | null;
  next: PageLink | null;
  breadcrumbs: { label: string; path: string | null }[];
}

/**
 * Leaves lines out. A category without lines below is the doc that was its page, or goes as well.
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
    return own.docId === null ? [] : [{ ...own, type: "DOC", children }];
  });
}

/** A version's generated indexes have each a route of their own, in reading order. */
export function indexRoutes(versionPath: string) {
  const slugger = new GithubSlugger();
  const withRoutes = (nodes: readonly SidebarNode[]): SidebarNode[] =>
    nodes.map((node) => {
      if (node.type !== "CATEGORY") return node;
      if (!node.index) return { ...node, children: withRoutes(node.children) };
      const slug = node.index.slug ?? `category/${slugger.slug(node.label)}`;
      const path = routes.docsCategory(versionPath, slug);
      return { ...node, path, children: withRoutes(node.children) };
    });
  return withRoutes;
}

/** All that has lines to show. */
export const withoutEmpty = (nodes: readonly SidebarNode[]): SidebarNode[] =>
  prune(nodes, () => true);

/** All that readers are shown. */
export const withoutUnlisted = (nodes: readonly SidebarNode[]): SidebarNode[] =>
  prune(nodes, ({ unlisted }) => !unlisted);

/** A tree as lines. */
export const toLines = (nodes: readonly SidebarNode[], depth = 0): SidebarItem[] =>
  nodes.flatMap(({ type, label, path, href, docId, collapsible, collapsed, children }) => [
    { type, label, path, href, docId, depth, collapsible, collapsed },
    ...toLines(children, depth + 1),
  ]);

/** All nodes of a tree, in reading order. */
export const allNodes = (nodes: readonly SidebarNode[]): SidebarNode[] =>
  nodes.flatMap((node) => [node, ...allNodes(node.children)]);

/** Pages of this sidebar; others are only linked from it. */
const isPage = (node: SidebarNode): node is SidebarNode & { path: string } =>
  node.type !== "LINK" && node.path !== null;

/**
 * The place of every page of a sidebar, by route. The first counts where one stands twice; unlisted
 * ones are passed by.
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
          const link = { label: node.pagerLabel ?? node.label, path: node.path };
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

/** The first page below some nodes. */
export const firstPage = (nodes: readonly SidebarNode[]): string | null =>
  allNodes(nodes).find(isPage)?.path ?? null;

/** What a generated index shows of a line. */
export interface CategoryCard {
  label: string;
  /** Route or address. */
  href: string;
  /** A sentence, or how much is in a category. */
  description: string | null;
}

/** What is in a category, to choose from. */
export const cardsOf = ({ children }: SidebarNode): CategoryCard[] =>
  children.flatMap((node) => {
    const href = node.path ?? node.href ?? firstPage(node.children);
    if (href === null) return [];
    const amount = node.children.length > 0 ? countOf(node.children.length, "item") : null;
    return [{ label: node.label, href, description: node.description ?? amount }];
  });
