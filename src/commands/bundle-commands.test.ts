import { spawnSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { workInFolder } from "../../test/jest/folders";

const script = resolve("src/commands/bundle-commands.mjs");

workInFolder();

test("F a folder that the commands cannot be written to is named, without a stack", () => {
  mkdirSync("src/commands", { recursive: true });
  for (const name of ["build", "check", "compile-thread"]) {
    writeFileSync(`src/commands/${name}.mts`, "");
  }
  mkdirSync("node_modules");
  writeFileSync("node_modules/.cache", "");
  const { stderr, status } = spawnSync(process.execPath, [script], { encoding: "utf8" });
  expect(stderr).toMatch(
    /^The commands cannot be written to `node_modules\/\.cache\/commands`: .+\.\n$/,
  );
  expect(status).toBe(1);
});
