import { Parser } from "acorn";
import fc from "fast-check";
import { bodies } from "../../test/documents/grammar";
import { moduleCompiler } from "../../test/jest/plugin-mdx";
import { compileAs, environment, pathOf, treeHtml } from "../../test/jest/two-ways";
import { compile } from "./compile";

/** The same documents in each run, unless others are asked for; a failure names its own. */
const SEED = Number(process.env.SEED ?? 20261124);
const RUNS = Number(process.env.RUNS ?? 250);

const kinds = fc.constantFrom("md" as const, "mdx" as const);

describe("F: check and build agree", () => {
  test("on any document: what check finds no error in compiles both ways", async () => {
    const compileModule = await moduleCompiler(environment);
    await fc.assert(
      fc.asyncProperty(bodies, kinds, async (source, kind) => {
        const path = pathOf(kind);
        const checked = compile(source, path, { ...environment, isCheck: true });
        const built = compile(source, path, environment);
        expect(checked.problems).toEqual(built.problems);
        expect(checked.needsModule).toBe(built.needsModule);
        if (checked.problems.some(({ severity }) => severity === "error")) return;

        if (!built.needsModule) expect(() => treeHtml(source, kind)).not.toThrow();
        const { code, error, messages } = await compileModule(source, path);
        expect(error).toBeUndefined();
        expect(messages.filter(({ fatal }) => fatal).map(String)).toEqual([]);
        expect(() =>
          Parser.parse(code ?? "", { ecmaVersion: "latest", sourceType: "module" }),
        ).not.toThrow();
      }),
      { seed: SEED, numRuns: RUNS },
    );
  });

  test.each<[source: string, place: string, reason: string]>([
    [
      "export const a = 1\n\nText {a}\n\nexport const a = 2",
      "5:14",
      "Identifier 'a' has already been declared",
    ],
    [
      "export default () => 1\n\nexport { default } from 'react'",
      "3:1",
      "the first `export default` is in line 1",
    ],
    [
      "export const a = {}\n\n{<b {...a} key={1} />}",
      "1:1",
      "Expected `key` to come before any spread expressions",
    ],
    ["export const MDXContent = 1", "1:1", "Identifier 'MDXContent' has already been declared"],
  ])("on code that is no module: %j", (source, place, reason) => {
    const problems = compileAs(source, "mdx").problems.map(
      ({ line, column, severity, code, message }) =>
        `${line}:${column} ${severity} ${code}: ${message}`,
    );
    const start = "`import`, `export` and braces make one JavaScript module, and this is none";
    expect(problems).toEqual([`${place} error syntax: ${start}: ${reason}.`]);
  });
});
