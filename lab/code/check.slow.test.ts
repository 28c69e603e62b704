import { spawnSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";
import { bundledScript } from "../../test/bundled-command";

jest.setTimeout(120_000);

let command: string;
beforeAll(() => {
  command = bundledScript("lab/code/run.mts", ["typescript"], "lab");
});

const asNpmRunsIt = [resolve("node_modules/tsx/dist/cli.mjs"), resolve("lab/code/run.mts")];

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Links the packages into a folder. */
function link(root: string): void {
  for (const name of ["lab", "node_modules"]) symlinkSync(resolve(name), join(root, name));
}

/** Files of code beside the documents: two without a fault, one with one. */
const FILES = {
  "contracts/IShop.sol": `// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

interface IShop {
    function price() external view returns (uint256);
}
`,
  "examples/Buyer.sol": `// SPDX-License-Identifier: UNLICENSED
pragma solidity ^0.8.24;

import {IShop} from "../contracts/IShop.sol";

contract Buyer {
    function read(IShop shop) external view returns (uint256) {
        return shop.cost();
    }
}
`,
  "examples/shop.ts": `import { parseAbi } from "viem";

export const shopAbi = parseAbi(["function price() view returns (uint256)"]);
`,
  "examples/buy.ts": `import { shopAbi } from "./shop";

export const name: number = shopAbi[0].name;
`,
};

/** Runs the check of a small site to which folders of fixtures and files have been added. */
function checkCode(fixtures: readonly string[] = [], files: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), "code-"));
  folders.push(root);
  cpSync("test/content/smallest", root, { recursive: true });
  for (const name of fixtures) {
    cpSync(join("lab/code/fixtures", name), join(root, "content/docs", name), { recursive: true });
  }
  for (const [name, code] of Object.entries(files)) {
    mkdirSync(join(root, "content", dirname(name)), { recursive: true });
    writeFileSync(join(root, "content", name), code);
  }
  link(root);
  const { status, stdout, stderr } = spawnSync(process.execPath, [command], {
    cwd: root,
    encoding: "utf8",
  });
  const lines = stdout.split("\n");
  return {
    status,
    stderr,
    problems: lines.filter((line) => line.startsWith("content/")),
    count: lines.at(-2),
  };
}

test("content without checked blocks passes", () => {
  expect(checkCode()).toMatchObject({
    status: 0,
    stderr: "",
    problems: [],
    count: "One document, 0 checked blocks, 0 files, 0 problems.",
  });
});

test("a missing site file is named, and nothing of the command's own code", () => {
  const root = mkdtempSync(join(tmpdir(), "code-"));
  folders.push(root);
  link(root);
  const { status, stderr } = spawnSync(process.execPath, asNpmRunsIt, {
    cwd: root,
    encoding: "utf8",
  });
  expect(stderr).toMatch(/^content\/site\.yml error missing-file: .*\n$/);
  expect(status).toBe(1);
});

describe("code with and without faults", () => {
  let checked: ReturnType<typeof checkCode>;
  beforeAll(() => {
    // The compilers take seconds to start, so they start once.
    checked = checkCode(["good", "broken"], FILES);
  });

  test("has its faults named with their places in the documents, and blocks may import each other by their titles", () => {
    expect(checked.problems).toEqual([
      "content/docs/broken/other/doc.md:6:21 error typescript: TS2307: Cannot find module './list' or its corresponding type declarations.",
      "content/docs/broken/other/doc.md:11:1 error checked: The checked block at content/docs/broken/other/doc.md:5 is called `abi.ts`, too. Give each block of a folder its own title.",
      "content/docs/broken/other/doc.md:15:1 error checked: Only Solidity and TypeScript can be `checked`. Remove the word, or name one of them.",
      'content/docs/broken/solidity.md:11:39 error solidity: TypeError: Type literal_string "ten" is not implicitly convertible to expected type uint256.',
      'content/docs/broken/solidity.md:22:1 error solidity: ParserError: Source "content/docs/broken/Missing.sol" not found: None of the sources has this path. Did you mean `Warning.sol`?',
      "content/docs/broken/solidity.md:30:31 warning solidity: Unused function parameter. Remove or comment out the variable name to silence this warning.",
      "content/docs/broken/typescript.md:7:6 error typescript: TS2322: Type 'number' is not assignable to type 'string'.",
      `content/docs/broken/typescript.md:22:39 error typescript: TS2322: Type '"balance"' is not assignable to type '"balanceOf"'.`,
      "content/docs/broken/typescript.md:26:1 error typescript: TS6133: 'sum' is declared but its value is never read.",
      "content/docs/broken/typescript.md:28:51 error typescript: TS2322: Type 'number | undefined' is not assignable to type 'number'. Type 'undefined' is not assignable to type 'number'.",
      "content/docs/broken/unreadable.md:3:1 error syntax: The file cannot be read from here on: `<Tabs>` is never closed. Write `</Tabs>` after its content, or `<Tabs />` if it has no content.",
      "content/examples/buy.ts:3:14 error typescript: TS2322: Type 'string' is not assignable to type 'number'.",
      'content/examples/Buyer.sol:8:16 error solidity: TypeError: Member "cost" not found or not visible after argument-dependent lookup in contract IShop.',
    ]);
    expect(checked.count).toBe("7 documents, 13 checked blocks, 4 files, 13 problems.");
  });

  test("makes the command fail", () => {
    expect(checked).toMatchObject({ status: 1, stderr: "" });
  });
});
