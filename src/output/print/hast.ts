import type { Element, Root } from "hast";
import { find, html, normalize } from "property-information";
import type { Child, Printing } from "../../prose/definition";
import { element, text } from "../../prose/hast";
import { allElements } from "../../registry/definitions";
import { addressUse, withUrls } from "../../site/addresses/address-uses";
import type { AddressUse } from "../../site/addresses/allowed-address";
import { fileAddress } from "../../site/addresses/file-address";
import { absoluteUrl, toUrl, type Url, wholeUrl } from "../../site/addresses/url";
import type { ContentFigure } from "../../site/charts/figures";
import { modeStyles } from "../../site/mode-styles";
import type { DocumentTree, TreeNode, TreeProps } from "../../site/tree";
import { isOrnament, isUnseen } from "../../site/unseen";
import { chartInWords } from "./charts";

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

/** For whom a document is printed. */
export interface Print {
  addresses: Addresses;
  format: Printing["format"];
  /** The figures that its charts show. */
  figures: readonly ContentFigure[];
  /** Returns what replaces a formula; undefined if it stays MathML. */
  formula?(): Child | undefined;
}

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

function convert(node: TreeNode, print: Print): Child[] {
  if (typeof node === "string") return [text(node)];
  const [name, props, ...children] = node;
  const { addresses, format, figures } = print;
  // Other programs show one mode, and know none of the page's styles. Feed readers may remove the
  // attributes that hide something.
  if (isUnseen(props) || (name === "style" && children[0] === modeStyles)) return [];
  if (format === "copy" && isOrnament(props)) return [];
  const formula = name === "math" ? print.formula?.() : undefined;
  if (formula) return [formula];
  const inner = children.flatMap((child) => convert(child, print));
  const definition = allElements.get(name);
  if (definition?.chart) return chartInWords(definition.chart(props), figures);
  if (definition?.print) {
    const link = (href: string) => properties("a", { href }, addresses);
    return definition.print(props, inner, { format, link });
  }
  if (/^[A-Z]/.test(name)) return inner;
  return [element(name, properties(name, props, addresses), ...inner)];
}

/**
 * Converts a tree for other programs, which do not have this site's components. The result has only
 * HTML elements, and all addresses are absolute.
 */
export const toHast = (tree: DocumentTree, print: Print): Root => ({
  type: "root",
  children: tree.flatMap((node) => convert(node, print)),
});
