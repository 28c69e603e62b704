import { execFileSync, spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
} from "node:fs";
import { join, resolve } from "node:path";
import { bundledCommand } from "../bundled-command";
import { folderOf, writeFiles } from "../jest/folders";

/**
 * A stand-in for Gatsby. It names its folders in the same ways as Gatsby, writes to them, prints
 * what it was given, and ends as the variable OUTCOME says.
 */
const GATSBY = `
const { existsSync, mkdirSync, rmSync, writeFileSync } = require("node:fs");
const isThere = existsSync("public");
const { OUTCOME, GATSBY_TELEMETRY_DISABLED, NODE_OPTIONS } = process.env;
if (OUTCOME === "end well") process.on("SIGTERM", () => process.exit(0));
if (OUTCOME === "compute") {
  process.on("SIGTERM", () => {});
  require("node:child_process").spawn("sh", ["-c", "trap '' TERM; while :; do sleep 1; done"]);
}
writeFileSync("gatsby.pid", String(process.pid));
for (const folder of ["public/static/a", \`\${process.cwd()}/public\`, ".cache/data", ".cache/caches-lmdb"])
  mkdirSync(folder, { recursive: true });
rmSync("public/old.html", { force: true });
writeFileSync("./public/index.html", "new");
writeFileSync(".cache/data/nodes", "new");
writeFileSync(".cache/caches-lmdb/data", "new");
console.log(JSON.stringify([process.argv.slice(2), GATSBY_TELEMETRY_DISABLED, NODE_OPTIONS, isThere, process.execArgv.filter((flag) => flag.includes("heap"))]));
if (OUTCOME === "compute") for (;;);
if (OUTCOME === "stop") process.kill(process.pid, "SIGSTOP");
if (["hang", "end well"].includes(OUTCOME)) setInterval(() => {}, 1000);
// Its adapter for Netlify would take the site out of the folder.
else process.exitCode = OUTCOME === "fail" || process.env.NETLIFY || process.env.NETLIFY_LOCAL ? 3 : 0;
`;

const DAY = new Date("2020-01-02T03:04:05Z");

let command: string;
let root: string;
beforeAll(() => {
  command = bundledCommand("build");
});
beforeEach(() => {
  root = folderOf();
  write("node_modules/gatsby/cli.js", GATSBY);
  mkdirSync(join(root, "src"));
  symlinkSync(resolve("src/gatsby"), join(root, "src/gatsby"));
});

function write(name: string, text: string): void {
  writeFiles(root, { [name]: text });
  utimesSync(join(root, name), DAY, DAY);
}

function writePreviousBuild(): void {
  write("public/index.html", "old");
  write("public/old.html", "old");
  write("public/static/a/b.png", "old");
  write(".cache/data/nodes", "old");
  write(".cache/redux/state", "old");
  write(".cache/caches-lmdb/data", "old");
}

/** Returns every file of the site and of Gatsby's cache, with its text and its time. */
const kept = (): Record<string, string> =>
  Object.fromEntries(
    ["public", ".cache"]
      .filter((folder) => existsSync(join(root, folder)))
      .flatMap((folder) =>
        readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
          .filter((entry) => entry.isFile())
          .map((entry) => join(entry.parentPath, entry.name))
          .map((path) => [
            path.slice(root.length + 1),
            `${readFileSync(path, "utf8")} ${statSync(path).mtime.toISOString()}`,
          ]),
      ),
  );

/** Returns every file of the site. */
const site = (): Record<string, string> =>
  Object.fromEntries(Object.entries(kept()).filter(([path]) => path.startsWith("public/")));

/** Returns what an interrupted build has left behind. */
const remains = () => readdirSync(root).filter((name) => name.startsWith(".build"));

/** Whether a process of the last Gatsby still runs. */
function isGatsbyRunning(): boolean {
  if (!existsSync(join(root, "gatsby.pid"))) return false;
  const group = readFileSync(join(root, "gatsby.pid"), "utf8");
  const all = execFileSync("ps", ["-A", "-o", "pgid=,stat="], { encoding: "utf8" });
  // A process that has ended stays in the list until its parent asks for its result.
  return all.split("\n").some((line) => line.trim().startsWith(`${group} `) && !line.includes("Z"));
}

/** Sends a signal to the last build. It goes to the whole group, as from a terminal. */
let kill: (signal: NodeJS.Signals) => void;

