import { join } from "node:path";
import { contentRoot, fromRoot } from "../files/project";
import { parseGlossary, readGlossary } from "./glossary-file";

const path = join(contentRoot, "glossary.yml");
const problemsOf = (...lines: string[]) =>
  parseGlossary(lines.join("\n"), path).problems.map(
    ({ file, line, column, severity, message }) =>
      `${file}:${line}:${column} ${severity} ${message}`,
  );

describe("content/glossary.yml", () => {
  test("an entry has an anchor, spellings, and the file that explains it", () => {
    const { entries, terms, problems } = parseGlossary(
      `terms:
  - term: Vote escrow
    definition: Locking for up to {figures.lock.longest}.
    aliases: [vote-escrowed]
    see: docs/core/cl.md#ticks
  - { term: ERC-20, definition: A standard. }`,
      path,
    );
    expect(problems).toEqual([]);
    const file = join(contentRoot, "docs/core/cl.md");
    expect(entries).toEqual([
      {
        slug: "vote-escrow",
        term: "Vote escrow",
        definition: "Locking for up to 4 years.",
        aliases: ["vote-escrowed"],
        hasFigures: true,
        see: { link: "docs/core/cl.md#ticks", file, anchor: "#ticks" },
      },
      {
        slug: "erc-20",
        term: "ERC-20",
        definition: "A standard.",
        aliases: [],
        hasFigures: false,
        see: null,
      },
    ]);
    expect(terms).toEqual([
      { slug: "vote-escrow", spellings: ["Vote escrow", "vote-escrowed"], file },
      { slug: "erc-20", spellings: ["ERC-20"], file: null },
    ]);
  });

  test.each(["", "# nothing yet", "terms: []"])("may be empty: %j", (yaml) => {
    expect(parseGlossary(yaml, path)).toEqual({ entries: [], terms: [], problems: [] });
  });

  test.each([
    [
      "an unknown key",
      ["terms:", "  - term: A", "    definiton: a"],
      "3:5 error `terms[0].definiton` is not a known key. Did you mean `definition`?",
    ],
    [
      "a wrong type",
      ["terms:", "  - { term: A, definition: a, aliases: b }"],
      "2:40 error `terms[0].aliases`: expected a list, found `b`.",
    ],
    [
      "an unknown word",
      ["terms:", "  - { term: A, definition: 'a {product.nam}' }"],
      "2:32 error `{product.nam}` is not a product word or figure. Did you mean `product.name`?",
    ],
    [
      "a term that stands twice, whatever its spelling",
      ["terms:", "  - { term: ERC-20, definition: a }", "  - { term: Erc 20, definition: b }"],
      "3:13 error `terms[1].term`: `Erc 20` is already in the glossary. The first one is in line 2, column 13.",
    ],
    [
      "an alias that is another term",
      [
        "terms:",
        "  - { term: A, definition: a }",
        "  - { term: B, definition: b, aliases: [c, a] }",
      ],
      "3:44 error `terms[1].aliases[1]`: `a` is already in the glossary. The first one is in line 2, column 13.",
    ],
  ])("%s is an error with its place", (_, lines, expected) => {
    expect(problemsOf(...lines)).toContain(`${fromRoot(path)}:${expected}`);
  });

  test("is read from the content, and is the same until something changes", () => {
    expect(readGlossary().problems).toEqual([]);
    expect(readGlossary().terms.length).toBeGreaterThan(0);
    expect(readGlossary()).toBe(readGlossary());
  });
});
