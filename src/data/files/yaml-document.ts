import { Composer, type CST, type Document, LineCounter, type ParsedNode, Parser } from "yaml";
import { firstBelow, MOST_NESTED } from "../../site/nesting";

/** Something in a YAML text that cannot be read. */
export interface YamlFault {
  message: string;
  /** Where it stands in the text. */
  offset: number;
}

type Tree = Document.Parsed<ParsedNode>;

/** A YAML text taken apart. */
export interface YamlDocument {
  document: Tree;
  lines: LineCounter;
  /** Where there are any, the document is not to be trusted. */
  faults: YamlFault[];
}

/** A file that is longer takes a minute and more memory than some machines have. */
const MOST_LENGTH = 10_000_000;

/** The values within a value or a document. */
function partsOf(token: CST.Token): CST.Token[] {
  if (token.type === "document") return token.value ? [token.value] : [];
  if (!("items" in token)) return [];
  return token.items.flatMap(({ key, value }) => [key, value].filter((part) => part != null));
}

/** Where the first value begins that is nested too deep. */
function tooDeep(tokens: readonly CST.Token[]): number | undefined {
  for (const token of tokens) {
    // The document itself is a level.
    const deep = firstBelow(token, MOST_NESTED + 1, partsOf);
    if (deep) return deep.offset;
  }
  return undefined;
}

/** Why a text is not to be read, and where; undefined when it is. */
function obstacle(text: string, tokens: readonly CST.Token[]): YamlFault | undefined {
  if (text.length > MOST_LENGTH) {
    return { message: "The YAML is longer than 10 MB. Split it, or shorten it.", offset: 0 };
  }
  const deep = tooDeep(tokens);
  const message = `Values are nested more than ${MOST_NESTED} deep here. Write them less deep.`;
  return deep === undefined ? undefined : { message, offset: deep };
}

/** Takes a YAML text apart, in a time that grows with its length alone. */
function parse(text: string): YamlDocument {
  const lines = new LineCounter();
  const tokens =
    text.length > MOST_LENGTH ? [] : Array.from(new Parser(lines.addNewLine).parse(text));
  const fault = obstacle(text, tokens);
  // The package would compare each key with all others. `yamlValue` finds those that stand twice.
  const composer = new Composer({ prettyErrors: false, uniqueKeys: false });
  // It makes a document of any text: it is told to.
  const documents = Array.from(composer.compose(fault ? [] : tokens, true, text.length));
  const [document, second] = documents as [Tree, ...Tree[]];
  const faults = document.errors.map(({ message, pos: [offset] }) => ({ message, offset }));
  if (fault) faults.push(fault);
  if (second) {
    const message = "A second document begins here. A file holds one.";
    faults.push({ message, offset: second.range[0] });
  }
  return { document, lines, faults };
}

let last: { text: string; parsed: YamlDocument } | undefined;

/**
 * A YAML text taken apart. The last one is remembered, as each problem of a file asks for its
 * place.
 */
export function parseYaml(text: string): YamlDocument {
  if (last?.text !== text) last = { text, parsed: parse(text) };
  return last.parsed;
}
