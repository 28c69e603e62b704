/** A JSON value: the only kind of value that a page's data can carry. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Attributes of an element, already with React's names. */
export type TreeProps = { [name: string]: Json };

/** Text, or an element: `["p", { id: "x" }, "text", ["em", {}, "more"]]`. */
export type TreeNode = string | [name: string, props: TreeProps, ...children: TreeNode[]];

/** An element of a tree. */
export type TreeElement = Exclude<TreeNode, string>;

/** A compiled Markdown document as plain data. It cannot hold code. */
export type DocumentTree = TreeNode[];

/**
 * Text or an element in the data of a page. Attributes that are nothing but a class are the class
 * itself: `["span", "k", "import"]`. A block of code has such an element for each word: this saves
 * 1.7 kB of a page full of code. The browser and the feeds read this form, all other code the tree.
 */
export type PageTreeNode =
  | string
  | [name: string, attributes: TreeProps | string, ...children: PageTreeNode[]];

/** A document in the data of a page. */
export type PageTree = PageTreeNode[];

const isClassAlone = (props: TreeProps): boolean =>
  typeof props.className === "string" && Object.keys(props).length === 1;

/** Shortens a document for the data of a page. */
export const toPageTree = (tree: DocumentTree): PageTree =>
  tree.map((node) => {
    if (typeof node === "string") return node;
    const [name, props, ...children] = node;
    return [name, isClassAlone(props) ? String(props.className) : props, ...toPageTree(children)];
  });

/** Returns the attributes of an element in the data of a page. */
export const attributesOf = (attributes: TreeProps | string): TreeProps =>
  typeof attributes === "string" ? { className: attributes } : attributes;

/** Returns the document that was shortened for the data of a page. */
export const fromPageTree = (tree: PageTree): DocumentTree =>
  tree.map((node) => {
    if (typeof node === "string") return node;
    const [name, attributes, ...children] = node;
    return [name, attributesOf(attributes), ...fromPageTree(children)];
  });

/** Gives a tree from GraphQL a type. GraphQL's own types know only that it is JSON. */
export const asTree = (json: unknown): PageTree => json as PageTree;
