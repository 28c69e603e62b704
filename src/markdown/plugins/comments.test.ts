import { compileAs } from "../../../test/jest/compile-as";
import { expectHtml, htmlOf } from "../../../test/jest/html";

describe("M6: comments are left out, in both kinds of files", () => {
  test.each([
    ["of MDX", "a{/* b */}\n\n{/* c */}\n\nd", "<p>a</p><p>d</p>"],
    ["in a line", "a<!-- b -->c", "<p>ac</p>"],
    ["before text", "<!-- a --> b", "<p> b</p>"],
    ["with the signs of a comment", "a<!-- -- > <b> {x -- -->c", "<p>ac</p>"],
    ["of no length", "a<!---->b<!-->c", "<p>abc</p>"],
    ["of several lines", "<!-- a\n\n# b\n\n-->\n\nc", "<p>c</p>"],
    ["in a list", "- a\n\n  <!-- b\n\n  c -->\n\n  d", "<ul><li><p>a</p><p>d</p></li></ul>"],
    ["behind tags", "<div> <!-- a -->\n\nb\n\n</div><!-- c --> <!-- d -->", "<div><p>b</p></div>"],
    [
      "in an admonition",
      ":::note\n\n<!-- a\n\nb -->\n\nc\n\n:::",
      '<div data-element="Admonition" data-props="{&quot;kind&quot;:&quot;note&quot;}"><p>c</p></div>',
    ],
  ])("%s", (_, source, expected) => {
    expectHtml(source, expected);
  });

  test.each([
    ["between rows", "| a |\n|---|\n| b<!-- c --> |\n<!-- d -->"],
    ["behind another comment", "a\n\n<!-- b --> {/* c */}"],
  ])("%s", (_, source) => {
    const html = htmlOf(source);
    expect(html).not.toMatch(/&lt;|--/);
    expectHtml(source, html);
  });
});

describe("R3: the truncate marker and the preview", () => {
  test.each([
    ["an HTML comment", "<!-- truncate -->"],
    ["an HTML comment without spaces", "<!--truncate-->"],
    ["an MDX comment", "{/* truncate */}"],
    ["an MDX comment without spaces", "{/*truncate*/}"],
  ])("%s", (_, marker) => {
    const { tree, preview, module } = compileAs(`# T\n\nOne\n\n${marker}\n\nTwo`);
    expect(preview).toEqual([["p", {}, "One"]]);
    expect(tree).toEqual([
      ["p", {}, "One"],
      ["p", {}, "Two"],
    ]);
    expect(module).toBeNull();
  });

  test.each(["<!-- truncate -->", "{/* truncate */}"])("%s in a code block is code", (marker) => {
    const before = `One\n\n\`\`\`text\n${marker}\n\`\`\`\n\nTwo`;
    expect(compileAs(before).preview).toBeNull();
    expect(compileAs(`${before}\n\n${marker}\n\nThree`).preview).toEqual([
      ["p", {}, "One"],
      ["pre", { "data-language": "text" }, ["code", {}, `${marker}\n`]],
      ["p", {}, "Two"],
    ]);
  });

  test("the first of two counts", () => {
    const { preview } = compileAs("One\n\n<!-- truncate -->\n\nTwo\n\n{/* truncate */}");
    expect(preview).toEqual([["p", {}, "One"]]);
  });

  test("another comment is none", () => {
    expect(compileAs("One\n\n<!-- truncated? -->\n\nTwo").preview).toBeNull();
  });
});
