import type { RootContent } from "hast";
import { fromHtml } from "hast-util-from-html";
import { elementsIn } from "../../markdown/tree/elements-in";
import { joinTexts, withoutHoles } from "../../markdown/tree/replace";
import { elementProps } from "../../markdown/tree/to-tree";
import type { DocumentTree, TreeNode } from "../../site/tree";

/** Elements of a page that only readers in a browser need. */
const LEFT_OUT = new Set(["button", "output", "script", "style", "svg", "template"]);
/** Attributes for the look, the loading or the accessibility of an element. */
const OF_LOOKS =
  /^(?:aria|className$|data-|decoding$|hidden$|loading$|role$|sizes$|srcSet$|style$|tabIndex$)/;

/** The marks around what fills a hole (src/drawing/draw.tsx). */
const MARK = /<template data-(hole|end)="(\d+)"><\/template>/;

/** Returns the HTML of what fills each hole. A component may draw its children several times. */
function htmlOfHoles(html: string): Map<number, string> {
  const holes = new Map<number, string>();
  const open: { n: number; html: string }[] = [];
  const pieces = html.split(MARK).slice(1);
  for (let index = 0; index + 2 < pieces.length; index += 3) {
    const [kind, n, after = ""] = pieces.slice(index, index + 3);
    if (kind === "hole") open.push({ n: Number(n), html: after });
    else {
      const closed = open.pop();
      if (closed && !holes.has(closed.n)) holes.set(closed.n, closed.html);
      const outer = open.at(-1);
      if (outer) outer.html += (closed?.html ?? "") + after;
    }
  }
  return holes;
}

/** Reads what React has drawn. Stand-ins become the elements of the site that they stand for. */
const treeOf = (nodes: readonly RootContent[]): DocumentTree =>
  joinTexts(
    nodes.flatMap((node): TreeNode[] => {
      if (node.type === "text") return [node.value];
      if (node.type !== "element" || LEFT_OUT.has(node.tagName)) return [];
      const inner = treeOf(node.children);
      const all = elementProps(node);
      if (node.tagName === "site-element")
        return [[String(all["data-name"]), JSON.parse(String(all["data-attributes"])), ...inner]];
      const props = Object.fromEntries(
        Object.entries(all).filter(([name]) => !OF_LOOKS.test(name)),
      );
      // The address of a picture that code imports is known only when the site is bundled.
      if (node.tagName === "img" && !props.src) return [];
      const isForLooks = node.tagName === "span" && Object.keys(props).length === 0;
      return isForLooks ? inner : [[node.tagName, props, ...inner]];
    }),
  );

/** Returns the addresses of the links and pictures in a tree. */
const addressesIn = (tree: DocumentTree): string[] =>
  elementsIn(tree).flatMap(([name, { href, src }]) => {
    const address = name === "a" ? href : name === "img" ? src : undefined;
    return typeof address === "string" ? [address] : [];
  });

/** A link or a picture that code shows. */
export interface ShownAddress {
  address: string;
  /** The number of the hole. */
  n: number;
}

/**
 * Returns a document with what its code shows in place of the holes. `html` is its page. Also
 * returns the addresses that only code has written, each once.
 */
export function drawnTree(
  tree: DocumentTree,
  html: string,
): { drawn: DocumentTree; addresses: ShownAddress[] } {
  const holes = new Map(
    Array.from(htmlOfHoles(html), ([n, inner]) => [
      n,
      treeOf(fromHtml(inner, { fragment: true }).children),
    ]),
  );
  const known = new Set(addressesIn(tree));
  const addresses = Array.from(holes).flatMap(([n, inner]) =>
    addressesIn(inner).flatMap((address) => {
      if (known.has(address)) return [];
      known.add(address);
      return [{ address, n }];
    }),
  );
  return { drawn: withoutHoles(tree, (n) => holes.get(n) ?? []), addresses };
}
