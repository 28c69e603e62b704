import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { parseMermaid, renderMermaidSVG } from "beautiful-mermaid";
import type { Element, ElementContent, Root } from "hast";
import type { VFile } from "vfile";
import { shown } from "../../site/text";
import { reportError, reportWarning } from "../report";
import { visit } from "../visit";
import { isLink } from "./mermaid-lines";
import { isOfSequence } from "./mermaid-messages";
import { type MermaidFault, type MermaidSource, readMermaid } from "./mermaid-source";
import { type Svg, shapesOf, wordsLast } from "./mermaid-svg";
import { withoutStandIns } from "./mermaid-words";

interface Library {
  parseMermaid: typeof parseMermaid;
  renderMermaidSVG: typeof renderMermaidSVG;
}

const MODULE = "node_modules/beautiful-mermaid/dist/index.js";

/** Returns the path of the library. The check may run for a site in another folder. */
function pathOfLibrary(): string {
  for (const start of [".", dirname(process.argv[1] ?? ".")]) {
    for (let folder = resolve(start), last = ""; folder !== last; folder = dirname(folder)) {
      if (existsSync(join(folder, MODULE))) return join(folder, MODULE);
      last = folder;
    }
  }
  throw new Error("The package `beautiful-mermaid` is not installed. Run `npm ci`.");
}

let library: Library | undefined;

/**
 * Returns the library, which is loaded for the first diagram. Its package has no entry for
 * `require`, so this names its file.
 */
function lib(): Library {
  if (!library) {
    const path = pathOfLibrary();
    library = createRequire(path)(path) as Library;
  }
  return library;
}

/** Lines of flowcharts and state diagrams that say something without a node. */
const WITHOUT_NODE = /^(?:end|\}|--|direction\s|subgraph\s|note\s|state\s|hide\s|scale\s)/i;
/** A node alone: an id, with or without a shape and its label. */
const NODE = /^[\w.-]+(?:\s*(?:[[({>].*[\])}]|@\{.*\}))?(?::::[\w-]+)?$/;

/** Whether the library draws what a line says. It leaves out lines that it does not understand. */
function isRead({ kind, lines: [header] }: MermaidSource, text: string): boolean {
  if (kind === "sequenceDiagram") return isOfSequence(text);
  if (WITHOUT_NODE.test(text)) return true;
  const alone = `${header?.text}\n${text}`;
  if (kind === "classDiagram" || kind === "erDiagram")
    return !isLink(kind, text) || lib().renderMermaidSVG(alone).includes("<polyline class=");
  const { nodes, edges } = lib().parseMermaid(alone);
  if (edges.length > 0) return true;
  return nodes.size > 0 && (kind === "stateDiagram" || (!isLink(kind, text) && NODE.test(text)));
}

type Drawing = MermaidSource & Svg;

/** The library takes up to four seconds for this many characters. */
const MOST_CHARACTERS = 5000;

function draw(source: string): Drawing | MermaidFault {
  if (source.length > MOST_CHARACTERS) {
    const message = `The diagram has ${source.length} characters. The build draws at most ${MOST_CHARACTERS}, so readers see the source. Split it into several diagrams.`;
    return { severity: "warning", message, line: 1 };
  }
  const read = readMermaid(source);
  if ("message" in read) return read;
  const [first, ...rest] = read.lines;
  const line = first?.number ?? 1;
  const unread = rest.find(({ text }) => !isRead(read, text));
  if (unread) {
    const message = `The build cannot draw ${shown(unread.written)}, so readers see the source. Check the arrow and the brackets, or write it in another way.`;
    return { severity: "warning", message, line: unread.number };
  }
  if (rest.length === 0) return { severity: "error", message: "The diagram is empty.", line };
  try {
    const text = read.lines.map((each) => each.text).join("\n");
    const id = createHash("sha256").update(source).digest("hex").slice(0, 6);
    const svg = lib().renderMermaidSVG(text, { padding: 24 });
    const drawing = shapesOf(svg, `mermaid-${id}`);
    // The library draws the lines of a sequence over its words.
    const shapes = read.kind === "sequenceDiagram" ? wordsLast(drawing.shapes) : drawing.shapes;
    return { ...read, ...drawing, shapes };
  } catch (error) {
    const message = `The diagram cannot be drawn: ${withoutStandIns((error as Error).message)}`;
    return { severity: "error", message, line };
  }
}

/** What was drawn in this process. A document is compiled at each edit, its diagrams are not. */
const drawn = new Map<string, ReturnType<typeof draw>>();

function drawingOf(source: string): ReturnType<typeof draw> {
  const known = drawn.get(source) ?? draw(source);
  drawn.set(source, known);
  return known;
}

/** Returns shapes with ids of their own, for a diagram that a document shows once more. */
const again = (shapes: readonly ElementContent[], count: number): ElementContent[] =>
  count === 0
    ? [...shapes]
    : (JSON.parse(
        JSON.stringify(shapes).replace(/(?<="|#)mermaid-\w{6}/g, `$&-${count}`),
      ) as ElementContent[]);

function sourceOf(node: Element): string | undefined {
  const [code] = node.children;
  if (node.tagName !== "pre" || code?.type !== "element") return undefined;
  const classes = code.properties.className;
  if (!Array.isArray(classes) || !classes.includes("language-mermaid")) return undefined;
  return code.children.map((child) => (child.type === "text" ? child.value : "")).join("");
}

/** Draws blocks of Mermaid. They become the element `MermaidDrawing` around the drawing's shapes. */
export function mermaid() {
  return (tree: Root, file: VFile): void => {
    const times = new Map<string, number>();
    visit(tree, (node, index, parent) => {
      const source = node.type === "element" ? sourceOf(node) : undefined;
      if (source === undefined) return;
      const drawing = drawingOf(source);
      if ("message" in drawing) {
        const line = (node.position?.start.line ?? 0) + drawing.line;
        const place = { start: { line, column: 1 }, end: { line, column: 1 } };
        const report = drawing.severity === "warning" ? reportWarning : reportError;
        report(file, "mermaid", drawing.message, node.position && place);
        return;
      }
      const { title, description, width, height, shapes } = drawing;
      const count = times.get(source) ?? 0;
      times.set(source, count + 1);
      const attributes = { title, description, width, height, code: source.trimEnd() };
      parent.children[index] = {
        type: "mdxJsxFlowElement",
        name: "MermaidDrawing",
        attributes: Object.entries(attributes).flatMap(([name, value]) =>
          value === undefined ? [] : [{ type: "mdxJsxAttribute", name, value: String(value) }],
        ),
        children: again(shapes, count) as Element[],
        position: node.position,
      };
    });
  };
}
