import type { z } from "zod";
import type { CategoryLink, categorySchema } from "./sidebar-file";

/** The fields of a doc that a sidebar needs. */
export interface SidebarDoc {
  docId: string;
  path: string;
  label: string;
  /**
   * The label of a link to this doc on the page before or after it. Null: the label that the
   * sidebar gives the doc.
   */
  pagerLabel: string | null;
  description: string;
  position: number | null;
  /** Path of the source below the version's folder. */
  source: string;
  /** Folder of the source, "" for the top. */
  folder: string;
  /** Whether it is the page of its folder. */
  isFolderPage: boolean;
  unlisted: boolean;
}

/** The settings that a `_category_` file gives its folder. */
export interface FolderCategory extends z.infer<typeof categorySchema> {
  folder: string;
  /** Path of the file from the project's root. */
  file: string;
}

/** The text and address of a generated index. */
interface GeneratedIndex {
  title: string;
  description: string | null;
  keywords: string[];
  image: string | null;
  slug: string | undefined;
}

/** A line of a sidebar, with the lines below it. */
export interface SidebarNode {
  type: "DOC" | "CATEGORY" | "LINK";
  label: string;
  /** Route of a doc, of a doc that a link names, or of a category's page. */
  path: string | null;
  /** Address of a link. */
  href: string | null;
  docId: string | null;
  pagerLabel: string | null;
  /** The label that the doc of a category's page has of its own. */
  pageLabel: string | null;
  description: string | null;
  unlisted: boolean;
  collapsible: boolean;
  collapsed: boolean;
  /** Set when the category's page is a generated list of its entries. */
  index: GeneratedIndex | null;
  children: SidebarNode[];
}

/** The fields of a line that is nothing but a label. */
export const plain = {
  path: null,
  href: null,
  docId: null,
  pagerLabel: null,
  pageLabel: null,
  description: null,
  unlisted: false,
  collapsible: false,
  collapsed: false,
  index: null,
  children: [],
};

/**
 * Returns the fields that a line takes from a doc. The line is the doc, or a category with this
 * page.
 */
const ofDoc = ({ docId, path, pagerLabel, unlisted, description }: SidebarDoc) => ({
  docId,
  path,
  pagerLabel,
  unlisted,
  description,
});

/** Makes the line of a doc. */
export const docNode = (doc: SidebarDoc, label = doc.label): SidebarNode => ({
  ...plain,
  ...ofDoc(doc),
  type: "DOC",
  label,
});

/** Makes a category, with the doc that is its page or with the index to generate. */
export const categoryNode = (
  fields: Pick<SidebarNode, "label" | "collapsible" | "collapsed" | "children">,
  description: string | null,
  link: CategoryLink | undefined,
  doc: SidebarDoc | undefined,
): SidebarNode => ({
  ...plain,
  ...(doc && { ...ofDoc(doc), pageLabel: doc.label }),
  ...fields,
  type: "CATEGORY",
  description,
  index:
    link?.type === "generated-index"
      ? {
          title: link.title ?? fields.label,
          description: link.description ?? null,
          keywords: link.keywords,
          image: link.image ?? null,
          slug: link.slug,
        }
      : null,
});
