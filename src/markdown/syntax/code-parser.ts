import { type Options, Parser } from "acorn";
import acornJsx from "acorn-jsx";
import { firstBelow } from "../../site/problems/nesting";
import { type CodeNode, partsOfCode } from "../javascript/estree";

/** A parser for JavaScript with JSX. */
export const JsxParser = Parser.extend(acornJsx());

/**
 * An error with the fields that MDX reads: `pos` is its place, `raisedAt` how far the parser has
 * read.
 */
class Refused extends SyntaxError {
  pos = 0;
  raisedAt = 0;
}

/** MDX calls itself for each level, too. It has less than half of the call stack for a level. */
const MOST_NESTED = 2500;

/** The messages of JavaScript and of acorn. */
const STACK_IS_FULL = /^Maximum call stack|^Not enough stack/;

/**
 * Gives a place to the error of a full call stack, since the parser calls itself for each level of
 * the code. The parser's own errors have a place.
 */
function withPlace<Tree extends object>(parse: () => Tree): Tree {
  try {
    const tree = parse();
    if (!firstBelow(tree as Tree & CodeNode, MOST_NESTED, partsOfCode)) return tree;
  } catch (error) {
    if (!(error instanceof Error && STACK_IS_FULL.test(error.message))) throw error;
  }
  throw new Refused("nested too deep");
}

/** How many characters of code may be read in a short document: about a second's work. */
const ALWAYS_READ = 5_000_000;
/** How many may be read for each character of the document. */
const MOST_READ = 20;

/**
 * The parser that MDX uses for code. It refuses code once it has read too much of a document. MDX
 * looks for the end of code: it parses braces up to the first `}`, then from their start up to the
 * second, and so on; code with empty lines up to each of them. For thousands of objects in a list,
 * that would take minutes.
 */
class CodeParser {
  private charactersLeft = ALWAYS_READ;

  /** Begins a document of that many characters. */
  begin(length: number): void {
    this.charactersLeft = ALWAYS_READ + MOST_READ * length;
  }

  private read(code: string): void {
    this.charactersLeft -= code.length;
    if (this.charactersLeft < 0) throw new Refused("too much to read");
  }

  parse(code: string, options: Options) {
    this.read(code);
    return withPlace(() => JsxParser.parse(code, options));
  }

  parseExpressionAt(code: string, offset: number, options: Options) {
    this.read(code);
    return withPlace(() => JsxParser.parseExpressionAt(code, offset, options));
  }
}

export const codeParser = new CodeParser();
