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

/** Breaks the labels of links: `|label|` behind a link, and what stands between its two ends. */
const withBrokenLabels = (parts: readonly string[]): string[] =>
  parts.map((part, index) =>
    /^(?:--|==|-\.)$/.test(parts[index - 1] ?? "") && /[>-]$/.test(parts[index + 1] ?? "")
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
  if (kind === "flowchart")
    return withBrokenLabels(splitAtLinks(text).parts).join(" ").replaceAll("> |", ">|");
  const relation = RELATIONS[kind];
  if (!relation) return text;
  return text.replace(relation, (_, one: string, link: string, other: string) => {
    // The library knows `{o` for both sides of a relation, and no `}o`.
    return `${one} ${kind === "erDiagram" ? link.replace("}", "{") : link} ${other}`;
  });
}

/** Joins the lines of a flowchart that one label in quotes stands on. */
export function whole<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  const joined: Line[] = [];
  let isOpen = false;
  for (const [at, line] of lines.entries()) {
    const last = joined.at(-1);
    if (isOpen && last)
      joined[joined.length - 1] = { ...last, text: `${last.text}<br/>${line.text}` };
    else joined.push(line);
    const hasOne = line.text.split('"').length % 2 === 0;
    // A quote that nobody closes is reported where it stands.
    if (hasOne) isOpen = !isOpen && lines.slice(at + 1).some(({ text }) => text.includes('"'));
  }
  return joined;
}

/** A parallelogram. The library has only shapes whose sides slope towards each other. */
const PARALLELOGRAM = /\[([/\\])([^[\]]*)\1\]/g;

/** Draws parallelograms with the nearest shape that the library has. */
export const withSlopes = (text: string): string =>
  text.replace(
    PARALLELOGRAM,
    (_, side: string, label: string) => `[${side}${label || " "}${side === "/" ? "\\" : "/"}]`,
  );

const NO_MESSAGE =
  /^(?:participant|actor|create|destroy|activate|deactivate|note|loop|alt|else|opt|par|and|critical|option|break|rect|end|autonumber|box|links?|properties|details)(?:\s|$)/i;
/** A message, up to its words. */
const MESSAGE = /(?:-|>>|<<).*?:\s*/;

/** Whether a line says something in a sequence. */
export const isOfSequence = (text: string): boolean => NO_MESSAGE.test(text) || MESSAGE.test(text);

/** Writes numbers before the messages of a sequence after `autonumber`, counting as Mermaid does. */
export function numbered<Line extends { text: string }>(lines: readonly Line[]): Line[] {
  let next = 1;
  let step = 1;
  let isShown = false;
  return lines.map((line) => {
    const [word, start, by] = line.text.split(/\s+/);
    if (word === "autonumber") {
      isShown = start !== "off";
      next = Number(start) || next;
      if (isShown && start) step = Number(by) || 1;
    }
    if (NO_MESSAGE.test(line.text)) return line;
    const number = next;
    next += step;
    return isShown
      ? { ...line, text: line.text.replace(MESSAGE, (before) => `${before.trimEnd()} ${number}. `) }
      : line;
  });
}
