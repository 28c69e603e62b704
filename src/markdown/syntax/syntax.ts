import type { Root } from "mdast";
import {
  type CompileContext,
  type Extension as FromMarkdown,
  fromMarkdown,
  type Token,
} from "mdast-util-from-markdown";
import { cjkFriendlyExtension } from "micromark-extension-cjk-friendly";
import { gfmStrikethroughCjkFriendly } from "micromark-extension-cjk-friendly-gfm-strikethrough";
import type { Construct, Extension, TokenizeContext } from "micromark-util-types";
import remarkDirective from "remark-directive";
import { type Processor, unified } from "unified";
import type { VFile } from "vfile";
import { removeControlCharacters } from "../characters";
import type { Environment } from "../environment";
import { namesOfProgram } from "../javascript/own-names";
import { VOID_ELEMENTS } from "../markup/html";
import { documentFault, isDocumentFault } from "../report";
import { codeParser } from "./code-parser";
import {
  aboveDashes,
  headingId,
  ignored,
  onlyWhere,
  tagLines,
  titledAdmonition,
  withNestingLimit,
} from "./constructs";
import { constructsOf } from "./constructs-of";
import { explained } from "./faults";
import { withFormulas } from "./formulas";
import { refuseShortRows, table } from "./gfm";
import { withoutMdxFences } from "./mdx-code-blocks";
import { refuseDeepNesting } from "./nesting-limit";
import { paragraphLimit } from "./paragraph-limit";
import { furtherFaults } from "./recovery";
import { type Source, startsExpression, startsModuleCode, startsTag } from "./source";

const LEFT_BRACE = 123;
const LESS_THAN = 60;
const COLON = 58;
const SMALL_E = 101;
const SMALL_I = 105;

const directives = unified().use(remarkDirective).freeze().data();

/**
 * The only directive syntax in use is `:::name[Title]` blocks: a colon inside prose stays a colon.
 */
const [container] = constructsOf(directives.micromarkExtensions?.[0]?.flow?.[COLON]);
const directiveNodes = directives.fromMarkdownExtensions?.flat() ?? [];

const nodes: FromMarkdown = {
  enter: {
    headingId(this: CompileContext, token: Token) {
      this.enter({ type: "headingId", value: "" }, token);
    },
    ignored(this: CompileContext, token: Token) {
      const commentValue = this.sliceSerialize(token).slice("<!--".length, -"-->".length);
      this.enter({ type: "comment", value: "", commentValue }, token);
    },
  },
  exit: {
    headingIdValue(this: CompileContext, token: Token) {
      const node = this.stack[this.stack.length - 1];
      if (node && node.type === "headingId") node.value = this.sliceSerialize(token);
    },
    headingId(this: CompileContext, token: Token) {
      this.exit(token);
    },
    ignored(this: CompileContext, token: Token) {
      this.exit(token);
    },
  },
};

/** In HTML, `<br>` is complete. JSX would wait for `</br>`. */
function closeVoidElements(extensions: readonly FromMarkdown[]): FromMarkdown {
  const wrap = (name: "mdxJsxFlowTag" | "mdxJsxTextTag") => {
    const original = extensions.findLast(({ exit }) => exit?.[name])?.exit?.[name];
    return function (this: CompileContext, token: Token) {
      const tag = this.data.mdxJsxTag;
      if (tag && !tag.close && VOID_ELEMENTS.has(tag.name ?? "")) tag.selfClosing = true;
      original?.call(this, token);
    };
  };
  return { exit: { mdxJsxFlowTag: wrap("mdxJsxFlowTag"), mdxJsxTextTag: wrap("mdxJsxTextTag") } };
}

/** About 0.7 s of work: 300 imports with empty lines between them. */
const MOST_NAMES_READ = 45_000;

function noteOwnNames(source: Source, { events }: TokenizeContext): void {
  const token = events.at(-1)?.[1];
  const program = token && "estree" in token ? token.estree : undefined;
  for (const name of namesOfProgram(program)) source.ownNames.add(name);
  source.namesRead += source.ownNames.size;
  if (source.namesRead <= MOST_NAMES_READ) return;
  const reason =
    "The document has too many blocks of imports and exports. Remove the empty lines between them, or move code into a file that the document imports.";
  throw documentFault("too-long", reason, token?.start);
}

/**
 * Returns MDX's syntax, limited to what is meant in one document, plus what Docusaurus' format
 * adds.
 */
