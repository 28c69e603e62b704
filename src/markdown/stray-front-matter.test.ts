import { strayFrontMatter } from "./stray-front-matter";

/** Returns `line:column message` of what a file has in place of front matter. */
function found(source: string): string | undefined {
  const stray = strayFrontMatter(source, ["title", "slug", "tags"]);
  return stray && `${stray.line}:${stray.column} ${stray.message}`;
}

const LINE = " If you mean a horizontal line, write `***`.";
const OPENS = "Front matter starts with `---` alone in the first line of the file.";
const ENDS =
  "The front matter never ends. Write `---` alone in a line below its last key, at the start of the line.";
const UNOPENED =
  " looks like a key of front matter, but no `---` is above it. Write `---` alone into the first line of the file, and again below the last key.";

describe("M6 what looks like front matter and is none is told, with what to write", () => {
  test.each([
    ["it never ends", "---\ntitle: A\n\nText", `1:1 ${ENDS}${LINE}`],
    ["it never ends, with a key of no page", "---\nowner: A\n\nText", `1:1 ${ENDS}${LINE}`],
    ["a comment and an empty line first", "---\n# A\n\ntitle: A", `1:1 ${ENDS}${LINE}`],
    ["no blank after the key", "---\ntitle:A\n\nText", `1:1 ${ENDS}${LINE}`],
    [
      "an end with text",
      "---\ntitle: A\n--- x\nB",
      `1:1 ${ENDS} \`--- x\` does not end it.${LINE}`,
    ],
    ["a longer end", "---\ntitle: A\n----\nB", `1:1 ${ENDS} \`----\` does not end it.${LINE}`],
    ["an end of YAML", "---\ntitle: A\n...\nB", `1:1 ${ENDS} \`...\` does not end it.${LINE}`],
    [
      "an end with a blank",
      "---\ntitle: A\n ---\nB",
      `1:1 ${ENDS} \` ---\` does not end it.${LINE}`,
    ],
    ["an end of dashes", "---\ntitle: A\n——\nB", `1:1 ${ENDS} \`——\` does not end it.${LINE}`],
    [
      "an end that only looks like a line",
      "---\ntitle: A\u2028---\u2028B",
      `1:1 ${ENDS} \`title: A\u2028---\u2028B\` does not end it. Remove the invisible character U+2028. If a line should end there, write a line end.${LINE}`,
    ],
    ["a longer start", "----\ntitle: A\n----", `1:1 ${OPENS} Found \`----\`.${LINE}`],
    ["a shorter start", "--\ntitle: A\n--", `1:1 ${OPENS} Found \`--\`.${LINE}`],
    ["a dash", "—\ntitle: A\n—", `1:1 ${OPENS} Found \`—\`.${LINE}`],
    ["TOML", '+++\ntitle = "A"\n+++', `1:1 ${OPENS} Found \`+++\`.${LINE}`],
    ["a language", "---yaml\ntitle: A\n---", `1:1 ${OPENS} Found \`---yaml\`.${LINE}`],
    [
      "an empty line first",
      "\n---\ntitle: A\n---",
      `2:1 ${OPENS} Remove what is before it.${LINE}`,
    ],
    ["a blank first", " ---\ntitle: A\n---", `1:2 ${OPENS} Remove what is before it.${LINE}`],
    [
      "a blank after the mark of UTF-8",
      "\uFEFF ---\ntitle: A\n---",
      `1:3 ${OPENS} Remove what is before it.${LINE}`,
    ],
    [
      "a comment first",
      "<!-- ok -->\n---\nowner: A\n---",
      `2:1 ${OPENS} Remove what is before it.${LINE}`,
    ],
    [
      "a comment of MDX first",
      "{/* ok */}\n---\ntitle: A\n---",
      `2:1 ${OPENS} Remove what is before it.${LINE}`,
    ],
    ...["\u200B", "\u00A0", "\u2060", "\uFEFF\uFEFF"].map((before) => [
      `${escape(before)} first`,
      `${before}---\ntitle: A\n---`,
      `1:${before.length + 1} ${OPENS} Remove the invisible character ${
        { "\u200B": "U+200B", "\u00A0": "U+00A0", "\u2060": "U+2060" }[before] ?? "U+FEFF"
      }. If a line should end there, write a line end.${LINE}`,
    ]),
    ...["\f", "\v", "\u0085", "\u2028", "\u2029"].map((end) => [
      `${escape(end)} for the end of a line`,
      `---${end}title: A${end}---${end}Text`,
      `1:1 ${OPENS} Remove the invisible character U+${end.charCodeAt(0).toString(16).toUpperCase().padStart(4, "0")}. If a line should end there, write a line end.${LINE}`,
    ]),
    ["no start", "title: A\nslug: b\n---\nText", `1:1 \`title\`${UNOPENED}`],
    ["neither start nor end", "title: A\nslug: b\n\nText", `1:1 \`title\`${UNOPENED}`],
    ["no start, and a list", "tags:\n  - A\n---\nText", `1:1 \`tags\`${UNOPENED}`],
    [
      "two",
      "---\ntitle: A\n---\n---\nslug: b\n---\n",
      `4:1 The front matter has ended above, so \`slug\` is text. Move it into the front matter.${LINE}`,
    ],
    [
      "an empty one first",
      "---\n---\ntitle: A\n---\n",
      "3:1 The front matter has ended above, so `title` is text. Move it into the front matter.",
    ],
  ] as [string, string, string][])("%s", (_, source, said) => {
    expect(found(source)).toBe(said);
    expect(found(source.replaceAll("\n", "\r\n"))).toBe(said);
    expect(found(source.replaceAll("\n", "\r"))).toBe(said);
  });

  test.each([
    ["front matter", "---\ntitle: A\n---\nText"],
    ["text alone", "Text"],
    ["nothing", ""],
    ["a line at the start", "---\n\nText\n\n---\n"],
    ["a line above a heading", "---\n# Title\n\nText: more\n"],
    ["a line above a link", "---\nhttps://x.example\n"],
    ["a line above an admonition", "---\n:::note\nA\n:::\n"],
    ["a heading above a line", "Note: more\n---\n"],
    ["a text with a colon", "title: the one word that matters\n\nMore."],
    ["a line below front matter", "---\ntitle: A\n---\n\n---\n\nNote: more\n"],
    ["a heading below front matter", "---\ntitle: A\n---\n\nNote: more\n---\n"],
    ["a list", "- title: A\n- slug: b\n"],
  ])("but not %s", (_, source) => {
    expect(found(source)).toBeUndefined();
  });

  test("a long file costs no more than a short one", () => {
    const text = `---\ntitle: A\n${"word ".repeat(1_000_000)}`;
    // The time of this process, which does not count what others do meanwhile.
    const start = process.cpuUsage();
    for (let index = 0; index < 20; index += 1) strayFrontMatter(text, ["title"]);
    expect(process.cpuUsage(start).user / 1000).toBeLessThan(2000);
  });
});
