/** AST nodes beyond plain Markdown, declared for the types of `mdast` and `hast`. */

import type {} from "mdast-util-math";
import type {} from "mdast-util-mdx";
import type {} from "remark-directive";
import type {} from "remark-parse";
import type {} from "remark-rehype";
import type { Literal } from "unist";

/** `{#id}` at the end of a heading. */
export interface HeadingId extends Literal {
  type: "headingId";
  value: string;
}

/** `<!-- … -->` */
export interface Comment extends Literal {
  type: "comment";
  value: string;
  commentValue: string;
}

declare module "mdast" {
  interface PhrasingContentMap {
    headingId: HeadingId;
    comment: Comment;
  }
  interface RootContentMap {
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
