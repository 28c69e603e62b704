import type { PhrasingContent, Root } from "mdast";
import { visit } from "../visit";

const isBlank = (node: PhrasingContent): boolean =>
  node.type === "text" && /^[ \t\r\n]*$/.test(node.value);

/** Whether something is a picture, or a link around pictures alone. */
function isPicture(node: PhrasingContent): boolean {
  if (node.type === "link" || node.type === "linkReference") return arePictures(node.children);
  return node.type === "image" || node.type === "imageReference";
}

function arePictures(nodes: readonly PhrasingContent[]): boolean {
  const inner = nodes.filter((node) => !isBlank(node));
  return inner.length > 0 && inner.every(isPicture);
}

/** Takes pictures out of a paragraph that has nothing else. */
export function unwrapPictures() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== "paragraph" || !arePictures(node.children)) return undefined;
      parent.children.splice(index, 1, ...node.children);
      return index + node.children.length;
    });
  };
}
