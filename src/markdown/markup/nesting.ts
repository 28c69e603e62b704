/**
 * A browser ends `<p>` before `<div>`, and a link before another. React then finds another page
 * than the one that it has rendered, and draws it again. So parse5 reads the bare tags of each
 * block that has tags of an author, and the tree becomes as parse5 has it. No table of HTML's rules
 * is kept here. It takes 0.05 s of the 4 s of a check; reading all blocks would take 0.5 s. What an
 * author's component draws is not known.
 */
import type { Root } from "hast";
import { fromHtml } from "hast-util-from-html";
import type { VFile } from "vfile";
import { toFragment } from "../javascript/estree";
import { reportWarning } from "../report";
import {
  mayNeedRepair,
  PARAGRAPH,
  type Part,
  type Skeleton,
  type Slot,
  skeletonsOf,
  TERM,
} from "./skeleton";

type ParsedNode = ReturnType<typeof fromHtml>["children"][number];

/** A part that a browser does not leave where it is written. */
interface Fault {
  part: Part;
  /** The element out of which a browser takes the part. None if it leaves out the tag. */
  outer?: Part | undefined;
  /** The element that a browser puts around the part, with the last part in it. */
  added?: { tag: string; last: Part };
}

/** What a browser adds to a table that lacks it. Anything else that it adds is a copy. */
const TABLE_PARTS: ReadonlySet<string> = new Set(["colgroup", "tbody", "tr"]);

/** More rounds of mending than a block needs. */
const ROUNDS = 50;

const childrenOf = (node: ParsedNode): ParsedNode[] => ("children" in node ? node.children : []);

/** Returns the parts around a part, outermost last. */
const partsAround = ({ parent }: Part): Part[] => (parent ? [parent, ...partsAround(parent)] : []);

/**
 * Returns the next part of the same kind within a part: a link in a link. It moves all that is
 * around it out of the first.
 */
function secondIn(outer: Part, all: readonly Part[], from: number): Part | undefined {
  for (let index = from; index < all.length; index += 1) {
    const part = all[index];
    if (!part || !partsAround(part).includes(outer)) return undefined;
    if (part.tag === outer.tag) return part;
  }
  return undefined;
}

/** Returns what a browser's parser does not leave in its place, in order. */
function faultsOf({ html, parts }: Skeleton): Fault[] {
  const roots = fromHtml(html, { fragment: true }).children;
  const partOf = (node: ParsedNode) => parts.get(node.position?.start.offset ?? -1);
  const present = new Set<Part>();
  const note = (node: ParsedNode): void => {
    const part = partOf(node);
    if (part) present.add(part);
    childrenOf(node).forEach(note);
  };
  roots.forEach(note);

  const faults = new Map<Part, Fault>();
  for (const part of parts.values()) {
    if (present.has(part)) continue;
    // A browser leaves out the tag. Or it has joined the text with another.
    const isText = part.tag === undefined;
    const form = part.tag === "form" && partsAround(part).find(({ tag }) => tag === "form");
    const outer = isText ? part.parent : form || undefined;
    if (!isText || (outer && present.has(outer))) faults.set(part, { part, outer });
  }
  const seen = new Set<Part>();
  /** `around` are the parts around the node, outermost last. A browser may make copies of a part. */
  const compare = (node: ParsedNode, around: readonly Part[], isInCopy: boolean): void => {
    const part = partOf(node);
    const children = childrenOf(node);
    if (!part) {
      const inner = children.flatMap((child) => partOf(child) ?? []);
      const [first] = inner;
      const last = inner.at(-1);
      if (node.type === "element" && first && last && TABLE_PARTS.has(node.tagName)) {
        faults.set(first, { part: first, added: { tag: node.tagName, last } });
      }
      for (const child of children) compare(child, around, isInCopy);
      return;
    }
    const isCopy = seen.has(part);
    seen.add(part);
    const outside = partsAround(part).filter((other) => present.has(other));
    if (!isCopy && (isInCopy || outside[0] !== around[0])) {
      faults.set(part, { part, outer: outside.findLast((other) => !around.includes(other)) });
    }
    for (const child of children) compare(child, [part, ...around], isCopy);
  };
  for (const root of roots) compare(root, [], false);

  const all = Array.from(parts.values());
  // What follows in an element that has ended early is outside of it for the same reason.
  const ended = new Set<Part>();
  return all.flatMap((part, index) => {
    const fault = faults.get(part);
    const outer = fault?.outer;
    if (!fault || !outer || outer.tag === "table") return fault ?? [];
    // A text that was joined with another is where it was once the element has been mended.
    const isJoined = ended.size > 0 && part.tag === undefined && !present.has(part);
    if (isJoined || ended.has(outer)) return [];
    ended.add(outer);
    return { part: secondIn(outer, all, index) ?? part, outer };
  });
}

const placeOf = ({ node, siblings }: Slot): number => siblings.indexOf(node);

/** Makes a part a `<div>`. Returns whether it could. */
function makeBox({ slot, code }: Part): boolean {
  const node = slot?.node;
  if (node?.type === "element") node.tagName = "div";
  else if (node && "name" in node) node.name = "div";
  else if (code) {
    for (const end of [code.openingElement, code.closingElement]) {
      if (end) Object.assign(Object(end).name, { name: "div" });
    }
  }
  return Boolean(node ?? code);
}

const isHeading = ({ tag = "" }: Part): boolean => /^h\d/.test(tag);

/** Puts what is in a part in its place. Returns whether it could. */
function unwrap(part: Part): boolean {
  const { slot, code, tag, label } = part;
  // Not a component's box, and not a heading, which the table of contents lists.
  if (![`\`<${tag}>\``, PARAGRAPH, TERM].includes(label) || isHeading(part)) return false;
  if (code) toFragment(code);
  else if (slot && "children" in slot.node) {
    slot.siblings.splice(placeOf(slot), 1, ...(slot.node.children as Slot["siblings"]));
  }
  return Boolean(slot ?? code);
}

