import { compileAs, environment, pathOf, problemsOf } from "../../../test/jest/compile-as";
import type { DocumentTree } from "../../site/tree";
import { compile } from "../compile";

const IMAGE_TITLE = '![On {product.name}](https://x.example/{product.slug}.png "{product.name}")';

describe("N4: product words", () => {
  test.each<[name: string, source: string, expected: DocumentTree]>([
    ["in text", "On {product.name}!", [["p", {}, "On Acme!"]]],
    ["with spaces", "On { product.name }", [["p", {}, "On Acme"]]],
    ["in emphasis", "*{product.name}*", [["p", {}, ["em", {}, "Acme"]]]],
    ["alone in a paragraph", "{product.name}", [["p", {}, "Acme"]]],
    [
      "in a link",
      '[{product.name}](/docs/{product.slug} "{product.name}")',
      [["p", {}, ["a", { href: "/docs/acm", title: "Acme" }, "Acme"]]],
    ],
    [
      "in the definition of a link",
      "[a][b]\n\n[b]: /docs/{product.slug}",
      [["p", {}, ["a", { href: "/docs/acm" }, "a"]]],
    ],
    [
      "in an image",
      IMAGE_TITLE,
      [
        [
          "figure",
          {},
          ["img", { src: "https://x.example/acm.png", alt: "On Acme" }],
          ["figcaption", {}, "Acme"],
        ],
      ],
    ],
    [
      "in an attribute",
      '<abbr title="On {product.name}">x</abbr>',
      [["abbr", { title: "On Acme" }, "x"]],
    ],
    ["not in code", "`{product.name}`", [["p", {}, ["code", {}, "{product.name}"]]]],
    [
      "not in a code block",
      "```\n{product.name}\n```",
      [["pre", {}, ["code", {}, "{product.name}\n"]]],
    ],
  ])("%s", (_, source, expected) => {
    const { tree, module, problems } = compileAs(source);
    expect({ tree, module, problems }).toEqual({
      tree: expected,
      module: null,
      problems: [],
    });
  });

  test("in the text of an image with brackets, and of one by reference", () => {
    const source =
      "![a \\[b\\] {product.name}](./week.png) ![{product.name}][m]\n\n[m]: ./week.png";
    const found = JSON.stringify(compileAs(source).tree).match(/"alt":"[^"]*"/g);
    expect(found).toEqual(['"alt":"a [b] Acme"', '"alt":"Acme"']);
  });

  test("the figures used are noted once each", () => {
    const { figures } = compileAs("{figures.lock.longest} is {figures.lock.longest}.");
    expect(figures).toEqual(["lock.longest"]);
  });

  test.each([
    ["in text", "Then {product.nam}.", "3:6"],
    ["alone in a paragraph", "{product.nam}", "3:1"],
    ["in a link", "Then [a](/{product.nam}).", "3:6"],
    ["in an image", "![On {product.nam}](https://x.example/a.png)", "3:1"],
    ["in an attribute", 'Then <abbr title="{product.nam}">x</abbr>', "3:6"],
  ])("an unknown one %s is an error with its place and the nearest known", (_, source, place) => {
    expect(problemsOf(`First.\n\n${source}`)).toEqual([
      `${place} error unknown-word: \`{product.nam}\` is not a product word or figure. Did you mean \`product.name\`?`,
    ]);
  });
});

describe("links to contracts", () => {
  const withContract = {
    ...environment,
    contract: (name: string) =>
      name === "IPool.swap(uint256,address)"
        ? { address: "/docs/reference/IPool#function-swap" }
        : { fault: `There is no \`${name}\`.` },
  };
  const compiled = (source: string) => compile(source, pathOf("md"), withContract);

  test("have the name that the author writes, as code, and are links of the document", () => {
    const { tree, links, module, problems } = compiled(
      "See {contract.IPool.swap(uint256, address)}.",
    );
    const href = "/docs/reference/IPool#function-swap";
    const name = ["code", {}, "IPool.swap(uint256,address)"];
    expect({ tree, module, problems }).toEqual({
      tree: [["p", {}, "See ", ["a", { href }, name], "."]],
      module: null,
      problems: [],
    });
    expect(links).toMatchObject([{ target: href, line: 1, column: 5 }]);
  });

  test("may stand alone in a paragraph", () => {
    const { tree } = compiled("{contract.IPool.swap(uint256,address)}");
    expect(tree).toMatchObject([["p", {}, ["a", {}, ["code", {}, "IPool.swap(uint256,address)"]]]]);
  });

  test("are errors where the contracts know no such name", () => {
    expect(compiled("A\n\nSee {contract.IPol}.").problems).toMatchObject([
      {
        code: "unknown-word",
        severity: "error",
        message: "There is no `IPol`.",
        line: 3,
        column: 5,
      },
    ]);
  });

  test("are no names that the document has itself, and no words of prose", () => {
    const source = "export const contract = { a: 1 };\n\nA {contract.a} and";
    expect(compiled(source).problems).toEqual([]);
    expect(compiled("A {contact.name}.")).toMatchObject({
      tree: [["p", {}, "A {contact.name}."]],
      problems: [],
    });
  });

  test("are text in code", () => {
    expect(compiled("`{contract.IPol}`").problems).toEqual([]);
  });
});
