/** AST nodes beyond plain Markdown, declared for the types of `mdast` and `hast`. */

import type {} from "mdast-util-directive";
import type {} from "mdast-util-math";
import type {} from "mdast-util-mdx";
import type { Literal } from "unist";

/** `{#id}` at the end of a heading. */
export interface HeadingId extends Literal<string> {
  type: "headingId";
}

/** `<!-- … -->` */
export interface Comment extends Literal<string> {
  type: "comment";
  commentValue: string;
}

declare module "mdast" {
  interface StaticPhrasingContentMap {
    headingId: HeadingId;
    comment: Comment;
  }
  interface BlockContentMap {
    comment: Comment;
  }
}

declare module "hast" {
  interface Data {
    /** What follows the language in a code block's first line. */
    meta?: string;
  }
}
