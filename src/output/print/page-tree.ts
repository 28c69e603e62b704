import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { find, html } from "property-information";
import { decodePath } from "../../site/addresses/decode-path";
import { pathUrl, toUrl } from "../../site/addresses/url";
import { textOf } from "../../site/node-text";
import * as routes from "../../site/routes";
import type { DocumentTree, TreeNode, TreeProps } from "../../site/tree";

/** Elements of a page that only readers in a browser need. */
const LEFT_OUT = new Set(["button", "output", "script", "style", "svg", "template"]);
/** Attributes for the look, the loading or the accessibility of an element. */
const OF_LOOKS =
  /^(?:aria|className$|dataGatsbyImage|dataMainImage$|decoding$|hidden$|loading$|role$|sizes$|srcSet$|style$|tabIndex$)/;

/**
 * Keys that identify an element in the compiled tree. On a page, these elements look like other
 * elements, or have fewer attributes.
 */
const KEYS: Readonly<Record<string, (props: TreeProps, text: string) => unknown>> = {
  Card: ({ title }) => title,
  License: ({ id }) => id,
  pre: (_, code) => code,
  Term: ({ name }) => name,
};

const keyOf = (name: string, key: unknown): string => `${name} ${key}`;

interface Reading {
  pathPrefix: string;
  /** The attributes that these elements have in the compiled tree. Keys come from `keyOf`. */
  known: ReadonlyMap<string, TreeProps>;
}

/**
 * Returns the tree from which a component of `src/elements` has made an HTML element. Returns
 * undefined when no such component has made it.
 */
type Read = (node: Element, reading: Reading) => TreeNode[] | undefined;

const elementsIn = ({ children }: Element | Root): Element[] =>
  (children as ElementContent[]).filter((node): node is Element => node.type === "element");

/** Returns the first element within another one for which `isWanted` returns true. */
function first(node: Element | Root, isWanted: (node: Element) => boolean): Element | undefined {
  for (const child of elementsIn(node)) {
    const found = isWanted(child) ? child : first(child, isWanted);
    if (found) return found;
  }
  return undefined;
}

const isA =
  (name: string) =>
  ({ tagName }: Element): boolean =>
    tagName === name;

function propsOf({ properties = {} }: Element, { pathPrefix }: Reading): TreeProps {
  const props: TreeProps = {};
  for (const [name, value] of Object.entries(properties)) {
    if (OF_LOOKS.test(name) || value === null || value === undefined) continue;
    const isRoute = name === "href" || name === "src";
    props[find(html, name).attribute] =
      isRoute && String(value).startsWith(`${pathPrefix}/`)
        ? String(value).slice(pathPrefix.length)
        : value;
  }
  return props;
}

const without = (node: Element, child: Element | undefined): ElementContent[] =>
  node.children.filter((other) => other !== child);

/** Reads a heading without its link to itself. */
const heading: Read = (node, reading) => {
  const link = elementsIn(node).at(-1);
  const address = link?.properties.href;
  if (!address || address !== toUrl(`#${node.properties.id}`)) return undefined;
  return [[node.tagName, propsOf(node, reading), ...treeFrom(without(node, link), reading)]];
};

const ENTRY = routes.glossaryEntry("");

