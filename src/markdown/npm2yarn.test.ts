import { plainEnvironment } from "../../test/jest/plain-environment";
import { treeToMarkdown } from "../output/markdown/to-markdown";
import { compile } from "./compile";

const compiled = (...lines: string[]) => compile(lines.join("\n"), "/x.md", plainEnvironment);
const beside = {
  addresses: { siteUrl: "", pageUrl: "", images: new Map() },
  formulas: [],
  figures: [],
};

describe("M1 M6 a command of npm, marked as `npm2yarn`", () => {
  test("becomes tabs of one group, with the commands of the other package managers", () => {
    const { tree, problems } = compiled("```text npm2yarn", "npm install acme", "```");
    const block = (text: string) => [
      "pre",
      { "data-language": "text" },
      ["code", {}, `${text} acme\n`],
    ];
    expect(problems).toEqual([]);
    expect(tree).toEqual([
      [
        "Tabs",
        { groupId: "npm2yarn" },
        ["TabItem", { value: "npm" }, block("npm install")],
        ["TabItem", { value: "yarn", label: "Yarn" }, block("yarn add")],
        ["TabItem", { value: "pnpm" }, block("pnpm add")],
        ["TabItem", { value: "bun", label: "Bun" }, block("bun add")],
      ],
    ]);
  });

  test("stays in a list, keeps its title, and has all commands in a copy", () => {
    const { tree } = compiled("- a", "", '  ```sh title="b" npm2yarn', "  npx acme", "  ```");
    expect(treeToMarkdown(tree, beside).split("\n\n")).toEqual([
      "- a",
      "  **npm**",
      '  ```sh title="b"\n  npx acme\n  ```',
      "  **Yarn**",
      '  ```sh title="b"\n  yarn dlx acme\n  ```',
      "  **pnpm**",
      '  ```sh title="b"\n  pnpm dlx acme\n  ```',
      "  **Bun**",
      '  ```sh title="b"\n  bun x acme\n  ```\n',
    ]);
  });

  test("in an unknown language is named once", () => {
    const { problems } = compiled("```shel npm2yarn", "npm start", "```");
    expect(problems.map((problem) => problem.code)).toEqual(["unknown-language"]);
  });

  test("without the word stays as it is", () => {
    const { tree } = compiled('```sh title="npm2yarn.sh"', "npm start", "```");
    expect(tree.map(([name]) => name)).toEqual(["pre"]);
  });
});
