/**
 * `npm run build`: builds the site in another folder, and moves it to `public/` when it is
 * complete. A build that fails or is cut short changes nothing. Gatsby receives all arguments.
 *
 * `npm start` adds `--serve`: then this process serves the site. A shell that ran one command after
 * the other would end at a signal and leave the build running.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, statfsSync } from "node:fs";
import { constants } from "node:os";
import { pathToFileURL } from "node:url";
import { fileSystemMessage } from "../data/files/file-system-error";
import { markdownFiles } from "../data/files/markdown-files";
import { otherLanguages } from "../data/settings/languages";
import {
  addLanguage,
  obstacles,
  prepare,
  publish,
  recover,
  removeOld,
  restore,
  SITE,
} from "./build-folders";
import { type Lock, takeLock } from "./build-lock";
import { UNDONE, undo } from "./import/import-folders";

const [option, ...others] = process.argv.slice(2);
/** Arguments of the server that follows the build, if one does. */
const serverArguments = option === "--serve" ? others : undefined;
const GATSBY = "node_modules/gatsby/cli.js";

process.env.GATSBY_TELEMETRY_DISABLED ??= "1";
// On Netlify, Gatsby would install an adapter, which moves most of the site into a cache (28 of 656 files stay).
delete process.env.NETLIFY;
delete process.env.NETLIFY_LOCAL;

/** Changes of Gatsby that have to be there before it is loaded. */
const CHANGES = ["logger", "compile-site", "chunk-names", "public-folder"].flatMap((name) => [
  "--import",
  pathToFileURL(`src/gatsby/${name}.mjs`).href,
]);

const fileSystem = await import("fs-native-extensions").catch(() => null);

/**
 * Bytes that must be free on the disk after a build. Gatsby does not notice every file that it
 * could not write.
 */
const LEAST_ROOM = 1_000_000;

/**
 * Above this many documents, Node.js collects garbage when its memory has grown by 120%, not by up
 * to 300%. A build of 5,000 docs then takes 2,775 instead of 3,667 MB, and 1.3% more time. A build
 * of 1,000 docs takes 1,243 instead of 1,509 MB, and up to 4% more time.
 */
const MANY_DOCUMENTS = 500;
const COLLECT_EARLIER = "--heap-growing-percent=120";

/** Signals that end a build. */
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;

/** In milliseconds: how long Gatsby may take to end by itself, and to show the cursor again. */
const GRACE = 500;

/** The signal that ended this build. */
let endedBy: NodeJS.Signals | undefined;
/** The process group of Gatsby, while it runs. */
let group: number | undefined;
/** The build of a further language, which ends its own processes. */
let languageBuild: ChildProcess | undefined;

/** Sends a signal to all processes of Gatsby. */
function signalGatsby(signal: NodeJS.Signals): void {
  try {
    if (group !== undefined) process.kill(-group, signal);
  } catch {
    // The processes have already ended.
  }
}

/**
 * Ends Gatsby. A process that computes or is stopped does not see SIGTERM. A second signal does not
 * wait for the first one: a terminal and npm may send one each.
 */
function end(signal: NodeJS.Signals): void {
  signalGatsby(endedBy === undefined ? "SIGTERM" : "SIGKILL");
  languageBuild?.kill(signal);
  endedBy ??= signal;
  setTimeout(signalGatsby, GRACE, "SIGKILL").unref();
}

function isDiskFull(): boolean {
  const { bavail, bfree, bsize } = statfsSync(".");
  // File systems reserve some space for root.
  return (process.getuid?.() === 0 ? bfree : bavail) * bsize < LEAST_ROOM;
}

/** Runs Gatsby. Returns whether it built the site. */
function runGatsby(lock: Lock): Promise<boolean> {
  // From here on, a signal has to end Gatsby before this process.
  for (const signal of SIGNALS) process.on(signal, end);
  const gatsby = spawn(
    process.execPath,
    [
      ...CHANGES,
      ...(markdownFiles().length > MANY_DOCUMENTS ? [COLLECT_EARLIER] : []),
      ...[GATSBY, "build", "--prefix-paths"],
      ...(serverArguments ? [] : process.argv.slice(2)),
    ],
    {
      // Gatsby holds the lock too, for as long as it runs.
      stdio: ["ignore", "inherit", "inherit", lock.file],
      // Gatsby gets a process group of its own, so that a signal also ends its workers.
      detached: true,
      env: { ...process.env, PUBLIC_FOLDER: SITE },
    },
  );
  group = gatsby.pid;
  if (group !== undefined) lock.add(group);
  return new Promise((done) => {
    gatsby.on("error", ({ message }) => {
      console.error(message);
      done(false);
    });
    gatsby.on("close", (code) => {
      signalGatsby("SIGKILL");
      group = undefined;
      // Gatsby exits with 0 if a signal stops it before it has begun.
      done(code === 0 && endedBy === undefined);
    });
  });
}

/** Builds the site in all its languages. Returns whether that worked. */
async function buildAll(lock: Lock): Promise<boolean> {
  if (!(await runGatsby(lock))) return false;
  if (otherLanguages.length === 0) return true;
  // A site with one language starts without what reads the settings.
  const { buildLanguages } = await import("./languages/build-languages");
  const roots = await buildLanguages((build) => {
    languageBuild = build;
  });
  for (const [code, root] of roots ?? []) addLanguage(code, root);
  return roots !== null && endedBy === undefined;
}

/** Builds and publishes the site. Returns whether that worked. */
async function build(lock: Lock): Promise<boolean> {
  if (undo(".")) console.log(UNDONE);
  if (recover()) {
    console.log("The last build did not finish. `public/` holds the site of the build before it.");
  }
  try {
    prepare();
    if ((await buildAll(lock)) && !isDiskFull()) {
      publish(fileSystem);
      return true;
    }
  } catch (error) {
    console.error(fileSystemMessage(error) ?? (error as Error).message);
  }
  if (isDiskFull()) console.error("The disk is full.");
  restore();
  const what = endedBy === undefined ? "has failed" : `was ended by ${endedBy}`;
  console.error(
    existsSync("public")
      ? `The build ${what}. \`public/\` has not changed.`
      : `The build ${what}. There is no \`public/\`.`,
  );
  return false;
}

/** Serves the site in this process. */
async function serve(options: string[]): Promise<void> {
  process.argv.splice(1, Number.POSITIVE_INFINITY, GATSBY, "serve", "--prefix-paths", ...options);
  await import(pathToFileURL("src/gatsby/serve-pages.mjs").href);
  await import(pathToFileURL(GATSBY).href);
}

try {
  const found = obstacles();
  if (found.length > 0) throw new Error(found.join("\n"));
  const lock = takeLock(fileSystem);
  try {
    if (!(await build(lock))) process.exitCode = endedBy ? 128 + constants.signals[endedBy] : 1;
    // `public/` and the memory are whole. A signal may end the rest at once.
    for (const signal of SIGNALS) process.off(signal, end);
    removeOld();
  } finally {
    lock.release();
  }
  if (serverArguments && !process.exitCode) await serve(serverArguments);
} catch (error) {
  console.error(fileSystemMessage(error) ?? (error as Error).message);
  process.exitCode = 1;
}
