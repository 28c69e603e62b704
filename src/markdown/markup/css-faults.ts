import { type CSSToken, TokenType, tokenize } from "@csstools/css-tokenizer";
import type { Root } from "hast";
import { addressFault } from "../../site/addresses/address";
import { visitCode } from "../javascript/estree";
import type { Constants, KnownText } from "../javascript/known-text";
import { attributeOf } from "./html";

/** The functions of CSS whose texts are addresses. */
const LOADERS = new Set(["url", "src", "image-set", "-webkit-image-set"]);
/** Attributes of SVG whose values are CSS, by React's names. */
const CSS_ATTRIBUTES = new Set(
  "clipPath cursor fill filter markerEnd markerMid markerStart mask stroke style".split(" "),
);

const IMPORT =
  "`@import` loads another style sheet. Write its rules here. Style sheets of fonts belong in `fonts` of `content/site.yml`.";

/** What is wrong in a style, and the number of lines before it. */
interface CssFault {
  message: string;
  linesBefore: number;
}

/** Returns the address that a token is, given the function around it. */
function addressOf(token: CSSToken, around: string | undefined): string | undefined {
  if (token[0] === TokenType.URL) return token[4].value;
  return token[0] === TokenType.String && LOADERS.has(around ?? "") ? token[4].value : undefined;
}

/**
 * Returns what is wrong with a style: it loads another style sheet, or has an address that no
 * picture may have. Escapes and comments are read as browsers do. Where braces and commas are
 * makes no difference, so that no mistake in a style can hide anything.
 */
export function cssFaults({ text, isWhole }: KnownText): CssFault[] {
  // Without one of these, there is no address.
  if (!/[@(\\]/.test(text)) return [];
  const functions: string[] = [];
  const faults: CssFault[] = [];
  let linesBefore = 0;
  for (const token of tokenize({ css: text })) {
    if (token[0] === TokenType.Function) functions.push(token[4].value.toLowerCase());
    if (token[0] === TokenType.OpenParen) functions.push("");
    if (token[0] === TokenType.CloseParen) functions.pop();
    const isImport = token[0] === TokenType.AtKeyword && /^import$/i.test(token[4].value);
    const address = addressOf(token, functions.at(-1));
    const fault = address === undefined ? undefined : addressFault(address, "picture", isWhole);
    const message = isImport ? IMPORT : fault;
    if (message !== undefined) faults.push({ message, linesBefore });
    linesBefore += token[1].split("\n").length - 1;
  }
  return faults;
}

/** Whether the value of an attribute is CSS, however its name is written. */
export const isCss = (element: string, written: string): boolean =>
  CSS_ATTRIBUTES.has(attributeOf(written, element)?.name ?? written);

/** Returns why a style or an attribute is left out, for each fault in its CSS. */
export const attributeCssFaults = (
  element: string,
  written: string,
  texts: readonly KnownText[],
): string[] =>
  texts
    .flatMap(cssFaults)
    .map(
      ({ message }) =>
        `The build removes the attribute \`${written}\` of \`<${element}>\`. ${message}`,
    );

/**
 * Returns all text that stands in code, one after the other: the code may join it. Names of
 * constants stand for their texts.
 */
export function textInCode(code: unknown, constants: Constants): KnownText {
  const parts: unknown[] = [];
  visitCode(code, ({ type, name, value }) => {
    if (type === "Literal" || type === "JSXText") parts.push(value);
    if (type === "TemplateElement") parts.push(Object(value).cooked);
    if (type === "Identifier") parts.push(constants.get(String(name))?.map(({ text }) => text));
  });
  return { text: parts.flat().join(""), isWhole: false };
}

type Node = Root["children"][number];

/** Returns the text of a style sheet, as far as it is known before code runs. */
function textOfSheet(node: Node, constants: Constants): string {
  if (node.type === "text") return node.value;
  if (node.type === "mdxFlowExpression" || node.type === "mdxTextExpression")
    return textInCode(node.data?.estree, constants).text;
  return "children" in node
    ? (node.children as Node[]).map((child) => textOfSheet(child, constants)).join("")
    : "";
}

/**
 * Returns the text of a `<style>`, as far as it is known before code runs. Elements that Markdown
 * has made in it become their text, because browsers read all of a style sheet as text.
 */
export function plainSheet(sheet: { children: unknown[] }, constants: Constants): KnownText {
  const children = sheet.children as Node[];
  const texts = children.map((child) => textOfSheet(child, constants));
  sheet.children = children.map((child, index) =>
    "children" in child ? { type: "text", value: texts[index] ?? "" } : child,
  );
  return { text: texts.join(""), isWhole: false };
}
