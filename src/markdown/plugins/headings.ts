import { join, sep } from "node:path";
import GithubSlugger from "github-slugger";
import type { Heading, Root, ThematicBreak } from "mdast";
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from "mdast-util-mdx-jsx";
import type { VFile } from "vfile";
import { textOf } from "../../site/node-text";
import { MOST_CHARACTERS } from "../../site/short-text";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { attributeNamed, isJsx } from "../jsx";
import { isIntrinsic } from "../markup/html";
import { isTakenId, takenNameFault } from "../markup/taken-names";
import { setProperties } from "../properties";
import { reportError, reportWarning } from "../report";
import { visit } from "../visit";
import { wordsOfNode } from "../words-of-node";

type Node = Root["children"][number];

/** Removes `{#id}` from the end of a heading and returns the id. */
function takeCustomId(heading: Heading): string | undefined {
  const last = heading.children.at(-1);
  if (last?.type !== "headingId") return undefined;
  heading.children.pop();
  const before = heading.children.at(-1);
  if (before?.type === "text") before.value = before.value.trimEnd();
  return last.value;
}

/** Returns the attribute with the id of an element that is written as HTML, or of one of the site. */
function idOf(
  element: MdxJsxFlowElement | MdxJsxTextElement,
  { elements }: Environment,
): MdxJsxAttribute | undefined {
  const { name } = element;
  if (!name || (!isIntrinsic(name) && !elements.get(name)?.hasId)) return undefined;
  const id = attributeNamed(element, "id");
  return typeof id?.value === "string" ? id : undefined;
}

/** Returns the id that a heading gets from its text. The slug of signs alone is empty. */
function freeSlug(slugger: GithubSlugger, text: string): string {
  const id = slugger.slug(text.normalize("NFC")) || slugger.slug("section");
  return isTakenId(id) ? freeSlug(slugger, text) : id;
}

/** Returns the text of a heading. Reports one that is too long for what lists it. */
function textOfHeading(heading: Heading, kind: keyof typeof MOST_CHARACTERS, file: VFile): string {
  const text = wordsOfNode(heading);
  const most = MOST_CHARACTERS[kind];
  if (text.length <= most) return text;
  const what = kind === "title" ? "title" : "heading";
  const message = `The ${what} has ${text.length} characters. The limit is ${most}. Shorten it.`;
  reportError(file, "too-long", message, heading.position);
  return text.slice(0, most);
}

/** Returns the first heading or thematic break (`---`) of a document. */
function firstMark(nodes: readonly Node[]): Heading | ThematicBreak | undefined {
  for (const node of nodes) {
    if (node.type === "heading" || node.type === "thematicBreak") return node;
    const inner = "children" in node ? firstMark(node.children) : undefined;
    if (inner) return inner;
  }
  return undefined;
}

/**
 * Gives every heading a stable, unique id (D6), and notes it with its level. A first heading of
 * level 1 is the page's title. The plugin removes it, because the template shows the title. Its
 * text counts as taken, as in Docusaurus, except in posts: `## Fees` below `# Fees` is `fees-1`.
 */
export function headings({ environment }: { environment: Environment }) {
  const posts = join(environment.contentRoot, "blog", sep);
  return (tree: Root, file: VFile): void => {
    const known = facts(file);
    const slugger = new GithubSlugger();
    const customIds = new Set<string>();
    const all: { heading: Heading; customId: string | undefined }[] = [];

    const mark = firstMark(tree.children);
    const first = tree.children.find((node) => node.type !== "mdxjsEsm");
    if (first?.type === "heading" && first.depth === 1) {
      const customId = takeCustomId(first);
      known.title = textOfHeading(first, "title", file);
      if (customId === undefined && !file.path.startsWith(posts))
        slugger.slug(textOf(first).normalize("NFC"));
      tree.children.splice(tree.children.indexOf(first), 1);
    } else known.hasTitleBelow = mark?.type === "heading" && mark.depth === 1;

    /** Returns an id as a page has it; undefined, and a warning, if it has it already. */
    const reserve = (written: string, position: Heading["position"]): string | undefined => {
      const id = written.normalize("NFC");
      if (customIds.has(id)) {
        const message = `Two elements of this page have the id \`${id}\`. Links lead to the first of them. Give one of them another id.`;
        reportWarning(file, "duplicate-id", message, position);
        return undefined;
      }
      customIds.add(id);
      // A generated id must not take an id that a later heading has asked for.
      slugger.occurrences[id] = 0;
      return id;
    };

    visit(tree, (node) => {
      if (isJsx(node)) {
        const attribute = idOf(node, environment);
        if (!attribute) return;
        const id = reserve(String(attribute.value), node.position);
        if (id === undefined) node.attributes.splice(node.attributes.indexOf(attribute), 1);
        else attribute.value = id;
      }
      if (node.type === "containerDirective" && node.attributes?.id) {
        node.attributes.id = reserve(node.attributes.id, node.position);
      }
      if (node.type !== "heading") return;
      const asked = takeCustomId(node);
      const fault = asked && takenNameFault("heading", "id", asked);
      if (fault) {
        const message = `The build gives this heading another id than \`${asked}\`. ${fault}`;
        reportWarning(file, "unsafe-markup", message, node.position);
      }
      const customId = fault || asked === undefined ? undefined : reserve(asked, node.position);
      all.push({ heading: node, customId });
    });

    for (const { heading, customId } of all) {
      const text = textOfHeading(heading, "text", file);
      const id = customId ?? freeSlug(slugger, textOf(heading));
      setProperties(heading, { id });
      const line = heading.position?.start.line ?? null;
      known.headings.push({ id, level: heading.depth, text, line });
    }

    // Anywhere else, `{#id}` is text.
    visit(tree, (node, index, parent) => {
      if (node.type === "headingId") {
        parent.children[index] = { type: "text", value: `{#${node.value}}` };
      }
    });
  };
}
