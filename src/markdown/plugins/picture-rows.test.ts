import { KINDS } from "../../../test/jest/compile-as";
import { htmlOf } from "../../../test/jest/html";

const IMG = '<img src="https://e.example/a.svg" alt="a" />';
const LINK = `<a href="https://e.example">${IMG}</a>`;
const WIDE = `<a href="https://e.example">\n  ${IMG}\n</a>`;

/** Returns the HTML without what the pictures and links are. */
const shapeOf = (source: string, kind: (typeof KINDS)[number]): string =>
  htmlOf(source, kind)
    .replaceAll(/<div data-element="Link"[^>]*>|<a [^>]*>/g, "[")
    .replaceAll("</a>", "]")
    .replaceAll(/<img [^>]*>/g, "i");

describe.each(KINDS)("M3 in .%s, pictures on lines below each other", (kind) => {
  test.each([
    ["of HTML", `${IMG}\n${IMG}\n${IMG}`, "<p>i i i</p>"],
    ["in links", `${LINK}\n${LINK}`, "<p>[i] [i]</p>"],
    ["in links on several lines", `${WIDE}\n${LINK}`, "<p>[i] [i]</p>"],
    ["in a paragraph", `<p align="center">\n  ${IMG}\n  ${IMG}\n</p>`, "<p>i i</p>"],
    ["with links in it", `<p align="center">\n  ${LINK}\n  ${WIDE}\n</p>`, "<p>[i] [i]</p>"],
    ["with spaces", `<p>\n  ${LINK}\n  &nbsp;\n  ${LINK}\n</p>`, "<p>[i] [i]</p>"],
    ["in a box", `<div>\n  ${LINK}\n  ${LINK}\n</div>`, "<div><p>[i] [i]</p></div>"],
    [
      "in a box with a look",
      `<div style={{ display: "flex" }}>\n  ${IMG}\n  ${IMG}\n</div>`,
      '<div style="display:flex">i i</div>',
    ],
    ["in an element of the site", `<Tabs>\n${IMG}\n${IMG}\n</Tabs>`, /<p>i i<\/p>/],
  ])("stand beside each other: %s", (_, source, expected) => {
    const shape = shapeOf(source, kind).replace(/<p (?:align|style)="[^"]*"/, "<p");
    if (typeof expected === "string") expect(shape).toBe(expected);
    else expect(shape).toMatch(expected);
  });

  test.each([
    ["an empty line", `${IMG}\n\n${IMG}`],
    ["captions", IMG.replace(" /", ' title="A" /').concat("\n", IMG)],
    ["text", `${IMG}\n\ntext\n\n${IMG}`],
  ])("do not with %s between them", (_, source) => {
    expect(shapeOf(source, kind)).not.toContain("i i");
  });
});
