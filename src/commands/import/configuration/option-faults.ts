import type { z } from "zod";

/** Where a value is in options: keys and numbers of items. */
export type Path = readonly PropertyKey[];

/** What options have that cannot be used. */
export interface OptionFault {
  path: Path;
  /** As a part of a sentence: what was found, and what was expected. */
  why: string;
}

const MOST_SHOWN = 60;

/** Returns a path as code writes it: `items[2].label`. */
export const pathText = (path: Path): string =>
  path
    .map((key) => (typeof key === "number" ? `[${key}]` : `.${String(key)}`))
    .join("")
    .replace(/^\./, "");

const at = (value: unknown, path: Path): unknown =>
  path.reduce<unknown>(
    (inner, key) => (Object.hasOwn(Object(inner), key) ? Object(inner)[key] : undefined),
    value,
  );

/** Returns the longest start of a path at which there is a value. */
function known(value: unknown, path: Path): Path {
  const isThere = path.length === 0 || at(value, path) !== undefined;
  return isThere ? path : known(value, path.slice(0, -1));
}

function without(value: unknown, [key, ...more]: Path): unknown {
  if (key === undefined) return {};
  if (Array.isArray(value)) {
    return value.flatMap((item, index) =>
      index !== key ? [item] : more.length > 0 ? [without(item, more)] : [],
    );
  }
  const { [key]: inner, ...rest } = Object(value);
  return more.length > 0 ? { ...rest, [key]: without(inner, more) } : rest;
}

function shown(value: unknown): string {
  if (typeof value === "function") return "a function";
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? String(value));
  return `\`${text.length > MOST_SHOWN ? `${text.slice(0, MOST_SHOWN)}…` : text}\``;
}

function whyOf(value: unknown, { path, message }: z.core.$ZodIssue): string {
  const expected = /expected.*?(?=, received|$)/.exec(message)?.[0] ?? message;
  const found = at(value, path);
  return found === undefined
    ? `\`${String(path.at(-1))}\` is missing, ${expected}`
    : `found ${shown(found)}, ${expected}`;
}

/**
 * Returns options without the parts that a schema refuses, and those parts. A part that lacks what
 * it needs goes whole. What is null counts as not there.
 */
export function withoutFaults(
  schema: z.ZodType,
  options: unknown,
): { value: unknown; faults: OptionFault[] } {
  const faults: OptionFault[] = [];
  const gone: string[] = [];
  for (let value = options ?? {}; ; ) {
    const { error } = schema.safeParse(value);
    if (!error) return { value, faults: faults.toReversed() };
    const whole = value;
    // Not even nothing is right.
    if (gone.includes("")) throw error;
    // Later items first: the numbers of those before them stay true.
    for (const issue of error.issues.toReversed()) {
      const path = known(whole, issue.path);
      const name = pathText(path);
      if (gone.includes(name) && at(value, path) === undefined) continue;
      // It only follows from what has gone already.
      const isNews = !gone.some((part) => part.startsWith(name)) && at(whole, path) !== null;
      if (isNews) faults.push({ path, why: whyOf(whole, issue) });
      gone.push(name);
      value = Object(without(value, path));
    }
  }
}
