import { codePointOf, shown } from "../site/text";
import { splitFrontMatter } from "./front-matter";
import { placeAt } from "./place-at";

/** Text that looks like front matter, but is none. */
interface StrayFrontMatter {
  message: string;
  line: number;
  column: number;
}

/** Characters that cannot be seen. */
const UNSEEN = "\\s\\u0085\\u180E\\u200B-\\u200F\\u2060-\\u2064\\uFEFF";
/** What an author may have put before front matter: nothing that can be seen, and comments. */
const BEFORE = new RegExp(`(?:[${UNSEEN}]|<!--[^]*?-->|\\{/\\*[^]*?\\*/\\})*`, "y");
/** Characters that some programs take for the end of a line. */
const LINE_END = /[\n\v\f\u0085\u2028\u2029]/;
const UNUSUAL = new RegExp(`(?![ \\t\\n])[${UNSEEN}]`);
const TRIMMED = new RegExp(`^[${UNSEEN}]+|[${UNSEEN}]+$`, "g");

/** Hyphens, and the dashes that word processors make of them; the same of TOML. */
const DASHES = "[-\\u2010-\\u2015\\u2212]";
const OPENING = new RegExp(`^(?:${DASHES}{2,}|[\\u2012-\\u2015]|\\+{3,})[ \\t]*\\w*$`);
const CLOSING = new RegExp(`^(?:${DASHES}{2,}.*|\\.{3}|\\+{3,})$`);
const KEY = /^["']?([\p{L}_][\w-]*)["']?[ \t]*(?:=|:(?!\/\/))/u;

const keyOf = (line = ""): string | undefined => KEY.exec(line)?.[1];

/** In characters. Front matter that is longer is recognized by its start. */
const MOST_READ = 10_000;

/** Names a character of a line that cannot be seen and that is neither a blank nor a line end. */
function unseenIn(line: string): string {
  const character = UNUSUAL.exec(line)?.[0];
  if (character === undefined) return "";
  return ` Remove the invisible character ${codePointOf(character)}. If a line should end there, write a line end.`;
}

/**
 * Finds text at the start of a document that its author meant as front matter, although it is none:
 * readers would see it. `known` are the keys that front matter may have.
 */
export function strayFrontMatter(
  source: string,
  known: readonly string[],
): StrayFrontMatter | undefined {
  const { frontMatter, body } = splitFrontMatter(source);
  BEFORE.lastIndex = 0;
  const before = BEFORE.exec(body)?.[0] ?? "";
  const written = body.slice(before.length, before.length + MOST_READ);
  const trimmed = (line: string): string => line.replace(TRIMMED, "");
  const [head = "", ...others] = written.split(LINE_END);
  const first = trimmed(head);
  const isOpening = OPENING.test(first);
  const isKnown = (line = ""): boolean => known.includes(keyOf(line) ?? "");
  if (!isOpening && !isKnown(first)) return undefined;

  const rest = others.map(trimmed);
  const empty = rest.findIndex((line, index) => line === "" && index > 0);
  const closing = rest.slice(0, empty < 0 ? undefined : empty).find((line) => CLOSING.test(line));
  const keyLine = isOpening ? rest.find((line) => line !== "" && !line.startsWith("#")) : first;
  const key = keyOf(keyLine);
  if (key === undefined) return undefined;
  // Above text, a comment of YAML is a heading.
  const isText = frontMatter !== "" || /^#/.test(rest.find((line) => line !== "") ?? "");
  if (isText && !isKnown(keyLine)) return undefined;
  const at = (message: string): StrayFrontMatter => ({
    message: `${message} ${isOpening ? "If you mean a horizontal line, write `***`." : ""}`.trim(),
    ...placeAt(body, before.length),
  });

  if (!isOpening && closing === undefined && !isKnown(rest[0])) return undefined;
  if (frontMatter !== "") {
    return at(
      `The front matter has ended above, so \`${key}\` is text. Move it into the front matter.`,
    );
  }
  if (!isOpening) {
    return at(
      `\`${key}\` looks like a key of front matter, but no \`---\` is above it. Write \`---\` alone into the first line of the file, and again below the last key.`,
    );
  }
  const [start = ""] = source.replace(/^\uFEFF/, "").split(/[\r\n]/, 1);
  if (!/^---[ \t]*$/.test(start)) {
    const found =
      first === "---"
        ? unseenIn(before.replace(/^\uFEFF/, "")) || unseenIn(start)
        : ` Found ${shown(first)}.`;
    return at(
      `Front matter starts with \`---\` alone in the first line of the file.${found || " Remove what is before it."}`,
    );
  }
  const closed =
    closing && written.split("\n").find((line, index) => index > 0 && line.includes(closing));
  const found = closed === undefined ? "" : ` ${shown(closed)} does not end it.${unseenIn(closed)}`;
  return at(
    `The front matter never ends. Write \`---\` alone in a line below its last key, at the start of the line.${found}`,
  );
}
