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
interface DocPlace {
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

function build(
  docs: DocNode[],
  sidebars: SidebarNode[],
  categories: CategoryNode[],
): DocsStructure {
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

const ofVersion = <Found extends { version: string }>(nodes: Iterable<Found>, version: string) =>
  Array.from(nodes).filter((node) => node.version === version);

const known = new Map<string, Promise<DocsStructure>>();

/**
 * The structures of all versions as the nodes are now. Called before pages ask for them, so that none is answered from an
 * earlier state.
 */
export function readDocsStructures({
  getNodesByType,
}: Pick<NodeApi, "getNodesByType">): DocsStructure[] {
  return readSite().docs.versions.map(({ name }) => {
    const structure = build(
      ofVersion(getNodesByType("Doc") as DocNode[], name),
      ofVersion(getNodesByType("Sidebar") as SidebarNode[], name),
      ofVersion(getNodesByType("FolderCategory") as CategoryNode[], name),
    );
    known.set(name, Promise.resolve(structure));
    return structure;
  });
}

async function read({ nodeModel }: ResolverContext, version: string): Promise<DocsStructure> {
  const all = async <Found extends Node & { version: string }>(type: string) =>
    ofVersion((await nodeModel.findAll<Found>({ type })).entries, version);
  return build(
    await all<DocNode>("Doc"),
    await all<SidebarNode>("Sidebar"),
    await all<CategoryNode>("FolderCategory"),
  );
}

/**
 * The structure of a version. The page that asks is made again when a doc's place or a sidebar changes. Worked out once a
 * process, and a build's queries run in several: every doc asks for its neighbours, and reading the data layer each time would
 * take time with the square of the docs.
 */
export function docsStructure(context: ResolverContext, version: string): Promise<DocsStructure> {
  for (const connectionType of ["Doc", "Sidebar", "FolderCategory"]) {
    context.nodeModel.trackPageDependencies(null, { connectionType });
  }
  const structure = known.get(version) ?? read(context, version);
  known.set(version, structure);
  return structure;
}
