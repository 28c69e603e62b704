import { problemsOf } from "../../../test/jest/compile-as";
import { expectHtml, htmlOf } from "../../../test/jest/html";

describe("M6: HTML as in HTML", () => {
  test.each([
    ["elements without content", "a<br>b<br/>c<wbr>\n\n<hr>", "<p>a<br/>b<br/>c<wbr/></p><hr/>"],
    ["and their needless closing tags", "a<wbr>b</wbr>", "<p>a<wbr/>b</p>"],
    [
      "attributes",
      '<label class="a b" for="c" tabindex="0" style="text-align: left; --x: 1">d</label>',
      '<label class="a b" for="c" tabindex="0" style="text-align:left;--x:1">d</label>',
    ],
    ["those without a value", "<ol reversed><li>a</li></ol>", '<ol reversed=""><li>a</li></ol>'],
    ["blanks between elements", "<p><b>a</b> <i>b</i></p>", "<p><b>a</b> <i>b</i></p>"],
    [
      "drawings",
      '<svg viewBox="0 0 1 1"><path d="M0 0" stroke-width="2" xlink:href="#a"></path></svg>',
      '<svg viewBox="0 0 1 1"><path d="M0 0" stroke-width="2" xlink:href="#a"></path></svg>',
    ],
    [
      "formulas",
      '<math><mi mathvariant="bold">x</mi></math>',
      '<math><mi mathvariant="bold">x</mi></math>',
    ],
  ])("%s", (_, source, expected) => {
    expectHtml(source, expected, [], ["md"]);
  });

  const VOID = ["br", "hr", "img", "input", "wbr"];
  const text = (tags: string) => `a ${tags} b`;
  const places: [place: string, written: (tags: string) => string][] = [
    ["in a line", text],
    ["on a line of its own", (tags) => `a\n\n${tags}\n\nb`],
    [
      "in an element",
      (tags) => `<details>\n<summary>a</summary>\n\nb\n\n${tags}\n\nc\n\n</details>`,
    ],
    ["in a tag's line", (tags) => `<div>${tags}${tags}</div>`],
    ["in a list", (tags) => `- a\n\n  ${tags}\n- b`],
    ["in a table", (tags) => `| a |\n| - |\n| b${tags}c |`],
  ];
  test.each(
    VOID.flatMap((name) => places.map(([place, written]) => [name, place, written] as const)),
  )("a needless closing tag of <%s> is nothing %s", (name, _, written) => {
    const open = name === "img" ? `img src="/a.png" alt="a"` : name;
    const spaceless = (tags: string, kind?: "mdx") => htmlOf(written(tags), kind).replace(/ /g, "");
    const html = spaceless(`<${open} />`);
    for (const between of ["", " "]) {
      expect(spaceless(`<${open}>${between}</${name}>`)).toBe(html);
      expect(spaceless(`<${open}>${between}</${name}>`, "mdx")).toBe(html);
    }
  });

  test("React has nothing to warn of", () => {
    const error = jest.spyOn(console, "error").mockImplementation(() => {});
    const source =
      '<div class="a" tabindex="0" style="color: red"><img alt="" srcset="/a 2x" crossorigin="anonymous"><video autoplay playsinline></video><svg><g stroke-width="1" clip-path="url(#a)" xml:space="preserve"></g></svg></div>';
    htmlOf(source);
    expect(error).not.toHaveBeenCalled();
    error.mockRestore();
  });
});

test.each([
  ["md", "a\n\nb <!-- c\n\nd -->", "3:3"],
  ["mdx", "<!-- a", "1:1"],
] as const)("F: a comment that is never closed is an error: .%s", (kind, source, place) => {
  expect(problemsOf(source, kind)).toEqual([
    `${place} error syntax: This comment is never closed: \`-->\` was expected. It must be in the same paragraph, unless the comment is on lines of its own.`,
  ]);
});

test("F: imports between very many empty lines are refused", () => {
  const imports = (count: number) =>
    Array.from({ length: count }, (_, index) => `import a${index} from "react"\n\n`).join("");
  expect(problemsOf(imports(200))).toEqual([]);
  expect(problemsOf(imports(400))).toEqual([
    "599:1 error too-long: The document has too many blocks of imports and exports. Remove the empty lines between them, or move code into a file that the document imports.",
  ]);
});
