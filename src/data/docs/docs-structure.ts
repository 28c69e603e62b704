import { resolve } from "node:path";
import { sort } from "d3-array";
import type { Node } from "gatsby";
import { routeMessage } from "../../site/addresses/address-fields";
import { groupBy } from "../../site/group";
import { didYouMean } from "../../site/problems/nearest";
import type { SidebarLine } from "../../site/sidebar";
import type { SiteWords } from "../../site/site-words";
import { isFolderPage } from "../document/doc-address";
import type { DocumentNode } from "../document/document";
import { nodeType } from "../nodes/node-type";
import { belowVersion, type DocsVersion } from "../settings/docs-versions";
import type { YamlPath } from "../yaml/document";
import {
  type DocTag,
  resolveTag,
  type TagDefinition,
  tagProblem,
  type WrittenTag,
} from "./doc-tags";
import type { SidebarEntry } from "./sidebar-file";
import {
  allNodes,
  type CategoryCard,
  cardsOf,
  firstPage,
  indexRoutes,
  nodesAround,
  type PageLink,
  type SidebarItem,
  type SidebarPlace,
  sidebarPlaces,
  toLines,
  withoutEmpty,
  withoutUnlisted,
} from "./sidebar-items";
import { sidebarLines } from "./sidebar-lines";
import type { FolderCategory, SidebarDoc } from "./sidebar-node";
import { docHint, type EntryProblem, sidebarTrees } from "./sidebar-trees";

export interface DocNode extends DocumentNode {
  docId: string;
  version: string;
  sidebarLabel: string;
  sidebarPosition?: number;
  folder: string;
  /**
   * The label of a link to this doc on the page before or after it. Undefined: the label that the
   * sidebar gives the doc.
   */
  pagerLabel?: string;
  /** Null: no sidebar. Undefined: the sidebar that lists the doc. */
  displayedSidebar?: string | null;
  /** Ids of docs. Null: no link. Undefined: the link that the sidebar gives. */
  paginationPrevious?: string | null;
  paginationNext?: string | null;
  writtenTags: WrittenTag[];
}

export const docNodes = nodeType<DocNode>("Doc");

export interface SidebarSource extends Node {
  name: string;
  /** Place in its file, from 0. */
  position: number;
  version: string;
  /** Null for a sidebar that is made from the folders. */
  entries: SidebarEntry[] | null;
  file: string | null;
}

export const sidebarNodes = nodeType<SidebarSource>("Sidebar");

export type CategorySource = Node & FolderCategory & { version: string };

export const categoryNodes = nodeType<CategorySource>("FolderCategory");

export type TagSource = Node & TagDefinition & { version: string };

export const tagDefinitionNodes = nodeType<TagSource>("DocTagDefinition");

/** A sidebar with its lines. */
interface BuiltSidebar {
  /** Id of its node. */
  id: string;
  name: string;
  file: string | null;
  items: SidebarItem[];
  /** Route of the page that opens the sidebar; null when there is none. */
  path: string | null;
  places: Map<string, SidebarPlace>;
  /** Returns the lines that the page of a route shows. */
  linesAt: (path: string) => SidebarLine[];
  /** Returns cards for what is beside the page of a route: in its category, or at the top. */
  cardsAt: (path: string) => CategoryCard[];
}

/** The sidebar that a page shows, and the place of the page in it. */
interface DocPlace extends SidebarPlace {
  sidebar: { id: string; name: string } | null;
}

/** A page that lists the entries of a category. */
export interface CategoryPage extends DocPlace {
  version: string;
  path: string;
  title: string;
  description: string | null;
  keywords: string[];
  image: string | null;
  cards: CategoryCard[];
  /** Path of the file that defines the page, from the project's root. */
  file: string;
}

/** A tag, with the docs that have it, sorted by title. */
export interface TagPage extends DocTag {
  docs: { id: string; title: string; path: string; description: string }[];
}

/** A problem of a file that shows only when all files are read together. */
export interface StructureProblem extends Omit<EntryProblem, "file"> {
  file: string;
}

/** The sidebars of a docs version, the place of each doc in them, and the pages made from them. */
export interface DocsStructure {
  version: string;
  /** Id of the doc that opens the documentation. Null if there are no docs. */
  mainDoc: string | null;
  sidebars: BuiltSidebar[];
  /** Keys are ids of docs. */
  places: Map<string, DocPlace>;
  /** Keys are routes. */
  categories: Map<string, CategoryPage>;
  /** Keys are routes. */
  tags: Map<string, TagPage>;
  /** Routes of the tags of each doc. Keys are ids of docs. */
  docTags: Map<string, string[]>;
  problems: StructureProblem[];
}

