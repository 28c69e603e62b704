/** The kinds that the library draws, by the words that begin them. */
export const KINDS = {
  flowchart: "flowchart",
  stateDiagram: "state diagram",
  sequenceDiagram: "sequence diagram",
  classDiagram: "class diagram",
  erDiagram: "entity relationship diagram",
} as const;

export type MermaidKind = keyof typeof KINDS;

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
  title: string | undefined;
  description: string | undefined;
  /** The lines to draw. The first names the kind. */
  lines: MermaidLine[];
}

const ACCESSIBLE = /^acc(Title|Descr)\s*:\s*(.*)$/;

/** Takes from a Mermaid block its title, its description, and the lines that are to be drawn. */
export function readMermaid(source: string): MermaidSource {
  const all = source.split(/\r?\n/).map((line, index) => {
    const written = line.trim();
    return { written, text: written, number: index + 1 };
  });
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
    isDescription = /^accDescr\s*\{$/.test(text);
    const [, about, value] = ACCESSIBLE.exec(text) ?? [];
    if (about === "Title") title = value;
    if (about === "Descr") description = value;
    return about === undefined && !isDescription;
  });
  const named = lines.findIndex(({ text }, at) => at > 0 && /^title:?\s/.test(text));
  if (named >= 0 && !/^(?:graph|flowchart)/.test(lines[0]?.text ?? ""))
    title ??= lines.splice(named, 1)[0]?.text.replace(/^title:?\s+/, "");
  return { title, description, lines };
}
