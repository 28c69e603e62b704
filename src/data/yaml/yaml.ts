/**
 * One wrong value should not hide other problems. Only that value is dropped, and the rest of the
 * file is still checked.
 */

import { isMap, isNode, isPair, isScalar, type LineCounter, type ParsedNode, visit } from "yaml";
import type { z } from "zod";
import type { ProblemCode } from "../../site/problems/codes";
import { didYouMean } from "../../site/problems/nearest";
import type { Problem } from "../../site/problems/problem";
import { fillWords, fillWordsDeep, unknownWord, type Words } from "../../site/words";
import { encodingProblems } from "../files/encoding";
import { parseYaml, type YamlDocument, type YamlFault, type YamlPath } from "./document";
import { asWritten, describeIssue, knownKeys, ofMeantBranch } from "./issue";
import { yamlValue } from "./value";

/**
 * The result of checking a YAML text: its value and its problems. The value lacks the parts that
 * are wrong, if the schema allows that.
 */
export interface YamlResult<Value> {
  /** Undefined when no part of the text can be used. */
  value: Value | undefined;
  problems: Problem[];
}

type Document = YamlDocument["document"];
/** A place in a file. Both numbers start at 1. */
export interface Place {
  line: number;
  column: number;
}

/** Returns a path as text: `links[0].label`. */
const keyPath = (path: YamlPath): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === "number" ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    "",
  );

/** Returns where a value starts. If the value is missing, returns where its container starts. */
function offsetOf(document: Document, path: YamlPath): number {
  const node = document.getIn(path, true);
  if (isNode(node) && node.range) return node.range[0];
  return path.length > 0 ? offsetOf(document, path.slice(0, -1)) : 0;
}

/** Returns a number as its author has written it, such as `.inf`; undefined for other values. */
function numberAt(document: Document, path: YamlPath): string | undefined {
  const node = document.getIn(path, true);
  return isScalar(node) && typeof node.value === "number" ? node.source : undefined;
}

/** Explains why a value is missing whose author has begun it with `#`, such as a colour. */
function commentAt(document: Document, path: YamlPath): string {
  const node = document.getIn(path, true);
  const [comment = ""] =
    (isScalar(node) && node.value === null && node.comment?.match(/^\S[^\n]*/)) || [];
  return comment && ` What follows \`#\` is a comment. Write "#${comment.trim()}" in quotes.`;
}

/** Returns where a key starts. */
function keyOffset(document: Document, path: YamlPath): number {
  const parent = document.getIn(path.slice(0, -1), true);
  const pair = isMap<ParsedNode>(parent)
    ? parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(path.at(-1)))
    : undefined;
  return pair?.key.range[0] ?? offsetOf(document, path);
}

const placeAt = (lines: LineCounter, offset: number): Place => {
  const { line, col } = lines.linePos(offset);
  return { line: Math.max(1, line), column: Math.max(1, col) };
};

/** Returns a function that finds the place of a value in a YAML text. */
export function locator(text: string): (path: YamlPath) => Place {
  const { document, lines } = parseYaml(text);
  return (path) => placeAt(lines, offsetOf(document, path));
}

/** Returns a function that finds the place of a key in a YAML text. */
export function keyLocator(text: string): (path: YamlPath) => Place {
  const { document, lines } = parseYaml(text);
  return (path) => placeAt(lines, keyOffset(document, path));
}

/**
 * Calls a function for every value that is a text. It passes the text, all keys above it, and its
 * place.
 */
export function walkYaml(
  text: string,
  onText: (value: string, keys: readonly string[], place: Place) => void,
): void {
  const { document, lines, faults } = parseYaml(text);
  if (faults.length > 0) return;
  visit(document, {
    Scalar(role, { value, range }, above) {
      if (role !== "value" || typeof value !== "string") return;
      const keys = above.flatMap((node) =>
        isPair(node) && isScalar(node.key) ? String(node.key.value) : [],
      );
      onText(value, keys, placeAt(lines, range?.[0] ?? 0));
    },
  });
}

/**
 * Removes a value from `value`. In a list, later values move up. Returns whether there was a value
 * to remove.
 */
function remove(value: unknown, path: YamlPath): boolean {
  const [key, ...rest] = path;
  if (key === undefined || typeof value !== "object" || value === null) return false;
  const holder = value as Record<PropertyKey, unknown>;
  if (rest.length > 0) return remove(holder[key], rest);
  if (!Object.hasOwn(holder, key)) return false;
  if (Array.isArray(value)) value.splice(Number(key), 1);
  else delete holder[key];
  return true;
}

/**
 * Removes the values that issues are about. If a value is missing, removes what should hold it.
 * Returns whether anything was removed.
 */
function removeFaulty(value: unknown, issues: readonly z.core.$ZodIssue[]): boolean {
  const removed: YamlPath[] = [];
  for (const issue of issues.flatMap(ofMeantBranch).toReversed()) {
    const paths =
      issue.code === "unrecognized_keys"
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    for (let path of paths) {
      if (removed.some((outer) => outer.every((key, index) => path[index] === key))) continue;
      while (path.length > 0 && !remove(value, path)) path = path.slice(0, -1);
      if (path.length > 0) removed.push(path);
    }
  }
  return removed.length > 0;
}

