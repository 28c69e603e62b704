import { existsSync, readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import type { Root } from "hast";
import { imageSize } from "image-size";
import type { VFile } from "vfile";
import { isExternal } from "../../site/routes";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { reportError, reportWarning } from "../report";
import { visit } from "../visit";

/**
 * Finds the file of every Markdown image (E8). An image beside the source is named by its path below `content/`, by which
 * the page's data delivers it in all its sizes; one in `static/` gets its width and height, so that nothing shifts.
 */
export function images({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (node.type !== "element") return;
      if (node.tagName !== "img" || !node.properties) return;
      const src = decodeURI(String(node.properties.src ?? ""));
      if (isExternal(src)) return;
      const isStatic = src.startsWith("/");
      const path = isStatic ? join(environment.staticRoot, src) : resolve(dirname(file.path), src);
      if (src === "" || !existsSync(path)) {
        const place = isStatic ? "static/" : "beside the file";
        const message = `The image \`${src}\` was not found ${place}.`;
        reportError(file, "broken-image", message, node.position);
        return;
      }
      if (!node.properties.alt) {
        const message = `The image \`${src}\` has no alternative text. Say what it shows: \`![text](${src})\`.`;
        reportWarning(file, "missing-alt", message, node.position);
      }
      if (isStatic) {
        const { width, height } = imageSize(readFileSync(path));
        Object.assign(node.properties, { width, height, loading: "lazy" });
        return;
      }
      const name = relative(environment.contentRoot, path).split(sep).join("/");
      node.properties.src = name;
      const known = facts(file).images;
      if (!known.includes(name)) known.push(name);
    });
  };
}
