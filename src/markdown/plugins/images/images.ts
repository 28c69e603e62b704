import { relative, sep } from "node:path";
import type { Element, Root, Text } from "hast";
import { find, html } from "property-information";
import type { VFile } from "vfile";
import { addressesIn } from "../../../site/addresses/allowed-address";
import { composed } from "../../../site/addresses/composed";
import { decodePath } from "../../../site/addresses/decode-path";
import { fileAddress } from "../../../site/addresses/file-address";
import { pathUrl } from "../../../site/addresses/url";
import { inMode, modeStyles, ONE_MODE } from "../../../site/mode-styles";
import { isExternal } from "../../../site/routes";
import type { Environment } from "../../environment";
import { facts } from "../../facts";
import { isJsx, textsOf } from "../../jsx";
import { imageHeader, PROCESSED } from "../../named-files/image-header";
import { reportError, reportWarning } from "../../report";
import { visit } from "../../visit";
import { fileFault, fileOf } from "./image-file";
import { type Image, imageOf, type Node, setAttributes, stylesOf } from "./image-node";
import { missingSize, setStyles } from "./image-space";

/** Whether an image stands by itself in a parent. In any other parent, it is part of a line. */
const holdsBlocks = (parent: object): boolean =>
  "tagName" in parent
    ? /^(?:li|blockquote)$/.test(String(parent.tagName))
    : !("type" in parent && parent.type === "mdxJsxTextElement");

/** Returns an image with its title as its caption. */
function figure(image: Image, caption: string): Element {
  setAttributes(image, { title: undefined });
  const text: Text = { type: "text", value: caption };
  return {
    type: "element",
    tagName: "figure",
    properties: {},
    children: [
      image.node,
      { type: "element", tagName: "figcaption", properties: {}, children: [text] },
    ],
  };
}

/** Returns the class of an image for one colour mode only, whose address ends as GitHub has it. */
function modeClassOf(src: string): string | undefined {
  const mode = ONE_MODE.exec(src)?.[1];
  return mode === "light" || mode === "dark" ? inMode[mode] : undefined;
}

/** Returns an element that is shown in one colour mode only, after the styles for this. */
function inItsMode(element: Element, className: string): [Element, Element] {
  const text: Text = { type: "text", value: modeStyles };
  element.properties.className = [className];
  return [{ type: "element", tagName: "style", properties: {}, children: [text] }, element];
}

/** Returns the addresses in the `srcset` of a `<source>`; none for any other node. */
function addressesOfSource(node: Node): string[] {
  if (!isJsx(node) || node.name !== "source") return [];
  return Object.entries(textsOf(node)).flatMap(([name, value]) =>
    /^srcset$/i.test(name)
      ? addressesIn(value, true).filter((word) => !/^[\d.]+[wx]$/.test(word))
      : [],
  );
}

/** Attributes of a picture of which the build makes the sizes and the space. */
const WITHOUT_EFFECT = ["srcSet", "sizes", "useMap", "isMap", "border", "hSpace", "vSpace"];

/**
 * Finds the file of every image (E8). An image beside the source gets its path below `content/` as
 * its name. By this name, the page's data delivers it in all its sizes. An image that the page shows
 * as it is gets its width and height, so that nothing shifts. An image with a title becomes a figure, and the
 * title its caption.
 */
export function images({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const findFile = (image: Image): void => {
      const { node, properties } = image;
      const { position } = node;
      const [, written = "", part = ""] =
        /^([^?#]*)(.*)$/s.exec(String(properties.src ?? "")) ?? [];
      const src = decodePath(written);
      const styles = stylesOf(image);
      if (isExternal(src)) {
        setStyles(image, styles);
        return;
      }
      const found = fileOf(src, file.path, environment);
      const { path, route } = found;
      const missing = fileFault(src, found, environment);
      const isShownAsItIs = route !== null || !PROCESSED.test(path);
      const isHigh = Boolean(properties.height || styles?.height || styles?.maxHeight);
      const header = missing === undefined && (isShownAsItIs || isHigh) ? imageHeader(path) : {};
      // src/data/problems/image-faults.ts reads images beside documents in full, once for all
      // documents.
      const fault = route === null ? undefined : header.fault;
      const message = missing ?? (fault && `The image \`${src}\` ${fault}`);
      if (message !== undefined) {
        // Authors are responsible for their own HTML, so this is only a warning.
        const report = isJsx(node) ? reportWarning : reportError;
        report(file, "broken-image", message, position);
        return;
      }
      if (!properties.alt) {
        const message = `The image \`${src}\` has no alternative text. Say what it shows: \`![text](${src})\`.`;
        reportWarning(file, "missing-alt", message, position);
      }
      const { width, height } = header;
      const warning = isShownAsItIs ? header.warning : undefined;
      if (warning) reportWarning(file, "broken-image", `The image \`${src}\` ${warning}`, position);
      const size = width && height && !warning ? { width, height } : undefined;
      setStyles(image, styles, size);
      if (size && (isShownAsItIs || properties.height)) {
        setAttributes(image, missingSize(properties, size));
      }
      if (route !== null) {
        const address = composed(fileAddress(route)) + part;
        if (found.isCopied) {
          const { line = 1, column = 1 } = position?.start ?? {};
          facts(file).links.push({ href: src, target: pathUrl(route), file: path, line, column });
        }
        setAttributes(image, { src: address, loading: String(properties.loading ?? "lazy") });
        return;
      }
      for (const name of isShownAsItIs ? [] : WITHOUT_EFFECT.filter((one) => one in properties)) {
        const message = `The build removes the attribute \`${find(html, name).attribute}\` of \`<img>\`. It does nothing on a picture beside its document. It works on one in \`static/\`.`;
        reportWarning(file, "unsafe-markup", message, position);
        setAttributes(image, { [name]: undefined });
      }
      const name = relative(environment.contentRoot, path).split(sep).join("/");
      setAttributes(image, { src: name });
      const known = facts(file).images;
      if (!known.includes(name)) known.push(name);
    };

    /** Returns why a source cannot be used; undefined if it can. */
    const sourceFault = (node: Node): string | undefined => {
      for (const address of addressesOfSource(node)) {
        const src = decodePath(address.replace(/[?#].*$/s, ""));
        if (isExternal(src)) continue;
        const found = fileOf(src, file.path, environment);
        const fault = fileFault(src, found, environment);
        if (fault) return fault;
        if (found.route !== null && !found.isCopied) continue;
        return `The image \`${src}\` of a \`<source>\` cannot be used: it is beside the document. Put it into \`static/\` and write its path from there, such as \`/picture.png\`.`;
      }
      return undefined;
    };

    visit(tree, (node, index, parent) => {
      const fault = sourceFault(node);
      if (fault) {
        reportWarning(file, "broken-image", fault, node.position);
        parent.children.splice(index, 1);
        return index;
      }
      const image = imageOf(node);
      if (!image) return;
      const { title } = image.properties;
      const src = String(image.properties.src);
      const className = modeClassOf(src);
      let shown: Image["node"][] = [image.node];
      if (typeof title === "string" && holdsBlocks(parent)) {
        const whole = figure(image, title);
        shown = className ? inItsMode(whole, className) : [whole];
      } else if (className) {
        shown = inItsMode(
          { type: "element", tagName: "span", properties: {}, children: [image.node] },
          className,
        );
      }
      parent.children.splice(index, 1, ...shown);
      findFile(image);
      return index + shown.length;
    });
  };
}
