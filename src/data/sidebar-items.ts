import { groupBy } from "../site/group";
import { nearest } from "../site/nearest";

/** What a sidebar needs to know of a doc. */
export interface SidebarDoc {
  docId: string;
  path: string;
  label: string;
  position: number | null;
  /** Folder below the version's folder, "" for the top. */
  folder: string;
}

/** What a `_category_` file says of its folder. */
export interface FolderCategory {
  folder: string;
  label: string;
  position: number | null;
  collapsible: boolean;
  collapsed: boolean;
}

/** An entry of `sidebars.yml`: a doc's id, a link, or a category. */
export type SidebarEntry =
  | string
  | { label: string; href: string }
  | { label: string; items: SidebarEntry[]; collapsible: boolean; collapsed: boolean };

/** A line of a sidebar. Lines stand in reading order; `depth` tells which category they are in. */
export interface SidebarItem {
  type: "DOC" | "CATEGORY" | "LINK";
  label: string;
  /** Route of a doc. */
  path: string | null;
  /** Address of a link. */
  href: string | null;
  docId: string | null;
  /** 0 at the top. */
  depth: number;
  collapsible: boolean;
  collapsed: boolean;
}

const plain = { path: null, href: null, docId: null, collapsible: false, collapsed: false };

const docItem = ({ docId, path, label }: SidebarDoc, depth: number): SidebarItem => ({
  ...plain,
  type: "DOC",
  label,
  path,
  docId,
  depth,
});

/** A sidebar written out in content. Ids without a doc are left out and named in `unknown`, with the nearest known id. */
export function writtenSidebar(
  entries: readonly SidebarEntry[],
  docs: readonly SidebarDoc[],
): { items: SidebarItem[]; unknown: { docId: string; nearest: string | undefined }[] } {
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  const unknown: { docId: string; nearest: string | undefined }[] = [];
  const toItems = (some: readonly SidebarEntry[], depth: number): SidebarItem[] =>
    some.flatMap((entry) => {
      if (typeof entry === "string") {
        const doc = byId.get(entry);
        if (doc) return [docItem(doc, depth)];
        unknown.push({ docId: entry, nearest: nearest(entry, byId.keys()) });
        return [];
      }
      const { label } = entry;
      if ("href" in entry) return [{ ...plain, type: "LINK", label, href: entry.href, depth }];
      const { collapsible, collapsed } = entry;
      return [
        { ...plain, type: "CATEGORY", label, depth, collapsible, collapsed },
        ...toItems(entry.items, depth + 1),
      ];
    });
  return { items: toItems(entries, 0), unknown };
}

interface Sortable {
  position: number | null;
  name: string;
}

/** By position; what has none comes after, by name. */
const byPosition = (one: Sortable, other: Sortable): number =>
  (one.position ?? Number.POSITIVE_INFINITY) === (other.position ?? Number.POSITIVE_INFINITY)
    ? one.name.localeCompare(other.name, "en", { numeric: true })
    : (one.position ?? Number.POSITIVE_INFINITY) - (other.position ?? Number.POSITIVE_INFINITY);

const lastSegment = (folder: string): string => folder.slice(folder.lastIndexOf("/") + 1);

/** "dynamic-fees" -> "Dynamic fees" */
const labelOf = (folder: string): string => {
  const words = lastSegment(folder).replaceAll("-", " ");
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** A sidebar made from the folders (D3). */
export function generatedSidebar(
  docs: readonly SidebarDoc[],
  categories: readonly FolderCategory[],
): SidebarItem[] {
  const categoryOf = new Map(categories.map((category) => [category.folder, category]));
  const docsIn = new Map(groupBy(docs, (doc) => doc.folder).map(({ key, items }) => [key, items]));
  const foldersIn = new Map<string, Set<string>>();
  for (const doc of docs) {
    for (let folder = doc.folder; folder !== ""; ) {
      const parent = folder.slice(0, Math.max(0, folder.lastIndexOf("/")));
      foldersIn.set(parent, (foldersIn.get(parent) ?? new Set()).add(folder));
      folder = parent;
    }
  }
  const toItems = (folder: string, depth: number): SidebarItem[] => {
    const docEntries = (docsIn.get(folder) ?? []).map((doc) => ({
      position: doc.position,
      name: doc.docId,
      items: () => [docItem(doc, depth)],
    }));
    const folderEntries = Array.from(foldersIn.get(folder) ?? [], (child) => {
      const category = categoryOf.get(child);
      return {
        position: category?.position ?? null,
        name: child,
        items: (): SidebarItem[] => [
          {
            ...plain,
            type: "CATEGORY",
            label: category?.label ?? labelOf(child),
            depth,
            collapsible: category?.collapsible ?? true,
            collapsed: category?.collapsed ?? true,
          },
          ...toItems(child, depth + 1),
        ],
      };
    });
    return [...docEntries, ...folderEntries].sort(byPosition).flatMap((entry) => entry.items());
  };
  return toItems("", 0);
}

/** Where a doc stands: what comes before and after, and the categories around it. */
export interface SidebarPlace {
  previous: string | null;
  next: string | null;
  /** Labels of the categories, outermost first. */
  categories: string[];
}

/** The place of every doc of a sidebar, by doc id. */
export function sidebarPlaces(items: readonly SidebarItem[]): Map<string, SidebarPlace> {
  const places = new Map<string, SidebarPlace>();
  const open: string[] = [];
  let previous: string | null = null;
  for (const { type, label, docId, depth } of items) {
    open.length = depth;
    if (type === "CATEGORY") open.push(label);
    if (docId === null || places.has(docId)) continue;
    places.set(docId, { previous, next: null, categories: [...open] });
    const before = previous === null ? undefined : places.get(previous);
    if (before) before.next = docId;
    previous = docId;
  }
  return places;
}
