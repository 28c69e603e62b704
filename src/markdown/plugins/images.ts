import { dirname, join, relative, resolve, sep } from "node:path";
import type { Element, Root, Text } from "hast";
import type {
  MdxJsxAttribute,
  MdxJsxFlowElementHast,
  MdxJsxTextElementHast,
} from "mdast-util-mdx-jsx";
import { find, html } from "property-information";
import type { VFile } from "vfile";
import { addressesIn } from "../../site/addresses/allowed-address";
import { composed } from "../../site/addresses/composed";
import { decodePath } from "../../site/addresses/decode-path";
import { fileAddress } from "../../site/addresses/file-address";
import { inMode, modeStyles, ONE_MODE } from "../../site/mode-styles";
import { isExternal } from "../../site/routes";
import type { Json } from "../../site/tree";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { expressionOf, textOfExpression } from "../javascript/estree";
import { dataExpression } from "../javascript/parse";
import { attributeNamed, attributesOf, isJsx, textsOf } from "../jsx";
import { styleObject } from "../markup/style";
import { imageHeader, PROCESSED } from "../named-files/image-header";
import { readFault } from "../named-files/readable";
import { servedFile } from "../named-files/served-file";
import { spelledPath } from "../named-files/spelled-path";
import { isFile } from "../named-files/stat-of";
import { reportError, reportWarning } from "../report";
import { literal } from "../tree/literal";
import { visit } from "../visit";

/** Parents in which an image stands by itself. In any other parent, it is part of a line. */
const BLOCKS = new Set(["root", "element", "li", "blockquote"]);
const nameOf = (parent: object): string =>
  "tagName" in parent ? String(parent.tagName) : "attributes" in parent ? "element" : "root";

type Node = Root["children"][number] | Element["children"][number];
type JsxElement = MdxJsxFlowElementHast | MdxJsxTextElementHast;
type Properties = Record<string, Element["properties"][string]>;

/** An image of Markdown, or one that is written as HTML. */
interface Image {
  node: Element | JsxElement;
  /** Its attributes by the names of hast. One that only code knows is `true`. */
  properties: Properties;
}

type Size = Record<"width" | "height", number>;
type Styles = Record<string, Json>;

/** Returns the value of an attribute of JSX; `true` if there is none, or if only code knows it. */
function knownValue(value: MdxJsxAttribute["value"]): string | number | true {
  if (typeof value === "string") return value;
  const known = literal(expressionOf(value?.data?.estree), textOfExpression);
  return typeof known === "string" || typeof known === "number" ? known : true;
}

/** Returns a node as an image; undefined if it is none, or if only code knows its address. */
function imageOf(node: Node): Image | undefined {
  if (node.type === "element" && node.tagName === "img") {
    return { node, properties: node.properties };
  }
  if (!isJsx(node) || node.name !== "img") return undefined;
  const properties: Properties = {};
  for (const attribute of node.attributes) {
    // `{...code}` may have any attribute.
    if (attribute.type !== "mdxJsxAttribute") {
      const { src = true } = properties;
      Object.assign(properties, { src, width: true, alt: true });
    } else properties[find(html, attribute.name).property] = knownValue(attribute.value);
  }
  return properties.src === true ? undefined : { node, properties };
}

/** Sets attributes of an image, by their names in hast. Those that are undefined go. */
function setAttributes(
  { node }: Image,
  values: Record<string, string | number | object | undefined>,
): void {
  if (!isJsx(node)) {
    Object.assign(node.properties, values);
    return;
  }
  const { attributes } = node;
  for (const [name, value] of Object.entries(values)) {
    const written = attributesOf({
      [name]: value === undefined || typeof value === "string" ? value : dataExpression(value),
    });
    const index = attributes.findIndex(
      (one) => one.type === "mdxJsxAttribute" && find(html, one.name).property === name,
    );
    if (index === -1) attributes.push(...written);
    else attributes.splice(index, 1, ...written);
  }
}

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

/** Returns an image as it is, or shown in one colour mode only if its address ends as GitHub has it. */
function inItsMode(image: Image["node"], src: string): Image["node"][] {
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

/** Attributes of a picture of which the build makes the sizes and the space. */
const WITHOUT_EFFECT = ["srcSet", "sizes", "useMap", "isMap", "border", "hSpace", "vSpace"];

/**
 * Returns what an author has not written of the size of an image. A width in percent stands alone:
 * beside a height in pixels, it would change the proportions.
 */
function missingSize({ width, height }: Properties, size: Size): Partial<Size> {
  if (width && height) return {};
  if (!width && !height) return size;
  const written = Number(String(width || height).replace(/px$/, ""));
  if (!(written > 0)) return {};
  const ratio = size.width / size.height;
  return width ? { height: Math.round(written / ratio) } : { width: Math.round(written * ratio) };
}

/** Returns the styles of an image that is written as HTML; undefined if only code knows them. */
function stylesOf(node: JsxElement): Styles | undefined {
  const value = attributeNamed(node, "style")?.value ?? "";
  if (typeof value === "string") return styleObject(value);
  const known = literal(expressionOf(value.data?.estree));
  return known && typeof known === "object" && !Array.isArray(known) ? known : undefined;
}

/** Returns a length as CSS writes it; undefined for a part, such as `50%`, and for words. */
function lengthOf(value: Json | undefined): string | undefined {
  const length = typeof value === "number" ? `${value}px` : String(value);
  return /^[\d.]+[a-z]+$/.test(length) ? length : undefined;
}

/** Returns the styles of a width in place of a height, which would not shrink with the page. */
function fromHeight({ width, height, maxWidth, maxHeight }: Styles, size: Size) {
  const ratio = size.width / size.height;
  const high = width === undefined ? lengthOf(height) : undefined;
  const most = maxWidth === undefined ? lengthOf(maxHeight) : undefined;
  return {
    ...(high && { width: `calc(${high} * ${ratio})`, height: undefined }),
    ...(most && { maxWidth: `min(100%, ${most} * ${ratio})`, maxHeight: undefined }),
  };
}

/**
 * Gives an image what stands for its `align` and its height in the frame that the page draws around
 * it. `size` is that of its file.
 */
function setStyles(image: Image, styles: Styles | undefined, size?: Size): void {
  const { align } = image.properties;
  const hasHeight = size && styles && (styles.height || styles.maxHeight);
  if (!styles || !(align || hasHeight)) return;
  const side = align === "left" || align === "right" ? "float" : "verticalAlign";
  const aligned = align ? { [side]: String(align) } : {};
  const sized = size ? fromHeight(styles, size) : {};
  setAttributes(image, { style: { ...aligned, ...styles, ...sized } });
}

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
      const styles = isJsx(node) ? stylesOf(node) : undefined;
      if (isExternal(src)) {
        setStyles(image, styles);
        return;
      }
      const { path, route } = fileOf(src, file.path, environment);
      const missing = fileFault(src, path, route, environment);
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
      const image = imageOf(node);
      if (!image) return;
      const { src, title } = image.properties;
      if (typeof title === "string" && BLOCKS.has(nameOf(parent))) {
        parent.children[index] = figure(image, title);
        return;
      }
      const shown = inItsMode(image.node, String(src));
      parent.children.splice(index, 1, ...shown);
      findFile(image);
      return index + shown.length;
    });
  };
}
