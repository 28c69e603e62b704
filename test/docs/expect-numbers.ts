import { type Section, sectionsOf } from "./document";

/** A part of the text, or the rows of a table. */
export type Expected = string | string[][];

/** Digits that are no numbers. */
const NAMES = /\b(?:ERC-\d+|00:00|v\d|[Tt]oken [01]|ve\(3,3\))/g;

const HAS_DIGIT = /\d/;
const SENTENCE_END = /(?<=[.:;])\s/;

const withoutAll = (text: string, parts: readonly string[]): string =>
  parts
    .toSorted((a, b) => b.length - a.length)
    .reduce((rest, part) => rest.replaceAll(part, "…"), text);

/** What is left of a text without what needs no test, and names. */
const withoutKnown = (text: string, { known }: Section): string =>
  withoutAll(text, known).replace(NAMES, "…");

const tablesWithNumbers = (section: Section): string[][][] =>
  section.tables.filter((rows) =>
    rows.some((row) => row.some((cell) => HAS_DIGIT.test(withoutKnown(cell, section)))),
  );

/** Sentences with a number that nothing has been compared with. */
const unchecked = (section: Section, checked: readonly string[]): string[] =>
  withoutKnown(withoutAll(section.text, checked), section)
    .split(SENTENCE_END)
    .filter((sentence) => HAS_DIGIT.test(sentence));

/**
 * Tests the numbers of a file below `content/`, by anchor: each part has to be in the text of its section, the tables have to be
 * those of the section, and no number may be left over. Sections of facts, by anchor, hold numbers that follow from nothing.
 */
export function expectNumbers(
  name: string,
  expected: Record<string, Expected[]>,
  facts: readonly string[] | "all others" = [],
): void {
  describe(`M5 worked examples of content/${name}`, () => {
    const sections = sectionsOf(name);

    for (const [anchor, all] of Object.entries(expected)) {
      test(`#${anchor}`, () => {
        const section = sections.get(anchor);
        if (!section) throw new Error(`content/${name} has no heading #${anchor}.`);
        const parts = all.filter((one) => typeof one === "string");
        const tables = all.filter((one) => typeof one !== "string");
        for (const part of parts) expect(section.text).toContain(part);
        expect(tablesWithNumbers(section)).toEqual(tables);
        expect(unchecked(section, parts)).toEqual([]);
      });
    }

    if (facts === "all others") return;
    test("no other section has numbers", () => {
      for (const [anchor, section] of sections) {
        if (anchor in expected || facts.includes(anchor)) continue;
        const numbers = [...unchecked(section, []), ...tablesWithNumbers(section)];
        expect({ anchor, numbers }).toEqual({ anchor, numbers: [] });
      }
    });
  });
}
