import { shown } from "../text";

/** An error of the package `yaml`. */
interface ParserError {
  code: string;
  message: string;
  pos: readonly [start: number, end: number];
}

const MISPLACED =
  "The line does not fit the lines above it. Keys that belong together start at the same column, as do the items of a list.";

/** Puts a value in quotation marks. */
const inQuotes = (value: string): string =>
  /["\\]/.test(value) ? `'${value.replaceAll("'", "''")}'` : `"${value}"`;

/**
 * Says what is wrong, and what to write instead. `before` and `rest` are the line up to the place
 * and from it.
 */
function sentence(code: string, message: string, before: string, rest: string): string {
  const quoted = `${before.trimStart()}${inQuotes(rest)}`;
  const closing = /end with a ([\]}])$/.exec(message)?.[1];
  if (/^ *\t/.test(before + rest)) return "The line is indented with a tab. Use blanks.";
  if (code === "BAD_SCALAR_START") {
    const sign = rest.startsWith("`") ? "a backtick" : `\`${rest.charAt(0)}\``;
    return `A value must not begin with ${sign}. Put it in quotation marks: ${shown(quoted)}.`;
  }
  if (code === "ALIAS_PROPS" || (message.endsWith("at node end") && /: +\*\S+ +$/.test(before))) {
    return "A value that begins with `*` or `&` needs quotation marks around it.";
  }
  if (code === "MULTIPLE_DOCS") {
    return "A second YAML document begins here. A file may contain only one.";
  }
  if (message.includes("sequence may not")) return MISPLACED;
  if (code === "BAD_DQ_ESCAPE") {
    return `${shown(message.replace(/^.*? sequence /, ""))} means nothing within double quotation marks. Write the backslash twice, or use single quotation marks.`;
  }
  if (closing !== undefined) {
    const opening = closing === "]" ? "[" : "{";
    return `\`${opening}\` is never closed. Write \`${closing}\` at the end of what it contains, and indent the lines in between.`;
  }
  if (/^Missing closing/.test(message)) {
    const mark = message.includes('"') ? '"' : "'";
    return `The quotation mark \`${mark}\` is never closed. Write it at the end of the text, too. If the text has several lines, indent them.`;
  }
  if (message.includes("directive")) {
    return "A line must not begin with `%`. Put its first word in quotation marks.";
  }
  if (message.startsWith("Block scalar header")) {
    return "A text after `|` or `>` begins in the next line, and is indented.";
  }
  if (/^[\]}]/.test(rest)) {
    return `\`${rest.charAt(0)}\` closes nothing here. Remove it, or put the value in quotation marks.`;
  }
  if (/^-(?: |$)/.test(rest)) {
    return "An item of a list cannot be here. Write it in a line of its own, below a key without a value.";
  }
  if (message.includes("mappings")) {
    return /:(?: |$)/.test(rest)
      ? `A value that contains \`: \` needs quotation marks: ${shown(quoted)}.`
      : "The lines below this one are indented, so they belong to it. But it has a value already. Correct their indentation.";
  }
  if (message.endsWith("at node end") && /["']$/.test(before.trimEnd())) {
    return `The text in quotation marks ends before ${shown(rest)}. If it contains a quotation mark, write the other kind around it.`;
  }
  if (!/INDENT|KEY|MISSING|UNEXPECTED/.test(code)) {
    return `The YAML cannot be read here: ${message}.`;
  }
  const [, key, value] = /^([\w-]+):([^\s:/].*)$/.exec(rest) ?? [];
  if (key !== undefined) return `A blank is missing after the colon: ${shown(`${key}: ${value}`)}.`;
  return rest === "" || /:(?: |$)/.test(rest)
    ? MISPLACED
    : `Expected a key with a colon, found ${shown(rest)}. If the line belongs to the value above, indent it.`;
}

/**
 * Describes the errors of the package `yaml` for authors: the first one of each line, because the
 * others follow from it.
 */
export function yamlErrors(
  text: string,
  errors: readonly ParserError[],
): { message: string; offset: number }[] {
  const byLine = new Map<number, { message: string; offset: number }>();
  /** The line of the last error. One line may have very many. */
  let [start, end] = [0, -1];
  for (const { code, message, pos } of errors) {
    const [offset] = pos;
    if (offset >= start && offset <= end) continue;
    start = text.lastIndexOf("\n", offset - 1) + 1;
    const [rest = ""] = text.slice(offset).split(/\r?\n/, 1);
    end = offset + rest.length;
    if (byLine.has(start)) continue;
    const said = sentence(code, message, text.slice(start, offset), rest.trimEnd());
    byLine.set(start, { message: said, offset });
    // The rest of the file counts as text in quotation marks.
    if (message.startsWith("Missing closing")) break;
  }
  return Array.from(byLine.values());
}
