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

/**
 * Gives a place to the error of a full call stack, since the parser calls itself for each level of
 * the code. The parser's own errors have a place.
 */
function withPlace<Tree extends object>(parse: () => Tree): Tree {
  try {
    const tree = parse();
    if (!firstBelow(tree as Tree & CodeNode, MOST_NESTED, partsOfCode)) return tree;
  } catch (error) {
    throw error instanceof RangeError ? new Refused("nested too deep") : error;
  }
  throw new Refused("nested too deep");
}

/** How many characters the parser may read for one pair of braces: about a second's work. */
const MOST_READ = 10_000_000;

/**
 * Returns a function that refuses code once the parser has read too much of it. MDX looks for the
 * end of code in braces: it parses the code up to the first `}`, then from its start up to the
 * second, and so on. In a list of thousands of objects, that would take minutes.
 */
function readingLimit(): (code: string) => void {
  let last = "";
  let charactersRead = 0;
  return (code) => {
    const isReadOn = code.length > last.length && code.startsWith(last);
    charactersRead = isReadOn ? charactersRead + code.length : code.length;
    last = code;
    if (charactersRead > MOST_READ) throw new Refused("too many braces");
  };
}

const refuseTooMuch = readingLimit();

/** The parser that MDX uses for code. */
export const codeParser = {
  parse: (code: string, options: Options) => withPlace(() => JsxParser.parse(code, options)),
  parseExpressionAt(code: string, offset: number, options: Options) {
    refuseTooMuch(code);
    return withPlace(() => JsxParser.parseExpressionAt(code, offset, options));
  },
};
