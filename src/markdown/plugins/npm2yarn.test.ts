import { compileAs, placesOf } from "../../../test/jest/compile-as";
import { elementsIn } from "../../../test/jest/tree";

/** Returns the items of the tabs, each with its command. */
const tabs = (language: string, commands: readonly string[], props = {}) => {
  const names = [
    { value: "npm" },
    { value: "yarn", label: "Yarn" },
    { value: "pnpm" },
    { value: "bun", label: "Bun" },
  ];
  const items = names.map((name, index) => {
    const code = ["code", {}, `${commands[index]} acme\n`];
    return ["TabItem", name, ["pre", { "data-language": language, ...props }, code]];
  });
  return ["Tabs", { groupId: "npm2yarn" }, ...items];
};

describe("M1 M6 a command of npm, marked as `npm2yarn`", () => {
  test("becomes tabs of one group, with the commands of the other package managers", () => {
    const { tree, problems } = compileAs("```text npm2yarn\nnpm install acme\n```");
    expect(problems).toEqual([]);
    expect(tree).toEqual([tabs("text", ["npm install", "yarn add", "pnpm add", "bun add"])]);
  });

  test("stays in a list, and keeps its title", () => {
    const { tree } = compileAs('- ```text title="b" npm2yarn\n  npx acme\n  ```');
    const commands = ["npx", "yarn dlx", "pnpm dlx", "bun x"];
    expect(elementsIn(elementsIn(tree, "li"), "Tabs")).toEqual([
      tabs("text", commands, { "data-title": "b" }),
    ]);
  });

  test("in an unknown language is named once", () => {
    expect(placesOf("```shel npm2yarn\nnpm start\n```")).toEqual(["1:4 warning unknown-language"]);
  });

  test("without the word stays as it is", () => {
    const { tree } = compileAs('```sh title="npm2yarn.sh"\nnpm start\n```');
    expect(tree.map(([name]) => name)).toEqual(["pre"]);
  });
});