/** Reads a term of the glossary, which is a link on the page, as its words. */
const link: Read = (node, reading) => {
  const { href = "" } = propsOf(node, reading);
  const [start, name = ""] = String(href).split(/(?<=#)/);
  const isTerm = start === ENTRY && reading.known.has(keyOf("Term", decodePath(name)));
  return isTerm ? treeFrom(node.children, reading) : undefined;
};

const picture: Read = (node, reading) => {
  const image = first(node, isA("img"));
  return image && treeFrom([image], reading);
};

/** Reads a picture that GatsbyImage has drawn, without its placeholder and its copy. */
const drawnPicture: Read = (node, reading) => {
  if (node.properties.dataGatsbyImageWrapper === undefined) return undefined;
  const image = first(node, ({ properties }) => properties.dataMainImage !== undefined);
  return image && treeFrom([image], reading);
};

/** Reads a block of code, a licence, a chart or a diagram of either kind. */
const figure: Read = (node, reading) => {
  if (node.properties.dataKind === "mermaid") {
    return [["MermaidDrawing", { code: textOf(first(node, isA("pre"))) }]];
  }
  const caption = first(node, isA("figcaption"));
  if (!caption) return undefined;
  const code = elementsIn(node).find(isA("pre"));
  if (code) {
    const text = textOf(code);
    return [["pre", reading.known.get(keyOf("pre", text)) ?? {}, ["code", {}, text]]];
  }
  const parts = elementsIn(caption).map((part) => textOf(part));
  const license = reading.known.get(keyOf("License", parts[0]));
  if (license) return [["License", license, ...treeFrom(without(node, caption), reading)]];
  if (node.properties.ariaLabelledBy === undefined) return undefined;
  const [title = "", description = ""] = parts;
  const table = first(node, isA("table"));
  if (!table) return [["Diagram", { title, description }]];
  return [["p", {}, ["strong", {}, title]], ["p", {}, description], ...treeFrom([table], reading)];
};

const division: Read = (node, reading) => {
  const { role, dataControls, dataKind, ariaLabel } = node.properties;
  if (dataControls !== undefined) return [];
  const [start, ...rest] = elementsIn(node);
  if (!start) return undefined;
  if (role === "note") {
    const props = { kind: String(dataKind), title: String(ariaLabel) };
    return [["Admonition", props, ...treeFrom(without(node, start), reading)]];
  }
  if (role === "tablist") return [];
  if (role === "tabpanel") {
    const content = rest.flatMap(({ children }) => treeFrom(children, reading));
    return [["TabItem", { label: textOf(start) }, ...content]];
  }
  if (role === "group" && start.tagName === "math") {
    return [["Formula", {}, ...treeFrom([start], reading)]];
  }
  const card = start.tagName === "a" && reading.known.get(keyOf("Card", textOf(start)));
  return card ? [["Card", card, ...treeFrom(without(node, start), reading)]] : undefined;
};

const readers: Readonly<Record<string, Read>> = {
  a: link,
  div: division,
  figure,
  h2: heading,
  h3: heading,
  h4: heading,
  h5: heading,
  h6: heading,
  picture,
  span: drawnPicture,
};

function treeFrom(nodes: readonly (Root["children"][number] | ElementContent)[], reading: Reading) {
  return nodes.flatMap((node): TreeNode[] => {
    if (node.type === "text") return [node.value];
    if (node.type !== "element" || LEFT_OUT.has(node.tagName)) return [];
    const read = readers[node.tagName]?.(node, reading);
    if (read) return read;
    const props = propsOf(node, reading);
    const inner = treeFrom(node.children, reading);
    const isForLooks = node.tagName === "span" && Object.keys(props).length === 0;
    return isForLooks ? inner : [[node.tagName, props, ...inner]];
  });
}

/** Returns the attributes of all elements in a tree that have keys. */
function knownIn(tree: DocumentTree): Map<string, TreeProps> {
  const known = new Map<string, TreeProps>();
  const visit = (node: TreeNode): string => {
    if (typeof node === "string") return node;
    const [name, props, ...children] = node;
    const text = children.map(visit).join("");
    const key = KEYS[name]?.(props, text);
    if (key !== undefined) known.set(keyOf(name, key), props);
    return text;
  };
  tree.forEach(visit);
  return known;
}

/**
 * Reads the tree of a document that is a module from its page. Only the page has what the module's
 * code computes. `source` is the compiled tree, which has gaps in those places.
 */
export function treeFromPage(page: string, source: DocumentTree, pathPrefix: string): DocumentTree {
  const document = first(fromHtml(page), ({ properties }) => properties.dataModule !== undefined);
  if (!document)
    throw new Error(
      "The page has no element with `data-module`, although its document contains code.",
    );
  return treeFrom(document.children, { pathPrefix: pathUrl(pathPrefix), known: knownIn(source) });
}
