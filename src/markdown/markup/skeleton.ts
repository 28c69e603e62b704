import type { Root } from "hast";
import type { Position } from "unist";
import { allElements } from "../../registry/definitions";
import { type CodeNode, isCodeNode, jsxName, listOfCode, startOf } from "../javascript/estree";
import { isIntrinsic, VOID_ELEMENTS } from "./html";

type TreeNode = Root["children"][number];

/** Labels of what an author does not write as a tag. */
export const PARAGRAPH = "a paragraph";
export const TERM = "`<Term>`";

/** A node of a document, and the list that holds it. */
export interface Slot {
  node: TreeNode;
  siblings: TreeNode[];
}

/** An element or a text, as a browser meets it. */
export interface Part {
  /** Undefined for a text. */
  tag: string | undefined;
  /** What an author calls it: `<Card>`, a paragraph. */
  label: string;
  parent: Part | undefined;
  place?: Position | undefined;
  /** The node that the part is. None if the part is code, or if a component draws it. */
  slot?: Slot | undefined;
  /** The JSX of code that the part is. */
  code?: CodeNode;
  /** The expression that holds the code. */
  expression?: Slot | undefined;
}

type Content = Omit<Part, "tag">;

/** The tags of a piece of a document, without attributes. */
export interface Skeleton {
  html: string;
  /** The parts, by where they begin in the HTML. */
  parts: Map<number, Part>;
}

/** What a component draws around its children, and then before them. */
const drawnBy = (name: string): readonly string[] => allElements.get(name)?.tags ?? ["div"];

/** The same for what the site's components draw around elements of HTML. */
const AROUND: ReadonlyMap<string, readonly string[]> = new Map([
  ["pre", ["figure", "button"]],
  ["table", ["div"]],
]);

/** Elements whose content a browser takes as text, or keeps apart. */
const APART: ReadonlySet<string> = new Set(["iframe", "noscript", "textarea", "title"]);

/** Elements of a line of text, which may be anywhere in it. */
const INLINE: ReadonlySet<string> = new Set(
  "abbr b br code em i img kbd mark s small span strong sub sup u var wbr".split(" "),
);

/** Elements in which a component may be. */
const BOXES: ReadonlySet<string> = new Set([
  "blockquote",
  "dd",
  "div",
  "li",
  "section",
  "td",
  "th",
]);

/**
 * Whether a node may hold something that a browser would repair. Markdown alone does not, unless a
 * footnote is in a link. Terms are links, so they do not either, unless one is in a link. This is
 * quick, so that ordinary documents cost nothing more.
 */
export function mayNeedRepair(node: TreeNode, parent = "div"): boolean {
  const inChildren = (name: string) =>
    (node as { children: TreeNode[] }).children.some((child) => mayNeedRepair(child, name));
  switch (node.type) {
    case "element":
      if (parent === "a" && /^(?:a|sup)$/.test(node.tagName)) return true;
      return inChildren(parent === "a" && INLINE.has(node.tagName) ? parent : node.tagName);
    case "mdxJsxFlowElement":
    case "mdxJsxTextElement": {
      const name = node.name ?? "";
      const hasJsx = node.attributes.some(({ value }) => String(Object(value).value).includes("<"));
      const [box = ""] = drawnBy(name);
      if (hasJsx || (isIntrinsic(name) && !INLINE.has(name))) return true;
      if (INLINE.has(name) || box === "") return inChildren(parent);
      if (box === "a") return parent === "a" || inChildren("a");
      return !BOXES.has(parent) || inChildren(box);
    }
    case "mdxFlowExpression":
    case "mdxTextExpression":
    case "mdxjsEsm":
      return node.value.includes("<");
    default:
      return false;
  }
}

/** Whether the site's heading has a link to itself. It has if it has an id and no class. */
const linksToItself = (tag: string, attributes: readonly string[]): boolean =>
  /^h[2-6]$/.test(tag) && attributes.includes("id") && !attributes.includes("className");

/**
 * Returns the tags of a block of a document, with those that the site's components draw. What is in
 * a component of the document's own is a piece by itself, because nobody knows what is around it
 * there. So is the JSX of other code.
 */
