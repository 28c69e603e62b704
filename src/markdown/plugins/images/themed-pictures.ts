import type { Root } from "hast";
import { attributesOf, isJsx, textsOf } from "../../jsx";
import { visit } from "../../visit";

const OF_MODE = /^\(\s*prefers-color-scheme\s*:\s*(dark|light)\s*\)$/;
/** The addresses of an image for several sizes have blanks between them. */
const ONE_ADDRESS = /^\s*[^\s,]+\s*$/;

/**
 * Turns `<picture>` with a source for dark or light pages, as in the READMEs of GitHub, into an image
 * for each mode. A browser would choose by the mode of the system, and the reader chooses that of the
 * page.
 */
export function themedPictures() {
  return (tree: Root): void =>
    visit(tree, (node, index, parent) => {
      if (!isJsx(node) || node.name !== "picture") return undefined;
      const elements = node.children.filter(isJsx);
      const image = elements.find(({ name }) => name === "img");
      const addresses: Record<string, string> = {};
      for (const source of elements.filter(({ name }) => name === "source")) {
        const { media = "", srcset, srcSet = srcset ?? "" } = textsOf(source);
        const mode = OF_MODE.exec(media)?.[1];
        if (!mode || !ONE_ADDRESS.test(srcSet)) return undefined;
        addresses[mode] = srcSet.trim();
      }
      if (!image || Object.keys(addresses).length === 0) return undefined;
      const { src = "" } = textsOf(image);
      const others = image.attributes.filter((one) => !("name" in one) || one.name !== "src");
      const images = ["light", "dark"].map((mode) => ({
        ...image,
        attributes: [
          ...attributesOf({ src: `${addresses[mode] ?? src}#gh-${mode}-mode-only` }),
          ...others,
        ],
      }));
      parent.children.splice(index, 1, ...images);
      return index + images.length;
    });
}
