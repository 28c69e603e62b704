/**
 * A browser would need a script of more than 500 kB to draw Mermaid. beautiful-mermaid draws
 * without one, in 5 to 80 ms, but says nothing of what it leaves out. So each line of a flowchart
 * is read alone, and words, links and notes are compared with the drawing. One that lost something
 * stays source. Of 300 diagrams, 246 are drawn right, 54 stay source, none is known to be wrong.
 * `xychart` is left out: a dotted ground is 30 kB.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join, resolve } from "node:path";
import type { parseMermaid, renderMermaidSVG } from "beautiful-mermaid";
import type { Element, ElementContent, Root } from "hast";
import type { VFile } from "vfile";
import { quoted, shown } from "../../site/text";
import { attributesOf } from "../jsx";
import { reportError, reportWarning } from "../report";
import { visit } from "../visit";
import { isRead, lostIn } from "./mermaid-check";
import { joined } from "./mermaid-graph";
import { prepared, UNSEEN, withoutStandIns } from "./mermaid-lines";
import { KINDS, type MermaidKind, type MermaidLine, readMermaid } from "./mermaid-source";
import { type Svg, shapesOf } from "./mermaid-svg";

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

/** Why a block is not drawn. */
interface MermaidFault {
  /** A warning if Mermaid might draw it, and only this site cannot. */
  severity: "error" | "warning";
  message: string;
  /** Number of the line in the block, from 1. */
  line: number;
}

type Drawing = Svg & { title: string; description: string | undefined };

/** The library takes up to four seconds for this many characters. */
const MOST_CHARACTERS = 5000;
const HEADER =
  /^(?:(?:graph|flowchart(?:-elk)?)(?:\s+(TB|TD|BT|LR|RL))?|(stateDiagram)(?:-v2)?|(sequenceDiagram|classDiagram|erDiagram));?$/;
const FLOWCHART = "`flowchart` (`TB`, `TD`, `BT`, `LR` or `RL`)";

const warning = (message: string, line: number): MermaidFault => ({
  severity: "warning",
  message,
  line,
});

const undrawn = ({ written, number }: MermaidLine): MermaidFault =>
  warning(
    `The build cannot draw ${shown(written)}, so readers see the source. Check the arrow and the brackets, or write it in another way.`,
    number,
  );

/** Returns what the library gets, or the line that it would leave out. */
function textOf(kind: MermaidKind, header: string, lines: readonly MermaidLine[]) {
  const plain = [header, ...lines.map(({ text }) => text)].join("\n");
  if (kind !== "flowchart" && kind !== "stateDiagram") return plain;
  const end = kind === "flowchart" ? "end" : "}";
  const graphs = lines.map(({ text }) => ({
    text,
    graph: lib().parseMermaid([header, text, end].join("\n")),
  }));
  const unread = graphs.findIndex((each) => !isRead(each));
  const all = unread < 0 && kind === "flowchart" ? joined(header, graphs) : plain;
  return lines[typeof all === "number" ? all : unread] ?? String(all);
}

function draw(source: string): Drawing | MermaidFault {
  if (source.length > MOST_CHARACTERS) {
    const message = `The diagram has ${source.length} characters. The build draws at most ${MOST_CHARACTERS}, so readers see the source. Split it into several diagrams.`;
    return warning(message, 1);
  }
  const { title, description, lines } = readMermaid(source);
  const [first, ...rest] = lines;
  const line = first?.number ?? 1;
  if (!first || rest.length === 0)
    return { severity: "error", message: "The diagram is empty.", line };
  const [isKnown, direction = "TB", state, other] = HEADER.exec(first.written) ?? [];
  if (isKnown === undefined) {
    const [, ...kinds] = Object.keys(KINDS);
    const message = `The build cannot draw ${shown(first.written)}, so readers see the source. It draws ${FLOWCHART}, ${quoted(kinds)}.`;
    return warning(message, line);
  }
  const kind = (state ?? other ?? "flowchart") as MermaidKind;
  const drawn = prepared(kind, rest);
  try {
    const header = kind === "flowchart" ? `flowchart ${direction}` : kind;
    const text = textOf(kind, header, drawn);
    if (typeof text !== "string") return undrawn(text);
    const svg = lib().renderMermaidSVG(text, { padding: 24 });
    const lost = lostIn(kind, svg, drawn, (alone) => lib().renderMermaidSVG(`${header}\n${alone}`));
    if (lost) return undrawn(lost);
    const id = createHash("sha256").update(source).digest("hex").slice(0, 6);
    const name = title || STRINGS.prose.diagrams[kind];
    const drawing = shapesOf(kind, svg.replace(UNSEEN, ""), `mermaid-${id}`);
    return { ...drawing, title: name, description };
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
      const attributes = attributesOf({
        title,
        description,
        width: String(width),
        height: String(height),
        code: source.trimEnd(),
      });
      parent.children[index] = {
        type: "mdxJsxFlowElement",
        name: "MermaidDrawing",
        attributes,
        children: again(shapes, count) as Element[],
        position: node.position,
      };
    });
  };
}
