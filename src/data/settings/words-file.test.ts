import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { folderOf } from "../../../test/jest/folders";
import { figureText, readContentYaml, readFigures, readWords } from "./words-file";

describe("N4: how prose shows a figure", () => {
  test.each([
    [{ value: 0.05, unit: "percent" }, "0.05%"],
    [{ value: 10_000_000, unit: "STRA" }, "10,000,000 STRA"],
    [{ value: 4, unit: "years" }, "4 years"],
    [{ value: 1234.5, unit: undefined }, "1,234.5"],
    [{ value: 0, unit: "percent" }, "0%"],
    [{ value: -3, unit: "ticks" }, "-3 ticks"],
    [{ value: 0.00000001, unit: undefined }, "0.00000001"],
    [{ value: 1.0001, unit: undefined }, "1.0001"],
  ])("%j: %s", (figure, expected) => {
    expect(figureText(figure)).toBe(expected);
  });
});

describe("N4: the words of a site", () => {
  test("every figure of content/figures.yml has one of its own", () => {
    const { figures, problems } = readFigures();
    expect(problems).toEqual([]);
    expect(figures.length).toBeGreaterThan(0);
    const words = readWords();
    for (const { key, text } of figures) expect(words.get(`figures.${key}`)).toBe(text);
  });

  test("they stand beside the product's names, and are the same map until something changes", () => {
    expect(readWords().has("product.name")).toBe(true);
    expect(readWords()).toBe(readWords());
  });
});

describe("G5: a file with errors", () => {
  test("has the value of before, even if the file was empty in between", () => {
    const path = join(folderOf(), "labels.yml");
    const readAs = (text: string) => {
      writeFileSync(path, text);
      return readContentYaml(path, z.record(z.string(), z.string())).value;
    };
    expect(readAs("hello: Hello")).toEqual({ hello: "Hello" });
    expect(readAs("")).toEqual({});
    expect(readAs("hello: [Hello")).toEqual({ hello: "Hello" });
  });
});
