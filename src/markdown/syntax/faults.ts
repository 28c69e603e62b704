import type { ProblemCode } from "../../site/problems/codes";
import { didYouMean } from "../../site/problems/nearest";
import { isHtml, isIntrinsic } from "../markup/html";
import { type DocumentFault, documentFault, isDocumentFault } from "../report";
import type { Source } from "./source";

interface SourcePlace {
  line: number;
  column: number;
}

/** A fault, explained for an author of text. */
interface Fault {
  message: string;
  /** The place of the fault, if it is not where the parser gave up. */
  place?: SourcePlace | undefined;
  code?: ProblemCode;
}

const AS_TEXT = "If you mean the character itself, write `\\<`.";

/** Returns the message for an unknown element, with what to write instead. */
export function unknownElement(name: string, elements: ReadonlyMap<string, unknown>): string {
  const small = name.toLowerCase();
  const hint = isHtml(small) ? ` Did you mean \`${small}\`?` : didYouMean(name, elements.keys());
  return `\`<${name}>\` is not an element of this site.${hint} If you mean text, write \`\\<${name}>\` or put it in backticks.`;
}

/** Returns the message for an element that an author has written, though only the build can make it. */
export const madeOnly = (name: string, instead: string): string =>
  `Only the build can make \`<${name}>\`. ${instead}`;

/**
 * Returns the name of the tag at a place. The parser's message names the tag that it read last
 * instead.
 */
function nameAt({ text }: Source, { line, column }: SourcePlace): string {
  const written = text.split(/\r\n|\r|\n/, line)[line - 1] ?? "";
  return /^<([^\s/>{]*)/.exec(written.slice(column - 1))?.[1] ?? "";
}

const isKnown = (name: string, { elements, ownNames }: Source): boolean => {
  const [base = name] = name.split(".");
  return isIntrinsic(name) || elements.has(base) || ownNames.has(base);
};

/** Returns the start of the tag that the parser was in, such as `<div`. */
const startOfTag = ({ text, start }: Source): string =>
  /^<\/?[\p{ID_Continue}$.:-]*/u.exec(text.slice(start?.offset ?? 0))?.[0] ?? "<";

const notClosed = (name: string, isInBlock: boolean): string => {
  const remedy = `Write \`</${name}>\` after its content${name ? `, or \`<${name} />\` if it has no content` : ""}.`;
  const blocks =
    " Both tags must be in the same paragraph. Around several paragraphs, put each tag on a line of its own.";
  return `\`<${name}>\` is never closed. ${remedy}${isInBlock ? blocks : ""}`;
};

type Explain = (
  parts: readonly (string | undefined)[],
  source: Source,
  error: DocumentFault,
) => Fault;

const placeOf = (line = "1", column = "1"): SourcePlace => ({
  line: Number(line),
  column: Number(column),
});

