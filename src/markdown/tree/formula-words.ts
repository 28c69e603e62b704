import type { TreeNode } from "../../site/tree";

/** Stands for a part that has no meaning in one line, such as a matrix. */
const LEFT_OUT = "…";
/** Signs of MathML that nobody sees: that a function is applied, and the like. */
const UNSEEN = /[\u2061-\u2064]/g;

/** Returns a map from signs to those of a text, which are the same but raised or lowered. */
const scripts = (text: string): ReadonlyMap<string, string> =>
  new Map(Array.from(text, (sign) => [sign.normalize("NFKC"), sign]));

const RAISED = scripts("⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁼⁽⁾ⁿⁱ");
const LOWERED = scripts("₀₁₂₃₄₅₆₇₈₉₊₋₌₍₎");

/** Returns a text in other signs; undefined if one of its signs has none. */
function inSigns(text: string, signs: ReadonlyMap<string, string>): string | undefined {
  const found = Array.from(text.replaceAll("-", "−").replaceAll(" ", ""), (sign) =>
    signs.get(sign),
  );
  return found.length > 0 && found.every((sign) => sign !== undefined) ? found.join("") : undefined;
}

/** Returns an operand as it may stand beside an operator: with brackets if it has one itself. */
const operand = (text: string): string =>
  /^(?:.|[^\s/=<>+−-]*)$/u.test(text) ? text : `(${text})`;

/** Returns a text as an exponent: `⁶`, `^x`. */
export const raised = (text: string): string => inSigns(text, RAISED) ?? `^${operand(text)}`;

/**
 * Returns a text as an index, in the way that people type it: `2` of H₂O, `_i`. A number behind a
 * digit would be another number, so it gets small digits.
 */
export function lowered(text: string, isBehindDigit: boolean): string {
  if (/^\d+$/.test(text) && !isBehindDigit) return text;
  return inSigns(text, LOWERED) ?? `_${operand(text)}`;
}

/** Returns the words of a row of a formula, with spaces that a sentence would have. */
const rowText = (children: readonly TreeNode[]): string =>
  children
    .map(formulaText)
    .filter(Boolean)
    .join(" ")
    .replace(/([([√]) | ([)\],′″‴])/g, "$1$2");

/**
 * Returns a formula in one line: `n = 105`, `2¹⁰`, `a/(b + 1)`. Of what no line can say, a mark
 * stays.
 */
export function formulaText(node: TreeNode): string {
  if (typeof node === "string") return node.replace(UNSEEN, "").trim();
  const [name, , ...children] = node;
  const [first = "", second = "", third = ""] = children.map(formulaText);
  const index = () => lowered(second, /\d$/.test(first));
  switch (name) {
    case "msub":
    case "munder":
      return operand(first) + index();
    case "msup":
      return operand(first) + raised(second);
    case "msubsup":
    case "munderover":
      return operand(first) + index() + raised(third);
    case "mfrac":
      return `${operand(first)}/${operand(second)}`;
    case "msqrt":
      return `√${operand(rowText(children))}`;
    case "mover":
    case "mroot":
    case "mmultiscripts":
    case "mtable":
      return LEFT_OUT;
    default:
      return rowText(children);
  }
}
