import type { Element, Root } from "hast";
import { find, html, normalize } from "property-information";
import { inMode, modeStyles } from "../../site/mode-styles";
import { isExternal } from "../../site/routes";
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
  images: ReadonlyMap<string, string>;
}

/**
 * Returns the addresses of a document's images, by path below `content/`. Gatsby's `publicURL`
 * already includes the path prefix.
 */
export const imageAddresses = (
  images: readonly { src: string; file: { publicURL: string | null } | null }[],
  siteUrl: string,
): ReadonlyMap<string, string> =>
  new Map(
    images.flatMap(({ src, file }) => (file?.publicURL ? [[src, siteUrl + file.publicURL]] : [])),
  );

/**
 * Returns the nodes that replace an element of a tree, given its attributes and its converted
 * children. If it returns undefined, `convert` handles the element as for all formats.
 */
export type Replace = (name: string, props: TreeProps, inner: Child[]) => Child[] | undefined;

/** Attributes that contain an address. */
const ADDRESSES = ["href", "src"];

export const element = (
  tagName: string,
  properties: Element["properties"],
  ...children: Child[]
): Element => ({ type: "element", tagName, properties, children });

export const text = (value: unknown): Child => ({ type: "text", value: String(value) });

/** Returns a paragraph of bold text. */
export const strongLine = (value: unknown): Element =>
  element("p", {}, element("strong", {}, text(value)));

function absolute(address: string, { siteUrl, pageUrl, images }: Addresses): string {
  if (address.startsWith("#")) return pageUrl + address;
  if (isExternal(address)) return address;
  // `new URL` would drop the path of `siteUrl`, which is the path prefix. So this joins the texts.
  if (address.startsWith("/")) return siteUrl + address;
  return images.get(address) ?? new URL(address, `${siteUrl}/`).href;
}

function properties(props: TreeProps, addresses: Addresses): Element["properties"] {
  const result: Element["properties"] = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === null || typeof value === "object") continue;
    const { property } = find(html, normalize(name));
    result[property] =
      ADDRESSES.includes(property) && typeof value === "string"
        ? absolute(value, addresses)
        : value;
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
    const link = properties({ href: props.to ?? "" }, addresses);
    const title = element("a", link, element("strong", {}, text(props.title)));
    return [element("p", {}, title), ...inner];
  }
  if (name === "MermaidDrawing") {
    return [element("pre", { dataLanguage: "mermaid" }, element("code", {}, text(props.code)))];
  }
  if (/^[A-Z]/.test(name)) return inner;
  return [element(name, properties(props, addresses), ...inner)];
}

/**
 * Converts a tree for other programs, which do not have this site's components. The result has only
 * HTML elements, and all addresses are absolute.
 */
export const toHast = (tree: DocumentTree, addresses: Addresses, replace: Replace): Root => ({
  type: "root",
  children: tree.flatMap((node) => convert(node, addresses, replace)),
});
