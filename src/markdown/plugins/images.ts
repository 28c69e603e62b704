import { readFileSync, statSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Element, Root, Text } from "hast";
import { imageSize } from "image-size";
import type { VFile } from "vfile";
import { decodePath } from "../../site/decode-path";
import { isExternal } from "../../site/routes";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { reportError, reportWarning } from "../report";
import { visit } from "../visit";

/** Width and height of an image file; nothing for a file whose format has none. */
function sizeOf(path: string): { width?: number; height?: number } {
  try {
    const { width, height } = imageSize(readFileSync(path));
    return { width, height };
  } catch {
    return {};
  }
}

/** What an image that stands by itself stands in; elsewhere it is part of a line. */
const BLOCKS = new Set(["root", "element", "li", "blockquote"]);
const nameOf = (parent: object): string =>
  "tagName" in parent ? String(parent.tagName) : "attributes" in parent ? "element" : "root";

/** An image with its title as its caption. */
function figure(image: Element, caption: string): Element {
  const { title: _, ...properties } = image.properties ?? {};
  const text: Text = { type: "text", value: caption };
  return {
    type: "element",
    tagName: "figure",
    properties: {},
    children: [
      { ...image, properties },
      { type: "element", tagName: "figcaption", properties: {}, children: [text] },
    ],
  };
}

/**
 * Finds the file of every Markdown image (E8). An image beside the source is named by its path below `content/`, by which
 * the page's data delivers it in all its sizes; one in `static/` gets its width and height, so that nothing shifts. One with a title is a
 * figure, and the title its caption.
 */
export function images({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (node.type !== "element") return;
      if (node.tagName !== "img" || !node.properties) return;
      if (typeof node.properties.title === "string" && BLOCKS.has(nameOf(parent))) {
        parent.children[index] = figure(node, node.properties.title);
        return;
      }
      const src = decodePath(String(node.properties.src ?? ""));
      if (isExternal(src)) return;
      const isStatic = src.startsWith("/");
      const path = isStatic ? join(environment.staticRoot, src) : resolve(dirname(file.path), src);
      if (src === "" || !statSync(path, { throwIfNoEntry: false })?.isFile()) {
        const place = isStatic ? "in static/" : "beside the file";
        const message = src
          ? `The image \`${src}\` was not found ${place}.`
          : "The image names no file: `![text](./file.png)`.";
        reportError(file, "broken-image", message, node.position);
        return;
      }
      if (!node.properties.alt) {
        const message = `The image \`${src}\` has no alternative text. Say what it shows: \`![text](${src})\`.`;
        reportWarning(file, "missing-alt", message, node.position);
      }
      if (isStatic) {
        Object.assign(node.properties, { ...sizeOf(path), loading: "lazy" });
        return;
      }
      const name = relative(environment.contentRoot, path).split(sep).join("/");
      node.properties.src = name;
      const known = facts(file).images;
      if (!known.includes(name)) known.push(name);
    });
  };
}
