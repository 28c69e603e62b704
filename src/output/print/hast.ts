import type { Element, Root } from "hast";
import { find, html, normalize } from "property-information";
import { isExternal } from "../../site/routes";
import { labelOf } from "../../site/text";
import type { Tree, TreeNode, TreeProps } from "../../site/tree";

/** What may stand in an element. */
export type Child = Element["children"][number];

/** Where the addresses of a document lead once it is read elsewhere. */
export interface Addresses {
  /** Of the site, with the path prefix. */
  siteUrl: string;
  /** Of the document's page. */
  pageUrl: string;
  /** Of images beside the source, by their path below `content/`. */
  images: ReadonlyMap<string, string>;
}

/**
 * Addresses of a document's images, by their path below `content/`. Gatsby's public address has the
 * path prefix already.
 */
export const imageAddresses = (
  images: readonly { src: string; file: { publicURL: string | null } | null }[],
  siteUrl: string,
): ReadonlyMap<string, string> =>
  new Map(
    images.flatMap(({ src, file }) => (file?.publicURL ? [[src, siteUrl + file.publicURL]] : [])),
  );

/**
 * What becomes of an element of a tree, given its attributes and what is in it; undefined for what
 * is done elsewhere too.
 */
export type Replace = (name: string, props: TreeProps, inner: Child[]) => Child[] | undefined;

/** Attributes that hold an address. */
const ADDRESSES = ["href", "src"];

export const element = (
  tagName: string,
  properties: Element["properties"],
  ...children: Child[]
): Element => ({ type: "element", tagName, properties, children });

export const text = (value: unknown): Child => ({ type: "text", value: String(value) });

/** A paragraph of bold text. */
export const strongLine = (value: unknown): Element =>
  element("p", {}, element("strong", {}, text(value)));

function absolute(address: string, { siteUrl, pageUrl, images }: Addresses): string {
  if (address.startsWith("#")) return pageUrl + address;
  if (isExternal(address)) return address;
  // Joined, as a route resolved against an address loses that address's path: the path prefix.
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
  const inner = children.flatMap((child) => convert(child, addresses, replace));
  const replaced = replace(name, props, inner);
  if (replaced) return replaced;
  if (name === "Admonition") {
    return [
      element("blockquote", {}, strongLine(props.title ?? labelOf(String(props.kind))), ...inner),
    ];
  }
  if (name === "TabItem") return [strongLine(props.label ?? props.value), ...inner];
  if (name === "Card") {
    const link = properties({ href: props.to ?? "" }, addresses);
    const title = element("a", link, element("strong", {}, text(props.title)));
    return [element("p", {}, title), ...inner];
  }
  if (/^[A-Z]/.test(name)) return inner;
  return [element(name, properties(props, addresses), ...inner)];
}

/**
 * A tree for other programs, which have none of our components: plain elements, and every address
 * absolute.
 */
export const toHast = (tree: Tree, addresses: Addresses, replace: Replace): Root => ({
  type: "root",
  children: tree.flatMap((node) => convert(node, addresses, replace)),
});
