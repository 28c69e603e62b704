import { htmlOf } from "../../../test/jest/html";

test.each([
  [
    '<video src="/a b.mp4" poster="/ä.png"></video>',
    '<video src="/a%20b.mp4" poster="/%C3%A4.png"></video>',
  ],
  [
    '<picture><source srcSet="https://a.example/ä.png 1x, /img/logo.svg 2x" /></picture>',
    '<picture><source srcSet="https://a.example/%C3%A4.png 1x, /img/logo.svg 2x"/></picture>',
  ],
  [
    '<iframe src="https://x.example/a b"></iframe>',
    '<iframe src="https://x.example/a%20b"></iframe>',
  ],
  [
    '<blockquote cite="https://münchen.example">a</blockquote>',
    '<blockquote cite="https://xn--mnchen-3ya.example/">a</blockquote>',
  ],
])("X4: addresses reach a page as URLs: %s", (source, html) => {
  expect(htmlOf(source)).toBe(html);
  expect(htmlOf(`{true && ${source}}`, "mdx")).toBe(html);
});
