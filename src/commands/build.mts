/**
 * `npm run build`: builds the site into `public/`, and leaves what was there when that fails. Gatsby writes to `public/` alone, so
 * the previous site is set aside and Gatsby works on a copy, which an incremental build needs. Arguments are handed on to Gatsby.
 */
import { spawn } from "node:child_process";
import {
  constants,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join } from "node:path";

const WITHOUT_ENVINFO = new URL("without-envinfo.mjs", import.meta.url).href;

/** The site, and what Gatsby remembers of it: with only one of them put back, pages would stay as the failed build knew them. */
const PARTS = ["public", ".cache/data", ".cache/redux"];
const ASIDE = ".previous-build";
const DONE = `${ASIDE}-done`;
const PROCESS = join(ASIDE, "process");

/** Gatsby's own name for the page that is not found. */
const NOT_FOUND = join(ASIDE, "public/404.html");

/** Whether a file is another name of a page's, which every build gives anew (src/output/html-copies.ts). */
const isSecondName = (path: string): boolean =>
  path.endsWith(".html") &&
  path !== NOT_FOUND &&
  existsSync(join(path.slice(0, -".html".length), "index.html"));

/** Whether `npm run compress` has made a file: a host would go on to send it. */
const isCompressed = (path: string): boolean =>
  /\.(?:br|gz)$/.test(path) && existsSync(path.slice(0, -".br".length));

const remove = (path: string): void => rmSync(path, { recursive: true, force: true });

/** Signals all processes of a build; false when there are none. */
function signalGroup(leader: number, signal: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(-leader, signal);
  } catch {
    return false;
  }
}

/** Moves all parts away, whole and with their times, and leaves copies in their place. */
function setAside(): void {
  for (const part of PARTS) {
    const aside = join(ASIDE, part);
    mkdirSync(part, { recursive: true });
    mkdirSync(dirname(aside), { recursive: true });
    renameSync(part, aside);
  }
  for (const part of PARTS) {
    cpSync(join(ASIDE, part), part, {
      recursive: true,
      preserveTimestamps: true,
      mode: constants.COPYFILE_FICLONE,
      filter: (source) => !isSecondName(source) && !isCompressed(source),
    });
  }
}

/** Moves all parts back that are still away; may be cut short at any point and run again. */
function putBack(): void {
  for (const part of PARTS) {
    const aside = join(ASIDE, part);
    if (!existsSync(aside)) continue;
    remove(part);
    mkdirSync(dirname(part), { recursive: true });
    renameSync(aside, part);
  }
  remove(ASIDE);
  if (readdirSync("public").length === 0) rmdirSync("public");
}

/** Puts back what a build has left that was killed. */
function recover(): void {
  remove(DONE);
  if (!existsSync(ASIDE)) return;
  const leader = existsSync(PROCESS) ? Number(readFileSync(PROCESS, "utf8")) : 0;
  if (leader > 0 && signalGroup(leader, 0)) {
    console.error(
      `Another build of this folder is running (process ${leader}). Wait for it, or end it.`,
    );
    process.exit(1);
  }
  console.log("The last build was cut short: the site of the build before is put back.");
  putBack();
}

recover();
setAside();

const args = process.argv.slice(2);
const { GATSBY_TELEMETRY_DISABLED = "1", NODE_OPTIONS = "" } = process.env;
const gatsby = spawn(
  process.execPath,
  ["--import", WITHOUT_ENVINFO, "node_modules/gatsby/cli.js", "build", "--prefix-paths", ...args],
  {
    stdio: ["ignore", "inherit", "inherit"],
    // Gatsby's workers are ended with it, so that none writes into the site that is put back.
    detached: true,
    env: {
      ...process.env,
      GATSBY_TELEMETRY_DISABLED,
      NODE_OPTIONS: `${NODE_OPTIONS} --max-semi-space-size=64`.trim(),
    },
  },
);
if (gatsby.pid) writeFileSync(PROCESS, String(gatsby.pid));
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) {
  process.on(signal, () => gatsby.pid && signalGroup(gatsby.pid, "SIGTERM"));
}

gatsby.on("close", (code) => {
  if (gatsby.pid) signalGroup(gatsby.pid, "SIGKILL");
  if (code === 0) {
    renameSync(ASIDE, DONE);
    remove(DONE);
    return;
  }
  putBack();
  console.error(
    existsSync("public")
      ? "The build has failed. `public/` is as it was before."
      : "The build has failed. There is no `public/`.",
  );
  process.exitCode = code ?? 1;
});
