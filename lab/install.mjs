/**
 * Installs the packages of this folder with `npm ci`, unless those of the present
 * `package-lock.json` are there. Every command of npm that needs them runs this first.
 *
 * More than half of what `npm ci` installed was never run to build or serve the site. Now it
 * installs 1,615 packages of 557 MB in 39 s, not 2,259 of 1,355 MB in 83 s. Here were 437 of 438 MB;
 * viem came later, with 90.
 * Code here also sees the site's packages, which may be other copies: a class is compared only in
 * the site's code. npm 11 did not end with `overrides` for gatsby alone.
 */
import { spawnSync } from "node:child_process";
import { copyFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

const FOLDER = import.meta.dirname;
const WANTED = join(FOLDER, "package-lock.json");
/** A copy of the lock file that was installed last. `npm ci` removes it when it begins. */
const INSTALLED = join(FOLDER, "node_modules/.installed.json");

if (!existsSync(INSTALLED) || !readFileSync(INSTALLED).equals(readFileSync(WANTED))) {
  console.log("Installing the packages of lab/, which measure and check the site.");
  const { status } = spawnSync("npm", ["ci", "--prefix", FOLDER], { stdio: "inherit" });
  if (status === 0) copyFileSync(WANTED, INSTALLED);
  process.exitCode = status ?? 1;
}
