/**
 * Formulas that authors type are not calculated. A part of 200 lines did: none of the 502 formulas
 * of the shipped documents is one of numbers alone, and of 12 in three other documentations it
 * called 4 wrong that were not. A worked example cannot be wrong.
 */
import type { Element, Root } from "hast";
import rehypeKatex from "rehype-katex";
import { unified } from "unified";
import type { VFile } from "vfile";
import { firstBelow } from "../../site/problems/nesting";
import { facts } from "../facts";
import { attributesOf, isJsx } from "../jsx";
import { reportError } from "../report";
import { visit } from "../visit";
import { fillPlaceholders, placeholderAt } from "../worked-examples/placeholders";
import { mendMarks } from "./formula-marks";

const hasClass = (node: Element, name: string): boolean => {
  const classes = node.properties.className;
  return Array.isArray(classes) && classes.includes(name);
};

const isElement = (node: Root["children"][number]): node is Element => node.type === "element";

const isMathMl = (node: Root["children"][number] | Element["children"][number]): boolean =>
  isJsx(node) && node.name === "math";

/**
 * Characters that follow a word without a space. Browsers would break the line between a formula
 * and such a character.
 */
const CLOSING = /^[.,;:!?)%’”]+/;

/** Browsers give up on HTML that is nested 512 levels deep. */
const MOST_NESTED = 300;
/** KaTeX takes up to half a second for this many characters. */
const MOST_CHARACTERS = 10_000;
/** JavaScript's message when the call stack is full. */
const STACK_IS_FULL = "Maximum call stack size exceeded";
const TOO_DEEP = "The formula is nested too deeply. Split it into several formulas.";

/**
 * This plugin finds formulas with its own walk. The walk of rehype-katex takes longer than most
 * plugins, in each document that has a `$` in its code.
 */
const katex = unified().use(rehypeKatex, { output: "mathml", strict: false }).freeze();

/** Replaces the digits in a formula that stand for values of an example. */
function fillNumbers(formula: Element, file: VFile): void {
  visit<Element["children"][number]>(formula, (node) => {
    const [content] = "children" in node ? node.children : [];
    if (node.type !== "element" || node.tagName !== "mn" || content?.type !== "text") return;
    const placeholder = placeholderAt(file, content.value);
    if (!placeholder) return;
    const { attributes, text } = placeholder;
    content.value = text;
    if (!attributes) return;
    node.children = [
      {
        type: "mdxJsxTextElement",
        name: "ExampleValue",
        attributes: attributesOf({ ...attributes, isText: "true" }),
        children: [content],
      },
    ];
  });
}

/**
 * Renders formulas. It keeps only the bare `<math>` of KaTeX's output: no wrappers, and no copy of
 * the TeX source (M4). A formula on its own line becomes the element `Formula`.
 */
export function math() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (isMathMl(node)) facts(file).formulas.push(null);
      if (node.type !== "element" || !hasClass(node, "math")) return;
      const [source] = node.children;
      const { length } = source?.type === "text" ? source.value : "";
      if (length > MOST_CHARACTERS) {
        const message = `The formula has ${length} characters. The limit is ${MOST_CHARACTERS}. Split it into several formulas.`;
        node.children = [];
        reportError(file, "too-long", message, node.position);
        return;
      }
      const said = file.messages.length;
      const { children } = katex.runSync({ type: "root", children: [node] }, file) as Root;
      for (const message of file.messages.slice(said)) {
        const { message: reason } = Object(message.cause);
        message.reason = reason === STACK_IS_FULL ? TOO_DEEP : String(reason);
      }
      const [wrapper] = children.filter(isElement);
      const rendered = wrapper?.children
        .filter(isElement)
        .find((child) => child.tagName === "math");
      const semantics = rendered?.children
        .filter(isElement)
        .find((child) => child.tagName === "semantics");
      if (!rendered || !semantics) return;
      if (
        firstBelow<Element>(rendered, MOST_NESTED, ({ children }) => children.filter(isElement))
      ) {
        node.children = [];
        reportError(file, "formula", TOO_DEEP, node.position);
        return;
      }
      facts(file).formulas.push(
        source?.type === "text" ? fillPlaceholders(file, source.value) : null,
      );
      mendMarks(rendered);
      fillNumbers(rendered, file);
      // In HTML, and in React, an element `math` is MathML without being told.
      delete rendered.properties.xmlns;
      // A translator of pages would take the letters of a formula for words. MathML has no `translate`.
      rendered.properties.className = ["notranslate"];
      // `math` itself is a row, so it needs no row within it.
      rendered.children = semantics.children
        .filter(isElement)
        .filter((child) => child.tagName !== "annotation")
        .flatMap((child) => (child.tagName === "mrow" ? child.children : child));
      if (hasClass(node, "math-display")) {
        parent.children[index] = {
          type: "mdxJsxFlowElement",
          name: "Formula",
          attributes: [],
          children: [rendered],
        };
        return;
      }
      parent.children[index] = rendered;
      const next = parent.children[index + 1];
      const [mark] = (next?.type === "text" && next.value.match(CLOSING)) || [];
      if (next?.type !== "text" || !mark) return;
      next.value = next.value.slice(mark.length);
      parent.children[index] = {
        type: "element",
        tagName: "span",
        properties: { className: ["unbroken"] },
        children: [rendered, { type: "text", value: mark }],
      };
      return index + 1;
    });
  };
}
