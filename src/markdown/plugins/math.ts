import type { Element, Root } from "hast";
import type { VFile } from "vfile";
import { facts } from "../facts";
import { visit } from "../visit";

const hasClass = (node: Element, name: string): boolean => {
  const classes = node.properties?.className;
  return Array.isArray(classes) && classes.includes(name);
};

const isElement = (node: Element["children"][number]): node is Element => node.type === "element";

/** What follows a word without a space. Browsers would break the line between it and a formula. */
const CLOSING = /^[.,;:!?)%’”]+/;

/** Leaves of KaTeX's output the bare `<math>`: no wrappers, and no copy of the TeX source (M4). One on a line of its own is the element `Formula`. */
export function math() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== "element") return;
      if (!hasClass(node, "math")) return;
      const [katex] = node.children.filter(isElement);
      const rendered = katex?.children.filter(isElement).find((child) => child.tagName === "math");
      const semantics = rendered?.children
        .filter(isElement)
        .find((child) => child.tagName === "semantics");
      if (!rendered || !semantics) return;
      facts(file).hasFormulas = true;
      rendered.children = semantics.children
        .filter(isElement)
        .filter((child) => child.tagName !== "annotation");
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
