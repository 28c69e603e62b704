import { type ChildProcess, execFile, spawn } from "node:child_process";
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const PARTS = ["content", "src", "static", "package.json", "tsconfig.json", ".parcelrc"];
const CONFIG = /^gatsby-(config|node|browser|ssr)\.tsx?$/;

/** The outcome of a build: its exit code and all that it printed, without colours. */
export interface BuildResult {
  code: number;
  output: string;
}

/** A copy of this site in a folder of its own, to be changed and built without touching this one. */
export class SiteCopy {
  readonly root = mkdtempSync(join(tmpdir(), "site-"));

  constructor() {
    const configs = readdirSync(".").filter((name) => CONFIG.test(name));
    for (const part of [...PARTS, ...configs]) {
      cpSync(resolve(part), join(this.root, part), { recursive: true });
    }
    symlinkSync(resolve("node_modules"), join(this.root, "node_modules"));
  }

  path(relative: string): string {
    return join(this.root, relative);
  }

  read(relative: string): string {
    return readFileSync(this.path(relative), "utf8");
  }

  write(relative: string, text: string): void {
    writeFileSync(this.path(relative), text);
  }

  /** Changes a file, and fails when there was nothing to change. */
  edit(relative: string, change: (text: string) => string): void {
    const before = this.read(relative);
    const after = change(before);
    if (after === before) throw new Error(`${relative} has nothing to change.`);
    this.write(relative, after);
  }

  remove(relative: string): void {
    rmSync(this.path(relative), { recursive: true });
  }

  /** The paths of all files below a folder. */
  files(folder: string): string[] {
    return readdirSync(this.path(folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
  }

  /** Builds the copy; `variables` are added to its environment. */
  build(variables: Record<string, string> = {}): Promise<BuildResult> {
    return new Promise((done) => {
      execFile(
        "npm",
        ["run", "build"],
        {
          cwd: this.root,
          env: { ...this.environment("production"), ...variables },
          maxBuffer: 1 << 26,
        },
        (error, stdout, stderr) => {
          // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the escape character
          const output = (stdout + stderr).replace(/\x1b\[[0-9;]*[A-Za-z]/g, "");
          done({ code: typeof error?.code === "number" ? error.code : error ? 1 : 0, output });
        },
      );
    });
  }

  /** Starts the development server; what it prints can be read with `pipe`, and `variables` are added to its environment. */
  develop(
    port: number,
    output: "ignore" | "pipe" = "ignore",
    variables: Record<string, string> = {},
  ): ChildProcess {
    return spawn(
      process.execPath,
      ["node_modules/gatsby/cli.js", "develop", "--port", String(port)],
      {
        cwd: this.root,
        env: { ...this.environment("development"), ...variables },
        stdio: ["ignore", output, output],
        detached: true,
      },
    );
  }

  dispose(): void {
    rmSync(this.root, { recursive: true, force: true });
  }

  private environment(mode: string): NodeJS.ProcessEnv {
    return { ...process.env, NODE_ENV: mode, CI: "true", GATSBY_TELEMETRY_DISABLED: "1" };
  }
}
