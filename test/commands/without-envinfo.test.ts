import { execFileSync } from "node:child_process";

/** Returns whether V8 still uses its fast path for arrays after Gatsby's command line is loaded. */
const staysFast = (...flags: string[]): boolean =>
  execFileSync(
    process.execPath,
    [
      "--allow-natives-syntax",
      ...flags,
      "--eval",
      'require("gatsby-cli/lib/create-cli"); console.log(%ArrayIteratorProtector())',
    ],
    { encoding: "utf8" },
  )
    .trim()
    .endsWith("true");

test("a build takes the fast way over arrays", () => {
  expect(staysFast("--import", "./src/gatsby/without-envinfo.mjs")).toBe(true);
});

test("Gatsby's command line does not by itself, so that it is worth the trouble", () => {
  expect(staysFast()).toBe(false);
});
