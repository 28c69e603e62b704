import type { MermaidKind } from "./mermaid-kinds";

/** A link of a flowchart: `-->`, `---`, `==>`, `-.->`, and both ends of one with a text within. */
const LINK = /<?(?:-{2,}>?|={2,}>?|-\.+->?|-\.(?=\s)|\.+->)/y;
const OPENING = new Set(["[", "(", "{"]);
const CLOSING = new Set(["]", ")", "}"]);

/** Shortens a link: Mermaid makes longer ones longer, and the library knows one length. */
const short = (link: string): string =>
  link.replace(/-{4,}$|={4,}$/, (line) => line.slice(0, 3)).replace(/(-|=){3,}>/, "$1$1>");

/** Where a label of a link is broken, because the library leaves no room for a long one. */
const BREAK = /(.{12,}?)\s+(?=\S)/g;

const broken = (label: string): string => label.trim().replace(BREAK, "$1<br/>");

/** Whether a part of a line is the label between the two ends of a link. */
const isLabel = (parts: readonly string[], index: number): boolean =>
  /^(?:--|==|-\.)$/.test(parts[index - 1] ?? "") && /[>-]$/.test(parts[index + 1] ?? "");

const joined = (parts: readonly string[]): string => parts.join(" ").replaceAll("> |", ">|");

/** Breaks the labels of links: `|label|` behind a link, and what stands between its two ends. */
const withBrokenLabels = (parts: readonly string[]): string[] =>
  parts.map((part, index) =>
    isLabel(parts, index)
      ? broken(part)
      : part.replace(/^\|([^|]*)\|/, (_, label: string) => `|${broken(label)}|`),
  );

/** Splits a line of a flowchart at its links, outside of shapes, quotes and labels. */
function splitAtLinks(text: string): { parts: string[]; links: number } {
  const parts = [""];
  let links = 0;
  let depth = 0;
  let isQuoted = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at] ?? "";
    LINK.lastIndex = at;
    const link = depth === 0 && !isQuoted ? LINK.exec(text)?.[0] : undefined;
    if (link) {
      links += 1;
      parts.push(short(link), "");
      at += link.length - 1;
      continue;
    }
    if (character === '"' || (character === "|" && depth === 0)) isQuoted = !isQuoted;
    // `a>flag]` is a shape, too.
    const opens = OPENING.has(character) || (character === ">" && /[\w-]/.test(text[at - 1] ?? ""));
    if (!isQuoted && opens) depth += 1;
    if (!isQuoted && CLOSING.has(character)) depth -= 1;
    parts[parts.length - 1] += character;
  }
  return { parts: parts.map((part) => part.trim()).filter((part) => part !== ""), links };
}

/** A node behind the start, a label or `&`: its id and its shape. */
const NODE = /(^|&\s*|^\|[^|]*\|\s*)(\w[\w-]*)([[({>].*?[\])}]+)?(?=(?::::[\w-]+)?\s*(?:&|$))/g;

/** Changes the nodes of a line of a flowchart. Its links and their labels stay. */
export function mapNodes(
  text: string,
  change: (id: string, shape: string | undefined) => string,
): string {
  const { parts } = splitAtLinks(text);
  const changed = parts.map((part, index) =>
    isLabel(parts, index)
      ? part
      : part.replace(
          NODE,
          (_, before: string, id: string, shape?: string) => `${before}${change(id, shape)}`,
        ),
  );
  return joined(changed);
}

/** Splits a line of a flowchart at the semicolons outside of shapes and labels. */
export const statementsOf = (text: string): string[] =>
  (text.match(/(?:\[[^\]]*\]|\([^)]*\)|\{[^}]*\}|\|[^|]*\||[^;])+/g) ?? [])
    .map((statement) => statement.trim())
    .filter((statement) => statement !== "");

/** Relations of the other kinds, with what stands on both sides of them. */
const RELATIONS: Partial<Record<MermaidKind, RegExp>> = {
  classDiagram: /^([\w~.`]+)\s*((?:<\||[*o<])?(?:--|\.\.)(?:\|>|[*o>])?)\s*([\w~.`]+)/,
  erDiagram: /^([\w-]*\w)\s*([|}][|o](?:--|\.\.)[|o][|{])\s*([\w-]+)/,
};

/** Whether a line connects things, so a drawing of it alone has a line. */
export const isLink = (kind: MermaidKind, text: string): boolean =>
  kind === "flowchart"
    ? splitAtLinks(text).links > 0
    : /(?:--|\.\.)/.test(text.replace(/".*?"/g, ""));

/** Puts spaces around links, which the library needs and Mermaid does not. */
export function spaced(kind: MermaidKind, text: string): string {
  if (kind === "flowchart") return joined(withBrokenLabels(splitAtLinks(text).parts));
  const relation = RELATIONS[kind];
  if (!relation) return text;
  return text.replace(relation, (_, one: string, link: string, other: string) => {
    // The library knows `{o` for both sides of a relation, and no `}o`.
    return `${one} ${kind === "erDiagram" ? link.replace("}", "{") : link} ${other}`;
  });
}

/** Joins the lines of a flowchart that one label in quotes stands on. */
export function whole<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  const found: Line[] = [];
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    const last = found.at(-1);
    if (isOpen && last)
      found[found.length - 1] = { ...last, text: [last.text, line.text].join("<br/>") };
    else found.push(line);
    const hasOne = line.text.split('"').length % 2 === 0;
    // A quote that nobody closes is reported where it stands.
    if (hasOne) isOpen = !isOpen && lines.slice(at + 1).some(({ text }) => text.includes('"'));
  }
  return found;
}

/** A parallelogram. The library has only shapes whose sides slope towards each other. */
const PARALLELOGRAM = /\[([/\\])([^[\]]*)\1\]/g;

/** Draws parallelograms with the nearest shape that the library has. */
export const withSlopes = (text: string): string =>
  text.replace(
    PARALLELOGRAM,
    (_, side: string, label: string) => `[${side}${label || " "}${side === "/" ? "\\" : "/"}]`,
  );

const DESCRIPTION = /^(?:[\w\p{L}-]+\s*:|state\s+"[^"]+"\s+as\s+[\w\p{L}]+$)/u;

/** Says before all else how states are named. The library has each state as it is where it comes first. */
export const describedFirst = <Line extends { text: string }>(lines: readonly Line[]): Line[] => [
  ...lines.filter(({ text }) => DESCRIPTION.test(text)),
  ...lines,
];
