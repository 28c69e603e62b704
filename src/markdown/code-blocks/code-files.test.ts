import { resolve } from "node:path";
import { compileAs, problemsOf } from "../../../test/jest/compile-as";
import type { DocumentTree, TreeNode } from "../../site/tree";

const EXAMPLE = resolve("test/site/content/examples/quote.ts");

const textIn = (node: TreeNode): string =>
  typeof node === "string"
    ? node
    : node
        .slice(2)
        .map((child) => textIn(child as TreeNode))
        .join("");

const preOf = (tree: DocumentTree) =>
  tree.find((node) => typeof node !== "string" && node[0] === "pre");

/** Returns the code that a block shows, without colours. */
function shown(source: string): string {
  const pre = preOf(compileAs(source).tree);
  return pre ? textIn(pre).trimEnd() : "";
}

describe("M2: a block of code shows a file by reference", () => {
  test("a region, without its indentation and the marks within it", () => {
    expect(shown("```ts file=quote.ts#amount\n```")).toBe(
      [
        "/** Returns what a swap pays out. */",
        "amount(given: number, reserves: readonly [number, number]): number {",
        "  const [from, to] = reserves;",
        "  return (to * given) / (from + given);",
        "}",
      ].join("\n"),
    );
  });

  test("an end without a name ends the innermost region", () => {
    expect(shown("```ts file=quote.ts#product\n```")).toBe("return (to * given) / (from + given);");
  });

  test("a whole file, named from the document", () => {
    const code = shown('~~~ts file="../../examples/quote.ts"\n~~~');
    expect(code).toMatch(/^\/\*\* Returns the price.*export class Quote \{.*\}$/s);
    expect(code).not.toContain("region");
  });

  test("the title is the file's name, unless the author gives another", () => {
    const titleOf = (meta: string) =>
      Object(preOf(compileAs(`\`\`\`ts ${meta}\n\`\`\``).tree)?.[1])["data-title"];
    expect(titleOf("file=quote.ts#price")).toBe("quote.ts");
    expect(titleOf('file=quote.ts#price title="The price"')).toBe("The price");
  });

  test("the file is one that the document was made from", () => {
    expect(compileAs("```ts file=quote.ts#price\n```").sources).toEqual([EXAMPLE]);
  });

  test("a block with text keeps it", () => {
    expect(shown("```ts file=src/x.ts\nconst a = 1;\n```")).toBe("const a = 1;");
    expect(problemsOf("```ts file=src/x.ts\nconst a = 1;\n```")).toEqual([]);
  });

  test.each([
    [
      "file=qoute.ts",
      "Cannot show `qoute.ts`: no file has this path from the project's root. Did you mean `quote.ts`?",
    ],
    [
      "file=./quote.ts",
      "Cannot show `./quote.ts`: no file has this path from the document's folder.",
    ],
    ["file=quote.ts#prize", "`quote.ts` has no region `prize`. Did you mean `price`?"],
    [
      "file=quote.ts#open",
      "The region `open` of `quote.ts` has no end. Write a comment `#endregion open` after its last line.",
    ],
    ["file=@site/package.json", expect.stringContaining("`package.json` is not content")],
    ["file=../../../../../../etc/passwd", expect.stringContaining("it is outside the project")],
  ])("%s", (meta, said) => {
    const [problem] = compileAs(`A\n\n\`\`\`ts ${meta}\n\`\`\``).problems;
    expect(problem).toMatchObject({
      code: "broken-import",
      severity: "error",
      message: said,
      line: 3,
      column: 1,
    });
  });
});
