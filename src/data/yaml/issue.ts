import type { z } from "zod";
import { didYouMean } from "../../site/problems/nearest";
import { shown } from "../../site/text";
import type { YamlPath } from "./document";

/** The types of zod, in words that authors know. */
const EXPECTED: Record<string, string> = {
  string: "text",
  number: "a number",
  int: "a whole number",
  boolean: "`true` or `false`",
  array: "a list",
  object: "keys with values",
  record: "keys with values",
  date: "a date",
  null: "nothing",
};

/** Returns a value as its author would write it. JSON has no word for numbers without an end. */
const written = (value: unknown): string =>
  typeof value === "string"
    ? value
    : JSON.stringify(value, (_, part) =>
        typeof part === "number" && !Number.isFinite(part) ? String(part) : part,
      );

/** Returns how many entries a list may have, in words. */
const entries = (count: number | bigint): string =>
  `${count} ${Number(count) === 1 ? "entry" : "entries"}`;

const valueAt = (value: unknown, path: YamlPath): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** Returns the values that an issue allows; empty if it names none. */
function choicesOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === "invalid_value") return issue.values.map(String);
  const isOption = issue.code === "invalid_union" && "options" in issue;
  return isOption && Array.isArray(issue.options) ? issue.options.map(String) : [];
}

/** Returns values in words. An empty one, which some texts may be, needs no mention. */
const choice = (values: readonly string[]): string =>
  values
    .filter((value) => value !== "")
    .map((value) => `\`${value}\``)
    .join(" or ");

/**
 * Returns what the value of an issue should have been; undefined when its type is not the problem.
 */
function expectation(issue: z.core.$ZodIssue): string | undefined {
  // A schema may have a message of its own. This may also say what was found.
  const said = /^expected (.*?)(?:, found .*)?$/.exec(issue.message)?.[1];
  if (said !== undefined) return said;
  switch (issue.code) {
    case "invalid_type":
      return EXPECTED[issue.expected] ?? issue.expected;
    case "invalid_value":
      return choice(choicesOf(issue)) || undefined;
    case "too_big":
      if (issue.origin === "array") {
        return `a list of ${issue.exact ? "exactly" : "at most"} ${entries(issue.maximum)}`;
      }
      return `at most ${issue.maximum}${issue.origin === "string" ? " characters" : ""}`;
    case "too_small":
      if (issue.origin === "string") return "some text";
      if (issue.origin === "array") {
        return `a list of ${issue.exact ? "exactly" : "at least"} ${entries(issue.minimum)}`;
      }
      return issue.origin === "number" ? `at least ${issue.minimum}` : undefined;
    case "invalid_union": {
      if (choicesOf(issue).length > 0) return choice(choicesOf(issue));
      const branches = issue.errors.flatMap(
        ([first]) => (first ? expectation(first) : undefined) ?? [],
      );
      return branches.length > 0 ? Array.from(new Set(branches)).join(" or ") : undefined;
    }
    default:
      return undefined;
  }
}

/**
 * Describes what is wrong with a value: "expected a number, found `two`." `value` is the whole
 * value in which the issue was found. `source` is how the author has written a number.
 */
export function describeIssue(
  issue: z.core.$ZodIssue,
  value: unknown,
  source: string | undefined,
): string {
  const found = valueAt(value, issue.path);
  const expected = expectation(issue);
  if (expected === undefined) return issue.message.replace(/(?<![.?])$/, ".");
  if (found === undefined) {
    return issue.code === "custom" ? `${issue.message}.` : `is missing, expected ${expected}.`;
  }
  if (found === null) return `has no value, expected ${expected}.`;
  const isTooLong = issue.code === "too_big" && issue.origin === "string";
  const size = isTooLong ? `${String(found).length}: ` : "";
  const hint = typeof found === "string" ? didYouMean(found, choicesOf(issue)) : "";
  return `expected ${expected}, found ${size}${shown(source ?? written(found))}.${hint}`;
}

/** Whether an issue says that a whole value has another type than a branch of a union. */
const isOfOtherType = ({ code, path }: z.core.$ZodIssue): boolean =>
  path.length === 0 && ["invalid_type", "invalid_value", "invalid_union"].includes(code);

/**
 * Returns what is wrong within the one branch of a union that its author means: the only one that
 * accepts values of this type, such as texts, lists or keys. Without such a branch, returns the
 * issue itself.
 */
export function ofMeantBranch(issue: z.core.$ZodIssue): z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union") return [issue];
  const [meant, ...others] = issue.errors
    .map((branch) => branch.flatMap(ofMeantBranch))
    .filter((branch) => !branch.some(isOfOtherType));
  if (!meant || meant.length === 0 || others.length > 0) return [issue];
  return meant.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

/**
 * Returns an issue with the path that the author has written. A schema may accept an entry in place
 * of a list, or a name in place of keys. Its issues then have an index or a key more.
 */
export function asWritten(issue: z.core.$ZodIssue, value: unknown): z.core.$ZodIssue {
  let inner = value;
  const path: PropertyKey[] = [];
  for (const key of issue.path) {
    if (typeof inner !== "object" || inner === null) break;
    if (typeof key === "number" && !Array.isArray(inner)) continue;
    path.push(key);
    inner = (inner as Record<PropertyKey, unknown>)[key];
  }
  return { ...issue, path };
}

/** Returns the keys that a schema allows at a path; empty where the schema has no fixed keys. */
export function knownKeys(schema: z.ZodType, path: YamlPath): string[] {
  let current: unknown = schema;
  const unwrap = () => {
    while (current && typeof current === "object" && "def" in current) {
      const { def } = current as {
        def: { innerType?: unknown; in?: unknown; options?: readonly unknown[] };
      };
      const inner =
        def.innerType ?? def.in ?? def.options?.find((option) => "shape" in Object(option));
      if (!inner) return;
      current = inner;
    }
  };
  for (const key of path) {
    unwrap();
    const container = current as {
      shape?: Record<string, unknown>;
      element?: unknown;
      valueType?: unknown;
    };
    current =
      typeof key === "number"
        ? container?.element
        : (container?.shape?.[String(key)] ?? container?.valueType);
  }
  unwrap();
  const shape = (current as { shape?: Record<string, unknown> } | undefined)?.shape;
  return shape ? Object.keys(shape) : [];
}
