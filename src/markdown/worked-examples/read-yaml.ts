import { isMap, isScalar, isSeq, type ParsedNode, parseDocument } from "yaml";
import { didYouMean } from "../../site/problems/nearest";
import { yamlErrors } from "../../site/problems/yaml-errors";

/** What is wrong with an example, at an index of its YAML. */
export interface ExampleFault {
  message: string;
  offset: number;
}

/** A text of the YAML. */
export interface WrittenText {
  text: string;
  offset: number;
}

/** An input or result as it is written. */
export interface WrittenValue {
  name: WrittenText;
  /** A list is a column of a table. */
  value: WrittenText | readonly WrittenText[];
  label?: WrittenText;
  show?: WrittenText;
}

/** An example as it is written. */
export interface WrittenExample {
  inputs: WrittenValue[];
  results: WrittenValue[];
  /** The names of both, those of faulty values included. */
  names: ReadonlySet<string>;
}

const PARTS = ["inputs", "results"] as const;
const DETAILS = ["value", "label", "show"] as const;

const isDetail = (key: WrittenText | undefined): boolean =>
  (DETAILS as readonly (string | undefined)[]).includes(key?.text);

/** Longer YAML is no example that anybody could follow. In characters. */
const LONGEST = 10_000;

type Report = (message: string, offset: number) => undefined;

const textOf = (node: ParsedNode): WrittenText | undefined => {
  if (!isScalar(node)) return undefined;
  const [offset] = node.range;
  const isQuoted = node.type === "QUOTE_DOUBLE" || node.type === "QUOTE_SINGLE";
  const text = isQuoted ? String(node.value) : (node.source ?? "");
  return { text, offset: offset + (isQuoted ? 1 : 0) };
};

/** Returns the entries of a map, with their names. Reports anything else. */
function entriesOf(
  node: ParsedNode | null,
  what: string,
  at: number,
  report: Report,
): [WrittenText, ParsedNode | null][] {
  if (!isMap<ParsedNode>(node)) {
    report(`Expected ${what}.`, node?.range[0] ?? at);
    return [];
  }
  return node.items.flatMap(({ key, value }): [WrittenText, ParsedNode | null][] => {
    const name = textOf(key);
    if (name) return [[name, value as ParsedNode | null]];
    report("A name must be plain text.", key.range[0]);
    return [];
  });
}

function readValue(
  node: ParsedNode | null,
  name: WrittenText,
  report: Report,
): WrittenValue["value"] | undefined {
  if (isSeq<ParsedNode>(node)) {
    const texts = node.items.flatMap((item) => textOf(item) ?? []);
    if (texts.length === node.items.length && texts.length > 0) return texts;
    return report(`\`${name.text}\` is a list. Expected numbers or texts in it.`, node.range[0]);
  }
  const text = node && textOf(node);
  if (text && text.text.trim() !== "") return text;
  return report(`\`${name.text}\` has no value.`, node?.range[0] ?? name.offset);
}

function readEntry(
  name: WrittenText,
  node: ParsedNode | null,
  report: Report,
): WrittenValue | undefined {
  if (!isMap<ParsedNode>(node)) {
    const value = readValue(node, name, report);
    return value && { name, value };
  }
  // A comma in an expression ends the value, and begins a key without a value.
  const part = node.flow && node.items.find(({ key, value }) => !value && !isDetail(textOf(key)));
  if (part) {
    const message = `Within braces, a comma ends the value of \`${name.text}\`. Put the value in quotation marks.`;
    return report(message, part.key.range[0]);
  }
  const entry: Partial<Record<(typeof DETAILS)[number], WrittenText>> = {};
  let value: WrittenValue["value"] | undefined;
  let isKnown = false;
  for (const [key, detail] of entriesOf(node, "keys with values", name.offset, report)) {
    if (key.text === "value") {
      isKnown = true;
      value = readValue(detail, name, report);
    } else if (key.text === "label" || key.text === "show") {
      const text = detail && textOf(detail);
      if (text) entry[key.text] = text;
      else report(`\`${key.text}\` of \`${name.text}\` must be text.`, key.offset);
    } else {
      const hint = didYouMean(key.text, DETAILS);
      report(`\`${key.text}\` is not a known key of \`${name.text}\`.${hint}`, key.offset);
    }
  }
  if (!isKnown) report(`\`${name.text}\` has no \`value\`.`, name.offset);
  return value && { name, value, ...entry };
}

/** Reads the YAML of an example. Reports each fault, and leaves out what is faulty. */
export function readExampleYaml(yaml: string, faults: ExampleFault[]): WrittenExample {
  const report = (message: string, offset: number): undefined => {
    faults.push({ message, offset });
    return undefined;
  };
  const names = new Set<string>();
  const written: WrittenExample = { inputs: [], results: [], names };
  if (yaml.length > LONGEST) {
    report(`The YAML has more than ${LONGEST} characters. Make two examples of it.`, 0);
    return written;
  }
  const document = parseDocument<ParsedNode>(yaml, { prettyErrors: false, schema: "failsafe" });
  if (document.errors.length > 0) {
    for (const { message, offset } of yamlErrors(yaml, document.errors)) report(message, offset);
    return written;
  }
  const shape = "`inputs:` with names and numbers, and `results:` with names and expressions";
  for (const [part, node] of entriesOf(document.contents as ParsedNode | null, shape, 0, report)) {
    const into = PARTS.find((name) => name === part.text);
    if (!into) {
      report(
        `\`${part.text}\` is not a part of an example.${didYouMean(part.text, PARTS)}`,
        part.offset,
      );
      continue;
    }
    for (const [name, value] of entriesOf(node, `names below \`${into}:\``, part.offset, report)) {
      names.add(name.text);
      const entry = readEntry(name, value, report);
      if (entry) written[into].push(entry);
    }
  }
  return written;
}
