import { Parser } from "acorn";
import fc from "fast-check";
import { bodies } from "../../test/documents/grammar";
import { moduleCompiler } from "../../test/jest/plugin-mdx";
import { randomCases } from "../../test/jest/random";
import { compileAs, environment, moduleHtml, pathOf, treeHtml } from "../../test/jest/two-ways";
import { compile } from "./compile";

/** By default, the seed makes each run test the same documents. A failure prints its document. */
const SEED = Number(process.env.SEED ?? 20261124);
const RUNS = Number(process.env.RUNS ?? randomCases(150));

const kinds = fc.constantFrom("md" as const, "mdx" as const);

const NO_MODULE =
  "The `import`, `export` and braces of a document form one JavaScript module. This module is not valid";

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
        else if (!/import|from/.test(source)) expect(() => moduleHtml(source, kind)).not.toThrow();
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

  test.each<[source: string, problem: string]>([
    [
      "export const a = 1\n\nText {a}\n\nexport const a = 2",
      `5:14 error syntax: ${NO_MODULE}: Identifier 'a' has already been declared.`,
    ],
    [
      "export default () => 1\n\nexport { default } from 'react'",
      `3:1 error syntax: ${NO_MODULE}: a second \`export default\` is here, and the first is in line 1.`,
    ],
    [
      "export const A = () => 1\n\n{<A {...{}} key={1} />}",
      `1:1 error syntax: ${NO_MODULE}: Expected \`key\` to come before any spread expressions.`,
    ],
    [
      "export const MDXContent = 1",
      `1:1 error syntax: ${NO_MODULE}: Identifier 'MDXContent' has already been declared.`,
    ],
    [
      "Text {[1].map((a) => <Crad key={a} />)}",
      "1:23 error unknown-element: `<Crad>` is not an element of this site. Did you mean `Card`? If you mean text, write `\\<Crad>` or put it in backticks.",
    ],
    [
      "Text {import('react')}",
      "1:6 error syntax: A promise in braces cannot be shown on a page. If you mean the braces themselves, write `\\{`.",
    ],
    [
      "Text {new Date(0)}",
      "1:6 error syntax: An object in braces cannot be shown on a page. If you mean the braces themselves, write `\\{`.",
    ],
    [
      "Text {/a/g}",
      "1:6 error syntax: A regular expression in braces cannot be shown on a page. If you mean the braces themselves, write `\\{`.",
    ],
  ])("on code that does not build: %j", (source, problem) => {
    expect(
      compileAs(source, "mdx").problems.map(
        ({ line, column, severity, code, message }) =>
          `${line}:${column} ${severity} ${code}: ${message}`,
      ),
    ).toEqual([problem]);
  });

  test("on elements that code defines itself, or that are the site's", () => {
    const source =
      "export const Own = () => 1\n\n{[Own].map((Part) => <Part key={1}><Own /><Card /><b /></Part>)}";
    expect(compileAs(source, "mdx").problems).toEqual([]);
  });
});
