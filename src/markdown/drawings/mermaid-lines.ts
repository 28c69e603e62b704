import { fromHtml } from "hast-util-from-html";
import type { MermaidKind, MermaidLine } from "./mermaid-source";

/**
 * Where the stand-ins begin, in an area of Unicode that has no characters of its own. The library
 * ends a label at the first bracket, also within quotes, so others stand there while it draws.
 */
const AREA = 0xe700;
const STAND_INS = /[\ue700-\ue77f]/g;
/** What the library reads as brackets, separators, emphasis and links. */
const SYNTAX = /[()[\]{}|;~@*]|[-=.]{2,}/g;
/** `#40;` and `#quot;` are Mermaid's, `&lt;` is that of HTML. */
const CODE = /[#&]#?(\w+);|&#(\d+)/g;

/** Tags and pictures of letters that the library would show as words. */
const TAGS =
  /<\/?(?!(?:br|img|[bius]|em|strong|sub|sup|small|mark|del)\b)[a-z][^<>]*>|\bfa[bs]?:fa-[\w-]+\s*/gi;

const hidden = (text: string): string =>
  text.replace(/[ -~]/g, (character) => String.fromCharCode(AREA + character.charCodeAt(0)));

/** Puts back the characters that others stand for. */
export const withoutStandIns = (text: string): string =>
  text.replace(STAND_INS, (character) => String.fromCharCode(character.charCodeAt(0) - AREA));

/** Returns the character of a code. A code that nobody knows stays as it is. */
function characterOf(code: string, known: string | undefined, number = ""): string {
  const name = known ?? number;
  const entity = `&${/^\d/.test(name) || /^&#/.test(code) ? "#" : ""}${name};`;
  const [node] = fromHtml(entity, { fragment: true }).children;
  return node?.type === "text" && node.value !== entity ? hidden(node.value) : code;
}

/** A label of a link, or a link, which the library reads between spaces and at its shortest. */
const LINK = /\|([^|]*)\||<?(?:-{2,}>?|={2,}>?|-\.+->?)|-\.|\.+->?/g;
/** Where a label is broken, because the library leaves no room for a long one. */
const BREAK = /([^<>]{12,}?)\s+(?=\S)/g;

const spaced = (link: string, label: string | undefined): string => {
  if (label !== undefined) return ["|", label.trim().replace(BREAK, "$1<br/>"), "|"].join("");
  const short = link.replace(/\.+/, ".").replace(/(--|==)[-=]*(?=>$)|(---|===)[-=]+$/, "$1$2");
  return ` ${short} `;
};

const inFlowchart = (text: string): string =>
  text
    .replace(TAGS, "")
    // A parallelogram. The library has only shapes whose sides slope towards each other.
    .replace(/\[([/\\])([^[\]]*)\1\]/g, (_, side: string, label: string) =>
      side === "/" ? `[/${label}\\]` : `[\\${label}/]`,
    )
    // Names of links are for animations. `~~~` is a link that nobody sees.
    .replace(/[\w-]+@(?=[<=-])/g, "")
    .replace(/^[^-=]*~~~[^-=]*$/, (nodes) => nodes.replaceAll("~~~", "&"))
    .replace(/:::\w+(?:-\w+)*/g, "")
    .replace(LINK, spaced)
    .replace(/(?<=[>=-]) +(?=\|)/g, "");

/** Who says it, the arrow, to whom, and the words. The library has no arrow with two heads. */
const MESSAGE = /^(?!note\s)([^:]+?)(?<!<<)(\s*--?(?:>>?|[x)])\s*[+-]?)([^:]+):\s*(.*)$/i;
const PARTICIPANT = /^(participant|actor)\s+(.+?)(\s+as\s.+)?$/i;
const NOTE = /^note\s+(left of|right of|over)\s+([^:]+?)\s*:/i;

/** Makes one word of each participant's name: the library knows no names of several words. */
const inSequence = (text: string): string =>
  text
    .replace(MESSAGE, (_, from: string, arrow: string, to: string, words: string) =>
      [hidden(from), arrow.replace("x", "x "), hidden(to.trim()), ": ", words || hidden(" ")].join(
        "",
      ),
    )
    .replace(PARTICIPANT, (_, kind: string, name: string, label = "") =>
      [kind.toLowerCase(), " ", hidden(name), label].join(""),
    )
    .replace(NOTE, (_, place: string, names: string) =>
      [
        `note ${place} `,
        names
          .split(/\s*,\s*/)
          .map(hidden)
          .join(","),
        ":",
      ].join(""),
    );

/** What stands for a message that nobody sees. The library leaves out notes before the first message. */
export const UNSEEN = /<g class="message"[^>]* data-label="\ue7ff"[\s\S]*?<\/g>/;

/** Writes numbers before the messages after `autonumber`, and a message before the first note. */
function inOrder(lines: readonly MermaidLine[]): MermaidLine[] {
  let number = 0;
  let isNumbered = false;
  const open: boolean[] = [];
  const all = lines.flatMap((line) => {
    // A `rect` is a colour behind other lines.
    const isRect = /^rect\s/.test(line.text);
    if (isRect || /^(?:loop|alt|opt|par|critical|break)\b/.test(line.text)) open.push(isRect);
    if (isRect || (line.text === "end" && open.pop())) return [];
    if (line.text === "autonumber") isNumbered = true;
    if (!MESSAGE.test(line.text)) return line;
    number += 1;
    if (!isNumbered) return line;
    return { ...line, text: line.text.replace(MESSAGE, `$1$2$3: ${number}. $4`) };
  });
  const at = all.findIndex(({ text }) => MESSAGE.test(text) || NOTE.test(text));
  const note = all[at];
  const name = NOTE.exec(note?.text ?? "")?.[2]?.split(",")[0];
  if (note && name) all.splice(at, 0, { ...note, text: `${name}->>${name}: \ue7ff` });
  return all;
}

/** Colours and movement, which may be unreadable in the other mode. Readers see those of the site. */
const COLOURS =
  /^(?:classDef|class\s+[\w,\s-]+\s+\w+;?$|style\s|linkStyle\s|click\s|[\w-]+@\{\s*anim[^}]*\}$)/;

/** Prepares the lines of a diagram for the library. */
export function prepared(kind: MermaidKind, lines: readonly MermaidLine[]): MermaidLine[] {
  const isGraph = kind === "flowchart" || kind === "stateDiagram";
  const all = lines
    .filter(({ written }) => !isGraph || !COLOURS.test(written))
    .map((line) => {
      const text = line.written.replace(/;$/, "").replace(CODE, characterOf);
      // A sequence has no quotes: there they are words.
      if (kind === "sequenceDiagram") return { ...line, text: inSequence(text) };
      const quoted = text.replace(/"(`?)([^"]*)\1"/g, (_, isMarkdown: string, label: string) =>
        [
          '"',
          label.replace(SYNTAX, (found) => (isMarkdown && found === "*" ? found : hidden(found))),
          '"',
        ].join(""),
      );
      // The library knows `{o` for both sides of a relation, and no `}o`.
      if (kind === "erDiagram") return { ...line, text: quoted.replace(/\}o(?=--|\.\.)/, "{o") };
      return { ...line, text: kind === "flowchart" ? inFlowchart(quoted) : quoted };
    });
  return kind === "sequenceDiagram" ? inOrder(all) : all;
}
