/**
 * `npm run test:programs [-- land|full]` installs the browsers and the web server that the tests
 * need and this machine lacks: with apt on Debian, for root, else in another way if there is one.
 * Nothing else installs anything. It ends with 1 if a program is still missing that tests fail
 * without.
 */
import { existsSync } from "node:fs";
import { CHROMIUM, CHROMIUM_SHELL, findHeadlessChromium } from "./chromium";
import { FIREFOX } from "./firefox";
import { BROTLI, NGINX } from "./nginx";
import { OLD_CHROMIUM } from "./old-chromium";
import { type Program, reasonOf, run } from "./program";
import { WEBKIT } from "./webkit";

type AnyProgram = Program<unknown>;

const isFull = process.argv[2] === "full";
/** Without these, tests are slower or see less. */
const WANTED: readonly AnyProgram[] = [CHROMIUM_SHELL, BROTLI];
const NEEDED: readonly AnyProgram[] = [
  { ...CHROMIUM, find: findHeadlessChromium },
  FIREFOX,
  NGINX,
  ...(isFull ? [WEBKIT, OLD_CHROMIUM] : []),
];

const isMissing = ({ find }: AnyProgram): boolean => find() === undefined;

/** Does a part of the work. If it fails, says why. The tests that need it will fail. */
function attempt(what: string, work: () => void): void {
  console.log(`Installing ${what}.`);
  try {
    work();
  } catch (error) {
    console.error(`${what} cannot be installed: ${reasonOf(error)}`);
  }
}

function installWithApt(programs: readonly AnyProgram[]): void {
  const packages = programs.filter(isMissing).flatMap((program) => program.packages);
  if (packages.length === 0) return;
  attempt(packages.join(", "), () => {
    // In a terminal, apt says how far it is.
    const quiet = process.stdout.isTTY ? [] : ["-qq"];
    run("apt-get", "update", ...quiet);
    run("apt-get", "install", "-y", ...quiet, ...packages);
  });
}

if (existsSync("/etc/debian_version") && process.getuid?.() === 0) {
  // With a Chromium without windows, the other one is not needed.
  installWithApt(WANTED);
  installWithApt(NEEDED);
}
for (const { name, install } of NEEDED.filter(isMissing)) if (install) attempt(name, install);
for (const program of [...WANTED, ...NEEDED].filter(isMissing)) {
  console.error(`${program.need}, and there is none. ${program.remedy}`);
  if (NEEDED.includes(program)) process.exitCode = 1;
}
