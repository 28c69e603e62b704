import { fromHtml } from "hast-util-from-html";
import type { MermaidKind } from "./mermaid-kinds";

/**
 * Where the stand-ins begin, in an area of Unicode that has no characters of its own. The library
 * ends a label at the first bracket, also within quotes, so others stand there while it draws.
 */
const AREA = 0xe700;
const STAND_INS = /[\ue700-\ue77f]/g;
const ASCII = /[!-~]/g;
/** What the library reads as brackets, separators, emphasis and links. */
const SYNTAX = /[()[\]{}|;*~]|[-=.]{2,}/g;
const QUOTED = /"([^"]*)"/g;
const MARKDOWN = /^`(.*)`$/s;
/** Emphasis of Mermaid's Markdown. The library knows only that with stars. */
const UNDERLINES = /(?<!\w)(__?)(?=\S)(.+?)(?<=\S)\1(?!\w)/g;
/** `#40;` and `#quot;` are Mermaid's, `&lt;` is that of HTML. */
const CODE = /[#&]#?(\w+);/g;

const hidden = (text: string): string =>
  text.replace(ASCII, (character) => String.fromCharCode(AREA + character.charCodeAt(0)));

/** Returns the character of a code. A code that nobody knows stays as it is. */
function characterOf(code: string, name: string): string {
  const entity = `&${/^\d/.test(name) || /^&#/.test(code) ? "#" : ""}${name};`;
  const [node] = fromHtml(entity, { fragment: true }).children;
  return node?.type === "text" && node.value !== entity ? hidden(node.value) : code;
}

function quoted(label: string): string {
  const inMarkdown = MARKDOWN.exec(label)?.[1];
  if (inMarkdown === undefined) return label.replace(SYNTAX, hidden);
  return inMarkdown
    .replace(UNDERLINES, (_, line: string, text: string) => {
      const stars = "*".repeat(line.length);
      return `${stars}${text}${stars}`;
    })
    .replace(SYNTAX, (found) => (found === "*" ? found : hidden(found)));
}

/**
 * Puts other characters in place of those that the library would not take for words: brackets within
 * quotes, and what a code such as `#40;` names.
 */
export function withStandIns(kind: MermaidKind, text: string): string {
  const decoded = text.replace(CODE, characterOf);
  // A sequence has no quotes: there they are words.
  return kind === "sequenceDiagram"
    ? decoded
    : decoded.replace(QUOTED, (_, label: string) => `"${quoted(label)}"`);
}

/** Puts other characters in place of spaces: the library knows no names of several words. */
export const inOneWord = (name: string): string =>
  name.replaceAll(" ", String.fromCharCode(AREA + 0x20));

/** Puts back what `withStandIns` and `inOneWord` replaced. */
export const withoutStandIns = (text: string): string =>
  text.replace(STAND_INS, (character) => String.fromCharCode(character.charCodeAt(0) - AREA));
