import { compileAs } from "../../../test/jest/compile-as";

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
    ["plain attributes", '<Card amount={1000} title="x" open />'],
    ["HTML", "<details>\n<summary>A</summary>\n\nB\n\n</details>"],
  ])("but not %s", (_, source) => {
    expect(compileAs(source)).toMatchObject({ module: null, problems: [] });
  });

  test("nor one with an error, which is none of webpack's business", () => {
    expect(compileAs("{1 + 1} <Crad />").module).toBeNull();
  });

  test("attributes that are plain data are kept as data", () => {
    const source = `<Card amount={1000} low={-2} text="a" on={true} open list={[1, "b"]} deep={{ c: [null] }} />`;
    const data = { amount: 1000, low: -2, text: "a", on: true, open: true };
    expect(compileAs(source).tree).toEqual([
      ["Card", { ...data, list: [1, "b"], deep: { c: [null] } }],
    ]);
  });
});
