import { splitFrontMatter } from "./front-matter";

const lineOf = (text: string, part: string): number =>
  text.slice(0, text.indexOf(part)).split(/\r\n?|\n/).length;

describe("M6: front matter and body", () => {
  test.each([
    ["an ordinary file", "---\ntitle: A\n---\nBody\n", "\ntitle: A", "\n\n\nBody\n"],
    ["spaces after the fences", "---  \ntitle: A\n---\t\nBody", "\ntitle: A", "\n\n\nBody"],
    ["a byte order mark", "\uFEFF---\ntitle: A\n---\nBody", "\ntitle: A", "\n\n\nBody"],
    ["nothing after it", "---\ntitle: A\n---", "\ntitle: A", "\n\n"],
    ["an empty line inside it", "---\n\n---\nBody", "\n", "\n\n\nBody"],
    ["a fence inside a value", "---\na: x---y\n---\nBody", "\na: x---y", "\n\n\nBody"],
    ["an indented fence", "---\na: |\n  ---\n---\nBody", "\na: |\n  ---", "\n\n\n\nBody"],
  ])("%s", (_, source, frontMatter, body) => {
    expect(splitFrontMatter(source)).toEqual({ frontMatter, body });
  });

  test.each([
    ["an empty file", ""],
    ["text alone", "Body\n"],
    ["a rule between paragraphs", "One\n\n---\n\nTwo\n\n---\n\nThree\n"],
    ["a fence that is not on the first line", "\n---\ntitle: A\n---\n"],
    ["a fence that is never closed", "---\ntitle: A\n\nBody\n"],
    ["text after the closing fence", "---\ntitle: A\n--- x\nBody"],
    ["a longer fence", "----\ntitle: A\n----\nBody"],
  ])("there is none in %s", (_, source) => {
    expect(splitFrontMatter(source)).toEqual({ frontMatter: "", body: source });
  });

  test("`---` inside the body stays where it is", () => {
    const { frontMatter, body } = splitFrontMatter("---\ntitle: A\n---\nOne\n\n---\n\nTwo\n");
    expect(frontMatter).toBe("\ntitle: A");
    expect(body.trim()).toBe("One\n\n---\n\nTwo");
  });
});

describe("F: lines are those of the file", () => {
  const lines = ["---", "title: A", "tags:", "  - b", "---", "", "Body", "", "---", "End"];

  test.each([
    ["LF", "\n"],
    ["CRLF", "\r\n"],
    ["CR", "\r"],
  ])("%s", (_, lineEnd) => {
    const source = lines.join(lineEnd);
    const { frontMatter, body } = splitFrontMatter(source);
    expect(lineOf(frontMatter, "tags")).toBe(lineOf(source, "tags"));
    expect(lineOf(body, "Body")).toBe(lineOf(source, "Body"));
    expect(lineOf(body, "End")).toBe(lineOf(source, "End"));
    expect(body.split("\n")).toHaveLength(lines.length);
    expect(frontMatter).toMatch(/- b$/);
  });
});

test("M6 empty front matter ends at its own fence", () => {
  expect(splitFrontMatter("---\n---\nb\n\n---\n\nc").body).toBe("\n\nb\n\n---\n\nc");
});
