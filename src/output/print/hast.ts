import type { Element, Root } from "hast";
import { find, html, normalize } from "property-information";
import { addressUse, withUrls } from "../../site/addresses/address-uses";
import type { AddressUse } from "../../site/addresses/allowed-address";
import { fileAddress } from "../../site/addresses/file-address";
import { absoluteUrl, toUrl, type Url, wholeUrl } from "../../site/addresses/url";
import { inMode, modeStyles } from "../../site/mode-styles";
import { labelOf } from "../../site/text";
import type { DocumentTree, TreeNode, TreeProps } from "../../site/tree";

/** A node that an element may contain. */
export type Child = Element["children"][number];

/** What makes the addresses of a document absolute. */
export interface Addresses {
  /** Address of the site, with the path prefix. */
  siteUrl: string;
  /** Address of the document's page. */
  pageUrl: string;
  /** Addresses of images beside the source. Keys are paths below `content/`. */
  images: ReadonlyMap<string, Url>;
}

/**
 * Returns the addresses of a document's images, by path below `content/`. Gatsby's `publicURL`
 * already includes the path prefix.
 */
export const imageAddresses = (
  images: readonly { src: string; file: { publicURL: string | null } | null }[],
  siteUrl: string,
): ReadonlyMap<string, Url> =>
  new Map(
    images.flatMap(({ src, file }) =>
      file?.publicURL ? [[src, absoluteUrl(fileAddress(file.publicURL), siteUrl)]] : [],
    ),
  );

/**
 * Returns the nodes that replace an element of a tree, given its attributes and its converted
 * children. If it returns undefined, `convert` handles the element as for all formats.
 */
export type Replace = (name: string, props: TreeProps, inner: Child[]) => Child[] | undefined;

export const element = (
  tagName: string,
  properties: Element["properties"],
  ...children: Child[]
): Element => ({ type: "element", tagName, properties, children });

export const text = (value: unknown): Child => ({ type: "text", value: String(value) });

/** Returns a paragraph of bold text. */
export const strongLine = (value: unknown): Element =>
  element("p", {}, element("strong", {}, text(value)));

/** Returns the whole URL of an address in a document. Undefined if content may not use it. */
function absolute(
  address: string,
  use: AddressUse,
  { siteUrl, pageUrl, images }: Addresses,
): Url | undefined {
  if (address.startsWith("#")) return toUrl(pageUrl + address);
  return images.get(address) ?? wholeUrl(address, siteUrl, use);
}

function properties(element: string, props: TreeProps, addresses: Addresses) {
  const result: Element["properties"] = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === null || typeof value === "object") continue;
    const use = typeof value === "string" ? addressUse(element, name) : undefined;
    const { property } = find(html, normalize(name));
    result[property] =
      use === undefined
        ? value
        : withUrls(name, String(value), (address) => absolute(address, use, addresses));
  }
  return result;
}

function convert(node: TreeNode, addresses: Addresses, replace: Replace): Child[] {
  if (typeof node === "string") return [text(node)];
  const [name, props, ...children] = node;
  // Other programs show one mode, and know none of the page's styles.
  if (props.className === inMode.dark || (name === "style" && children[0] === modeStyles))
    return [];
  const inner = children.flatMap((child) => convert(child, addresses, replace));
  const replaced = replace(name, props, inner);
  if (replaced) return replaced;
  if (name === "Admonition") {
    return [
      element("blockquote", {}, strongLine(props.title ?? labelOf(String(props.kind))), ...inner),
    ];
  }
  if (name === "Example" && props.title) return [strongLine(props.title), ...inner];
  if (name === "TabItem") return [strongLine(props.label ?? props.value), ...inner];
  if (name === "Card") {
    const link = properties("a", { href: props.to ?? "" }, addresses);
    const title = element("a", link, element("strong", {}, text(props.title)));
    return [element("p", {}, title), ...inner];
  }
  if (name === "MermaidDrawing") {
    return [element("pre", { dataLanguage: "mermaid" }, element("code", {}, text(props.code)))];
  }
  if (/^[A-Z]/.test(name)) return inner;
  return [element(name, properties(name, props, addresses), ...inner)];
}

/**
 * Converts a tree for other programs, which do not have this site's components. The result has only
 * HTML elements, and all addresses are absolute.
 */
export const toHast = (tree: DocumentTree, addresses: Addresses, replace: Replace): Root => ({
  type: "root",
  children: tree.flatMap((node) => convert(node, addresses, replace)),
});
