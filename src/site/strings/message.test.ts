import { runInThisContext } from "node:vm";
import fc from "fast-check";
import { anyText } from "../../../test/jest/any-text";
import { randomCases } from "../../../test/jest/random";
import { dateCodes } from "./dates";
import { type Catalogue, catalogueCodes, objectCode, placeholdersOf } from "./message";

/** Runs the code of a catalogue, as bundles do. */
const run = (english: Catalogue, own: Catalogue, locale: string) =>
  runInThisContext(`(${objectCode(catalogueCodes(english, own, locale))})`);

const english = {
  close: "Close",
  search: {
    nothing: "Nothing for “{input}” in {place}",
    results: { one: "One", other: "{count} of {all}" },
  },
};

test("N3 messages are texts, or functions of their placeholders", () => {
  const { close, search } = run(english, {}, "en");
  expect(close).toBe("Close");
  expect(search.nothing("`x\\", "docs")).toBe("Nothing for “`x\\” in docs");
  expect([1, 2].map((count) => search.results(count, 9))).toEqual(["One", "2 of 9"]);
});

test("N3 a translation takes the values in the order of the English message", () => {
  const own = { search: { nothing: "{place}: „{input}“ fehlt" } };
  expect(run(english, own, "de").search.nothing("x", "Doku")).toBe("Doku: „x“ fehlt");
});

test("N3 a language chooses its own plural forms, and a form that it lacks is that of others", () => {
  const forms = { zero: "0", one: "1", two: "2", few: "few", other: "{count} of {all}" };
  const { results } = run(english, { search: { results: forms } }, "ar").search;
  expect([0, 1, 2, 3, 11, 100].map((count) => results(count, 9))).toEqual([
    ...["0", "1", "2", "few", "11 of 9", "100 of 9"],
  ]);
});

test("N3 what a language lacks is English, in the plural forms of English", () => {
  const { close, search } = run(english, { search: {} }, "ar");
  expect(close).toBe("Close");
  expect([1, 2].map((count) => search.results(count, 9))).toEqual(["One", "2 of 9"]);
});

test("N3 no text of a translation is run as code", () => {
  fc.assert(
    fc.property(
      anyText(),
      fc.constantFrom("", "$".concat("{process}"), "`", "{evil}", "\\", "\r"),
      (some, code) => {
        const text = `${some}${code}{input}`;
        const expected = text.replaceAll("{input}", "x").replaceAll("{place}", "y");
        expect(run(english, { search: { nothing: text } }, "de").search.nothing("x", "y")).toBe(
          expected,
        );
      },
    ),
    { numRuns: randomCases(200) },
  );
});

test("N3 the number that chooses the form is the first value", () => {
  expect(placeholdersOf({ one: "{name} once", other: "{name} {count} times" })).toEqual([
    "count",
    "name",
  ]);
});

test.each([
  ["en", "August 26, 2021"],
  ["de", "26. August 2021"],
  ["ja", "2021年8月26日"],
  ["ar", "26 أغسطس 2021"],
])("N3 dates are those of the language: %s", (locale, date) => {
  const { months, long } = runInThisContext(`(${objectCode(dateCodes(locale))})`);
  expect(long(months[7], 26, 2021)).toBe(date);
});
