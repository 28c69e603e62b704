import type { LineGraph } from "./mermaid-graph";
import { withoutStandIns } from "./mermaid-lines";
import type { MermaidKind, MermaidLine } from "./mermaid-source";

/** Words, and ends of lines, that say how things are drawn. */
const KEYWORDS =
  /^(?:subgraph|state|as|note|left|right|of|over|participant|actor|autonumber|activate|deactivate|end|else|class|namespace|x|o)$/i;
const BREAKS = /<br\s*\/?>|\\n/gi;
const TAGS = /<\/?(?:[bius]|em|strong|sub|sup|small|mark|del)>/gi;
/** Lines without words of an author. */
const STRUCTURE = /^(?:end|\}|direction\s+\w\w)$/i;
/** A picture, and an arrow with two heads: the library takes them for words. */
const UNKNOWN = /<img|<<-/i;
/** A link of a flowchart, with a text within or without, or a beginning that has no end. */
const LINK =
  /(?<= )<?(?:(?:--|-\.|==) .*? )?(?:-->|---|==>|===|-?\.->?)(?= |$)|(?<= )(?:--|-\.|==)(?= |$)/g;
const LABEL = /\|[^|]*\|/g;
/** What a drawing says, and what its parts are called. */
const SAID = /(?<= data-(?:id|label|from|to|actors|entity\d)=")[^"]*|(?<=>)[^<]+/g;

const wordsIn = (text: string): string[] =>
  withoutStandIns(text.replace(BREAKS, " ").replace(TAGS, "")).match(/[\p{L}\p{N}_]+/gu) ?? [];

/** Returns a test for lines: whether texts have all of their words. */
function hasWordsOf(texts: readonly string[]): (line: string) => boolean {
  const words = new Set(texts.flatMap(wordsIn));
  return (line) => wordsIn(line).every((word) => words.has(word) || KEYWORDS.test(word));
}

/** `a & b --> c & d` are many links in few characters, and the library takes minutes for thousands. */
const MOST_LINKS = 100;

/** Whether the library reads all of a line of a flowchart or state diagram. */
export function isRead({ text, graph: { nodes, edges, subgraphs } }: LineGraph): boolean {
  if (STRUCTURE.test(text)) return true;
  const named = [...nodes.values(), ...subgraphs];
  const texts = [
    ...named.flatMap(({ id, label }) => [id, label]),
    ...edges.map((e) => e.label ?? ""),
  ];
  const links = text.replace(LABEL, " ").match(LINK) ?? [];
  const isFew = edges.length <= Math.max(MOST_LINKS, links.length);
  return named.length > 0 && links.length <= edges.length && isFew && hasWordsOf(texts)(text);
}

/** What lines of a kind are drawn as, if not as words only. */
const PARTS: Record<MermaidKind, readonly [line: RegExp, part: RegExp]> = {
  flowchart: [LINK, /<polyline class="edge"/g],
  stateDiagram: [/-->/, /<polyline class="edge"/g],
  sequenceDiagram: [
    /^note\s|^(?!(?:participant|actor)\s)[^:]*-(?:[>)]|x\S)/i,
    /<g class="(?:message|note)"/g,
  ],
  classDiagram: [/^[^:"]*(?:"[^"]*"[^:"]*)*(?:--|\.\.)/, /<polyline class=/g],
  erDiagram: [/^[^:"]*(?:--|\.\.)/, /<polyline class=/g],
};

/** Returns the first line that a drawing leaves out: the library says nothing of it. */
export function lostIn(
  kind: MermaidKind,
  svg: string,
  lines: readonly MermaidLine[],
  draw: (line: string) => string,
): MermaidLine | undefined {
  const isThere = hasWordsOf(svg.replace(/<style>[\s\S]*?<\/style>/, "").match(SAID) ?? []);
  const [like, part] = PARTS[kind];
  const wanted = lines.filter(({ text }) => text.search(like) >= 0);
  return (
    lines.find(({ text }) => !STRUCTURE.test(text) && (UNKNOWN.test(text) || !isThere(text))) ??
    (wanted.length > (svg.match(part) ?? []).length
      ? (wanted.find(({ text }) => draw(text).search(part) < 0) ?? wanted[0])
      : undefined)
  );
}
