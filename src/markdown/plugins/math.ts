import type { Element, Root } from "hast";
import type { VFile } from "vfile";
import { facts } from "../facts";
import { visit } from "../visit";

const hasClass = (node: Element, name: string): boolean => {
  const classes = node.properties?.className;
  return Array.isArray(classes) && classes.includes(name);
};

const isElement = (node: Element["children"][number]): node is Element => node.type === "element";

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
      } else parent.children[index] = rendered;
    });
  };
}
