import { z } from "zod";
import type { Problem } from "../../site/problems/problem";
import type { Words } from "../../site/words";
import { readYaml } from "./yaml";

const words: Words = new Map([
  ["product.name", "Acme"],
  ["product.slug", "acme"],
]);

const lower = z.string().regex(/^[a-z]/, { error: "starts with a capital", abort: true });

const schema = z.strictObject({
  title: z.string(),
  position: z.number().optional(),
  links: z.array(z.strictObject({ label: z.string(), size: z.int().default(1) })).default([]),
  place: z.strictObject({ level: z.int().optional() }).optional(),
  pair: z.array(z.string()).length(2).optional(),
  kind: z
    .discriminatedUnion("type", [
      z.strictObject({ type: z.literal("link") }),
      z.strictObject({ type: z.literal("doc") }),
    ])
    .optional(),
  fold: z.union([z.literal(false), z.strictObject({ size: z.int().optional() })]).optional(),
  from: z.union([lower, z.array(lower)]).optional(),
  writers: z
    .preprocess(
      (value) =>
        [value].flat().map((entry) => (typeof entry === "object" ? entry : { name: entry })),
      z.array(z.strictObject({ name: lower })),
    )
    .optional(),
});

const read = (text: string) => readYaml(text, "content/x.yml", schema, words);

/** Formats a problem as `line:column code message`. */
const brief = ({ line, column, code, message }: Problem): string =>
  `${line}:${column} ${code} ${message}`;

describe("N1, N4: a valid file", () => {
  test("is checked, with defaults and words filled in", () => {
    expect(read('title: "The {product.name} docs"\nlinks:\n  - label: a\n')).toEqual({
      value: { title: "The Acme docs", links: [{ label: "a", size: 1 }] },
      problems: [],
    });
  });

  test("has an address of a chain as text, also without quotation marks", () => {
    const address = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
    expect(read(`title: ${address}\nposition: 0xff\n`)).toEqual({
      value: { title: address, position: 255, links: [] },
      problems: [],
    });
  });

  test("may be empty when its schema has only defaults", () => {
    const empty = z.strictObject({ on: z.boolean().default(true) });
    expect(readYaml("", "x.yml", empty)).toEqual({ value: { on: true }, problems: [] });
    expect(readYaml("# nothing yet\n", "x.yml", empty).problems).toEqual([]);
  });
});

