/** A JSON value: what a page's data can carry. */
export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** Attributes of an element, already under React's names. */
export type TreeProps = { [name: string]: Json };

/** Text, or an element: `["p", { id: "x" }, "text", ["em", {}, "more"]]`. */
export type TreeNode = string | [name: string, props: TreeProps, ...children: TreeNode[]];

/** A compiled Markdown document as plain data. It cannot hold code. */
export type Tree = TreeNode[];

/** A tree as GraphQL delivers it, whose types know only that it is JSON. */
export const asTree = (json: unknown): Tree => json as Tree;
