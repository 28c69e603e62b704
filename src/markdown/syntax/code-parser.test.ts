import { codeParser } from "./code-parser";

const OPTIONS = { ecmaVersion: 2024, sourceType: "module" } as const;
const MEGABYTE = 1_000_000;
const read = (code: string) => codeParser.parseExpressionAt(code, 0, OPTIONS);

describe("code in braces", () => {
  test("may stand in a document as often as one likes", () => {
    const code = `"${"a".repeat(MEGABYTE)}"`;
    for (let count = 0; count < 12; count += 1) expect(read(code).type).toBe("Literal");
  });

  test("is refused if the parser has to read too much of it on the way to its end", () => {
    const readFurther = () => {
      for (let length = 0; length < 12; length += 1)
        read(`"${"a".repeat(MEGABYTE)}"${" ".repeat(length)}`);
    };
    expect(readFurther).toThrow("too many braces");
  });
});
