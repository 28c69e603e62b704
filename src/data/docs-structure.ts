import type { Node } from "gatsby";
import type { NodeApi, ResolverContext } from "./nodes";
import {
  type FolderCategory,
  generatedSidebar,
  type SidebarEntry,
  type SidebarPlace,
  sidebarPlaces,
  writtenSidebar,
} from "./sidebar-items";
import { readSite } from "./site-file";

interface DocNode extends Node {
  docId: string;
  version: string;
  folder: string;
  path: string;
  sidebarLabel: string;
  sidebarPosition?: number;
  unlisted: boolean;
}

interface SidebarNode extends Node {
  name: string;
  version: string;
  /** Null for a sidebar that follows the folders. */
  entries: SidebarEntry[] | null;
  file: string | null;
}

type CategoryNode = Node & FolderCategory & { version: string };

/** A sidebar with its lines. */
interface BuiltSidebar extends ReturnType<typeof writtenSidebar> {
  id: string;
  name: string;
  file: string | null;
}

/** Where a doc stands, by ids of nodes. */
export interface DocPlace {
  sidebarId: string;
  previousId: string | null;
  nextId: string | null;
  categories: string[];
}

/** The sidebars of a docs version, and where each doc stands in them. */
export interface DocsStructure {
  sidebars: BuiltSidebar[];
  places: Map<string, DocPlace>;
}

const toPlace = (
  sidebarId: string,
  { previous, next, categories }: SidebarPlace,
  nodeIds: ReadonlyMap<string, string>,
): DocPlace => ({
  sidebarId,
  previousId: nodeIds.get(previous ?? "") ?? null,
  nextId: nodeIds.get(next ?? "") ?? null,
  categories,
});

function build(docs: DocNode[], sidebars: SidebarNode[], categories: CategoryNode[]): DocsStructure {
  const listed = docs
    .filter(({ unlisted }) => !unlisted)
    .map((doc) => ({ ...doc, label: doc.sidebarLabel, position: doc.sidebarPosition ?? null }));
  const nodeIds = new Map(docs.map(({ docId, id }) => [docId, id]));
  const built = sidebars.map(({ id, name, file, entries }) => ({
    id,
    name,
    file,
    ...(entries
      ? writtenSidebar(entries, listed)
      : { items: generatedSidebar(listed, categories), unknown: [] }),
  }));
  const places = new Map<string, DocPlace>();
  for (const { id, items } of built) {
    for (const [docId, place] of sidebarPlaces(items)) {
      if (!places.has(docId)) places.set(docId, toPlace(id, place, nodeIds));
    }
  }
  return { sidebars: built, places };
}

const structures = new Map<string, DocsStructure>();
const empty: DocsStructure = { sidebars: [], places: new Map() };

/**
 * Works the sidebars of every version out. Called once for all pages of a run, before any page asks: every doc asks for its
 * neighbours, and reading the data layer each time would take time with the square of the docs.
 */
export function readDocsStructures({ getNodesByType }: Pick<NodeApi, "getNodesByType">): DocsStructure[] {
  const docs = getNodesByType("Doc") as DocNode[];
  const sidebars = getNodesByType("Sidebar") as SidebarNode[];
  const categories = getNodesByType("FolderCategory") as CategoryNode[];
  structures.clear();
  for (const { name } of readSite().docs.versions) {
    const isOfVersion = (node: { version: string }) => node.version === name;
    structures.set(
      name,
      build(docs.filter(isOfVersion), sidebars.filter(isOfVersion), categories.filter(isOfVersion)),
    );
  }
  return Array.from(structures.values());
}

/** The structure of a version. The page that asks is made again when a doc's place or a sidebar changes. */
export function docsStructure({ nodeModel }: ResolverContext, version: string): DocsStructure {
  for (const connectionType of ["Doc", "Sidebar", "FolderCategory"]) {
    nodeModel.trackPageDependencies(null, { connectionType });
  }
  return structures.get(version) ?? empty;
}
