import rehypeKatex from "rehype-katex";
import remarkComment from "remark-comment";
import remarkMath from "remark-math";
import remarkUnwrapImages from "remark-unwrap-images";
import type { PluggableList } from "unified";
import type { Environment } from "../environment";
import { admonitions } from "./admonitions";
import { codeBlocks } from "./code-blocks";
import { comments } from "./comments";
import { diagrams } from "./diagrams";
import { gfm } from "./gfm";
import { headings } from "./headings";
import { htmlElements } from "./html-elements";
import { images } from "./images";
import { licenses } from "./licenses";
import { links } from "./links";
import { math } from "./math";
import { names } from "./names";
import { productWords } from "./product-words";
import { syntax } from "./syntax";
import { tables } from "./tables";
import { terms } from "./terms";
import { themeImports } from "./theme-imports";
import { where } from "./where";

/** The one list of plugins, for both ways a document can go: tree (`compile`) and module (gatsby-plugin-mdx). */
export function contentPlugins(
  environment: Environment,
  { bareAddresses = true } = {},
): { remarkPlugins: PluggableList; rehypePlugins: PluggableList } {
  return {
    remarkPlugins: [
      syntax,
      [remarkComment, { ast: true }],
      [gfm, { bareAddresses }],
      remarkMath,
      comments,
      where(/@theme\//, [[themeImports, { environment }]]),
      [productWords, { environment }],
      headings,
      admonitions,
      [links, { environment }],
      [terms, { environment }],
      where(/!\[/, [remarkUnwrapImages]),
    ],
    rehypePlugins: [
      where(/\$/, [[rehypeKatex, { output: "mathml", strict: false }], math]),
      [images, { environment }],
      codeBlocks,
      where(/<[A-Z]/, [[diagrams, { environment }], licenses]),
      where(/<[a-z]/, [htmlElements]),
      where(/\|/, [tables]),
      where(/\[[\^ x]/i, [names]),
    ],
  };
}
