import type { PhrasingContent, Root } from "mdast";
import { ONE_MODE } from "../../site/mode-styles";
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

/** Whether a picture has a caption, or is one of two, of which a page shows one. */
const isBlock = (node: PhrasingContent): boolean =>
  node.type === "image" && (Boolean(node.title) || ONE_MODE.test(node.url));

/** Whether a paragraph has nothing but a picture. Several ones, such as badges, stand in a row. */
const isAlone = (nodes: readonly PhrasingContent[]): boolean =>
  arePictures(nodes) && (nodes.length === 1 || nodes.some(isBlock));

/** Takes a picture out of a paragraph that has nothing else. */
export function unwrapPictures() {
  return (tree: Root): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== "paragraph" || !isAlone(node.children)) return undefined;
      parent.children.splice(index, 1, ...node.children);
      return index + node.children.length;
    });
  };
}
