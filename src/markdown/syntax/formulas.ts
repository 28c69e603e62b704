import type { CompileContext, Extension as FromMarkdown, Token } from "mdast-util-from-markdown";
import { mathFromMarkdown } from "mdast-util-math";
import { math } from "micromark-extension-math";
import type { Code, Construct, Extension, State } from "micromark-util-types";
import type { Processor } from "unified";
import type { MathMode } from "../../site/config";
import { addSyntax } from "./add-syntax";
import { constructsOf } from "./constructs-of";
import { readsLikeFormula } from "./formula-text";

const DOLLAR = 36;
const BACKSLASH = 92;

declare module "micromark-util-types" {
  interface TokenTypeMap {
    mathText: "mathText";
    mathTextData: "mathTextData";
    mathTextSequence: "mathTextSequence";
  }
}

const isLineEnd = (code: Code): boolean => code !== null && code < -2;
const isSpace = (code: Code): boolean => code !== null && (code < 0 || code === 32);
const isDigit = (code: Code): boolean => code !== null && code >= 48 && code <= 57;

/** The syntax of `$$…$$`. */
const doubleDollars = math({ singleDollarTextMath: false });
const [doubleDollarsInText] = constructsOf(doubleDollars.text?.[DOLLAR]);

/**
 * Returns the syntax of `$…$`, with pandoc's rules: no space behind the first dollar sign or before
 * the last, and no digit behind the last. So "$20,000 and $30,000" is text. `\$` closes nothing.
 */
function singleDollars(isFormula: (written: string) => boolean): Construct {
  return {
    name: "singleDollars",
    ...(doubleDollarsInText?.previous && { previous: doubleDollarsInText.previous }),
    tokenize(effects, ok, nok) {
      const start = this.now();
      let before: Code = null;
      let isEscaped = false;

      const first: State = (code) => {
        effects.exit("mathTextSequence");
        return code === DOLLAR || isSpace(code) ? nok(code) : between(code);
      };
      const between: State = (code) => {
        if (code === null) return nok(code);
        if (isLineEnd(code)) {
          effects.enter("lineEnding");
          effects.consume(code);
          effects.exit("lineEnding");
          before = code;
          return between;
        }
        if (code === DOLLAR && !isEscaped) {
          effects.enter("mathTextSequence");
          effects.consume(code);
          return close;
        }
        effects.enter("mathTextData");
        return data(code);
      };
      const data: State = (code) => {
        if (code === null || isLineEnd(code) || (code === DOLLAR && !isEscaped)) {
          effects.exit("mathTextData");
          return between(code);
        }
        isEscaped = code === BACKSLASH && !isEscaped;
        before = code;
        effects.consume(code);
        return data;
      };
      const close: State = (code) => {
        effects.exit("mathTextSequence");
        if (code === DOLLAR || isSpace(before) || isDigit(code)) return nok(code);
        const written = this.sliceSerialize({ start, end: this.now() }).slice(1, -1);
        if (!isFormula(written)) return nok(code);
        effects.exit("mathText");
        return ok(code);
      };
      return (code) => {
        effects.enter("mathText");
        effects.enter("mathTextSequence");
        effects.consume(code);
        return first;
      };
    },
  };
}

const withSingleDollars = (isFormula: (written: string) => boolean): Extension => ({
  ...doubleDollars,
  text: { [DOLLAR]: [singleDollars(isFormula), ...constructsOf(doubleDollarsInText)] },
});

/** Stands for the syntax of formulas until a document is parsed: the site may change its mind. */
const placeholder: Extension = {};

const SYNTAX: Record<MathMode, Extension> = {
  on: withSingleDollars(() => true),
  auto: withSingleDollars(readsLikeFormula),
  off: {},
};

/**
 * Makes nodes of formulas, without what they would become in HTML: the site's own handlers say
 * that. For a node that says it itself, gatsby-plugin-mdx calls a default export of
 * mdast-util-to-hast, which version 13 lacks.
 */
function formulaNodes(): FromMarkdown {
  const nodes = mathFromMarkdown();
  const bare = (name: "mathFlow" | "mathText") =>
    function (this: CompileContext, token: Token) {
      nodes.exit?.[name]?.call(this, token);
      const parent = this.stack.at(-1);
      const node = parent && "children" in parent ? parent.children.at(-1) : undefined;
      if (node) delete node.data;
    };
  return {
    ...nodes,
    exit: { ...nodes.exit, mathFlow: bare("mathFlow"), mathText: bare("mathText") },
  };
}

/** Adds formulas: `$…$` and `$$…$$`. */
export function formulas(this: Processor): void {
  addSyntax(this, placeholder, formulaNodes());
}

/** Returns the syntax of a site's formulas in place of what stands for it. */
export const withFormulas = (extension: Extension, mode: MathMode): Extension =>
  extension === placeholder ? SYNTAX[mode] : extension;
