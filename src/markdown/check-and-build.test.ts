import { Parser } from "acorn";
import fc from "fast-check";
import { bodies } from "../../test/documents/grammar";
import { environment, KINDS, pathOf } from "../../test/jest/compile-as";
import { moduleCompiler } from "../../test/jest/plugin-mdx";
import { randomCases } from "../../test/jest/random";
import { moduleHtml, treeHtml } from "../../test/jest/two-ways";
import { compile } from "./compile";

/** By default, the seed makes each run test the same documents. A failure prints its document. */
const SEED = Number(process.env.SEED ?? 20261124);
const RUNS = Number(process.env.RUNS ?? randomCases(150));

const kinds = fc.constantFrom(...KINDS);

test("F: check and build agree on any document: what check finds no error in compiles both ways", async () => {
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
