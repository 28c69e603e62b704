import { Composer, type CST, type Document, LineCounter, type ParsedNode, Parser } from "yaml";
import { firstBelow, MOST_NESTED } from "../../site/problems/nesting";
import { yamlErrors } from "../../site/problems/yaml-errors";

/** A part of a YAML text that cannot be read. */
export interface YamlFault {
  message: string;
  /** Index in the text. */
  offset: number;
}

type YamlTree = Document.Parsed<ParsedNode>;

/** Keys and indices on the way from the top of a file to a value. */
export type YamlPath = readonly PropertyKey[];

/** A parsed YAML text. */
export interface YamlDocument {
  document: YamlTree;
  lines: LineCounter;
  /** If there are any, do not use the document. */
  faults: YamlFault[];
}

/** In characters. Longer files take seconds to parse, and much memory. */
const MOST_LENGTH = 500_000;

/** Returns the values within a value or a document. */
function partsOf(token: CST.Token): CST.Token[] {
  if (token.type === "document") return token.value ? [token.value] : [];
  if (!("items" in token)) return [];
  return token.items.flatMap(({ key, value }) => [key, value].filter((part) => part != null));
}

/** Returns the index of the first value that is nested too deep. */
function tooDeep(tokens: readonly CST.Token[]): number | undefined {
  for (const token of tokens) {
    // The document itself counts as a level.
    const deep = firstBelow(token, MOST_NESTED + 1, partsOf);
    if (deep) return deep.offset;
  }
  return undefined;
}

/** Returns why a text must not be parsed further, and where; undefined when it may be. */
function obstacle(text: string, tokens: readonly CST.Token[]): YamlFault | undefined {
  if (text.length > MOST_LENGTH) {
    return { message: "The YAML is longer than 500 kB. Split it, or shorten it.", offset: 0 };
  }
  const deep = tooDeep(tokens);
  const message = `Values are nested more than ${MOST_NESTED} levels deep here. Reduce the nesting.`;
  return deep === undefined ? undefined : { message, offset: deep };
}

/** Parses a YAML text. The time it takes grows only with the length of the text. */
function parse(written: string): YamlDocument {
  // Old programs end lines with `\r` alone, which the package does not know.
  const text = written.replace(/\r(?!\n)/g, "\n");
  const lines = new LineCounter();
  const tokens =
    text.length > MOST_LENGTH ? [] : Array.from(new Parser(lines.addNewLine).parse(text));
  const fault = obstacle(text, tokens);
  // With `uniqueKeys`, the package would compare each key with all others. `yamlValue` finds
  // duplicate keys instead.
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false });
  // `true` makes the composer return a document for any text, even an empty one.
  const documents = Array.from(composer.compose(fault ? [] : tokens, true, text.length));
  const [document, second] = documents as [YamlTree, ...YamlTree[]];
  const faults: YamlFault[] = yamlErrors(text, document.errors);
  if (fault) faults.push(fault);
  if (second) {
    const message = "A second YAML document begins here. A file may contain only one.";
    faults.push({ message, offset: second.range[0] });
  }
  return { document, lines, faults };
}

let last: { text: string; parsed: YamlDocument } | undefined;

/**
 * Parses a YAML text. The last result is cached, because each problem of a file asks for its place.
 */
export function parseYaml(text: string): YamlDocument {
  if (last?.text !== text) last = { text, parsed: parse(text) };
  return last.parsed;
}
