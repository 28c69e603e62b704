import { writeFileSync } from "node:fs";
import { setImmediate } from "node:timers/promises";
import { workInFolder } from "../../../test/jest/folders";
import * as roots from "../files/roots";

jest.doMock("../files/roots", () => ({ ...roots, root: "", contentRoot: "content" }));

const SOURCE = "pragma solidity ^0.8.0;\ninterface IOne { function total() external; }\n";
const FILE = "content/contracts/IOne.sol";

workInFolder({ [FILE]: SOURCE });

test("G5 contracts stay while their file is faulty, even if it was empty in between", async () => {
  const { readContracts } = await import("./contract-files");
  /** Writes the file. Returns the names of the contracts then, and the number of errors. */
  async function write(text: string): Promise<[names: string[], errors: number]> {
    writeFileSync(FILE, text);
    await setImmediate();
    const { contracts, problems } = readContracts();
    const errors = problems.filter(({ severity }) => severity === "error");
    return [contracts.map(({ name }) => name), errors.length];
  }
  expect(await write(SOURCE)).toEqual([["IOne"], 0]);
  expect(await write(SOURCE.replace("function", "functoin"))).toEqual([["IOne"], 1]);
  expect(await write("")).toEqual([[], 0]);
  expect(await write(SOURCE.replace("total", "to tal"))).toEqual([["IOne"], 1]);
  expect(await write(SOURCE.replace("IOne", "ITwo"))).toEqual([["ITwo"], 0]);
  expect(await write(SOURCE.replace("IOne {", "ITwo"))).toEqual([["ITwo"], 1]);
});
