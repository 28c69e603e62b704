import { spawn } from "node:child_process";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** Stands for Gatsby: writes to its folders, says so, and ends as the environment wants. */
const GATSBY = `
const { rmSync, writeFileSync } = require("node:fs");
const { OUTCOME, GATSBY_TELEMETRY_DISABLED, NODE_OPTIONS } = process.env;
rmSync("public/old.html", { force: true });
writeFileSync("public/index.html", "new");
writeFileSync(".cache/data/nodes", "new");
console.log(JSON.stringify([process.argv.slice(2), GATSBY_TELEMETRY_DISABLED, NODE_OPTIONS]));
if (OUTCOME === "hang") setInterval(() => {}, 1000);
else process.exitCode = OUTCOME === "fail" ? 3 : 0;
`;

const DAY = new Date("2020-01-02T03:04:05Z");

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), "build-"));
  write("node_modules/gatsby/cli.js", GATSBY);
});
afterEach(() => rmSync(root, { recursive: true }));

function write(name: string, text: string): void {
  const path = join(root, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  utimesSync(path, DAY, DAY);
}

function writePreviousBuild(): void {
  write("public/index.html", "old");
  write("public/old.html", "old");
  write("public/static/a/b.png", "old");
  write(".cache/data/nodes", "old");
  write(".cache/redux/state", "old");
}

/** Every file of the site and of what Gatsby remembers of it, with its text and time. */
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

/** Starts `npm run build`; `onOutput` is called once the stand-in has written. */
function build(
  outcome: string,
  onOutput: (kill: (signal: NodeJS.Signals) => void) => void = () => {},
  ...args: string[]
) {
  const script = [resolve("node_modules/tsx/dist/cli.mjs"), resolve("src/commands/build.mts")];
  const child = spawn(process.execPath, [...script, ...args], {
    cwd: root,
    env: { ...process.env, OUTCOME: outcome, NODE_OPTIONS: "" },
    detached: true,
  });
  let output = "";
  return new Promise<{ code: number | null; output: string }>((done) => {
    const collect = (data: Buffer): void => {
      const isFirst = !output.includes("--prefix-paths");
      output += data;
      // The whole group, as a terminal does; Gatsby has a group of its own.
      if (isFirst && output.includes("--prefix-paths")) {
        onOutput((signal) => process.kill(-(child.pid ?? 0), signal));
      }
    };
    child.stdout.on("data", collect);
    child.stderr.on("data", collect);
    child.on("exit", (code) => done({ code, output }));
  });
}

describe("F nothing that was built is lost by a build that fails", () => {
  jest.setTimeout(60_000);

  test("a build that succeeds replaces the site, and hands arguments and environment on", async () => {
    writePreviousBuild();
    const { code, output } = await build("succeed", undefined, "--verbose");
    expect(code).toBe(0);
    expect(JSON.parse(output)).toEqual([
      ["build", "--prefix-paths", "--verbose"],
      "1",
      "--max-semi-space-size=64",
    ]);
    expect(Object.keys(kept()).sort()).toEqual([
      ".cache/data/nodes",
      ".cache/redux/state",
      "public/index.html",
      "public/static/a/b.png",
    ]);
    expect(kept()["public/index.html"]).toMatch(/^new/);
    expect(readdirSync(root).sort()).toEqual([".cache", "node_modules", "public"]);
  });

  test("one that fails leaves it as it was, byte for byte and with its times", async () => {
    writePreviousBuild();
    const before = kept();
    const { code, output } = await build("fail");
    expect(code).toBe(3);
    expect(output).toContain("The build has failed. `public/` is as it was before.");
    expect(kept()).toEqual(before);
    expect(readdirSync(root).sort()).toEqual([".cache", "node_modules", "public"]);
  });

  test("a first one that fails leaves no site", async () => {
    const { output } = await build("fail");
    expect(output).toContain("The build has failed. There is no `public/`.");
    expect(kept()).toEqual({});
    expect(existsSync(join(root, "public"))).toBe(false);
  });

  test.each(["SIGINT", "SIGTERM"] as const)("one that is ended by %s too", async (signal) => {
    writePreviousBuild();
    const before = kept();
    const { code } = await build("hang", (kill) => kill(signal));
    expect(code).not.toBe(0);
    expect(kept()).toEqual(before);
  });

  test("after one that was killed the next puts the site back, and waits for none that still runs", async () => {
    writePreviousBuild();
    const before = kept();
    await build("hang", (kill) => kill("SIGKILL"));
    expect(kept()).not.toEqual(before);

    const second = await build("fail");
    expect(second.code).toBe(1);
    expect(second.output).toContain("Another build of this folder is running");
    const leader = Number(readFileSync(join(root, ".previous-build/process"), "utf8"));
    process.kill(-leader, "SIGKILL");

    let third = await build("fail");
    while (third.output.includes("Another build")) third = await build("fail");
    expect(third.output).toContain("The last build was cut short");
    expect(kept()).toEqual(before);
  });
});
