import { compileAs, environment, pathOf } from "../../../test/jest/compile-as";
import { compile } from "../compile";

describe("R7: which documents need code of their own", () => {
  test.each([
    ["an import", 'import { useId } from "react"\n\nText'],
    ["an export", "export const x = 1\n\nText"],
    ["an expression", "It is {1 + 1}."],
    ["an expression alone", "{[1, 2].map(String)}"],
    ["an attribute that has to be run", "<Card title={2 * 500} />"],
    ["spread attributes", "<Tabs {...props} />"],
  ])("%s", (_, source) => {
    expect(compileAs(source)).toMatchObject({ module: expect.any(Object), problems: [] });
  });

  test.each([
    ["an import in a code block", '```js\nimport { x } from "./x"\n```'],
    ["an expression in code", "`{1 + 1}`"],
    ["plain attributes", '<Note amount={1000} text="x" open />'],
    ["HTML", "<details>\n<summary>A</summary>\n\nB\n\n</details>"],
  ])("but not %s", (_, source) => {
    expect(compileAs(source)).toMatchObject({ module: null, problems: [] });
  });

  test("nor one with an error, which is none of webpack's business", () => {
    expect(compileAs("{1 + 1} <Crad />").module).toBeNull();
  });

  test("attributes that are plain data are kept as data", () => {
    const source = `<Note amount={1000} low={-2} text="a" on={true} open list={[1, "b"]} deep={{ c: [null] }} />`;
    const data = { amount: 1000, low: -2, text: "a", on: true, open: true };
    expect(compileAs(source).tree).toEqual([
      ["Note", { ...data, list: [1, "b"], deep: { c: [null] } }],
    ]);
  });
});

describe("M6: the owner's own elements for what Markdown writes", () => {
  const owned = { ...environment, ownElements: () => new Set(["em", "p", "pre", "code", "span"]) };
  const compiled = compile(
    "Of *a* and `b`. <em>c</em>\n\n{/* truncate */}\n\n```js\nconst x = 1;\n```\n",
    pathOf("mdx"),
    owned,
  );
  const { tree, module } = compiled;

  test("take its place, with its attributes and children", () => {
    expect(tree[0]).toEqual([
      "Hole",
      { n: 2, name: "p", written: {} },
      "Of ",
      ["Hole", { n: 0, name: "em", written: {} }, "a"],
      " and ",
      ["Hole", { n: 1, name: "code", written: {} }, "b"],
      ". ",
      ["em", {}, "c"],
    ]);
    expect(module?.text).toContain('import _own from "@theme/MDXComponents"');
  });

  test("are not given the words that the build colours in a block of code", () => {
    const [block] = tree.slice(-1);
    expect(block).toEqual(["Hole", expect.objectContaining({ name: "pre" }), expect.anything()]);
    expect(module?.places).toHaveLength(4);
  });

  test("leave the description and the preview as they are written", () => {
    expect(compiled.excerpt).toBe("Of a and b. c");
    expect(compiled.preview).toEqual([
      ["p", {}, "Of ", ["em", {}, "a"], " and ", ["code", {}, "b"], ". ", ["em", {}, "c"]],
    ]);
  });

  test("need no code where the document has none of them", () => {
    expect(compile("# A\n", pathOf("md"), owned).module).toBeNull();
  });
});
