/** A JSON value: the only kind of value that a page's data can carry. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Attributes of an element, already with React's names. */
export type TreeProps = { [name: string]: Json };

/** Text, or an element: `["p", { id: "x" }, "text", ["em", {}, "more"]]`. */
export type TreeNode = string | [name: string, props: TreeProps, ...children: TreeNode[]];

/** A compiled Markdown document as plain data. It cannot hold code. */
export type DocumentTree = TreeNode[];

/** Gives a tree from GraphQL a type. GraphQL's own types know only that it is JSON. */
export const asTree = (json: unknown): DocumentTree => json as DocumentTree;
