import type { Element, ElementContent, Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import { hastToReact } from "property-information";
import { textOf } from "../../site/node-text";
import { withoutStandIns } from "./mermaid-lines";
import type { MermaidKind } from "./mermaid-source";

/** Parts of the library's SVG that the site has styles of its own for. */
const LEFT_OUT = new Set(["style", "title", "desc"]);
/** Attributes that only scripts and the library's own styles read. */
const UNUSED = /^(?:data|className$|style$|xmlns)/;
const REFERENCE = /^url\(#(.*)\)$/;

/** In px, beside words that the library does not reckon with. */
const MARGIN = 10;
/** About the width of a character in px. */
const CHARACTER = 6;

type Node = Root["children"][number] | ElementContent;

const isElement = (node: Node): node is Element => node.type === "element";

/** Shortens lengths: a tenth of a pixel is as exact as anybody sees. */
const shorter = (value: string): string =>
  value.replace(/-?\d+\.\d{2,}/g, (number) => String(Math.round(Number(number) * 10) / 10));

function cleaned(node: Node, idOf: (id: string) => string): ElementContent[] {
  if (node.type === "text") {
    // What separates elements has line breaks. A space may separate two words.
    const isBetween = /^\s*\n\s*$/.test(node.value);
    return isBetween ? [] : [{ type: "text", value: withoutStandIns(node.value) }];
  }
  if (!isElement(node) || LEFT_OUT.has(node.tagName)) return [];
  const properties: Element["properties"] = {};
  for (const [name, value] of Object.entries(node.properties)) {
    if (UNUSED.test(name) || value === null || value === undefined) continue;
    const text = shorter(Array.isArray(value) ? value.join(" ") : String(value));
    const reference = REFERENCE.exec(text)?.[1];
    if (name === "id") properties.id = idOf(text);
    // The tree of a document has the names of React.
    else
      properties[hastToReact[name] ?? name] =
        reference === undefined ? text : `url(#${idOf(reference)})`;
  }
  const children = node.children.flatMap((child) => cleaned(child, idOf));
  return node.tagName === "g" && Object.keys(properties).length === 0
    ? children
    : [{ type: "element", tagName: node.tagName, properties, children }];
}

const referencesIn = (nodes: readonly ElementContent[]): string[] =>
  nodes
    .filter(isElement)
    .flatMap(({ properties, children }) => [
      ...Object.values(properties).flatMap((value) => REFERENCE.exec(String(value))?.[1] ?? []),
      ...referencesIn(children),
    ]);

export interface Svg {
  width: number;
  height: number;
  shapes: ElementContent[];
}

/** Returns how far words reach to the left and to the right. */
function reachOf(words: Element): [number, number] {
  const lines = words.children.map((child) => textOf(child).length);
  const isBroken = words.children.some((child) => isElement(child) && child.properties.x);
  const length = CHARACTER * (isBroken ? Math.max(...lines) : lines.reduce((a, b) => a + b, 0));
  const x = Number(words.properties.x);
  return words.properties.textAnchor === "middle"
    ? [x - length / 2, x + length / 2]
    : [x, x + length];
}

const textsIn = (nodes: readonly ElementContent[]): Element[] =>
  nodes
    .filter(isElement)
    .flatMap((node) => (node.tagName === "text" ? node : textsIn(node.children)));

/** Puts words above all other shapes. */
const wordsLast = (shapes: readonly ElementContent[]): ElementContent[] => {
  const isWords = (node: ElementContent) => isElement(node) && node.tagName === "text";
  return [...shapes.filter((node) => !isWords(node)), ...shapes.filter(isWords)];
};

/**
 * Takes from an SVG of beautiful-mermaid what a page needs: its shapes, without styles, without
 * arrowheads that no line has, and with ids that begin with `prefix`.
 */
export function shapesOf(kind: MermaidKind, svg: string, prefix: string): Svg {
  const root = fromHtml(svg, { fragment: true, space: "svg" }).children.find(isElement);
  const [, , width = 0, height = 0] = String(root?.properties.viewBox ?? "")
    .split(/\s+/)
    .map(Number);
  const all = (root?.children ?? []).flatMap((node) => cleaned(node, (id) => `${prefix}-${id}`));
  const used = new Set(referencesIn(all));
  const drawn = all.flatMap((node): ElementContent[] => {
    if (!isElement(node) || node.tagName !== "defs") return [node];
    const children = node.children.filter(
      (child) => isElement(child) && used.has(String(child.properties.id)),
    );
    return children.length > 0 ? [{ ...node, children }] : [];
  });
  // The library draws lines, notes and boxes of a sequence over its words.
  const shapes = kind === "sequenceDiagram" ? wordsLast(drawn) : drawn;
  // The library has no room beside a sequence for long words.
  const reaches = textsIn(shapes).map(reachOf);
  const left = Math.max(0, ...reaches.map(([start]) => MARGIN - start));
  const right = Math.max(width, ...reaches.map(([, end]) => end + MARGIN));
  const moved: ElementContent = {
    type: "element",
    tagName: "g",
    properties: { transform: `translate(${Math.ceil(left)})` },
    children: shapes,
  };
  return {
    width: Math.ceil(left + right),
    height: Math.ceil(height),
    shapes: left > 0 ? [moved] : shapes,
  };
}
