import type { Element } from "hast";
import { textOf } from "../../site/node-text";
import { visit } from "../visit";

type Child = Element["children"][number];

const PRIMES = ["", "′", "″", "‴"];
/** Operators that end an operand. A sign after one of them connects two operands. */
const CLOSING = new Set("!)]}⌉⌋⟩∥|");

const isOperator = (node: Child | undefined): node is Element =>
  node?.type === "element" && node.tagName === "mo";

/** Elements of MathML whose content browsers read as HTML. */
const TOKENS = new Set(["mi", "mn", "mo", "mtext"]);

/** Elements in which each child has a part of its own. */
const PARTED = new Set([
  "msub",
  "msup",
  "msubsup",
  "munder",
  "mover",
  "munderover",
  "mfrac",
  "mroot",
]);
/** Stands between a function's name and what it is applied to. */
const APPLICATION = "\u2061";

/** Elements that KaTeX uses for the letters of a word. */
const LETTERS = new Set([...TOKENS, "mrow"]);

const isWord = (node: Child): boolean =>
  node.type !== "element" || (LETTERS.has(node.tagName) && node.children.every(isWord));

const isSpace = (node: Child): boolean =>
  node.type === "element" &&
  (node.tagName === "mspace" || (node.tagName === "mtext" && textOf(node).trim() === ""));

const operator = (value: string, properties: Element["properties"]): Element => ({
  type: "element",
  tagName: "mo",
  properties: { ...properties, lspace: "0em", rspace: "0em" },
  children: [{ type: "text", value }],
});

/** Returns the sign for the primes in a superscript, or undefined if it contains anything else. */
function primesIn(script: Child | undefined): string | undefined {
  const marks =
    script?.type === "element" && script.tagName === "mrow" ? script.children : [script];
  return marks.every((mark) => isOperator(mark) && textOf(mark) === "′")
    ? PRIMES[marks.length]
    : undefined;
}

/** Mends the marks of KaTeX's MathML that browsers would space or size wrongly. */
export function mendMarks(formula: Element): void {
  visit<Child>(formula, (node, index, { children }) => {
    if (node.type !== "element") return;
    if (TOKENS.has(node.tagName) && node.children.some(({ type }) => type === "element")) {
      // KaTeX writes operators such as `\bmod` and `\stackrel` as elements within one of text.
      if (isWord(node)) node.children = [{ type: "text", value: textOf(node) }];
      else Object.assign(node, { tagName: "mrow", properties: {} });
    }
    const { tagName, properties = {} } = node;
    if (PARTED.has(tagName)) {
      // KaTeX puts one after the name in `f_{\max}`. Browsers show no script of an element with too many parts.
      const isPart = (child: Child) => !isOperator(child) || textOf(child) !== APPLICATION;
      node.children = node.children.filter(isPart);
    }
    if (tagName === "msup" || tagName === "msubsup") {
      // The font's prime is raised and small by itself. A superscript would do so twice.
      const primes = primesIn(node.children.at(-1));
      if (!primes) return;
      const base = node.children.slice(0, -1);
      node.tagName = "mrow";
      node.children = [
        ...(tagName === "msup" ? base : [{ ...node, tagName: "msub", children: base }]),
        operator(primes, {}),
      ];
    } else if (
      isOperator(node) &&
      textOf(node) === "∣" &&
      (properties.fence || properties.stretchy)
    ) {
      // A bar beside an absolute value. KaTeX writes the sign for "divides", which has spaces.
      children[index] = operator("|", properties);
    } else if (isOperator(node) && "−+±".includes(textOf(node))) {
      // Browsers see only at the start of a row that a sign belongs to the operand after it.
      let place = index - 1;
      while (children[place] !== undefined && isSpace(children[place] as Child)) place -= 1;
      const before = children[place];
      if (isOperator(before) && !CLOSING.has(textOf(before)))
        node.properties = { ...properties, form: "prefix" };
    }
  });
}
