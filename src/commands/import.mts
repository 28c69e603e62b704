/**
 * `npm run import -- FOLDER`: takes over the docs, posts, pages, static files and configuration of
 * a Docusaurus site. A process of its own does the work, so a signal ends it at any moment, and
 * this one can undo what was begun.
 */
import "../data/settings/strings";

import { spawn } from "node:child_process";
import { constants } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { makeFolder } from "../data/files/door";
import { UsageError } from "../data/files/usage-error";
import { type Lock, takeLock } from "./build-lock";
import { STAGE, UNDONE, undo } from "./import/import-folders";
import { runCommand } from "./run-command";

const HELP = `Takes over a Docusaurus site: docs, versions, posts, pages, static files, sidebars and
configuration. The site itself stays as it is. Its configuration runs in a sandbox, which sees the
site's own files and nothing else.

  npm run import -- ../my-site      the folder that has docusaurus.config.js or .ts
    --force                         although there is content: it is moved to .before-import/
    --dry-run                       says what it would do, and changes nothing
    --json                          says it for programs
    --help                          this text`;

const USAGE = "Usage: npm run import -- FOLDER; all options: npm run import -- --help";
const SIGNALS = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
/** The project, as the process knows it that does the work. That one runs in `STAGE`. */
const { IMPORT_INTO } = process.env;

/** The signal that ended this import. */
let endedBy: NodeJS.Signals | undefined;
/** The process group that does the work, while it runs. */
let group: number | undefined;

/** Ends all processes that do the work. */
function endWorker(): void {
  try {
    if (group !== undefined) process.kill(-group, "SIGKILL");
  } catch {
    // They have ended already.
  }
}

/** Runs this file again, to do the work. Returns whether that ended well. */
function runWorker(args: readonly string[], project: string, lock: Lock): Promise<boolean> {
  const [, script = ""] = process.argv;
  const worker = spawn(process.execPath, [...process.execArgv, resolve(script), ...args], {
    cwd: join(project, STAGE),
    // It holds the lock too, for as long as it runs.
    stdio: ["ignore", "inherit", "inherit", lock.file],
    detached: true,
    env: { ...process.env, IMPORT_INTO: project },
  });
  group = worker.pid;
  if (group !== undefined) lock.add(group);
  return new Promise((done, fail) => {
    worker.on("error", fail);
    worker.on("close", (code) => {
      endWorker();
      done(code === 0);
    });
  });
}

/** Takes over a site in another process, and undoes it if that does not end well. */
async function importInWorker(args: readonly string[]): Promise<void> {
  const project = process.cwd();
  const fileSystem = await import("fs-native-extensions").catch(() => null);
  // From here on, a signal has to end the work, and undo it, before this process.
  for (const name of SIGNALS) {
    process.on(name, () => {
      endedBy ??= name;
      endWorker();
    });
  }
  const lock = takeLock(fileSystem);
  try {
    if (undo(project)) console.error(UNDONE);
    makeFolder(join(project, STAGE), project);
    const isGood = await runWorker(args, project, lock);
    if (!undo(project) && isGood) return;
    console.error(`\nThe import ${endedBy ? "was stopped" : "has failed"}. Nothing has changed.`);
    process.exitCode = endedBy ? 128 + constants.signals[endedBy] : 1;
  } finally {
    try {
      undo(project);
    } finally {
      lock.release();
    }
  }
}

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      "dry-run": { type: "boolean", default: false },
      force: { type: "boolean", default: false },
      help: { type: "boolean", short: "h" },
      json: { type: "boolean", default: false },
    },
  });
  if (values.help) {
    console.log(HELP);
    return;
  }
  const [folder, ...more] = positionals;
  if (folder === undefined) throw new UsageError("Name the folder of a Docusaurus site.");
  if (more.length > 0) throw new UsageError("Name one folder.");
  const { force, json, "dry-run": isDry } = values;
  if (IMPORT_INTO === undefined) {
    await importInWorker([
      resolve(folder),
      ...process.argv.slice(2).filter((arg) => arg.startsWith("-")),
    ]);
    return;
  }
  const { importSite } = await import("./import/import-site");
  const fileSystem = await import("fs-native-extensions").catch(() => null);
  const swap = fileSystem?.swapSync ?? null;
  const report = await importSite(folder, { project: IMPORT_INTO, force, isDry, swap });
  console.log(json ? JSON.stringify(report, null, 2) : report.toString());
}

await runCommand(run, IMPORT_INTO === undefined ? USAGE : undefined);
