import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../../../test/jest/folders";
import { cachedFile } from "./cached-file";

/** Reads a number. Keeps the last one, if the text is not a number. */
const numberOf = (text: string, _: string, last: number | undefined): number =>
  text === "" ? 0 : Number.isNaN(Number(text)) ? (last ?? -1) : Number(text);

describe("G5: a file that is read again and again", () => {
  let folder: string;
  let path: string;
  beforeEach(() => {
    folder = folderOf();
    path = join(folder, "number.yml");
  });

  test("is parsed once, and again when its text or what it depends on has changed", () => {
    let version = 1;
    const parse = jest.fn(numberOf);
    const read = cachedFile(parse, () => version);
    expect(read(path)).toBeNull();
    writeFileSync(path, "1");
    expect([read(path), read(path)]).toEqual([1, 1]);
    expect(parse).toHaveBeenCalledTimes(1);
    writeFileSync(path, "12");
    expect(read(path)).toBe(12);
    version = 2;
    expect(read(path)).toBe(12);
    expect(parse).toHaveBeenCalledTimes(3);
  });

  test("keeps the value of before an error, even if the file was empty in between", () => {
    const read = cachedFile(numberOf);
    writeFileSync(path, "12");
    expect(read(path)).toBe(12);
    writeFileSync(path, "");
    expect(read(path)).toBe(0);
    writeFileSync(path, "twelve");
    expect(read(path)).toBe(12);
  });
});