/** The parsers' messages, each with our explanation. */
const EXPLANATIONS: readonly [pattern: RegExp, explain: Explain][] = [
  [
    /^Expected a closing tag for `.*?` \((\d+):(\d+)-.*?\)( before)?/,
    ([line, column, isInBlock], source) => {
      const place = placeOf(line, column);
      const name = nameAt(source, place);
      return isKnown(name, source)
        ? { message: notClosed(name, isInBlock !== undefined), place }
        : { message: unknownElement(name, source.elements), place, code: "unknown-element" };
    },
  ],
  [
    /^Unexpected closing tag `<\/(.*?)>`, expected corresponding closing tag for `<(.*?)>` \((\d+):(\d+)/,
    ([closing = "", name = "", line, column], source) =>
      isKnown(name, source)
        ? {
            message: `\`</${name}>\` was expected instead of \`</${closing}>\`, because the \`<${name}>\` of line ${line} is still open.`,
          }
        : {
            message: unknownElement(name, source.elements),
            place: placeOf(line, column),
            code: "unknown-element",
          },
  ],
  [
    /^Unexpected closing slash `\/` in tag/,
    (_, { text }, { place }) => {
      const start = place && "start" in place ? place.start : place;
      const { offset = 0, line = 1, column = 1 } = start ?? {};
      const name = /^\/([^\s>]*)/.exec(text.slice(offset))?.[1] ?? "";
      return {
        place: { line, column: column - 1 },
        message:
          name === "br"
            ? "`</br>` is not a valid tag. Write `<br />`."
            : `\`</${name}>\` closes nothing: there is no open \`<${name}>\` before it in the same block.`,
      };
    },
  ],
  [
    /^Expected the closing tag `<\/(.*?)>` either/,
    ([name = ""]) => ({
      message: `\`</${name}>\` and its \`<${name}>\` are in different blocks. Put each tag on a line of its own.`,
    }),
  ],
  [
    /^Unexpected (?:attribute|self-closing slash `\/`) in closing tag/,
    (_, source) => ({
      message: `The closing tag \`${startOfTag(source)}\` contains more than its name. Write \`${startOfTag(source)}>\`.`,
    }),
  ],
  [
    /^Unexpected lazy line/,
    (_, source) => ({
      message: `The tag \`${startOfTag(source)}\` continues on a line that is not part of the same list or quotation. Begin this line like the line before it.`,
    }),
  ],
  [
    /^Unexpected character `(.*?)` \(.*?\) in (?:local |member )?name,/,
    ([found], source) => ({
      message: `\`${startOfTag(source)}\` does not begin a tag: a space or \`>\` was expected instead of \`${found}\`. ${AS_TEXT}`,
      place: source.start,
    }),
  ],
  [
    /^Unexpected .* before (?:local |member )?name,/,
    (_, source) => ({
      message: `\`${startOfTag(source)}\` does not begin a tag: a name was expected, such as \`<div>\`. ${AS_TEXT}`,
      place: source.start,
    }),
  ],
  [
    /^Unexpected end of file (?:before|in|after) (?:(?:local )?attribute |local |member )?(?:name|value)/,
    (_, source) => ({
      message: `The tag \`${startOfTag(source)}\` has no end: \`>\` was expected, or the quotation mark after an attribute's value. ${AS_TEXT}`,
      place: source.start,
    }),
  ],
  [
    /^Unexpected character `(.*?)` \(.*?\) before attribute value/,
    ([found], source) => ({
      message: `In the tag \`${startOfTag(source)}\`, a quotation mark was expected instead of \`${found}\`. Put the attribute's value in quotation marks: \`width="100"\`.`,
    }),
  ],
  [
    /^Unexpected character `(.*?)` \(.*?\) (?:(?:before|in|after) (?:local )?attribute|after (?:local |member )?) ?name/,
    ([found], source) => ({
      message: `In the tag \`${startOfTag(source)}\`, an attribute such as \`title="…"\` or \`>\` was expected instead of \`${found}\`. ${/["']/.test(found ?? "") ? "Is a quotation mark missing before it?" : AS_TEXT}`,
    }),
  ],
  [
    /^Unexpected .* after self-closing slash/,
    (_, source) => ({
      message: `In the tag \`${startOfTag(source)}\`, \`>\` was expected after \`/\`.`,
    }),
  ],
  [
    /^Unexpected end of file in expression/,
    (_, source) => ({
      message:
        "This `{` is never closed: `}` was expected. If you mean the character itself, write `\\{`.",
      place: source.start,
    }),
  ],
  [
    /^Could not parse (?:expression|import\/exports) with acorn: .*nested too deep$/,
    () => ({
      message:
        "This code is nested too deeply. Move inner parts to constants, such as `export const part = …`.",
      code: "too-deep",
    }),
  ],
  [
    /^Could not parse (expression|import\/exports) with acorn: .*too much to read$/,
    ([what], source) => ({
      message:
        what === "expression"
          ? "The code in these braces is too long to be read here. Write it above as `export const data = …`, and write `{data}` here."
          : "This code has too many empty lines to be read. Remove them, or move the code into a file that the document imports.",
      code: "too-long",
      place: source.start,
    }),
  ],
  [
    /^Could not parse expression with acorn: (.*)$/s,
    ([reason]) => ({
      message: `Text in braces is read as code, and this is not valid code (${reason}). If you mean the braces themselves, write \`\\{\`.`,
    }),
  ],
  [
    /^Unexpected (?:extra content in spread|`.*?` in code: only spread elements)/,
    (_, source) => ({
      message: `In the tag \`${startOfTag(source)}\`, braces without an attribute's name must contain exactly one spread, such as \`{...props}\`.`,
    }),
  ],
  [
    /^Unexpected empty expression/,
    (_, source) => ({
      message: `In the tag \`${startOfTag(source)}\`, a pair of braces is empty: a value was expected.`,
    }),
  ],
  [
    /^Could not parse import\/exports with acorn: (.*)$/s,
    ([reason]) => ({
      message: `A line that begins with \`import\` or \`export\` is read as code, up to the next empty line. This is not valid code (${reason}).`,
    }),
  ],
];

/** Returns acorn's message. The place at its end is one within the code. */
const withoutPlace = (message: string): string => message.replace(/ \(\d+:\d+\)$/, "");

/**
 * Explains a parser's error in plain words, at the place that the author has to fix. Returns any
 * other error as it is.
 */
export function explained(error: unknown, source: Source): unknown {
  if (!isDocumentFault(error)) return error;
  const { reason, cause } = error;
  const said = cause instanceof Error ? `${reason}: ${withoutPlace(cause.message)}` : reason;
  for (const [pattern, explain] of EXPLANATIONS) {
    const match = pattern.exec(said);
    if (!match) continue;
    const [, ...parts] = match;
    const { message, place, code = "syntax" } = explain(parts, source, error);
    const { line, column } = place ?? { line: error.line ?? 1, column: error.column ?? 1 };
    return documentFault(code, message, { line, column });
  }
  return error;
}
