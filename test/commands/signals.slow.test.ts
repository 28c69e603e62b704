import { execFileSync, spawn } from "node:child_process";
import { chmodSync, existsSync, readFileSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { folderOf } from "../jest/folders";

/** Returns the state of a process as `ps` writes it: `T` if it is stopped. Empty if there is none. */
function stateOf(id: string): string {
  const all = execFileSync("ps", ["-A", "-o", "pid=,stat="], { encoding: "utf8" });
  return all.split("\n").find((line) => line.trim().startsWith(`${id} `)) ?? "";
}

/** Whether a process runs. One that has ended stays in the list until its parent asks for it. */
const isRunning = (id: string): boolean => !/^$|Z/.test(stateOf(id));

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((done) => setTimeout(done, 20));
}

/** Waits until a process has written its id into `folder`, and returns it. */
async function idIn(folder: string): Promise<string> {
  const path = join(folder, "id");
  await until(() => existsSync(path) && readFileSync(path, "utf8") !== "");
  return readFileSync(path, "utf8").trim();
}

/** Sends SIGTERM to a process. Returns how it has ended, and whether that took long. */
async function terminate(child: ReturnType<typeof spawn>) {
  const start = performance.now();
  child.kill("SIGTERM");
  const [code, signal] = await new Promise<[number | null, string | null]>((done) =>
    child.on("exit", (...how) => done(how)),
  );
  return { code, signal, isLate: performance.now() - start > 2000 };
}

describe("F a signal that npm receives ends what npm has started", () => {
  const { scripts } = JSON.parse(readFileSync("package.json", "utf8"));

  /**
   * Stands in for Node.js: writes the id of the process that does the work. It takes as long to start.
   * For a moment after it has started a process, npm ends without it on a signal.
   */
  const NODE = `#!/bin/sh
case "$*" in *bundle-commands*) exit 0;; esac
exec "${process.execPath}" -e 'require("fs").writeFileSync("id", String(process.pid)); setInterval(() => {}, 60000)'
`;

  test.each(["build", "check", "develop", "serve", "start"])("npm run %s", async (name) => {
    const root = folderOf({ "package.json": JSON.stringify({ scripts }), "bin/node": NODE });
    chmodSync(join(root, "bin/node"), 0o755);
    const npm = realpathSync(execFileSync("which", ["npm"], { encoding: "utf8" }).trim());
    const child = spawn(process.execPath, [npm, "run", name], {
      cwd: root,
      env: { ...process.env, PATH: `${join(root, "bin")}:${process.env.PATH}` },
      stdio: "ignore",
    });
    const id = await idIn(root);
    expect(await terminate(child)).toMatchObject({ signal: "SIGTERM", isLate: false });
    expect(isRunning(id)).toBe(false);
  });
});

describe("F the development server", () => {
  // As Gatsby's first process does, hands a signal on, and waits for the process that works.
  const GATSBY = `
    const { fork } = require("node:child_process");
    const child = fork("./work.js");
    child.on("exit", () => process.exit(0));
    process.on("SIGTERM", () => child.kill("SIGTERM"));`;
  const WORK = {
    computes: `process.on("SIGTERM", () => {}); require("node:fs").writeFileSync("id", String(process.pid)); for (;;);`,
    waits: `require("node:fs").writeFileSync("id", String(process.pid)); setInterval(() => {}, 1000);`,
    "is stopped": `require("node:fs").writeFileSync("id", String(process.pid)); process.kill(process.pid, "SIGSTOP");`,
  };

  test.each([
    ["computes", 143],
    ["is stopped", 143],
    ["waits", 0],
  ] as const)("that %s ends within two seconds", async (what, code) => {
    const root = folderOf({ "gatsby.js": GATSBY, "work.js": WORK[what] });
    const change = resolve("src/gatsby/end-child.mjs");
    const child = spawn(process.execPath, ["--import", change, "gatsby.js"], { cwd: root });
    const id = await idIn(root);
    // A process cannot write its id once it is stopped.
    if (what === "is stopped") await until(() => stateOf(id).includes("T"));
    expect(await terminate(child)).toEqual({ code, signal: null, isLate: false });
    expect(isRunning(id)).toBe(false);
  });
});
