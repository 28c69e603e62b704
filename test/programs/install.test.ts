import { execFileSync } from "node:child_process";
import { existsSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf } from "../jest/folders";

/** A machine without browsers, whose apt notes that it was called. */
function bareMachine() {
  const folder = folderOf();
  const called = join(folder, "called");
  const apt = `#!${process.execPath}\nrequire("node:fs").writeFileSync(${JSON.stringify(called)}, "")`;
  writeFileSync(join(folder, "apt-get"), apt, { mode: 0o755 });
  symlinkSync(process.execPath, join(folder, "node"));
  return { folder, called };
}

test("O4: what reads the configuration of the browser tests installs nothing", () => {
  const { folder, called } = bareMachine();
  const { CHROMIUM_PATH: _, ...variables } = process.env;
  const env = { ...variables, PATH: folder, NODE_OPTIONS: "" };
  const args = ["--import", "tsx", "--eval", 'import("./playwright.config.ts")'];
  execFileSync(process.execPath, args, { env, stdio: "pipe" });
  expect(existsSync(called)).toBe(false);
});
