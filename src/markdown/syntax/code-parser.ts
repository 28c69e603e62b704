import { type Options, Parser } from "acorn";
import acornJsx from "acorn-jsx";

/** JavaScript with JSX. */
export const JsxParser = Parser.extend(acornJsx());

/** MDX reads the place of an error from it: `pos` where it is, `raisedAt` how far the code was read. */
class TooDeep extends SyntaxError {
  override message = "nested too deep";
  pos = 0;
  raisedAt = 0;
}

/** The parser calls itself for each level of the code. An error of its own has a place, and that of a full stack has none. */
function withPlace<Tree>(parse: () => Tree): Tree {
  try {
    return parse();
  } catch (error) {
    throw error instanceof RangeError ? new TooDeep() : error;
  }
}

/** What MDX reads code with. */
export const codeParser = {
  parse: (code: string, options: Options) => withPlace(() => JsxParser.parse(code, options)),
  parseExpressionAt: (code: string, offset: number, options: Options) =>
    withPlace(() => JsxParser.parseExpressionAt(code, offset, options)),
};
