import type { Element, ElementContent, Root, RootContent } from "hast";
import { ONE_MODE } from "../../site/mode-styles";
import { isJsx, textsOf } from "../jsx";
import { isIntrinsic } from "../markup/html";
import { visit } from "../visit";

type Node = RootContent | ElementContent;

const nameOf = (node: Node): string | null | undefined =>
  node.type === "element" ? node.tagName : isJsx(node) ? node.name : undefined;

const isBlank = (node: Node): boolean => node.type === "text" && node.value.trim() === "";

/** Whether a paragraph has nothing but a space that authors write as `&nbsp;`. */
const isSpace = (node: Node): boolean =>
  node.type === "element" && node.tagName === "p" && node.children.every(isBlank);

/** Whether something is a picture, or a link around pictures alone. One with a caption stands alone. */
function isPicture(node: Node): boolean {
  const name = nameOf(node);
  if (name === "img") {
    const { title, src } = isJsx(node) ? textsOf(node) : (node as Element).properties;
    return !title && !ONE_MODE.test(String(src));
  }
  if (name !== "a" || !("children" in node)) return false;
  const inner = (node.children as Node[]).filter((child) => !isBlank(child));
  return inner.length > 0 && inner.every(isPicture);
}

/** Whether nothing but a line break is between two nodes in the source. */
const isNext = (one: Node, other: Node): boolean =>
  (other.position?.start.line ?? 0) - (one.position?.end.line ?? 0) <= 1;

/** Returns the pictures that stand on lines below each other from an index on, and where they end. */
function rowFrom(nodes: readonly Node[], start: number): { row: Node[]; end: number } {
  const row: Node[] = [];
  let last: Node | undefined;
  let end = start;
  for (let index = start; index < nodes.length; index += 1) {
    const node = nodes[index];
    if (!node || (last && !isBlank(node) && !isNext(last, node))) break;
    if (isBlank(node)) continue;
    if (isPicture(node)) {
      row.push(node);
      end = index + 1;
    } else if (!isSpace(node)) break;
    last = node;
  }
  return { row, end };
}

/** Whether an element is HTML that is one line, or that may place its pictures itself. */
function isLine(parent: object): boolean {
  const element = parent as Node;
  if (!isJsx(element) || !isIntrinsic(element.name ?? "")) return false;
  const { className, class: written, style } = textsOf(element);
  return (
    !/^(?:div|section|article|center)$/.test(element.name ?? "") ||
    Boolean(className ?? written ?? style) ||
    element.attributes.some((one) => typeof one.value === "object")
  );
}

/**
 * Puts pictures that an author writes as HTML, each on a line of its own, beside each other, as badges are
 * (M3). GitHub and Docusaurus do so with all that no empty line separates.
 */
export function pictureRows() {
  return (tree: Root): void => {
    visit<Node>(tree as { children: Node[] }, (_, index, parent) => {
      if ("tagName" in parent && !/^(?:li|blockquote)$/.test(String(parent.tagName)))
        return undefined;
      const { row, end } = rowFrom(parent.children, index);
      if (row.length < 2) return undefined;
      const children = row.flatMap((node, place): ElementContent[] => {
        const inLine = isJsx(node) ? { ...node, type: "mdxJsxTextElement" as const } : node;
        return place === 0
          ? [inLine as ElementContent]
          : [{ type: "text", value: " " }, inLine as ElementContent];
      });
      const shown: Node[] = isLine(parent)
        ? children
        : [{ type: "element", tagName: "p", properties: {}, children }];
      parent.children.splice(index, end - index, ...shown);
      return index + shown.length;
    });
  };
}
