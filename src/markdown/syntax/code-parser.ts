import { type Options, Parser } from "acorn";
import acornJsx from "acorn-jsx";

/** JavaScript with JSX. */
export const JsxParser = Parser.extend(acornJsx());

/**
 * MDX reads the place of an error from it: `pos` where it is, `raisedAt` how far the code was read.
 */
class Refused extends SyntaxError {
  pos = 0;
  raisedAt = 0;
}

/**
 * The parser calls itself for each level of the code. An error of its own has a place, and that of
 * a full stack has none.
 */
function withPlace<Tree>(parse: () => Tree): Tree {
  try {
    return parse();
  } catch (error) {
    throw error instanceof RangeError ? new Refused("nested too deep") : error;
  }
}

/** How many characters may be read for one pair of braces: about a second's work. */
const MOST_READ = 20_000_000;

/**
 * MDX looks for the end of code in braces: it has the code read up to the first `}`, then from its
 * start up to the second, and so on. In a list of thousands of objects that would take minutes.
 */
function readingLimit(): (code: string) => void {
  let last = "";
  let charactersRead = 0;
  return (code) => {
    charactersRead = code.startsWith(last) ? charactersRead + code.length : code.length;
    last = code;
    if (charactersRead > MOST_READ) throw new Refused("too many braces");
  };
}

const refuseTooMuch = readingLimit();

/** What MDX reads code with. */
export const codeParser = {
  parse: (code: string, options: Options) => withPlace(() => JsxParser.parse(code, options)),
  parseExpressionAt(code: string, offset: number, options: Options) {
    refuseTooMuch(code);
    return withPlace(() => JsxParser.parseExpressionAt(code, offset, options));
  },
};
