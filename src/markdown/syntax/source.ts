import { distance } from "fastest-levenshtein";
import type { Point } from "unist";
import { unknownNames } from "../javascript/scope";
import { isDrawing, isHtml, VOID_ELEMENTS } from "../markup/html";
import { JsxParser } from "./code-parser";

/**
 * A document during parsing. What its characters mean depends on its kind and on the names that it
 * knows.
 */
export interface Source {
  /** The text that the parser sees, without a byte-order mark. */
  text: string;
  /**
   * Whether it is a `.md` file. There, anything that can be text is text. In `.mdx` files, MDX's
   * rules apply.
   */
  isLenient: boolean;
  /** Elements of the site. */
  elements: ReadonlyMap<string, unknown>;
  /** Names that the document itself imports or exports, as far as it has been read. */
  ownNames: Set<string>;
  /** How many names MDX has read again: with each block of imports and exports, all before it. */
  namesRead: number;
  /** Where the tag or code begins that the parser is in. */
  start: Point | undefined;
}

/**
 * How far an expression in a `.md` file may reach. The limit keeps many lone braces from taking
 * long.
 */
const EXPRESSION_LENGTH = 2000;
const TAG_LENGTH = 1000;

/** Where a worked example begins in the text of a document. */
export const EXAMPLE = /:::[ \t]*example\b/;