describe("F: each problem says where it is, what was found and what was expected", () => {
  test.each([
    [
      "an unknown key at the top",
      "title: A\nlinsk: []\n",
      "2:1 unknown-key `linsk` is not a known key. Did you mean `links`?",
    ],
    [
      "an unknown key in a list",
      "title: A\nlinks:\n  - label: b\n    sizes: 2\n",
      "4:5 unknown-key `links[0].sizes` is not a known key. Did you mean `size`?",
    ],
    [
      "an unknown key in an optional group",
      "title: A\nplace:\n  levle: 2\n",
      "3:3 unknown-key `place.levle` is not a known key. Did you mean `level`?",
    ],
    [
      "an unknown key like no other",
      "title: A\nxylophone: 1\n",
      "2:1 unknown-key `xylophone` is not a known key.",
    ],
    ["a wrong type", "title: 3\n", "1:8 invalid-value `title`: expected text, found `3`."],
    [
      "a wrong type in a list",
      "title: A\nlinks:\n  - label: a\n  - label: true\n",
      "4:12 invalid-value `links[1].label`: expected text, found `true`.",
    ],
    [
      "a missing key, at the place where it is missing",
      "title: A\nlinks:\n  - size: 2\n",
      "3:5 invalid-value `links[0].label`: is missing, expected text.",
    ],
    [
      "a list of another length",
      "title: A\npair: [a]\n",
      '2:7 invalid-value `pair`: expected a list of exactly 2 entries, found `["a"]`.',
    ],
    [
      "an unknown type",
      "title: A\nkind: { type: lnik }\n",
      "2:15 invalid-value `kind.type`: expected `link` or `doc`, found `lnik`. Did you mean `link`?",
    ],
    [
      "what is wrong within the one branch that has keys",
      "title: A\nfold: { sise: 2 }\n",
      "2:9 unknown-key `fold.sise` is not a known key. Did you mean `size`?",
    ],
    [
      "what no branch accepts",
      "title: A\nfold: 2\n",
      "2:7 invalid-value `fold`: expected `false` or keys with values, found `2`.",
    ],
    [
      "a colour that YAML takes for a comment",
      "title: A\nfrom: #a4262c\n",
      '2:7 invalid-value `from`: has no value, expected text or a list. What follows `#` is a comment. Write "#a4262c" in quotes.',
    ],
    [
      "no value, and a comment",
      "title: A\nfrom: # later\n",
      "2:7 invalid-value `from`: has no value, expected text or a list.",
    ],
    [
      "what is wrong with a text, where a list of texts may stand",
      "title: A\nfrom: B\n",
      "2:7 invalid-value `from`: starts with a capital.",
    ],
    [
      "what is wrong with a text of a list, where a text may stand",
      "title: A\nfrom: [a, B]\n",
      "2:11 invalid-value `from[1]`: starts with a capital.",
    ],
    [
      "neither a text nor a list",
      "title: A\nfrom: 2\n",
      "2:7 invalid-value `from`: expected text or a list, found `2`.",
    ],
    [
      "what is wrong with a name, where keys may stand, and a list of them",
      "title: A\nwriters: Ada\n",
      "2:10 invalid-value `writers`: starts with a capital.",
    ],
    [
      "what is wrong with a key, where a list may stand",
      "title: A\nwriters: { name: Ada }\n",
      "2:18 invalid-value `writers.name`: starts with a capital.",
    ],
    [
      "a name that the product need not have",
      "title: The {product.ve}\n",
      "1:13 unknown-word `{product.ve}` has no value, because `content/site.yml` has no `ve` below `product`. Add it there, or write the word itself here.",
    ],
    [
      "an unknown word",
      "title: A\nlinks:\n  - label: The {product.nam}\n",
      "3:17 unknown-word `{product.nam}` is not a product word or figure. Did you mean `product.name`?",
    ],
  ])("%s", (_, text, expected) => {
    const { problems } = read(text);
    expect(problems.map(brief)).toEqual([expected]);
    expect(problems[0]).toMatchObject({ severity: "error", file: "content/x.yml" });
  });

  test("an empty file names the first key that it lacks", () => {
    const [problem] = read("").problems;
    expect(problem).toMatchObject({ code: "invalid-value", line: 1, column: 1 });
    expect(problem?.message).toContain("`title`");
  });

  test("all problems are named at once, and there is no value", () => {
    const result = read("title: 1\nlinks:\n  - label: 2\n    siz: 3\n");
    expect(result.value).toBeUndefined();
    expect(result.problems.map(({ line, code }) => [line, code])).toEqual([
      [1, "invalid-value"],
      [3, "invalid-value"],
      [4, "unknown-key"],
    ]);
  });

  test("an unknown word leaves the rest of the file usable", () => {
    const { value, problems } = read("title: The {product.nam}\nposition: 2\n");
    expect(value).toEqual({ title: "The {product.nam}", position: 2, links: [] });
    expect(problems).toHaveLength(1);
  });
});

describe("F: broken YAML", () => {
  test.each([
    ["a list that is not closed", "title: A\nlinks: [a, b\n", 3],
    ["a tab as indentation", "title: A\nplace:\n\tlevel: 2\n", 3],
    ["a quote that is not closed", 'title: "A\n', 2],
    ["a colon inside plain text", "title: A: B\n", 1],
    ["a second document", "title: A\n---\ntitle: B\n", 2],
  ])("%s", (_, text, line) => {
    const { value, problems } = read(text);
    expect(value).toBeUndefined();
    expect(problems[0]).toMatchObject({ code: "yaml", severity: "error", line });
  });

  test("lines count from the file's start when front matter stands for itself", () => {
    const [problem] = read("\ntitle: A\npositoin: 2\n").problems;
    expect(problem).toMatchObject({ code: "unknown-key", line: 3 });
  });
});

const loop = (from: number, to: number, line: (index: number) => string): string =>
  Array.from({ length: to - from }, (_, index) => line(from + index)).join("\n");

/** Ten lines that stand for a billion `x`. */
const bomb = `a0: &a0 [x, x, x, x, x, x, x, x, x, x]\n${loop(
  1,
  10,
  (index) =>
    `a${index}: &a${index} [${Array(10)
      .fill(`*a${index - 1}`)
      .join(", ")}]`,
)}\n`;

