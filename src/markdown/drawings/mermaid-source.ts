import { quoted, shown } from "../../site/text";
import { KINDS, kindOf, type MermaidKind } from "./mermaid-kinds";
import { describedFirst, spaced, statementsOf, whole, withSlopes } from "./mermaid-lines";
import { numbered, withNames } from "./mermaid-messages";
import { withSettledNodes } from "./mermaid-nodes";
import { withStandIns } from "./mermaid-words";

export interface MermaidLine {
  /** What its author wrote. */
  written: string;
  /** The same for the library. */
  text: string;
  /** Its number in the block, from 1. */
  number: number;
}

/** A Mermaid diagram as its author wrote it, split into what is drawn and what is said about it. */
export interface MermaidSource {
  kind: MermaidKind;
  /** The accessible name. */
  title: string;
  description: string | undefined;
  /** The lines to draw. The first names the kind. */
  lines: readonly MermaidLine[];
}

/** Why a block is not drawn. */
export interface MermaidFault {
  /** A warning if Mermaid might draw it, and only this site cannot. */
  severity: "error" | "warning";
  message: string;
  /** Number of the line in the block, from 1. */
  line: number;
}

const DIRECTIONS = ["TB", "TD", "BT", "LR", "RL"];
const ACCESSIBLE = /^acc(Title|Descr)\s*:\s*(.*)$/;
/** Colours of an author, which may be unreadable in the other mode. Readers see those of the site. */
const COLOURS = /^(?:classDef|class\s+[\w,\s-]+\s+\w+;?$|style\s|linkStyle\s|click\s)/;
const isOfColours = (kind: MermaidKind, text: string): boolean =>
  (kind === "flowchart" || kind === "stateDiagram") && COLOURS.test(text);

/** Splits and prepares what stands on a line. */
function prepared(kind: MermaidKind, written: string): string[] {
  const text = withStandIns(kind, written);
  if (kind === "flowchart")
    return statementsOf(text).map((statement) => spaced(kind, withSlopes(statement)));
  const statement = text.replace(/;$/, "");
  return [kind === "sequenceDiagram" ? withNames(statement) : spaced(kind, statement)];
}

/** Gives the lines of a kind what the library knows only from others. */
function settled(kind: MermaidKind, lines: readonly MermaidLine[]): readonly MermaidLine[] {
  if (kind === "flowchart") return withSettledNodes(lines);
  if (kind === "stateDiagram") return describedFirst(lines);
  return kind === "sequenceDiagram" ? numbered(lines) : lines;
}

/** Reads a Mermaid block: its kind, its title, and the lines that are to be drawn. */
export function readMermaid(source: string): MermaidSource | MermaidFault {
  const all = source
    .split(/\r?\n/)
    .map((text, index) => ({ text: text.trim(), number: index + 1 }));
  let title: string | undefined;
  let description: string | undefined;
  // Front matter of the diagram: a title, and settings of a theme.
  const end =
    all[0]?.text === "---" ? all.findIndex(({ text }, at) => at > 0 && text === "---") : -1;
  for (const { text } of all.slice(1, Math.max(1, end)))
    title ??= /^title:\s*["']?(.*?)["']?$/.exec(text)?.[1];

  let isDescription = false;
  let isDirective = false;
  const lines = all.slice(end + 1).filter(({ text }) => {
    if (isDirective || text.startsWith("%%{")) {
      isDirective = !text.includes("}%%");
      return false;
    }
    if (text === "" || text.startsWith("%%")) return false;
    if (isDescription) {
      isDescription = text !== "}";
      if (isDescription) description = [description, text].filter(Boolean).join(" ");
      return false;
    }
    if (/^accDescr\s*\{$/.test(text)) {
      isDescription = true;
      return false;
    }
    const [, about, value] = ACCESSIBLE.exec(text) ?? [];
    if (about === "Title") title = value;
    if (about === "Descr") description = value;
    return about === undefined;
  });

  const [first] = lines;
  if (!first) return { severity: "error", message: "The diagram is empty.", line: 1 };
  const [word = "", ...words] = first.text.replace(/;$/, "").split(/\s+/);
  const kind = kindOf(word);
  if (!kind) {
    const kinds = quoted(Object.keys(KINDS));
    const message = `The build cannot draw \`${word}\`, so readers see the source. It draws ${kinds}.`;
    return { severity: "warning", message, line: first.number };
  }
  const [direction = "TB"] = words;
  if (kind === "flowchart" && !DIRECTIONS.includes(direction.toUpperCase())) {
    const message = `The direction ${shown(direction)} is none of \`TB\`, \`TD\`, \`BT\`, \`LR\` and \`RL\`.`;
    return { severity: "error", message, line: first.number };
  }
  const header = kind === "flowchart" ? `flowchart ${direction}` : word;
  const rest = kind === "flowchart" ? whole(lines.slice(1)) : lines.slice(1);
  const drawn = rest
    .flatMap(({ text: written, number }) =>
      prepared(kind, written).map((text) => ({ written, text, number })),
    )
    .filter(({ text }) => !isOfColours(kind, text))
    .filter(({ text }) => {
      const named = /^title:?\s+(.*)$/.exec(text);
      if (kind === "flowchart" || !named) return true;
      title ??= named[1];
      return false;
    });
  return {
    kind,
    title: title || `Diagram: ${KINDS[kind]}`,
    description,
    lines: [{ written: first.text, text: header, number: first.number }, ...settled(kind, drawn)],
  };
}