/**
 * Returns a value without the parts that do not fit the schema. Returns undefined if the schema
 * needs them.
 */
function rescue<Schema extends z.ZodType>(
  value: unknown,
  schema: Schema,
  issues: readonly z.core.$ZodIssue[],
): z.infer<Schema> | undefined {
  const rest: unknown = structuredClone(value);
  let left = issues;
  // A value that has lost a required part does not fit either, so this repeats.
  while (removeFaulty(rest, left)) {
    const { success, data, error } = schema.safeParse(rest);
    if (success) return data;
    left = error.issues;
  }
  return undefined;
}

/**
 * Finds product words and figures that a text uses but that do not exist. Returns each with its
 * place.
 */
function unknownWords(document: Document, text: string, words: Words): [string, number][] {
  const unknown: [string, number][] = [];
  visit(document, {
    Scalar(role, { value, range }) {
      if (role === "key" || typeof value !== "string") return;
      fillWords(value, words, (name) => {
        const [start, end] = range ?? [0, 0];
        // If the text is escaped or spans several lines, the name may not be found in the source.
        // Then this uses the start of the text.
        unknown.push([name, start + Math.max(0, text.slice(start, end).indexOf(name))]);
      });
    },
  });
  return unknown;
}

/**
 * Returns the known keys that the issue itself lists. A schema that picks another schema by the
 * value adds them.
 */
const givenKeys = (issue: z.core.$ZodIssue): string[] | undefined =>
  "known" in issue && Array.isArray(issue.known) ? issue.known : undefined;

/** How many problems of a file are told. The time for each grows with their number. */
const MOST_ISSUES = 1000;

/** Returns an issue of several keys as one of each key, with the known keys. */
function issueOfEachKey(issue: z.core.$ZodIssue, schema: z.ZodType): z.core.$ZodIssue[] {
  if (issue.code !== "unrecognized_keys") return [issue];
  const known = givenKeys(issue) ?? knownKeys(schema, issue.path);
  return issue.keys.map((key) => ({ ...issue, keys: [key], known }));
}

/**
 * Parses YAML, fills in product words, and checks the value against a schema. Each problem names
 * the key and its place. `file` is the path shown to people. Line numbers are those of `text`.
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  words: Words = new Map(),
): YamlResult<z.infer<Schema>> {
  const { document, lines, faults } = parseYaml(text);
  const problem = (code: ProblemCode, message: string, offset: number): Problem => ({
    code,
    severity: "error",
    message,
    file,
    ...placeAt(lines, offset),
  });
  const problems = encodingProblems(text, file);
  const yamlProblems = (found: readonly YamlFault[]): Problem[] =>
    found.map(({ message, offset }) => problem("yaml", message, offset));
  if (faults.length > 0) {
    return { value: undefined, problems: [...problems, ...yamlProblems(faults)] };
  }
  const plain = yamlValue(document);
  problems.push(...yamlProblems(plain.faults));

  const filled: unknown = fillWordsDeep(plain.value ?? {}, words, () => {});
  for (const [name, offset] of unknownWords(document, text, words)) {
    problems.push(problem("unknown-word", unknownWord(name, words), offset));
  }

  const parsed = schema.safeParse(filled);
  if (parsed.success) return { value: parsed.data, problems };
  const all = parsed.error.issues
    .flatMap(ofMeantBranch)
    .flatMap((issue) => issueOfEachKey(issue, schema))
    .map((issue) => asWritten(issue, filled));
  const issues = all.slice(0, MOST_ISSUES);
  for (const issue of issues) {
    if (issue.code === "unrecognized_keys") {
      const known = givenKeys(issue) ?? [];
      for (const key of issue.keys) {
        const path = [...issue.path, key];
        const message = `\`${keyPath(path)}\` is not a known key.${didYouMean(key, known)}`;
        problems.push(problem("unknown-key", message, keyOffset(document, path)));
      }
    } else {
      const what = issue.path.length > 0 ? `\`${keyPath(issue.path)}\`` : "The file";
      const offset = offsetOf(document, issue.path);
      // `yamlValue` skipped this value and has reported it. It is not missing as well.
      if (plain.leftOut.has(offset)) continue;
      // If a value is a duplicate, the schema says where the first one is.
      const first: unknown = issue.code === "custom" ? issue.params?.first : undefined;
      const place = Array.isArray(first) && placeAt(lines, offsetOf(document, first));
      const before = place
        ? ` The first one is in line ${place.line}, column ${place.column}.`
        : "";
      const message = `${what}: ${describeIssue(issue, filled, numberAt(document, issue.path))}${commentAt(document, issue.path)}${before}`;
      problems.push(problem("invalid-value", message, offset));
    }
  }
  if (all.length > MOST_ISSUES) {
    const more = `The file has ${all.length - MOST_ISSUES} more problems. Only the first ${MOST_ISSUES} are listed.`;
    return { value: undefined, problems: [...problems, problem("invalid-value", more, 0)] };
  }
  return { value: rescue(filled, schema, issues), problems };
}
