import { transformSync } from "esbuild";
import fc from "fast-check";
import { bodies } from "../../test/documents/grammar";
import { environment, KINDS, pathOf } from "../../test/jest/compile-as";
import { htmlOf } from "../../test/jest/html";
import { randomCases } from "../../test/jest/random";
import { compile } from "./compile";

/** By default, the seed makes each run test the same documents. A failure prints its document. */
const SEED = Number(process.env.SEED ?? 20261124);
const RUNS = Number(process.env.RUNS ?? randomCases(150));

const kinds = fc.constantFrom(...KINDS);

test("F: check and build agree on any document: what check finds no error in is rendered", () => {
  fc.assert(
    fc.property(bodies, kinds, (source, kind) => {
      const path = pathOf(kind);
      const checked = compile(source, path, { ...environment, isCheck: true });
      const built = compile(source, path, environment);
      expect(checked.problems).toEqual(built.problems);
      expect(checked.module).toEqual(built.module);
      if (checked.problems.some(({ severity }) => severity === "error")) return;
      expect(() => transformSync(built.module?.text ?? "", { loader: "jsx" })).not.toThrow();
      if (!/import|from/.test(source)) expect(() => htmlOf(source, kind)).not.toThrow();
    }),
    { seed: SEED, numRuns: RUNS },
  );
});