describe("F: YAML that means harm is told of in its line, and the rest of the file is read", () => {
  const any = z.looseObject({ last: z.string().optional() });
  const readAny = (text: string) => readYaml(`${text}last: one\n`, "content/x.yml", any);

  test.each([
    [
      "an alias without an anchor",
      "one: &one 1\ntwo: *on\n",
      "2:6 yaml The alias `*on` refers to nothing: no value before it has the anchor `&on`. Did you mean `one`?",
    ],
    [
      "an alias within what it stands for",
      "one: &one\n  two: [*one]\n",
      "2:9 yaml The alias `*one` is inside the value that it refers to, so the value would never end.",
    ],
    [
      "aliases of aliases of aliases",
      bomb,
      "4:45 yaml With the alias `*a2`, the aliases of this file stand for more than 10000 values. Write the values out.",
    ],
    [
      "a tag of code",
      "one: !!js/function 'x'\n",
      "1:20 yaml The YAML tag `!!js/function` is not supported. Remove it.",
    ],
    [
      "a tag of bytes",
      "one: !!binary aGk=\n",
      "1:15 yaml The YAML tag `!!binary` is not supported. Remove it.",
    ],
    [
      "a tag of its own",
      "one: !mine { a: 1 }\n",
      "1:12 yaml The YAML tag `!mine` is not supported. Remove it.",
    ],
    [
      "a key that is a list",
      "? [a]\n: 1\n",
      "1:3 yaml A key must be plain text, and it must not be `__proto__`.",
    ],
    [
      "a key that stands twice",
      "one: 1\none: 2\n",
      "2:1 yaml The key `one` occurs here a second time. Keep only one of them.",
    ],
    [
      "a character that is no text",
      'one: "a\\0b"\n',
      "1:6 yaml The character U+0000 is not allowed in text. Remove it.",
    ],
    [
      "half of a character",
      'one: "\\ud83d"\n',
      "1:6 yaml The character U+D83D is not allowed in text. Remove it.",
    ],
  ])("%s", (_, text, said) => {
    const { value, problems } = readAny(text);
    expect(problems.map(brief)).toEqual([said]);
    expect(value).toMatchObject({ last: "one" });
  });

  test.each([
    ["lists", "[".repeat(20_000), "2:103"],
    ["lists in blocks", "- ".repeat(10_000), "2:203"],
    ["keys", "{a: ".repeat(10_000), "2:400"],
    ["questions", "? ".repeat(10_000), "2:203"],
  ])("%s that are nested without an end", (_, text, place) => {
    const { value, problems } = readYaml(`one:\n  ${text}`, "content/x.yml", any);
    expect(problems.map(brief)).toEqual([
      `${place} yaml Values are nested more than 100 levels deep here. Reduce the nesting.`,
    ]);
    expect(value).toBeUndefined();
  });

  test("what cannot be read is not said to be missing as well", () => {
    expect(read("title: *a\nlinks: [{ label: *b }]\n").problems.map(({ code }) => code)).toEqual([
      "yaml",
      "yaml",
    ]);
  });

  test("aliases that are no harm stand for their values", () => {
    expect(readAny("one: &one [a, b]\ntwo: { three: *one }\nfour: *one\n")).toEqual({
      value: { one: ["a", "b"], two: { three: ["a", "b"] }, four: ["a", "b"], last: "one" },
      problems: [],
    });
  });

  test("names that objects have by themselves are keys like all others", () => {
    const text = "__proto__: { polluted: 1 }\nconstructor: { prototype: { polluted: 1 } }\n";
    for (const schema of [z.looseObject({}), z.strictObject({}), z.record(z.string(), z.any())]) {
      readYaml(text, "content/x.yml", schema);
      expect("polluted" in {}).toBe(false);
    }
    expect(readYaml(text, "content/x.yml", z.strictObject({})).problems.map(brief)).toEqual([
      "1:1 yaml A key must be plain text, and it must not be `__proto__`.",
      "2:1 unknown-key `constructor` is not a known key.",
    ]);
  });

  test("a text of more than 500 kB is not read", () => {
    const { value, problems } = readYaml(`one: "${"x".repeat(500_000)}"`, "content/x.yml", any);
    expect(problems.map(brief)).toEqual([
      "1:1 yaml The YAML is longer than 500 kB. Split it, or shorten it.",
    ]);
    expect(value).toBeUndefined();
  });

  test("any other takes a time that grows with it", () => {
    const size = 20_000;
    for (const text of [
      loop(0, size, (index) => `key${index}: "some text"`),
      loop(0, size, () => "twice: 1"),
      `one: [${loop(0, size, (index) => `"{product.${index}}",`)}]`,
      `one: &one 1\ntwo: [${loop(0, size, () => "*one,")}]`,
    ]) {
      // The time of this process alone: a busy machine makes no difference.
      const start = process.cpuUsage();
      readYaml(text, "content/x.yml", z.looseObject({}), words);
      const { user } = process.cpuUsage(start);
      expect(user / text.length).toBeLessThan(10);
    }
  });
});
