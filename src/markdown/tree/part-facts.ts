import { dirname, relative, sep } from "node:path";
import type { VFile } from "vfile";
import type { DocumentTree } from "../../site/tree";
import type { Environment } from "../environment";
import { type Facts, facts } from "../facts";
import { reportWarning } from "../report";
import { elementsIn } from "./elements-in";
import type { ShownPart } from "./to-tree";

/** What is known of a part, which is compiled alone. */
type PartFacts = Pick<
  Facts,
  | "examples"
  | "figures"
  | "formulas"
  | "head"
  | "headings"
  | "images"
  | "links"
  | "sources"
  | "terms"
>;

/** Explains that files show each other in a circle. */
export function circleFault(paths: readonly string[], { contentRoot }: Environment): string {
  const project = dirname(contentRoot);
  const names = paths.map((path) => `\`${relative(project, path).split(sep).join("/")}\``);
  return `A document cannot show itself. These files show each other: ${names.join(", ")}.`;
}

/** Returns the ids of the headings in a tree, in order. */
const headingIds = (tree: DocumentTree): string[] =>
  elementsIn(tree).flatMap(([name, { id }]) =>
    /^h[1-6]$/.test(name) && typeof id === "string" ? [id] : [],
  );

/** Adds what the document does not know yet. */
function add<Item>(known: Item[], more: readonly Item[]): void {
  known.push(...more.filter((item) => !known.includes(item)));
}

/**
 * Adds what is known of the parts that a document shows to what is known of the document. `tree` is
 * that of the document, with the parts. Reports ids that several places of the page have.
 */
export function addParts(
  file: VFile,
  tree: DocumentTree,
  shown: readonly ShownPart[],
  parts: ReadonlyMap<string, PartFacts>,
): void {
  const known = facts(file);
  const headings = new Map(known.headings.map((heading) => [heading.id, heading]));
  const added = new Set<PartFacts>();
  let formulas = 0;
  for (const { path, position, formulasBefore } of shown) {
    const part = parts.get(path);
    if (!part) continue;
    const taken = part.headings.find(({ id }) => headings.has(id));
    if (taken) {
      const message = `This part has a heading with the id \`${taken.id}\`, and so has another place of the page. Links lead to the first of them. Give one another id: \`{#…}\`.`;
      reportWarning(file, "duplicate-id", message, position);
    }
    for (const heading of part.headings)
      headings.set(heading.id, headings.get(heading.id) ?? { ...heading, line: null });
    known.formulas.splice(formulasBefore + formulas, 0, ...part.formulas);
    formulas += part.formulas.length;
    if (added.has(part)) continue;
    added.add(part);
    known.links.push(...part.links.map((link) => ({ ...link, from: link.from ?? path })));
    known.examples.push(...part.examples);
    known.head.push(...part.head);
    add(known.images, part.images);
    add(known.figures, part.figures);
    add(known.sources, part.sources);
    add(known.terms, part.terms);
  }
  known.headings = Array.from(new Set(headingIds(tree))).flatMap((id) => headings.get(id) ?? []);
}
