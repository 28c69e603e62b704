import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { workInFolder } from "../../../test/jest/folders";
import { fileSystemMessage } from "./file-system-error";

workInFolder();

const messageOf = (act: () => void): string | undefined => {
  try {
    act();
  } catch (error) {
    return fileSystemMessage(error, "about");
  }
  return "Nothing was thrown.";
};

describe("F errors of the file system", () => {
  test.each([
    ["`none` cannot be read: it does not exist, or no longer.", () => statSync("none")],
    ["`about` cannot be read: it is a folder, not a file.", () => readFileSync(".")],
    [
      "`file` cannot be read: a part of its path is a file, not a folder.",
      () => readdirSync("file"),
    ],
    [
      "`file` cannot be written: there is something of this name already.",
      () => writeFileSync("file", "", { flag: "wx" }),
    ],
    ["`file` cannot be written: there is something of this name already.", () => mkdirSync("file")],
    [
      `\`${"a".repeat(300)}\` cannot be opened: the name is too long.`,
      () => writeFileSync("a".repeat(300), ""),
    ],
  ])("%s", (says, act) => {
    writeFileSync("file", "");
    expect(messageOf(act)).toBe(says);
  });

  test("are told from faults of the code", () => {
    expect(fileSystemMessage(new Error("x"))).toBeUndefined();
    expect(fileSystemMessage(Object.assign(new Error("x"), { code: "ERR_X" }))).toBeUndefined();
    expect(fileSystemMessage(undefined)).toBeUndefined();
  });

  test("that nobody knows are told in the system's words", () => {
    const error = { code: "EWHAT", syscall: "fsync", message: "EWHAT: what, fsync" };
    expect(fileSystemMessage(error)).toBe("The file system refuses `fsync`: EWHAT: what, fsync.");
  });
});
