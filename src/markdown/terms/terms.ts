import type { Root } from "mdast";
import type { VFile } from "vfile";
import type { Environment } from "../environment";
import { facts } from "../facts";
import { attributesOf, isJsx } from "../jsx";
import { visit } from "../visit";
import { type TermPattern, termFinder } from "./term-finder";

/**
 * Elements of HTML whose text belongs to the document. In others, such as summaries, everything is
 * already a link or a name.
 */
const WITH_TEXT = new Set(["details", "div"]);

/**
 * Nodes in which no term is marked. The page shows footnotes below all text that follows them in
 * the source, so a use in a footnote is not the first one.
 */
const UNMARKED = new Set(["heading", "link", "linkReference", "footnoteDefinition"]);

type Node = Root["children"][number];

function isUnmarked(node: Node, index: number, { elements }: Environment): boolean {
  if (isJsx(node)) {
    const name = node.name ?? "";
    return !WITH_TEXT.has(name) && !elements.get(name)?.hasTerms;
  }
  const isTableHead = node.type === "tableRow" && index === 0;
  return isTableHead || UNMARKED.has(node.type);
}

/** Turns the first use of each glossary term into the element `Term`. */
export function terms({ environment }: { environment: Environment }) {
  let known: readonly TermPattern[] = [];
  let cut = termFinder(known);
  return (tree: Root, file: VFile): void => {
    const toFind = environment.terms(file.path);
    if (toFind.length === 0) return;
    if (toFind !== known) {
      known = toFind;
      cut = termFinder(known);
    }
    const explained = known.filter((term) => term.file === file.path);
    const seen = new Set(explained.map(({ slug }) => slug));
    const { terms: marked } = facts(file);
    visit(tree, (node, index, parent) => {
      if (isUnmarked(node, index, environment)) return index + 1;
      if (node.type !== "text") return undefined;
      const pieces = cut(node.value, seen);
      const nodes = pieces.map(({ text, slug }) => {
        const value = { type: "text", value: text };
        if (slug === null) return value;
        marked.push(slug);
        const attributes = attributesOf({ name: slug });
        const element = { type: "mdxJsxTextElement", name: "Term", attributes };
        return { ...element, children: [value], position: node.position };
      });
      parent.children.splice(index, 1, ...(nodes as Root["children"]));
      return index + nodes.length;
    });
  };
}
