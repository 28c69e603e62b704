import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

jest.setTimeout(120_000);

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Runs `npm run check:code` for a small site to which a folder of fixtures has been added. */
function checkCode(fixtures?: string) {
  const root = mkdtempSync(join(tmpdir(), "code-"));
  folders.push(root);
  cpSync("test/content/smallest", root, { recursive: true });
  if (fixtures) {
    cpSync(join("test/code/fixtures", fixtures), join(root, "content/docs"), { recursive: true });
  }
  symlinkSync(resolve("node_modules"), join(root, "node_modules"));
  const command = ["node_modules/tsx/dist/cli.mjs", "test/code/run.mts"];
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    command.map((path) => resolve(path)),
    { cwd: root, encoding: "utf8" },
  );
  const lines = stdout.split("\n");
  return {
    status,
    stderr,
    problems: lines.filter((line) => line.startsWith("content/")),
    count: lines.at(-2),
  };
}

test("code without faults passes, and blocks import each other by their titles", () => {
  expect(checkCode("good")).toMatchObject({
    status: 0,
    stderr: "",
    problems: [],
    count: "3 documents, 5 checked blocks, 0 problems.",
  });
});

test("content without checked blocks passes", () => {
  expect(checkCode()).toMatchObject({
    status: 0,
    stderr: "",
    problems: [],
    count: "One document, 0 checked blocks, 0 problems.",
  });
});

describe("faults", () => {
  let checked: ReturnType<typeof checkCode>;
  beforeAll(() => {
    checked = checkCode("broken");
  });

  test("are named with their places in the documents", () => {
    expect(checked.problems).toEqual([
      "content/docs/other/doc.md:6:21 error typescript: TS2307: Cannot find module './list' or its corresponding type declarations.",
      "content/docs/other/doc.md:11:1 error checked: The checked block at content/docs/other/doc.md:5 is called `abi.ts`, too. Give each block of a folder its own title.",
      "content/docs/other/doc.md:15:1 error checked: Only Solidity and TypeScript can be `checked`. Remove the word, or name one of them.",
      'content/docs/solidity.md:11:39 error solidity: TypeError: Type literal_string "ten" is not implicitly convertible to expected type uint256.',
      'content/docs/solidity.md:22:1 error solidity: ParserError: Source "content/docs/Missing.sol" not found: No checked block has this title',
      "content/docs/solidity.md:30:31 warning solidity: Unused function parameter. Remove or comment out the variable name to silence this warning.",
      "content/docs/typescript.md:7:6 error typescript: TS2322: Type 'number' is not assignable to type 'string'.",
      `content/docs/typescript.md:22:39 error typescript: TS2322: Type '"balance"' is not assignable to type '"balanceOf"'.`,
      "content/docs/typescript.md:26:1 error typescript: TS6133: 'sum' is declared but its value is never read.",
      "content/docs/typescript.md:28:51 error typescript: TS2322: Type 'number | undefined' is not assignable to type 'number'. Type 'undefined' is not assignable to type 'number'.",
      "content/docs/unreadable.md:3:1 error syntax: The file cannot be read from here on: `<Tabs>` is never closed. Write `</Tabs>` after its content, or `<Tabs />` if it has no content.",
    ]);
    expect(checked.count).toBe("5 documents, 8 checked blocks, 11 problems.");
  });

  test("make the command fail", () => {
    expect(checked).toMatchObject({ status: 1, stderr: "" });
  });
});