function forDocument(mdx: Extension, source: Source): Extension {
  const tags = (construct: Construct) => onlyWhere(construct, source, startsTag);
  const code = (construct: Construct) => onlyWhere(construct, source, startsExpression);
  const moduleCode = (construct: Construct) =>
    onlyWhere(construct, source, startsModuleCode, (context) => noteOwnNames(source, context));
  const { flow = {}, text = {}, disable } = mdx;
  return {
    flow: {
      [SMALL_E]: constructsOf(flow[SMALL_E]).map(moduleCode),
      [SMALL_I]: constructsOf(flow[SMALL_I]).map(moduleCode),
      [LEFT_BRACE]: constructsOf(flow[LEFT_BRACE]).map(code),
      [LESS_THAN]: [
        ignored(source, { isFlow: true }),
        ...constructsOf(flow[LESS_THAN]).map((construct) => tags(tagLines(construct, source))),
      ],
      [COLON]: container ? withNestingLimit(titledAdmonition(container, source)) : [],
    },
    text: {
      [LEFT_BRACE]: [headingId, ...constructsOf(text[LEFT_BRACE]).map(code)],
      [LESS_THAN]: [ignored(source, { isFlow: false }), ...constructsOf(text[LESS_THAN]).map(tags)],
    },
    disable: { null: disable?.null?.filter((name) => name !== "autolink") ?? [] },
  };
}

const tablesOf = (source: Source): Extension => ({
  flow: { null: constructsOf(table.flow?.null).map((construct) => aboveDashes(construct, source)) },
});

/**
 * In Chinese, Japanese and Korean, no space stands beside `**…。**`, and CommonMark then leaves the
 * signs as they are.
 */
const CJK = /[\u1100-\u11FF\u2E80-\uD7FF\uF900-\uFAFF\uFF00-\uFFEF\u{20000}-\u{3FFFF}]/u;
const cjkEmphasis: readonly Extension[] = [cjkFriendlyExtension(), gfmStrikethroughCjkFriendly()];

/**
 * Parses a document. If that fails, it reports everything that is wrong with the document, and
 * throws the first fault.
 */
function parseOrTellAll(parse: (text: string) => Root, file: VFile): Root {
  const text = String(file);
  try {
    return parse(text);
  } catch (error) {
    if (isDocumentFault(error)) {
      for (const fault of furtherFaults(parse, text, error)) {
        fault.fatal = true;
        file.messages.push(fault);
      }
    }
    throw error;
  }
}

const isMdx = ({ disable }: Extension): boolean => disable?.null?.includes("autolink") === true;

/**
 * Sets a parser for the syntax of content (M6): MDX, and what Docusaurus' format adds: `{#id}`
 * after a heading, admonitions, HTML comments, `<https://…>`. In `.md` files, characters that can
 * be text are text. If something still cannot be read, the error explains it in plain words.
 */
export function syntax(this: Processor, { environment }: { environment: Environment }): void {
  const data = this.data() as {
    micromarkExtensions: Extension[];
    fromMarkdownExtensions: (FromMarkdown | FromMarkdown[])[];
  };
  this.parser = (_: string, file: VFile) => {
    removeControlCharacters(file);
    // Plugins look up the parser's offsets in the source, so the source must not begin with a
    // byte-order mark.
    file.value = withoutMdxFences(String(file).replace(/^\uFEFF/, ""));
    const isLenient = file.extname === ".md";
    const mdastExtensions = [...data.fromMarkdownExtensions.flat(), ...directiveNodes, nodes];
    if (isLenient) mdastExtensions.push(closeVoidElements(mdastExtensions));
    const parse = (text: string): Root => {
      codeParser.begin(text.length);
      const { elements } = environment;
      const source: Source = {
        text,
        isLenient,
        elements,
        ownNames: new Set(),
        namesRead: 0,
        start: undefined,
      };
      const extensions = data.micromarkExtensions.map((extension) => {
        if (extension === table) return tablesOf(source);
        if (isMdx(extension)) return forDocument(extension, source);
        return withFormulas(extension, environment.math());
      });
      try {
        const root = fromMarkdown(text, {
          extensions: [
            ...extensions,
            ...(CJK.test(text) ? cjkEmphasis : []),
            paragraphLimit(text.length),
          ],
          mdastExtensions,
        });
        refuseDeepNesting(root);
        refuseShortRows(root);
        return root;
      } catch (error) {
        throw explained(error, source);
      }
    };
    return parseOrTellAll(parse, file);
  };
}
