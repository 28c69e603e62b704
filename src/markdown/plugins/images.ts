import { dirname, join, relative, resolve, sep } from "node:path";
import type { Element, Root, Text } from "hast";
import { find, html } from "property-information";
import type { VFile } from "vfile";
import { addressesIn } from "../../site/addresses/allowed-address";
import { composed } from "../../site/addresses/composed";
import { decodePath } from "../../site/addresses/decode-path";
import { fileAddress } from "../../site/addresses/file-address";
import { inMode, modeStyles, ONE_MODE } from "../../site/mode-styles";
import { isExternal } from "../../site/routes";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { isJsx, textsOf } from "../jsx";
import { attributeOf } from "../markup/html";
import { imageHeader, PROCESSED } from "../named-files/image-header";
import { readFault } from "../named-files/readable";
import { servedFile } from "../named-files/served-file";
import { spelledPath } from "../named-files/spelled-path";
import { isFile } from "../named-files/stat-of";
import { reportError, reportWarning } from "../report";
import { visit } from "../visit";

/** Parents in which an image stands by itself. In any other parent, it is part of a line. */
const BLOCKS = new Set(["root", "element", "li", "blockquote"]);
const nameOf = (parent: object): string =>
  "tagName" in parent ? String(parent.tagName) : "attributes" in parent ? "element" : "root";

