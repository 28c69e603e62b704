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

const folders: string[] = [];
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

/** Links the packages into a folder. */
function link(root: string): void {
  for (const name of ["lab", "node_modules"]) symlinkSync(resolve(name), join(root, name));
}

const SOLIDITY = "// SPDX-License-Identifier: UNLICENSED\npragma solidity ^0.8.24;\n";

/** Files of code, half of them with a fault. */
const FILES = {
  "contracts/IShop.sol": `${SOLIDITY}interface IShop {\n    function price() external view returns (uint256);\n}\n`,
  "contracts/IFaulty.sol": `${SOLIDITY}import {IMissing} from "./IMissing.sol";\n`,
  "examples/Buyer.sol": `${SOLIDITY}import {IShop} from "../contracts/IShop.sol";\ncontract Buyer {\n    function read(IShop shop) external view returns (uint256) {\n        return shop.cost();\n    }\n}\n`,
  "examples/Idle.sol": `${SOLIDITY}contract Idle {\n    function wait(uint256 time) external pure returns (uint256) {\n        return 1;\n    }\n}\n`,
  "examples/wide.ts": `${"// 76".padEnd(76, ".")}\n${"// 77".padEnd(77, ".")}\n`,
  "examples/shop.ts": `import { parseAbi } from "viem";\n\nexport const shopAbi = parseAbi([\n  "function price() view returns (uint256)",\n]);\n`,
  "examples/buy.ts": `import { shopAbi } from "./shop";\nimport { list } from "./list";\n\nexport const name: number = shopAbi[0].name;\n`,
};

/** Runs the check of a small site to which files have been added. */
function checkCode(files: Readonly<Record<string, string>> = {}) {
  const root = mkdtempSync(join(tmpdir(), "code-"));
  folders.push(root);
  cpSync("test/content/smallest", root, { recursive: true });
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

test("content without code passes", () => {
  expect(checkCode()).toMatchObject({
    status: 0,
    stderr: "",
    problems: [],
    count: "0 files of code, 0 problems.",
  });
});

test("code with and without faults has its faults named with their places", () => {
  expect(checkCode(FILES)).toMatchObject({
    status: 1,
    stderr: "",
    problems: [
      'content/contracts/IFaulty.sol:3:1 error solidity: ParserError: Source "content/contracts/IMissing.sol" not found: None of the sources has this path.',
      "content/examples/buy.ts:2:1 error typescript: TS6133: 'list' is declared but its value is never read.",
      "content/examples/buy.ts:2:22 error typescript: TS2307: Cannot find module './list' or its corresponding type declarations.",
      "content/examples/buy.ts:4:14 error typescript: TS2322: Type 'string' is not assignable to type 'number'.",
      'content/examples/Buyer.sol:6:16 error solidity: TypeError: Member "cost" not found or not visible after argument-dependent lookup in contract IShop.',
      "content/examples/Idle.sol:4:19 warning solidity: Unused function parameter. Remove or comment out the variable name to silence this warning.",
      "content/examples/wide.ts:2:77 warning wide-code: A line of 77 characters. 76 fit on a page.",
    ],
    count: "7 files of code, 7 problems.",
  });
});
