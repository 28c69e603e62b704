import { isNode, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { didYouMean } from "../site/nearest";
import type { Problem } from "../site/problem";
import { fillWordsDeep, type Words } from "../site/words";

/** A validated YAML text, or the problems that it has. */
export interface YamlResult<Value> {
  value: Value | undefined;
  problems: Problem[];
}

type Path = readonly PropertyKey[];

const keyPath = (path: Path): string =>
  path.reduce<string>(
    (text, key) =>
      typeof key === "number" ? `${text}[${key}]` : text ? `${text}.${String(key)}` : String(key),
    "",
  );

/** The keys that a schema knows at a path; empty where it has no fixed keys. */
function knownKeys(schema: z.ZodType, path: Path): string[] {
  let current: unknown = schema;
  const unwrap = () => {
    while (current && typeof current === "object" && "def" in current) {
      const { def } = current as { def: { innerType?: unknown } };
      if (!def.innerType) return;
      current = def.innerType;
    }
  };
  for (const key of path) {
    unwrap();
    const container = current as { shape?: Record<string, unknown>; element?: unknown };
    current = typeof key === "number" ? container?.element : container?.shape?.[String(key)];
  }
  unwrap();
  const shape = (current as { shape?: Record<string, unknown> } | undefined)?.shape;
  return shape ? Object.keys(shape) : [];
}

/** The known keys as an issue itself gives them, where a schema picks another by what it finds. */
const givenKeys = (issue: z.core.$ZodIssue): string[] | undefined =>
  "known" in issue && Array.isArray(issue.known) ? issue.known : undefined;

/**
 * Parses YAML, fills product words in, and checks it against a schema. Each problem names the key and its place; `file` is
 * the path shown to people. Line numbers are those of `text`.
 */
export function readYaml<Schema extends z.ZodType>(
  text: string,
  file: string,
  schema: Schema,
  words: Words = new Map(),
): YamlResult<z.infer<Schema>> {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problem = (code: string, message: string, offset: number | undefined): Problem => {
    const place = offset === undefined ? undefined : lines.linePos(offset);
    return {
      code,
      severity: "error",
      message,
      file,
      line: place?.line ?? null,
      column: place?.col ?? null,
    };
  };
  if (document.errors.length > 0) {
    const problems = document.errors.map((error) => problem("yaml", error.message, error.pos[0]));
    return { value: undefined, problems };
  }

  const offsetOf = (path: Path): number | undefined => {
    const node = document.getIn(path, true);
    if (isNode(node)) return node.range?.[0];
    return path.length > 0 ? offsetOf(path.slice(0, -1)) : 0;
  };

  /** Where a value stands that must not stand twice; a schema gives its path as the parameter `first`. */
  const firstPlace = (issue: z.core.$ZodIssue): string => {
    const first: unknown = issue.code === "custom" ? issue.params?.first : undefined;
    const place = Array.isArray(first) ? lines.linePos(offsetOf(first) ?? 0) : undefined;
    return place ? `, in line ${place.line}, column ${place.col}` : "";
  };

  let plain: unknown;
  try {
    plain = document.toJS() ?? {};
  } catch (error) {
    // An alias without an anchor is found only now.
    const message = error instanceof Error ? error.message : String(error);
    return { value: undefined, problems: [problem("yaml", message, 0)] };
  }
  const unknownNames: string[] = [];
  const filled = fillWordsDeep(plain, words, (name) => unknownNames.push(name));
  const problems = unknownNames.map((name) => {
    const message = `\`{${name}}\` is not a product word or figure.${didYouMean(name, words.keys())}`;
    return problem("unknown-word", message, text.indexOf(name));
  });

  const parsed = schema.safeParse(filled);
  if (parsed.success) return { value: parsed.data, problems };
  for (const issue of parsed.error.issues) {
    if (issue.code === "unrecognized_keys") {
      const known = givenKeys(issue) ?? knownKeys(schema, issue.path);
      for (const key of issue.keys) {
        const path = keyPath([...issue.path, key]);
        const message = `\`${path}\` is not a known key.${didYouMean(key, known)}`;
        problems.push(problem("unknown-key", message, offsetOf([...issue.path, key])));
      }
    } else {
      const what = issue.path.length > 0 ? `\`${keyPath(issue.path)}\`` : "The file";
      const message = `${what}: ${issue.message}${firstPlace(issue)}`.replace(/(?<![.?])$/, ".");
      problems.push(problem("invalid-value", message, offsetOf(issue.path)));
    }
  }
  return { value: undefined, problems };
}