/** Starts `npm run build`. Calls `onOutput` once the stand-in has written its files. */
function build(
  outcome: string,
  onOutput: (kill: (signal: NodeJS.Signals) => void) => void = () => {},
  ...args: string[]
) {
  const child = spawn(process.execPath, [command, ...args], {
    cwd: root,
    env: {
      ...process.env,
      OUTCOME: outcome,
      NETLIFY: "true",
      NETLIFY_LOCAL: "true",
      NODE_OPTIONS: "--no-deprecation",
    },
    detached: true,
  });
  const killThis: typeof kill = (signal) => process.kill(-(child.pid ?? 0), signal);
  kill = killThis;
  let output = "";
  return new Promise<{ code: number | null; output: string }>((done) => {
    const collect = (data: Buffer): void => {
      const isFirst = !output.includes("--prefix-paths");
      output += data;
      // Gatsby has a group of its own.
      if (isFirst && output.includes("--prefix-paths")) onOutput(killThis);
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("exit", (code) => done({ code, output }));
  });
}

describe("F a build shows the whole new site or leaves the old one", () => {
  jest.setTimeout(60_000);

  test("one that succeeds replaces the site, and hands arguments and environment on", async () => {
    writePreviousBuild();
    const { code, output } = await build("succeed", undefined, "--verbose");
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual([
      ["build", "--prefix-paths", "--verbose"],
      "1",
      "--no-deprecation",
      true,
      [],
    ]);
    expect(Object.keys(kept()).sort()).toEqual([
      ".cache/caches-lmdb/data",
      ".cache/data/nodes",
      ".cache/redux/state",
      "public/index.html",
      "public/static/a/b.png",
    ]);
    expect(kept()["public/index.html"]).toMatch(/^new/);
    expect(kept()["public/static/a/b.png"]).toBe(`old ${DAY.toISOString()}`);
    expect(remains()).toEqual([]);
  });

  test("`npm start` serves the site of a build that succeeds", async () => {
    const server = ["serve", "--prefix-paths", "--port", "9001"];
    const { output } = await build("succeed", undefined, "--serve", "--port", "9001");
    const [first, second] = output
      .trim()
      .split("\n")
      .map((line) => JSON.parse(line)[0]);
    expect([first, second]).toEqual([["build", "--prefix-paths"], server]);
    expect((await build("fail", undefined, "--serve")).output).not.toContain('"serve"');
  });

  test("Gatsby collects its garbage earlier where there are very many documents", async () => {
    const flags = async () => JSON.parse((await build("succeed")).output)[4];
    for (let number = 1; number <= 500; number += 1) write(`content/docs/${number}.md`, "");
    // The writing guide is no document, and a link in a circle adds none.
    write("content/README.md", "");
    symlinkSync(".", join(root, "content/circle"));
    expect(await flags()).toEqual([]);
    write("content/docs/one-more.mdx", "");
    expect(await flags()).toEqual(["--heap-growing-percent=120"]);
  });

  test("while it runs the old site is served, byte for byte and with its times", async () => {
    writePreviousBuild();
    const before = site();
    let during = {};
    await build("hang", (kill) => {
      during = site();
      kill("SIGTERM");
    });
    expect(during).toEqual(before);
  });

  test("at its end no file is missing for a moment", async () => {
    writePreviousBuild();
    let missing = 0;
    let looks = 0;
    let isRunning = true;
    const look = (): void => {
      for (const name of ["index.html", "static/a/b.png"]) {
        if (!existsSync(join(root, "public", name))) missing += 1;
      }
      looks += 1;
      if (isRunning) setImmediate(look);
    };
    look();
    await build("succeed");
    isRunning = false;
    expect(looks).toBeGreaterThan(1000);
    expect(missing).toBe(0);
    expect(readFileSync(join(root, "public/index.html"), "utf8")).toBe("new");
  });

  test("one that fails leaves all as it was", async () => {
    writePreviousBuild();
    const before = kept();
    const { code, output } = await build("fail");
    expect(code).toBe(1);
    expect(output).toContain("The build has failed. `public/` has not changed.");
    expect(kept()).toEqual(before);
    expect(remains()).toEqual([]);
  });

  test("a first one that fails leaves no site", async () => {
    const { output } = await build("fail");
    expect(output).toContain("The build has failed. There is no `public/`.");
    expect(kept()).toEqual({});
    expect(existsSync(join(root, "public"))).toBe(false);
  });

  test.each([
    ["SIGINT", "hang", 130],
    ["SIGTERM", "hang", 143],
    ["SIGHUP", "hang", 129],
    ["SIGTERM", "end well", 143],
    ["SIGINT", "compute", 130],
    ["SIGTERM", "compute", 143],
    ["SIGTERM", "stop", 143],
  ] as const)(
    "one that is ended by %s does too, within two seconds (%s)",
    async (signal, outcome, status) => {
      writePreviousBuild();
      const before = kept();
      let start = 0;
      const { code, output } = await build(outcome, (kill) => {
        start = performance.now();
        kill(signal);
      });
      expect(performance.now() - start).toBeLessThan(2000);
      expect(code).toBe(status);
      expect(output).toContain(`The build was ended by ${signal}. \`public/\` has not changed.`);
      expect(kept()).toEqual(before);
      expect(remains()).toEqual([]);
      expect(isGatsbyRunning()).toBe(false);
      expect((await build("succeed")).code).toBe(0);
    },
  );

  test.each([
    ["takes the lock", ".build-lock"],
    ["copies the folders", ".build"],
    ["starts Gatsby", "gatsby.pid"],
    ["publishes", ".build-done"],
    ["tidies up", ".build-old"],
  ])(
    "one that is ended when it %s leaves the old or the new site, and no process",
    async (_, sign) => {
      writePreviousBuild();
      for (let number = 0; number < 300; number += 1) write(`public/${number}.html`, "");
      const before = site();
      let isRunning = true;
      const ended = build("succeed").finally(() => {
        isRunning = false;
      });
      const look = (): void => {
        if (existsSync(join(root, sign))) kill("SIGTERM");
        else if (isRunning) setImmediate(look);
      };
      look();
      await ended;
      const after = site();
      const { "public/old.html": _old, ...others } = before;
      const built = { ...others, "public/index.html": after["public/index.html"] };
      expect([before, built]).toContainEqual(after);
      expect(isGatsbyRunning()).toBe(false);
      expect((await build("succeed")).code).toBe(0);
      expect(site()).toEqual({ ...built, "public/index.html": expect.stringMatching(/^new/) });
      expect(remains()).toEqual([]);
    },
  );

  test("after one that was killed the next tidies up, once Gatsby has ended as well", async () => {
    writePreviousBuild();
    const before = kept();
    await build("hang", (kill) => kill("SIGKILL"));

    const second = await build("succeed");
    expect(second.code).toBe(1);
    expect(second.output).toContain("Another build of this folder is running");
    const [, gatsby] = readFileSync(join(root, ".build-lock"), "utf8").split("\n").map(Number);
    process.kill(-(gatsby ?? 0), "SIGKILL");

    let third = await build("fail");
    while (third.output.includes("Another build")) third = await build("fail");
    expect(third.output).toContain("The last build did not finish");
    expect(kept()).toEqual(before);
    expect(remains()).toEqual([]);
  });

  test("of several that start at once one builds, and the others say so", async () => {
    writePreviousBuild();
    let begin = (_kill: (signal: NodeJS.Signals) => void): void => {};
    const begun = new Promise<(signal: NodeJS.Signals) => void>((done) => {
      begin = done;
    });
    const builds = Array.from({ length: 4 }, () => build("hang", (kill) => begin(kill)));
    const isRefused = ({ code, output }: { code: number | null; output: string }): boolean =>
      code === 1 && /^Another build of this folder is running \(process \d/.test(output);
    const ended: boolean[] = [];
    await Promise.all(
      builds.map(async (one) => {
        ended.push(isRefused(await one));
        if (ended.length === builds.length - 1) (await begun)("SIGTERM");
      }),
    );
    expect(ended).toEqual([true, true, true, false]);
    expect(remains()).toEqual([]);
  });

  test("a lock that was left behind is none, whoever has its process's id by now", async () => {
    writePreviousBuild();
    write(".build-lock", `${process.pid}\n${process.pid}\n`);
    const { code } = await build("succeed");
    expect(code).toBe(0);
    expect(remains()).toEqual([]);
  });

  test("where the site is gone, Gatsby sees that it is", async () => {
    writePreviousBuild();
    rmSync(join(root, "public"), { recursive: true });
    const { output } = await build("succeed");
    expect(JSON.parse(output)[3]).toBe(false);
  });
});
