/** The table of docs/writing/text.md says what the build does. */
import { plainText } from "../src/markdown/tree/plain-text";
import { treeToHtml } from "../src/output/feeds/to-html";
import { compileAs, problemLines } from "./jest/compile-as";
import { addresses, copyOf } from "./jest/copy";
import { textRows } from "./sites/text-page";

test("the table has rows", () => {
  expect(textRows.length).toBeGreaterThan(20);
});

test.each(textRows)("$name", ({ source, text, copy }) => {
  const document = compileAs(source);
  const { tree, formulas, excerpt, headings } = document;
  expect(problemLines(document)).toEqual([]);
  expect(plainText(tree)).toBe(text);
  expect(copyOf(tree, formulas)).toBe(copy);
  expect(headings).toEqual([]);
  // A document that begins with something else has no excerpt.
  if (tree[0]?.[0] === "p" && tree.length === 1) expect(excerpt).toBe(text);
});

const INLINE = textRows.filter(({ source }) => !source.includes("\n"));

test.each(INLINE)("$name: the same in a heading", ({ source, text }) => {
  const [heading] = compileAs(`## ${source}`).headings;
  expect(heading?.text).toBe(text);
});

test.each(INLINE.filter(({ source }) => !source.includes("$")))(
  "$name: the same in titles",
  ({ source, text }) => {
    const title = compileAs(`# ${source}`).title;
    expect(title).toBe(text);
  },
);

test("feeds leave out what is hidden, and keep marks of notes", () => {
  const { tree } = compileAs("Seen[^1] <span hidden>unseen</span>10<sup>6</sup>\n\n[^1]: Note.");
  const html = treeToHtml(tree, addresses, []);
  expect(html).toContain("10<sup>6</sup>");
  expect(html).toMatch(/Seen<sup><a href="[^"]*#user-content-fn-1"/);
  expect(html).not.toContain("unseen");
});

test("a place where a word may break is no part of the word", () => {
  const { tree, headings } = compileAs("## Donau&shy;dampf\n\nA&ZeroWidthSpace;B&nbsp;C");
  expect(headings[0]?.text).toBe("Donaudampf");
  expect(plainText(tree)).toBe("Donaudampf AB C");
});

test("an excerpt is not the names of badges", () => {
  const badges = '<p align="center"><img alt="Build" src="https://acme.example/a.svg"/></p>';
  expect(compileAs(`${badges}\n\nThe text.`).excerpt).toBe("The text.");
});

test.each([
  ["at a space", `${"a".repeat(150)} ${"b".repeat(60)}`, `${"a".repeat(150)}…`],
  ["in a script without spaces", "価".repeat(210), `${"価".repeat(200)}…`],
  ["between two characters", `a${"𠮷".repeat(110)}`, `a${"𠮷".repeat(99)}…`],
])("an excerpt ends %s", (_, source, excerpt) => {
  expect(compileAs(source).excerpt).toBe(excerpt);
});

test("the preview of a post has no marks of notes that are elsewhere", () => {
  const { preview } = compileAs("Low[^1] today.\n\n{/* truncate */}\n\nMore.\n\n[^1]: Note.");
  expect(preview).toEqual([["p", {}, "Low today."]]);
});