const MEMBER = /\{\s*(\w+)\.\w/y;
const CODE_COMMENT = /\{\s*\/\*/y;
const AUTOLINK =
  /<(?:[a-z][a-z\d+.-]{1,31}:\/\/[^\s<>]*|(?:mailto|tel):[^\s<>]*|[^\s<>@/]+@[^\s<>@]+)>/iy;
const TAG_NAME = /<\/?([\p{ID_Start}$_][\p{ID_Continue}$-]*)(?=[\s/>{.:])/uy;
const WHOLE_TAG =
  /<\/?[\p{Lu}$_][\p{ID_Continue}$.:-]*(?:\s+[\p{ID_Start}$_][\p{ID_Continue}$:-]*(?:\s*=\s*(?:"[^"]*"|'[^']*'|\{[^{}]*\}))?)*\s*\/?>/uy;
const MODULE_CODE = new RegExp(
  [
    /import\s+(?:[{*]|["'][^"'\r\n]*["'];?[ \t]*(?=[\r\n]|$))/,
    /import\s+Name\s*(?:,\s*[{*]|from\s*(?=["']|$))/,
    /export\s+(?:[{*]|(?:const|let|var)\s+(?:[{[]|Name\s*=)|(?:async\s+)?function\b\s*\*?\s*Name\s*\(|class\s+Name\s*(?:\{|extends\b))/,
    /export\s+default\s+(?:(?:async|class|function)\b|[({[]|[\p{ID_Continue}$]+;?[ \t]*(?:[\r\n]|$))/u,
  ]
    .map(({ source }) => source.replaceAll("Name", "[\\p{ID_Start}$_][\\p{ID_Continue}$]*"))
    .join("|"),
  "uy",
);

const ABOVE_DASHES = /[^\r\n]*(?:\r\n?|\n)[ \t>]*[|:-][ \t|:-]*(?=[\r\n]|$)/y;

const lastPlaces = new WeakMap<Source, Map<string, number>>();

/**
 * Whether a text occurs at an offset or behind it. It looks through the document once: to do so for
 * each of many openings that nothing closes would take the square of their number.
 */
function occursFrom(source: Source, searched: string, offset: number): boolean {
  const known = lastPlaces.get(source) ?? new Map<string, number>();
  lastPlaces.set(source, known);
  const last = known.get(searched) ?? source.text.lastIndexOf(searched);
  known.set(searched, last);
  return last >= offset;
}

/** Matches a sticky pattern at one offset. */
function matchAt(pattern: RegExp, text: string, offset: number): RegExpExecArray | null {
  pattern.lastIndex = offset;
  return pattern.exec(text);
}

const isAt = (pattern: RegExp, text: string, offset: number): boolean =>
  matchAt(pattern, text, offset) !== null;

/**
 * Whether a line may be the head of a table: the next line, after quotation markers, is a row of
 * dashes.
 */
export const startsTable = ({ text }: Source, offset: number): boolean =>
  isAt(ABOVE_DASHES, text, offset);

/** Returns a function that asks once for each document whether a pattern occurs in it. */
function occurs(pattern: RegExp): (source: Source) => boolean {
  const known = new WeakMap<Source, boolean>();
  return (source) => {
    const found = known.get(source) ?? pattern.test(source.text);
    known.set(source, found);
    return found;
  };
}

const hasDrawing = occurs(/<(?:svg|math)[\s>]/);
const hasExample = occurs(EXAMPLE);

/** Whether a name is that of an element, whatever follows it. */
function isElement(name: string, source: Source): boolean {
  const { elements, ownNames } = source;
  if (isHtml(name) || elements.has(name) || ownNames.has(name)) return true;
  // `path` and `text` are also words. They are elements only in a document with a drawing.
  return isDrawing(name) && hasDrawing(source);
}

/**
 * Whether the `<` at an offset begins a tag. In a `.md` file, it is text unless a name follows, and
 * also before most lower-case names.
 */
export function startsTag(source: Source, offset: number): boolean {
  const { text, isLenient } = source;
  if (isAt(AUTOLINK, text, offset) || text.startsWith("<!--", offset)) return false;
  if (!isLenient) return true;
  const [, name] = matchAt(TAG_NAME, text, offset) ?? [];
  if (name === undefined) return false;
  if (isElement(name, source)) return true;
  return isAt(WHOLE_TAG, text.slice(offset, offset + TAG_LENGTH), 0);
}

/** Code that shows nothing on a page, or only its last part. */
const NO_CONTENT: ReadonlySet<string> = new Set([
  "ArrowFunctionExpression",
  "ClassExpression",
  "FunctionExpression",
  "ObjectExpression",
  "SequenceExpression",
]);

/**
 * Whether the author means the braces at an offset as code. An author of prose does not mean a
 * number or a name of JavaScript.
 */
function isMeant({ text, ownNames, elements }: Source, offset: number): boolean {
  const reach = text.slice(offset + 1, offset + EXPRESSION_LENGTH);
  const code = reach.slice(0, reach.lastIndexOf("}") + 1);
  try {
    const expression = JsxParser.parseExpressionAt(code, 0, {
      ecmaVersion: 2020,
      sourceType: "module",
    });
    if (!/^\s*(?:\/\*[\s\S]*?\*\/\s*)*\}/.test(code.slice(expression.end))) return false;
    const { type } = expression;
    if (NO_CONTENT.has(type)) return false;
    if (type === "Identifier") return ownNames.has(code.slice(expression.start, expression.end));
    if (type === "Literal") return /^["'`]/.test(code.trimStart());
    return unknownNames(expression, ownNames, elements).length === 0;
  } catch {
    return false;
  }
}

/**
 * Whether the braces at an offset name a product word, a figure or a value of an example, perhaps
 * with a typing error, or a contract.
 */
function startsWord(source: Source, offset: number): boolean {
  const { text } = source;
  const [, name] = matchAt(MEMBER, text, offset) ?? [];
  if (name === undefined) return false;
  if (["product", "figures"].some((known) => distance(name, known) <= 2)) return true;
  // `contact` is a word of prose.
  if (name === "contract") return true;
  return distance(name, "example") <= 1 && hasExample(source);
}

/**
 * Whether the `{` at an offset begins code. In a `.md` file, it is text if it cannot be code of
 * this document.
 */
export function startsExpression(source: Source, offset: number): boolean {
  const { text, isLenient } = source;
  if (!isLenient || startsWord(source, offset)) return true;
  if (isAt(CODE_COMMENT, text, offset)) return occursFrom(source, "*/", offset);
  return isMeant(source, offset);
}

/**
 * Whether a line that begins with `import` or `export` is code. In a `.md` file, it may be a
 * sentence.
 */
export const startsModuleCode = ({ text, isLenient }: Source, offset: number): boolean =>
  !isLenient || isAt(MODULE_CODE, text, offset);

const CLOSED_VOID = /<\/(\w+)\s*>/y;
/** A browser draws a lone `</br>`, so only that of a `<br>` is needless. */
const OPEN_BR = /<br(?:\s[^<>]*)?\/?>\s*$/;

/**
 * Returns the end of a piece of text that is left out: an HTML comment or, in a `.md` file, a
 * needless `</img>`. Undefined if there is none at this offset.
 */
export function endOfIgnored(source: Source, offset: number): number | undefined {
  const { text, isLenient } = source;
  if (text.startsWith("<!--", offset)) {
    if (!occursFrom(source, "-->", offset + 2)) return undefined;
    // As in HTML, `<!-->` is a complete comment.
    const end = text.indexOf("-->", offset + 2);
    return end + "-->".length;
  }
  const [written, name = ""] = (isLenient && matchAt(CLOSED_VOID, text, offset)) || [];
  if (!written || !VOID_ELEMENTS.has(name)) return undefined;
  const isNeedless =
    name !== "br" || OPEN_BR.test(text.slice(Math.max(0, offset - TAG_LENGTH), offset));
  return isNeedless ? offset + written.length : undefined;
}

/**
 * Returns the title in the rest of an admonition's first line, without the braces of an id or
 * class.
 */
export function admonitionTitle({ text }: Source, offset: number): string {
  const [, title = ""] =
    matchAt(/(.*?)[ \t]*(?:\{[#.][^{}\r\n]*\}[ \t]*)?(?=\r|\n|$)/y, text, offset) ?? [];
  return title;
}