/** Puts an element around all from one part to another. Returns whether it could. */
function wrap(from: Part, to: Part, tagName: string): boolean {
  const first = from.slot ?? from.expression;
  const last = to.slot ?? to.expression;
  if (!first || first.siblings !== last?.siblings) return false;
  const { siblings } = first;
  const start = placeOf(first);
  const children = siblings.slice(start, placeOf(last) + 1) as [];
  siblings.splice(start, children.length, { type: "element", tagName, properties: {}, children });
  return true;
}

/** Puts a part before another. Returns whether it could. */
function moveBefore({ slot }: Part, other: Part): boolean {
  if (!slot || !other.slot) return false;
  slot.siblings.splice(placeOf(slot), 1);
  other.slot.siblings.splice(placeOf(other.slot), 0, slot.node);
  return true;
}

/** Puts the mark of a note, which is a link, behind the link that it is in. Returns whether it could. */
function moveMark({ slot, parent }: Part, outer: Part): boolean {
  const isMark = slot?.node.type === "element" && "dataFootnoteRef" in slot.node.properties;
  if (!isMark || !parent?.slot || !outer.slot) return false;
  parent.slot.siblings.splice(placeOf(parent.slot), 1);
  outer.slot.siblings.splice(placeOf(outer.slot) + 1, 0, parent.slot.node);
  return true;
}

/** Whether a part is a paragraph of Markdown with nothing beside it. */
const isAlone = ({ label, slot }: Part): boolean =>
  label === PARAGRAPH &&
  slot?.siblings.filter((node) => node.type !== "text" || node.value.trim() !== "").length === 1;

/** Which of two elements has been mended. A mark has been moved out of the outer one. */
type Mended = "inner" | "outer" | "mark" | undefined;

/** Makes of the document what a browser would, or nearly so. Returns what it could mend. */
function mend({ part, outer, added }: Fault): Mended {
  const done = (mended: Mended, isDone: boolean): Mended => (isDone ? mended : undefined);
  if (added) return done("outer", wrap(part, added.last, added.tag));
  if (outer?.tag === "table") return done("inner", moveBefore(part, outer));
  if (outer?.tag === "p" && !isAlone(part)) return done("outer", makeBox(outer));
  if (outer && moveMark(part, outer)) return "mark";
  if (unwrap(part)) return "inner";
  // A heading or a component is worth more than what is around it.
  const isMended = outer !== undefined && (unwrap(outer) || (isHeading(outer) && makeBox(outer)));
  return done("outer", isMended);
}

/** Says what a browser would do, what the build does, and what to write. */
function messageOf({ part, outer, added }: Fault, mended: Mended): string {
  const inner = part.label;
  const said = (found: string, done: string, remedy: string): string =>
    [found, ...(mended ? [done] : []), remedy].join(" ");
  if (added) {
    const tag = `\`<${added.tag}>\``;
    return `A browser would put ${tag} around ${inner}. Write ${tag} yourself.`;
  }
  if (!outer) {
    const found = `${inner} cannot be here: a browser would leave out the tag.`;
    return said(found, "So does the build.", "Write it inside the element that it belongs to.");
  }
  const isMarkdown = outer.label === PARAGRAPH;
  const found = `${isMarkdown ? "A paragraph" : outer.label} cannot contain ${inner}: a browser would`;
  switch (outer.tag) {
    case "table":
      return said(
        `${found} show it before the table.`,
        "So does the build.",
        "Put it into a cell, or before the table.",
      );
    case "p":
      return said(
        `${found} end the ${isMarkdown ? "paragraph" : "`<p>`"} there.`,
        "The build makes it a `<div>`.",
        isMarkdown
          ? `Put blank lines around ${inner}.`
          : `Write \`<div>\` in its place, or write ${inner} after it.`,
      );
    default:
      return said(
        `${found} end the outer one there.`,
        mended === "mark"
          ? "The build puts the mark of the note behind it."
          : `The build leaves out the ${mended} tag.`,
        "Write one after the other.",
      );
  }
}

/** Whether a fault is none of the author's, once it is mended. */
const isQuiet = ({ part, outer, added }: Fault): boolean =>
  added !== undefined || part.label === TERM || (outer?.tag === "p" && part.label === PARAGRAPH);

/** Returns the node or code that a part belongs to. */
const originOf = ({ slot, code, parent }: Part): unknown =>
  slot?.node ?? code ?? (parent && originOf(parent));

/**
 * Warns about elements that a browser does not leave where they are written, and puts most of them
 * where it would. If it did not, React would find another page than the one that it has rendered,
 * and would draw it again (its error 418).
 */
export function repairNesting(tree: Root, file: VFile, isOfSite: (name: string) => boolean): void {
  const siblings = tree.children;
  const reported = new Set<unknown>();
  /** Returns whether anything has changed. */
  const repair = (block: Slot): boolean => {
    let isChanged = false;
    for (const fault of skeletonsOf(block, isOfSite).flatMap(faultsOf)) {
      const mended = mend(fault);
      isChanged ||= mended !== undefined;
      const origin = originOf(fault.part);
      if (reported.has(origin) || (mended && isQuiet(fault))) continue;
      reported.add(origin);
      reportWarning(file, "html-nesting", messageOf(fault, mended), fault.part.place);
    }
    return isChanged;
  };
  for (let index = 0; index < siblings.length; index += 1) {
    for (let round = 0; round < ROUNDS; round += 1) {
      const node = siblings[index];
      if (!node || !mayNeedRepair(node) || !repair({ node, siblings })) break;
    }
  }
}
