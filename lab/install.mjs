/**
 * Installs the packages of this folder with `npm ci`, unless those of the present
 * `package-lock.json` are there. Every command of npm that needs them runs this first.
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
