import { z } from "zod";
import type { Problem } from "../site/problem";
import type { Words } from "../site/words";
import { readYaml } from "./yaml";

const words: Words = new Map([
  ["product.name", "Acme"],
  ["product.slug", "acme"],
]);

const schema = z.strictObject({
  title: z.string(),
  position: z.number().optional(),
  links: z.array(z.strictObject({ label: z.string(), size: z.int().default(1) })).default([]),
  place: z.strictObject({ level: z.int().optional() }).optional(),
});

const read = (text: string) => readYaml(text, "content/x.yml", schema, words);

/** `line:column code message` */
const brief = ({ line, column, code, message }: Problem): string =>
  `${line}:${column} ${code} ${message}`;

describe("N1, N4: a valid file", () => {
  test("is checked, with defaults and words filled in", () => {
    expect(read('title: "The {product.name} docs"\nlinks:\n  - label: a\n')).toEqual({
      value: { title: "The Acme docs", links: [{ label: "a", size: 1 }] },
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
    ["a key that stands twice", "title: A\ntitle: B\n", 2],
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

test("F an alias without an anchor is a problem, not a crash", () => {
  expect(read("title: *nobody\n").problems.map(({ code }) => code)).toEqual(["yaml"]);
});
