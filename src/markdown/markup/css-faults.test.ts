import { problemsOf } from "../../../test/jest/compile-as";
import { expectHtml, htmlOf } from "../../../test/jest/html";
import { like } from "../../../test/jest/like";

const removed = (place: string, what: string, why: string) =>
  like(`${place} warning unsafe-markup: The build removes ${what}. ${why}`);
const sheet = (place: string, why: string) => removed(place, "`<style>`", why);
const IMPORT = "`@import` loads another style sheet. Write its rules here. …";
const scheme = (address: string): string =>
  `\`${address}\` has the scheme \`${address.split(":")[0]}:\`, which is not allowed here. Write an address of this site, or one that starts with \`https:\`, \`http:\`.`;

describe("X4: a style that loads what a text may not load reaches a page in neither way", () => {
  test.each<[source: string, problems: unknown[]]>([
    ["<style>{`@import url(https://x.example/a.css);`}</style>", [sheet("1:1", IMPORT)]],
    ["<style>{`\n.a {}\n@\\\\49mport 'a.css';`}</style>", [sheet("3:1", IMPORT)]],
    ["<style>{'@im' + 'port \"a.css\"'}</style>", [sheet("1:1", IMPORT)]],
    ["export const a = `@import 'b'`\n\n<style>{a}</style>", [sheet("3:1", IMPORT)]],
    ["{true && <style>{`@import 'b'`}</style>}", [sheet("1:10", IMPORT)]],
    [
      '<style>{`.a { background: u\\\\72l( "file:///b" ) } /* @import */ .c { d: url(blob:e) }`}</style>',
      [sheet("1:1", scheme("file:///b")), sheet("1:1", scheme("blob:e"))],
    ],
    [
      "<style>{`.a { background: image-set('file:b' 1x) ; c: 'file:d' }`}</style>",
      [sheet("1:1", scheme("file:b"))],
    ],
  ])("%j", (source, problems) => {
    expect(problemsOf(source, "mdx")).toEqual(problems);
    expect(htmlOf(source, "mdx")).toBe("");
  });

  test.each([
    ['<p style="background: url(file:///a)">b</p>', "1:1", "style", "p", "<p>b</p>"],
    ['<p style={{ background: "url(" + "file:///a)" }}>b</p>', "1:1", "style", "p", "<p>b</p>"],
    [
      '<svg><rect clip-path="url(file:///a)" /></svg>',
      "1:6",
      "clip-path",
      "rect",
      "<svg><rect></rect></svg>",
    ],
  ])("%s", (source, place, attribute, element, html) => {
    const what = `the attribute \`${attribute}\` of \`<${element}>\``;
    expectHtml(source, html, [removed(place, what, scheme("file:///a"))], ["mdx"]);
  });

  test("in Markdown, too, which makes elements of parts of a style", () => {
    const source = "<style>\n.a { b: c }\n\n@import 'https://x.example/a.css';\n</style>";
    expect(problemsOf(source)).toEqual([sheet("1:1", IMPORT)]);
    expect(htmlOf(source)).toBe("");
  });
});

describe("X4: what styles may load stays", () => {
  test.each([
    "<style>{`.a { background: url(/b.png) }`}</style>",
    "<style>{`.a { background: url(https://x.example/b.png); fill: url(#c) }`}</style>",
    "<style>{`@font-face { font-family: a; src: url(b.woff2) }`}</style>",
    "<style>{`@media print { .a { content: url(data:image/png;base64,b) } }`}</style>",
    '<p style={{ background: "url(/b.png)", color: "red" }}>c</p>',
    '<svg><rect fill="url(#a)" stroke="rgb(0, 0, 0)" /></svg>',
  ])("%s", (source) => {
    expect(problemsOf(source, "mdx")).toEqual([]);
    expect(htmlOf(source, "mdx")).not.toBe("");
  });

  test("a style of several blocks is one text", () => {
    const source = "<style>\n.a { b: c }\n\n.d { e: f }\n</style>";
    expect(htmlOf(source)).toBe("<style>.a { b: c }.d { e: f }</style>");
  });
});