/** Returns an image with its title as its caption. */
function figure(image: Element, caption: string): Element {
  const { title: _, ...properties } = image.properties;
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

/** Returns an image as it is, or shown in one colour mode only if its address ends as GitHub has it. */
function inItsMode(image: Element, src: string): Element[] {
  const mode = ONE_MODE.exec(src)?.[1];
  if (mode !== "light" && mode !== "dark") return [image];
  const text: Text = { type: "text", value: modeStyles };
  return [
    { type: "element", tagName: "style", properties: {}, children: [text] },
    {
      type: "element",
      tagName: "span",
      properties: { className: [inMode[mode]] },
      children: [image],
    },
  ];
}

type Node = Root["children"][number] | Element["children"][number];

/** Returns the addresses in the `srcset` of a `<source>`; none for any other node. */
function addressesOfSource(node: Node): string[] {
  if (!isJsx(node) || node.name !== "source") return [];
  return Object.entries(textsOf(node)).flatMap(([name, value]) =>
    /^srcset$/i.test(name)
      ? addressesIn(value, true).filter((word) => !/^[\d.]+[wx]$/.test(word))
      : [],
  );
}

/**
 * Turns an image that is written as HTML into an element like Markdown's own images. Returns
 * undefined for any other node, and for an image with attributes that only code knows.
 */
function htmlImage(node: Node): Element | undefined {
  if (!isJsx(node) || node.name !== "img") return undefined;
  const properties: Element["properties"] = {};
  for (const attribute of node.attributes) {
    if (attribute.type !== "mdxJsxAttribute") return undefined;
    const value = attribute.value ?? (attributeOf(attribute.name, "img")?.isBoolean || "");
    if (typeof value === "object") return undefined;
    properties[find(html, attribute.name).property] = value;
  }
  return { type: "element", tagName: "img", properties, children: [], position: node.position };
}

/**
 * Returns where the file of an image is: below `static/`, whose files have a route, or beside the
 * document. Docusaurus writes both with `@site`, too.
 */
function fileOf(src: string, from: string, { staticRoot, contentRoot }: Environment) {
  const route = src.startsWith("/") ? src : servedFile(src, from, contentRoot);
  if (route !== undefined) return { path: spelledPath(join(staticRoot, route)), route };
  const path = src.startsWith("@site/")
    ? join(contentRoot, src.slice("@site".length))
    : resolve(dirname(from), src);
  return { path: spelledPath(path), route: null };
}

/** Returns why an image's file cannot be used; undefined if it can. */
function fileFault(
  src: string,
  path: string,
  route: string | null,
  { staticRoot, contentRoot }: Environment,
): string | undefined {
  if (src === "") return "The image has no address. Write one: `![text](./file.png)`.";
  const isBeside = route === null;
  const fault = readFault(path, dirname(contentRoot));
  if (fault) return `The image \`${src}\` cannot be used: ${fault}`;
  if (!path.startsWith(join(isBeside ? contentRoot : staticRoot, sep))) {
    return `The image \`${src}\` cannot be used: it is outside \`content/\`. Put it beside the document. Or put it into \`static/\` and write its path from there, such as \`/picture.png\`.`;
  }
  if (!isFile(path)) {
    return `The image \`${src}\` was not found ${isBeside ? "beside the document" : "in `static/`"}.`;
  }
  return undefined;
}

/**
 * Finds the file of every image (E8). An image beside the source gets its path below `content/` as
 * its name. By this name, the page's data delivers it in all its sizes. An image that the page shows
 * as it is gets its width and height, so that nothing shifts. An image with a title becomes a figure, and the
 * title its caption.
 */
export function images({ environment }: { environment: Environment }) {
  return (tree: Root, file: VFile): void => {
    const findFile = (image: Element, isHtml: boolean): void => {
      const { properties = {}, position } = image;
      const [, written = "", part = ""] =
        /^([^?#]*)(.*)$/s.exec(String(properties.src ?? "")) ?? [];
      const src = decodePath(written);
      if (isExternal(src)) return;
      const { path, route } = fileOf(src, file.path, environment);
      const missing = fileFault(src, path, route, environment);
      const isShownAsItIs = route !== null || !PROCESSED.test(path);
      const header = missing === undefined && isShownAsItIs ? imageHeader(path) : {};
      // src/data/problems/image-faults.ts reads images beside documents in full, once for all
      // documents.
      const fault = route === null ? undefined : header.fault;
      const message = missing ?? (fault && `The image \`${src}\` ${fault}`);
      if (message !== undefined) {
        // Authors are responsible for their own HTML, so this is only a warning.
        const report = isHtml ? reportWarning : reportError;
        report(file, "broken-image", message, position);
        return;
      }
      if (!properties.alt) {
        const message = `The image \`${src}\` has no alternative text. Say what it shows: \`![text](${src})\`.`;
        reportWarning(file, "missing-alt", message, position);
      }
      const { width, height, warning } = header;
      if (warning) reportWarning(file, "broken-image", `The image \`${src}\` ${warning}`, position);
      const hasSize = properties.width || properties.height || warning;
      const size = width === undefined || hasSize ? {} : { width, height };
      if (route !== null) {
        const address = composed(fileAddress(route)) + part;
        Object.assign(properties, { src: address, ...size, loading: "lazy" });
        return;
      }
      Object.assign(properties, size);
      const name = relative(environment.contentRoot, path).split(sep).join("/");
      properties.src = name;
      const known = facts(file).images;
      if (!known.includes(name)) known.push(name);
    };

    /** Returns why a source cannot be used; undefined if it can. */
    const sourceFault = (node: Node): string | undefined => {
      for (const address of addressesOfSource(node)) {
        const src = decodePath(address.replace(/[?#].*$/s, ""));
        if (isExternal(src)) continue;
        const { path, route } = fileOf(src, file.path, environment);
        const fault = fileFault(src, path, route, environment);
        if (fault) return fault;
        if (route !== null) continue;
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
      const fromHtml = htmlImage(node);
      const image = fromHtml ?? node;
      if (image.type !== "element" || image.tagName !== "img" || !image.properties) return;
      const { src, title } = image.properties;
      if (typeof title === "string" && BLOCKS.has(nameOf(parent))) {
        parent.children[index] = figure(image, title);
        return;
      }
      const shown = inItsMode(image, String(src));
      parent.children.splice(index, 1, ...shown);
      findFile(image, fromHtml !== undefined);
      return index + shown.length;
    });
  };
}
