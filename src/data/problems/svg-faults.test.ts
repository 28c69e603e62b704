import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../../../test/jest/folders";
import { svgFaults } from "./svg-faults";

let folder: string;
beforeAll(() => {
  folder = folderOf();
});

let files = 0;

/**
 * Returns `line severity code message` of each fault. The end that all messages share is cut off.
 */
function faultsIn(text: string | Uint8Array): string[] {
  files += 1;
  const path = join(folder, `${files}.svg`);
  writeFileSync(path, text);
  return (svgFaults(path) ?? []).map(({ line, severity, code, message }) => {
    const [what] = message.split(". The picture would run");
    return `${line} ${severity} ${code} ${what}`;
  });
}

const svg = (inner: string, attributes = ""): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"${attributes}>\n${inner}\n</svg>`;

describe("X4 an SVG that brings code is an error", () => {
  test.each([
    [
      "an element",
      svg("<script>alert(1)</script>"),
      "2 error unsafe-image The file has the element `<script>`",
    ],
    [
      "an element by another name",
      svg('<s:script xmlns:s="http://www.w3.org/2000/svg"/>'),
      "2 error unsafe-image The file has the element `<script>`",
    ],
    [
      "a page in it",
      svg('<foreignObject><iframe xmlns="http://www.w3.org/1999/xhtml" src="/x"/></foreignObject>'),
      "2 error unsafe-image The file has the element `<iframe>`",
    ],
    [
      "a handler",
      svg("", ' onload="alert(1)"'),
      "1 error unsafe-image `<svg>` has the event handler `onload`",
    ],
    [
      "a link",
      svg('<a href="java&#9;script:alert(1)">x</a>'),
      "2 error unsafe-image `href` of `<a>` contains `java\tscript:alert(1)`",
    ],
    [
      "an old link",
      svg('<a xlink:href=" javascript:alert(1)">x</a>'),
      "2 error unsafe-image `href` of `<a>` contains `javascript:alert(1)`",
    ],
    [
      "a link that becomes one",
      svg('<set attributeName="href" values="#a; javascript:alert(1)"/>'),
      "2 error unsafe-image `values` of `<set>` contains `javascript:alert(1)`",
    ],
    [
      "a style sheet",
      `<?xml-stylesheet href="x.xsl" type="text/xsl"?>${svg("")}`,
      "1 error unsafe-image The file refers to a style sheet, which may contain code",
    ],
  ])("in %s", (_, text, said) => {
    expect(faultsIn(text)).toEqual([said]);
  });

  test("however it is hidden, it is no picture then", () => {
    const script = "<script>alert(1)</script>";
    expect(faultsIn(Buffer.from(`\ufeff${svg(script)}`, "utf16le"))).toEqual([
      expect.stringContaining("1 error broken-image The SVG cannot be read"),
    ]);
    const entity = `<!DOCTYPE svg [<!ENTITY x "${script}">]>${svg("&x;")}`;
    expect(faultsIn(entity)).toEqual([
      "2 error broken-image The SVG cannot be read: undefined entity.",
    ]);
  });
});

describe("F an SVG", () => {
  test.each([
    [
      "that is cut off",
      svg("<g>").slice(0, -6),
      "3 error broken-image The SVG cannot be read: unclosed tag: g",
    ],
    [
      "that is HTML",
      "<!doctype html><p>Not found",
      "1 error broken-image The SVG cannot be read: incorrect syntax.",
    ],
    [
      "that is empty",
      "",
      "1 error broken-image The SVG cannot be read: document must contain a root element.",
    ],
    [
      "that needs another file",
      svg('<image href="https://x.example/a.png"/>'),
      "2 warning broken-image `<image>` refers to `https://x.example/a.png`, which browsers do not load for a picture. Put its content into the file.",
    ],
  ])("%s is told of", (_, text, said) => {
    expect(faultsIn(text)).toEqual([said]);
  });

  test("may have all that pictures have", () => {
    const text = `<?xml version="1.0" encoding="UTF-8"?>
<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd" [
  <!ENTITY ns "http://www.w3.org/2000/svg">
]>
<svg xmlns="&ns;" xmlns:xlink="http://www.w3.org/1999/xlink" xmlns:i="urn:editor" i:script="x">
  <style>rect { fill: red }</style>
  <i:script>of an editor</i:script>
  <a href="https://x.example"><text>once upon = a time, javascript: none</text></a>
  <image xlink:href="data:image/png;base64,AA=="/><use href="#x"/>
  <foreignObject><div xmlns="http://www.w3.org/1999/xhtml">Text</div></foreignObject>
  <animate attributeName="x" values="1;2" begin="click"/>
</svg>`;
    expect(faultsIn(text)).toEqual([]);
  });

  test("is read in no time however deep it is", () => {
    expect(faultsIn(svg("<g>".repeat(100_000)))).toEqual([
      "2 error broken-image The SVG cannot be read: elements are nested more than 500 levels deep.",
    ]);
  });
});