function toSidebarDoc(doc: DocNode, version: Pick<DocsVersion, "folder">): SidebarDoc {
  const source = belowVersion(resolve(doc.file), version);
  return {
    ...doc,
    label: doc.sidebarLabel,
    pagerLabel: doc.pagerLabel ?? null,
    position: doc.sidebarPosition ?? null,
    source,
    isFolderPage: isFolderPage(source),
  };
}

/**
 * Returns the id of the doc that opens the docs if the owner names none. As in Docusaurus, it is
 * the doc at their root, else the first of the first sidebar, else any.
 */
function firstDoc(
  { path }: Pick<DocsVersion, "path">,
  docs: readonly SidebarDoc[],
  [sidebar]: readonly BuiltSidebar[],
): string | null {
  const atRoot = docs.find((doc) => doc.path === path);
  const listed = sidebar?.items.find(({ type, docId }) => type !== "LINK" && docId !== null);
  return atRoot?.docId ?? listed?.docId ?? docs[0]?.docId ?? null;
}

/** Builds the structure of a docs version from the nodes of its files, which may have any order. */
export function buildStructure(
  version: Pick<
    DocsVersion,
    "name" | "path" | "folder" | "mainDoc" | "sidebarCollapsible" | "sidebarCollapsed"
  >,
  docSources: readonly DocNode[],
  sidebarSources: readonly SidebarSource[],
  folderCategories: readonly FolderCategory[],
  tagDefinitions: readonly TagDefinition[],
  labels: SiteWords["labels"] = {},
): DocsStructure {
  const problems: StructureProblem[] = [];
  const docs = sort(docSources, ({ file }) => file).map((doc) => toSidebarDoc(doc, version));
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  const trees = sidebarTrees(docs, folderCategories, {
    collapsible: version.sidebarCollapsible,
    collapsed: version.sidebarCollapsed,
  });
  const withRoutes = indexRoutes(version.path, labels);
  const categories = new Map<string, CategoryPage>();
  /** The id of the sidebar that each doc shows. Keys are routes of docs. */
  const sidebarOf = new Map<string, string>();
  const mainPath = byId.get(version.mainDoc ?? "")?.path;

  const inOrder = sort(sidebarSources, ({ position }) => position);
  const sidebars = inOrder.map(({ id, name, file, entries }): BuiltSidebar => {
    const built = entries ? trees.written(entries) : trees.generated();
    const source = file ?? `content/${version.folder}`;
    problems.push(
      ...built.problems.map((problem) => ({ ...problem, file: problem.file ?? source })),
    );
    const complete = withoutEmpty(withRoutes(built.nodes));
    const places = sidebarPlaces(complete);
    const shown = withoutUnlisted(complete);
    for (const node of allNodes(shown)) {
      const place = places.get(node.path ?? "");
      if (!node.index || node.path === null || !place) continue;
      const { slug: _, ...index } = node.index;
      const known = categories.get(node.path);
      if (known && known.title !== index.title) {
        const message = `The categories \`${known.title}\` (${known.file}) and \`${index.title}\` have the same address, \`${node.path}\`. Give the \`link\` of one of them another \`slug\`.`;
        problems.push({
          code: "duplicate-route",
          severity: "error",
          message,
          file: source,
          at: [],
        });
      }
      if (known) continue;
      const page = { ...place, ...index, sidebar: { id, name }, version: version.name };
      categories.set(node.path, {
        ...page,
        path: node.path,
        cards: cardsOf(node.children),
        file: source,
      });
      const fault = routeMessage(node.path);
      if (fault === undefined) continue;
      const message = `The category \`${node.label}\` cannot have its address: ${fault} Give its \`link\` another \`slug\`.`;
      problems.push({ code: "invalid-route", severity: "error", message, file: source, at: [] });
    }
    const path = mainPath !== undefined && places.has(mainPath) ? mainPath : firstPage(shown);
    const linesAt = sidebarLines(shown, (route) => sidebarOf.get(route) === id);
    const cardsAt = (route: string) => {
      const around = nodesAround(shown, route);
      return around
        ? cardsOf(around)
        : cardsOf(
            shown.filter((node) => node.path !== route),
            true,
          );
    };
    return { id, name, file, items: toLines(shown), path, places, linesAt, cardsAt };
  });

  for (const { items } of groupBy(sidebars, ({ name }) => name)) {
    const [first, ...others] = items;
    for (const { name, file } of others) {
      const message = `The sidebar \`${name}\` already exists in \`${first?.file}\`. Rename or remove one of them.`;
      const place = { file: file ?? "", at: [name] };
      problems.push({ code: "duplicate-sidebar", severity: "error", message, ...place });
    }
  }

  /** Returns the link that front matter names. Falls back to `given`, the link of the sidebar. */
  function pagination(
    doc: DocNode,
    key: "pagination_prev" | "pagination_next",
    asked: string | null | undefined,
    given: PageLink | null,
  ): PageLink | null {
    if (asked === undefined) return given;
    if (asked === null) return null;
    const target = byId.get(asked);
    if (target) return { label: target.pagerLabel ?? target.label, path: target.path };
    const message = `\`${key}\`: no doc has the id \`${asked}\`.${docHint(asked, docs)}`;
    const place = { file: doc.file, at: [key], docId: asked };
    problems.push({ code: "unknown-doc", severity: "error", message, ...place });
    return given;
  }

  function sidebarFor(doc: DocNode): BuiltSidebar | undefined {
    const { displayedSidebar: asked } = doc;
    const listing = sidebars.findLast(({ places }) => places.has(doc.path));
    if (asked === undefined) return listing;
    const found = sidebars.find(({ name }) => name === asked);
    if (asked === null || found) return found;
    const hint = didYouMean(
      asked,
      sidebars.map(({ name }) => name),
    );
    const message = `\`displayed_sidebar\`: no sidebar has the name \`${asked}\`.${hint}`;
    const place = { file: doc.file, at: ["displayed_sidebar"] };
    problems.push({ code: "unknown-sidebar", severity: "error", message, ...place });
    return listing;
  }

  const places = new Map<string, DocPlace>();
  const tags: DocsStructure["tags"] = new Map();
  const docTags: DocsStructure["docTags"] = new Map();
  const byTitle = [...docSources].sort((one, other) =>
    one.title.localeCompare(other.title, PAGE_LANGUAGE.lang),
  );
  for (const doc of byTitle) {
    const sidebar = sidebarFor(doc);
    const place = sidebar?.places.get(doc.path);
    if (sidebar) sidebarOf.set(doc.path, sidebar.id);
    const { paginationPrevious, paginationNext } = doc;
    places.set(doc.docId, {
      sidebar: sidebar ? { id: sidebar.id, name: sidebar.name } : null,
      previous: pagination(doc, "pagination_prev", paginationPrevious, place?.previous ?? null),
      next: pagination(doc, "pagination_next", paginationNext, place?.next ?? null),
      breadcrumbs: place?.breadcrumbs ?? [{ label: doc.sidebarLabel, path: doc.path }],
    });
    const own = new Map<string, DocTag>();
    for (const [index, written] of doc.writtenTags.entries()) {
      const message = tagProblem(written, tagDefinitions);
      const at: YamlPath = ["tags", index];
      if (message) {
        problems.push({ code: "unknown-tag", severity: "warning", message, file: doc.file, at });
      }
      const tag = resolveTag(written, tagDefinitions, version.path);
      own.set(tag.path, tag);
    }
    docTags.set(doc.docId, Array.from(own.keys()));
    for (const [path, tag] of own) {
      const known = tags.get(path) ?? { ...tag, docs: [] };
      const { id, title, path: docPath, description } = doc;
      if (!doc.unlisted) known.docs.push({ id, title, path: docPath, description });
      tags.set(path, known);
    }
  }
  const mainDoc = version.mainDoc ?? firstDoc(version, docs, sidebars);
  return { version: version.name, mainDoc, sidebars, places, categories, tags, docTags, problems };
}

/** Returns all pages that list the entries of a category. */
export const categoriesOf = (structures: readonly DocsStructure[]): CategoryPage[] =>
  structures.flatMap(({ categories }) => Array.from(categories.values()));

/** Returns the lines of the sidebar that the page of a route shows; null without a sidebar. */
export const shownLines = (
  { sidebars }: DocsStructure,
  { sidebar }: Pick<DocPlace, "sidebar">,
  path: string,
): SidebarLine[] | null => sidebars.find(({ id }) => id === sidebar?.id)?.linesAt(path) ?? null;

/** Returns cards for the pages beside a doc, as the doc itself may show them. */
export const shownCards = (
  { sidebars, places }: DocsStructure,
  { docId, path }: Pick<DocNode, "docId" | "path">,
): CategoryCard[] =>
  sidebars.find(({ id }) => id === places.get(docId)?.sidebar?.id)?.cardsAt(path) ?? [];
