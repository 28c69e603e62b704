import type { Element, Root } from "hast";
import { toHtml } from "hast-util-to-html";
import { find, html, normalize } from "property-information";
import { isExternal } from "../site/routes";
import type { Tree, TreeNode, TreeProps } from "../site/tree";

type Child = Element["children"][number];

/** Attributes that hold an address. */
const ADDRESSES = ["href", "src"];

const absolute = (address: string, siteUrl: string, pageUrl: string): string => {
  if (address.startsWith("#")) return pageUrl + address;
  if (isExternal(address)) return address;
  // Joined, as a route resolved against an address loses that address's path: the path prefix.
  return address.startsWith("/") ? siteUrl + address : new URL(address, `${siteUrl}/`).href;
};

function properties(props: TreeProps, siteUrl: string, pageUrl: string): Element["properties"] {
  const result: Element["properties"] = {};
  for (const [name, value] of Object.entries(props)) {
    if (value === null || typeof value === "object") continue;
    const { property } = find(html, normalize(name));
    result[property] =
      ADDRESSES.includes(property) && typeof value === "string"
        ? absolute(value, siteUrl, pageUrl)
        : value;
  }
  return result;
}

const paragraph = (child: Element): Element => ({
  type: "element",
  tagName: "p",
  properties: {},
  children: [child],
});
const strong = (value: unknown): Element => ({
  type: "element",
  tagName: "strong",
  properties: {},
  children: [{ type: "text", value: String(value) }],
});

/** Elements of this site are left to their content: a feed reader has none of our components. */
function toHast(node: TreeNode, siteUrl: string, pageUrl: string): Child[] {
  if (typeof node === "string") return [{ type: "text", value: node }];
  const [name, props, ...children] = node;
  const inner = children.flatMap((child) => toHast(child, siteUrl, pageUrl));
  if (name === "Admonition") {
    const heading = paragraph(strong(props.title ?? props.kind));
    return [
      { type: "element", tagName: "blockquote", properties: {}, children: [heading, ...inner] },
    ];
  }
  if (name === "TabItem") return [paragraph(strong(props.label ?? props.value)), ...inner];
  if (name === "Card") {
    const link = properties({ href: props.to ?? "" }, siteUrl, pageUrl);
    const title: Element = {
      type: "element",
      tagName: "a",
      properties: link,
      children: [strong(props.title)],
    };
    return [paragraph(title), ...inner];
  }
  // Without our styles it is words in a heap.
  if (name === "Diagram") return [];
  if (/^[A-Z]/.test(name)) return inner;
  return [
    {
      type: "element",
      tagName: name,
      properties: properties(props, siteUrl, pageUrl),
      children: inner,
    },
  ];
}

/** HTML of a tree for feeds: plain elements, and every address absolute. */
export function treeToHtml(
  tree: Tree,
  siteUrl: string,
  pageUrl: string,
  imageUrls: ReadonlyMap<string, string>,
): string {
  const withImages = tree.map((node) => withImageUrls(node, imageUrls));
  const root: Root = {
    type: "root",
    children: withImages.flatMap((node) => toHast(node, siteUrl, pageUrl)),
  };
  return toHtml(root);
}

/** An image beside the source is named by its path below `content/`; its file is served under another address. */
function withImageUrls(node: TreeNode, urls: ReadonlyMap<string, string>): TreeNode {
  if (typeof node === "string") return node;
  const [name, props, ...children] = node;
  const url = name === "img" ? urls.get(String(props.src)) : undefined;
  return [
    name,
    url === undefined ? props : { ...props, src: url },
    ...children.map((child) => withImageUrls(child, urls)),
  ];
}
