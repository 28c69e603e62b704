import type { Options } from "remark-rehype";
import type { Pluggable, PluggableList, Processor } from "unified";
import { codeBlocks } from "../code-blocks/code-blocks";
import { codeFiles, MAY_HAVE_CODE_FILES } from "../code-blocks/code-files";
import { codeLanguages } from "../code-blocks/code-languages";
import { diagrams } from "../drawings/diagrams";
import { mermaid } from "../drawings/mermaid";
import type { Environment } from "../environment";
import { handlers } from "../handlers";
import { safeMarkup } from "../markup/safe-markup";
import { formulas } from "../syntax/formulas";
import { gfm } from "../syntax/gfm";
import { EXAMPLE } from "../syntax/source";
import { syntax } from "../syntax/syntax";
import { terms } from "../terms/terms";
import { names } from "./accessible-names";
import { admonitions } from "./admonitions";
import { BIDI, bidi } from "./bidi";
import { boxes } from "./boxes";
import { checkedAttributes } from "./checked-attributes";
import { comments } from "./comments";
import { contents } from "./contents";
import { directions, RIGHT_TO_LEFT } from "./directions";
import { EMOJI_NAME, emoji } from "./emoji";
import { examples } from "./examples";
import { flows } from "./flows";
import { head } from "./head";
import { headings } from "./headings";
import { images } from "./images/images";
import { themedPictures } from "./images/themed-pictures";
import { HAS_IMPORTS, imports } from "./imports";
import { links } from "./links";
import { madeElements } from "./made-elements";
import { math } from "./math";
import { moduleCodeFirst } from "./module-code";
import { npm2yarn } from "./npm2yarn";
import { ownElements } from "./own-elements";
import { pictureRows } from "./picture-rows";
import { productWords } from "./product-words";
import { proseFormulas } from "./prose-formulas";
import { STRAY, straySigns } from "./stray-signs";
import { summaries } from "./summaries";
import { tables } from "./tables";
import { tabs } from "./tabs";
import { unspacedLines, WIDE_LINE } from "./unspaced-lines";
import { unwrapPictures } from "./unwrap-pictures";
import { where } from "./where";

/**
 * Returns the plugins that compile a document (`compile`). gatsby-plugin-mdx gets them too, for what
 * GraphQL tells of an `Mdx` node. The environment is not a plugin option, because gatsby-plugin-mdx
 * makes deep copies of options, and a Map becomes `{}`.
 */
export function contentPlugins(
  environment: Environment,
  { bareAddresses = true } = {},
): {
  remarkPlugins: PluggableList;
  remarkRehypeOptions: Options;
  rehypePlugins: PluggableList;
  tableCellAlignToStyle: false;
} {
  const withEnvironment = <Result>(
    plugin: (this: Processor, options: { environment: Environment }) => Result,
  ) =>
    function (this: Processor): Result {
      return plugin.call(this, { environment });
    };
  const decoration = (plugin: Pluggable) => (environment.isCheck ? [] : [plugin]);
  return {
    remarkPlugins: [
      withEnvironment(syntax),
      [gfm, { bareAddresses }],
      formulas,
      where(STRAY, [straySigns]),
      where(BIDI, [bidi]),
      comments,
      where(/^(?:im|ex)port\s/m, [moduleCodeFirst]),
      where(/<[A-Z]/, [withEnvironment(ownElements), withEnvironment(madeElements)]),
      where(HAS_IMPORTS, [withEnvironment(imports)]),
      where(/<details\b/i, [withEnvironment(summaries)]),
      where(MAY_HAVE_CODE_FILES, [withEnvironment(codeFiles)]),
      where(/```|~~~|CodeBlock|Mermaid/, [codeLanguages]),
      where(/npm2yarn/, [npm2yarn]),
      where(/\$/, [proseFormulas]),
      where(EXAMPLE, [withEnvironment(examples)]),
      withEnvironment(productWords),
      where(/<head\b|docusaurus\/Head/i, [head]),
      where(/<Flow/, [withEnvironment(flows)]),
      withEnvironment(headings),
      where(EMOJI_NAME, [emoji]),
      where(/\btoc\b/, [contents]),
      withEnvironment(admonitions),
      withEnvironment(links),
      where(WIDE_LINE, [unspacedLines]),
      where(/<Tabs/, [withEnvironment(tabs)]),
      ...decoration(withEnvironment(terms)),
      where(/!\[/, [unwrapPictures]),
    ],
    remarkRehypeOptions: { handlers, footnoteLabel: STRINGS.prose.footnotes },
    // A host's own policy may forbid attributes of style.
    tableCellAlignToStyle: false,
    rehypePlugins: [
      where(/\$|working/, [math]),
      where(/<picture/, [themedPictures]),
      where(/<img\b/, [pictureRows]),
      withEnvironment(images),
      where(/mermaid/i, [mermaid]),
      ...decoration(codeBlocks),
      where(/<[A-Z]/, [withEnvironment(diagrams), withEnvironment(checkedAttributes)]),
      where(/\|/, [tables]),
      where(RIGHT_TO_LEFT, [directions]),
      where(/<(?:div|section|article|center)\b/, [boxes]),
      where(/\[[\^ x]/i, [withEnvironment(names)]),
      withEnvironment(safeMarkup),
    ],
  };
}
