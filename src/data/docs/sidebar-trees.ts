import { groupBy } from "../../site/group";
import type { ProblemCode } from "../../site/problems/codes";
import { didYouMean, nearest } from "../../site/problems/nearest";
import { splitNumberPrefix, withoutNumberPrefixes } from "../document/doc-address";
import type { YamlPath } from "../yaml/document";
import type { SidebarEntry } from "./sidebar-file";
import {
  categoryNode,
  docNode,
  type FolderCategory,
  plain,
  type SidebarDoc,
  type SidebarNode,
} from "./sidebar-node";

/** A problem of an entry that cannot be shown as it is written. */
export interface EntryProblem {
  code: ProblemCode;
  severity: "error" | "warning";
  message: string;
  /** The `_category_` file; undefined for the sidebars file itself. */
  file?: string | undefined;
  at: YamlPath;
  /** The id of a doc that does not exist. */
  docId?: string;
}

/**
 * Returns a hint with the id of the nearest doc. An id with number prefixes gets the id without
 * them.
 */
export function docHint(docId: string, docs: readonly SidebarDoc[]): string {
  const ids = new Map([
    ...docs.map((doc) => [doc.source.replace(/\.mdx?$/, ""), doc.docId] as const),
    ...docs.map((doc) => [doc.docId, doc.docId] as const),
  ]);
  const id = ids.get(nearest(docId, ids.keys()) ?? "");
  return id ? ` Did you mean \`${id}\`?` : "";
}

interface Sortable {
  position: number | null;
  name: string;
}

/**
 * Compares by position. Entries without a position come last, sorted by name. As in Docusaurus, the
 * codes of characters decide: capitals come first, and `n10` comes before `n9`.
 */
function byPosition(one: Sortable, other: Sortable): number {
  const [first, second] = [one, other].map(({ position }) => position ?? Number.POSITIVE_INFINITY);
  if (first !== second) return Number(first) - Number(second);
  return one.name < other.name ? -1 : 1;
}

const lastSegment = (path: string): string => path.slice(path.lastIndexOf("/") + 1);

/** Whether sections can be folded, and are. Parts that are not said are left to others. */
interface Fold {
  collapsible?: boolean | undefined;
  collapsed?: boolean | undefined;
}

/**
 * Returns functions that make the trees of a docs version's sidebars. They skip and report entries
 * that cannot be shown. `fold` is what the version says of sections that say nothing.
 */
export function sidebarTrees(
  docs: readonly SidebarDoc[],
  categories: readonly FolderCategory[],
  fold: Fold = {},
) {
  const foldOf = (section: Fold = {}): Pick<SidebarNode, "collapsible" | "collapsed"> => {
    const collapsible = section.collapsible ?? fold.collapsible ?? true;
    return { collapsible, collapsed: collapsible && (section.collapsed ?? fold.collapsed ?? true) };
  };
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
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

  const unknownDoc = (docId: string, at: YamlPath, file?: string): EntryProblem => ({
    code: "unknown-doc",
    severity: "error",
    message: `No doc has the id \`${docId}\`.${docHint(docId, docs)}`,
    at,
    file,
    docId,
  });

  /**
   * Returns the doc that is a folder's page. The `_category_` file may name it, with or without the
   * folder. Otherwise, the convention decides.
   */
  function pageOf(
    folder: string,
    category: FolderCategory | undefined,
    problems: EntryProblem[],
  ): SidebarDoc | undefined {
    const inFolder = docsIn.get(folder) ?? [];
    if (category?.link === undefined) return inFolder.find((doc) => doc.isFolderPage);
    if (category.link?.type !== "doc") return undefined;
    const { id } = category.link;
    const doc = inFolder.find(({ docId }) => lastSegment(docId) === id) ?? byId.get(id);
    if (!doc) problems.push(unknownDoc(id, ["link", "id"], category.file));
    return doc;
  }

  function folderNodes(folder: string, problems: EntryProblem[], page?: SidebarDoc): SidebarNode[] {
    const ofDocs = (docsIn.get(folder) ?? [])
      .filter((doc) => doc !== page)
      .map((doc) => ({
        position: doc.position,
        name: lastSegment(doc.source),
        node: docNode(doc),
      }));
    const ofFolders = Array.from(foldersIn.get(folder) ?? [], (child) => {
      const category = categoryOf.get(child);
      const childPage = pageOf(child, category, problems);
      const { name, position } = splitNumberPrefix(lastSegment(child));
      const fields = {
        label: category?.label ?? childPage?.label ?? name,
        ...foldOf(category),
        children: folderNodes(child, problems, childPage),
      };
      return {
        position: category?.position ?? childPage?.position ?? position,
        name: lastSegment(child),
        node: categoryNode(fields, category?.description ?? null, category?.link, childPage),
      };
    });
    return [...ofDocs, ...ofFolders].sort(byPosition).map(({ node }) => node);
  }

  /** Makes a sidebar from the folders (D3). */
  function generated(): { nodes: SidebarNode[]; problems: EntryProblem[] } {
    const problems: EntryProblem[] = [];
    return { nodes: folderNodes("", problems), problems };
  }

  /** Returns the folder that a name means. The name may have number prefixes or not. */
  function folderNamed(name: string): string | undefined {
    if (name === ".") return "";
    const all = Array.from(foldersIn.values()).flatMap((folders) => Array.from(folders));
    return (
      all.find((folder) => folder === name) ??
      all.find((folder) => withoutNumberPrefixes(folder) === name)
    );
  }

  /** Makes a sidebar from the entries of a sidebars file. */
  function written(entries: readonly SidebarEntry[]): {
    nodes: SidebarNode[];
    problems: EntryProblem[];
  } {
    const problems: EntryProblem[] = [];
    function toNodes(entry: SidebarEntry): SidebarNode[] {
      switch (entry.type) {
        case "doc":
        case "ref": {
          const doc = byId.get(entry.id);
          if (!doc) {
            problems.push(unknownDoc(entry.id, entry.at));
            return [];
          }
          const node = docNode(doc, entry.label);
          // A `ref` is a doc of another sidebar. Links to the pages before and after skip it.
          return [entry.type === "doc" ? node : { ...node, type: "LINK", docId: null }];
        }
        case "link": {
          const { label, href, description = null } = entry;
          return [{ ...plain, type: "LINK", label, href, description }];
        }
        case "category": {
          const { label, link, description = null } = entry;
          const page = link?.type === "doc" ? byId.get(link.id) : undefined;
          if (link?.type === "doc" && !page) {
            problems.push(unknownDoc(link.id, [...entry.at, "link", "id"]));
          }
          const children = entry.items.flatMap(toNodes);
          const fields = { label, ...foldOf(entry), children };
          return [categoryNode(fields, description, link, page)];
        }
        case "autogenerated": {
          const folder = folderNamed(entry.dirName);
          if (folder !== undefined) return folderNodes(folder, problems);
          const hint = didYouMean(
            entry.dirName,
            Array.from(foldersIn.values()).flatMap((folders) => Array.from(folders)),
          );
          const message = `There are no docs in the folder \`${entry.dirName}\`.${hint}`;
          problems.push({ code: "empty-folder", severity: "warning", message, at: entry.at });
          return [];
        }
        case "html": {
          const message =
            "The sidebar does not show entries of the type `html`. For a heading, use a category with `collapsible: false`.";
          problems.push({ code: "html-entry", severity: "warning", message, at: entry.at });
          return [];
        }
      }
    }
    return { nodes: entries.flatMap(toNodes), problems };
  }

  return { generated, written };
}
