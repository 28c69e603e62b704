import { readdirSync, readFileSync } from "node:fs";
import { documents } from "./document";
import { expectNumbers } from "./expect-numbers";

const tests = readdirSync(__dirname)
  .filter((name) => name.endsWith(".test.ts") && name !== "formulas.test.ts")
  .map((name) => readFileSync(`${__dirname}/${name}`, "utf8"))
  .join("\n");

// A document whose numbers no test here compares must not have any.
for (const name of documents()) {
  if (!tests.includes(`"${name}"`)) expectNumbers(name, {});
}
