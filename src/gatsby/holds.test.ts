import { readFileSync } from "node:fs";
import { assertHolds, HOLDS } from "./holds";

test("the installed versions have what the patches rely on", () => {
  expect(() => assertHolds()).not.toThrow();
});

describe("a run ends if Gatsby has changed", () => {
  test.each(HOLDS)("$patch without `$code`", ({ patch, file, code }) => {
    const changed = (path: string) => {
      const text = readFileSync(`node_modules/${path}`, "utf8");
      return path === file ? text.replaceAll(code, "") : text;
    };
    expect(() => assertHolds(changed)).toThrow(
      new Error(
        `src/gatsby/${patch} does not find \`${code}\` in ${file}. Adapt it to the installed versions, or remove it.`,
      ),
    );
  });

  test("all of it at once", () => {
    const { message } = errorOf(() => assertHolds(() => ""));
    expect(message.split("\n")).toHaveLength(HOLDS.length);
  });
});

function errorOf(run: () => void): Error {
  try {
    run();
  } catch (error) {
    return error as Error;
  }
  throw new Error("No error.");
}
