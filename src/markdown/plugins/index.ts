import remarkMath from "remark-math";
import remarkUnwrapImages from "remark-unwrap-images";
import type { Pluggable, PluggableList } from "unified";
import type { Environment } from "../environment";
import { admonitions } from "./admonitions";
import { codeBlocks } from "./code-blocks";
import { comments } from "./comments";
import { diagrams } from "./diagrams";
import { gfm } from "./gfm";
import { headings } from "./headings";
import { images } from "./images";
import { imports } from "./imports";
import { licenses } from "./licenses";
import { links } from "./links";
import { math } from "./math";
import { names } from "./names";
import { productWords } from "./product-words";
import { safeMarkup } from "./safe-markup";
import { syntax } from "./syntax";
import { tables } from "./tables";
import { terms } from "./terms";
import { where } from "./where";

/** The one list of plugins, for both ways a document can go: tree (`compile`) and module (gatsby-plugin-mdx). */
export function contentPlugins(
  environment: Environment,
  { bareAddresses = true } = {},
): { remarkPlugins: PluggableList; rehypePlugins: PluggableList } {
  const decoration = (plugin: Pluggable) => (environment.isCheck ? [] : [plugin]);
  return {
    remarkPlugins: [
      [syntax, { environment }],
      [gfm, { bareAddresses }],
      remarkMath,
      comments,
      where(/^(?:im|ex)port\s|<(?:CodeBlock|Details)\b|require\(/m, [[imports, { environment }]]),
      [productWords, { environment }],
      headings,
      admonitions,
      [links, { environment }],
      ...decoration([terms, { environment }]),
      where(/!\[/, [remarkUnwrapImages]),
    ],
    rehypePlugins: [
      where(/\$/, [math]),
      [images, { environment }],
      ...decoration(codeBlocks),
      where(/<[A-Z]/, [[diagrams, { environment }], licenses]),
      where(/\|/, [tables]),
      where(/\[[\^ x]/i, [names]),
      safeMarkup,
    ],
  };
}