export function skeletonsOf(block: Slot, isOfSite: (name: string) => boolean): Skeleton[] {
  const waiting: ((to: Skeleton) => void)[] = [];
  const done: Skeleton[] = [];

  function addText(to: Skeleton, text: string, part: Omit<Content, "label">): void {
    // Neighbouring texts are one.
    if (text.trim() === "" || to.html.endsWith("x")) return;
    to.parts.set(to.html.length, { ...part, tag: undefined, label: "text" });
    to.html += "x";
  }

  function addTag(
    to: Skeleton,
    tag: string,
    content: Content,
    addInner: (part: Part) => void,
  ): void {
    const part = { ...content, tag };
    to.parts.set(to.html.length, part);
    // biome-ignore lint/plugin: a parser reads it, to find what a browser would repair. No page has it.
    to.html += `<${tag}>`;
    if (!APART.has(tag)) addInner(part);
    // biome-ignore lint/plugin: as above
    if (!VOID_ELEMENTS.has(tag)) to.html += `</${tag}>`;
  }

  function addBeside(to: Skeleton, tag: string, parent: Part): void {
    const { label, place } = parent;
    addTag(to, tag, { label: `the \`<${tag}>\` of ${label}`, place, parent }, () => {});
  }

  function addDrawn(
    to: Skeleton,
    [tag, ...beside]: readonly string[],
    content: Content,
    addInner: (parent: Part | undefined) => void,
  ): void {
    if (tag === undefined) {
      addInner(content.parent);
      return;
    }
    addTag(to, tag, content, (part) => {
      for (const other of beside) addBeside(to, other, part);
      addInner(part);
    });
  }

  const addComponent = (
    to: Skeleton,
    name: string,
    content: Omit<Content, "label">,
    addInner: (to: Skeleton, parent: Part | undefined) => void,
  ): void => {
    if (isOfSite(name)) {
      addDrawn(to, drawnBy(name), { ...content, label: `\`<${name}>\`` }, (parent) =>
        addInner(to, parent),
      );
    } else waiting.push((other) => addInner(other, undefined));
  };

  function addElement(
    to: Skeleton,
    tag: string,
    content: Content,
    attributes: readonly string[],
    children: TreeNode[],
  ): void {
    const { label, place, parent } = content;
    addDrawn(to, AROUND.get(tag) ?? [], { label, place, parent }, (around) =>
      addTag(to, tag, { ...content, parent: around }, (part) => {
        addAll(to, children, part);
        if (linksToItself(tag, attributes)) addBeside(to, "a", part);
      }),
    );
  }

  function addAll(to: Skeleton, children: TreeNode[], parent: Part | undefined): void {
    for (const node of children) addNode(to, { node, siblings: children }, parent);
  }

  function addNode(to: Skeleton, slot: Slot, parent: Part | undefined): void {
    const { node } = slot;
    const content = { place: node.position ?? parent?.place, parent, slot };
    switch (node.type) {
      case "text":
        addText(to, node.value, content);
        break;
      case "element": {
        const { tagName, properties = {} } = node;
        const label = tagName === "p" ? PARAGRAPH : `\`<${tagName}>\``;
        const children = /^(?:svg|math)$/.test(tagName) ? [] : (node.children as TreeNode[]);
        addElement(to, tagName, { ...content, label }, Object.keys(properties), children);
        break;
      }
      case "mdxJsxFlowElement":
      case "mdxJsxTextElement": {
        const { name, attributes } = node;
        const children = node.children as TreeNode[];
        const names = attributes.flatMap((attribute) => {
          const value = Object(attribute.value);
          waiting.push((other) =>
            addCode(other, (value.data ?? attribute.data)?.estree, undefined),
          );
          return attribute.type === "mdxJsxAttribute" ? attribute.name : [];
        });
        if (!name) addAll(to, children, parent);
        else if (isIntrinsic(name))
          addElement(to, name, { ...content, label: `\`<${name}>\`` }, names, children);
        else addComponent(to, name, content, (other, inner) => addAll(other, children, inner));
        break;
      }
      case "mdxFlowExpression":
      case "mdxTextExpression":
        addCode(to, node.data?.estree, parent, slot);
        break;
      case "mdxjsEsm":
        addCode(to, node.data?.estree, undefined);
        break;
      default:
        break;
    }
  }

  function addCode(to: Skeleton, code: unknown, parent: Part | undefined, expression?: Slot): void {
    const isElement = isCodeNode(code) && code.type === "JSXElement";
    if (Array.isArray(code)) for (const inner of code) addCode(to, inner, parent, expression);
    else if (!isCodeNode(code)) return;
    else if (isElement && !parent && to.html)
      waiting.push((other) => addCode(other, code, undefined));
    else if (code.type === "JSXText") addText(to, String(code.value), { parent, code });
    else if (isElement && isCodeNode(code.openingElement)) {
      const { openingElement, children } = code;
      const name = jsxName(openingElement.name) ?? "";
      const start = startOf(code);
      const content = { place: { start, end: start }, parent, code, expression };
      waiting.push((other) => addCode(other, listOfCode(openingElement.attributes), undefined));
      if (isIntrinsic(name)) {
        addTag(to, name, { ...content, label: `\`<${name}>\`` }, (part) =>
          addCode(to, children, part),
        );
      } else addComponent(to, name, content, (other, inner) => addCode(other, children, inner));
    } else for (const inner of Object.values(code)) addCode(to, inner, parent, expression);
  }

  waiting.push((to) => {
    // A document is within a box.
    addTag(to, "div", { label: "the page", parent: undefined }, (page) => addNode(to, block, page));
  });
  for (let add = waiting.shift(); add; add = waiting.shift()) {
    const skeleton: Skeleton = { html: "", parts: new Map() };
    add(skeleton);
    if (skeleton.parts.size > 1) done.push(skeleton);
  }
  return done;
}
