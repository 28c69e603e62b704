import { type ChildProcess, execFile, spawn } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { ELEMENTS_PAGE, withExamples } from "./examples";
import { Folder } from "./folder";
import { TEXT_PAGE, textPage } from "./text-page";

/** The code of the site. `content` and `static` are copied beside it. */
export const CODE = [
  "src",
  "package.json",
  "tsconfig.json",
  "gatsby-config.ts",
  "gatsby-node.ts",
  "gatsby-browser.tsx",
  "gatsby-ssr.tsx",
];

/** The fixture site: a folder with its own `content` and `static`. */
export const FIXTURE_SOURCE = "test/site";

/** The picture that the page of texts shows. */
const PICTURE = "content/blog/2021-08-26-welcome/page.png";

/** What a host must know about files. It belongs to the code, not to the content. */
const HEADERS = "static/_headers";

/** What `npm run develop` has Node.js load before Gatsby. */
const COMPILE = ["compile-site", "chunk-names"].flatMap((name) => [
  "--import",
  `./src/gatsby/${name}.mjs`,
]);

/** What Gatsby keeps from build to build. Everything else in a copy comes from the repository. */
const KEPT = [".cache", ".languages", "public", "node_modules"];

/** The outcome of a build: its exit code, and everything that it printed, without colours. */
export interface BuildResult {
  code: number;
  output: string;
}

const copy = (from: string, to: string): void =>
  // Gatsby's caches depend on the times of files.
  cpSync(resolve(from), to, { recursive: true, preserveTimestamps: true });

/** Returns the environment of a command of the site. No browser opens, and nothing is sent. */
export const environment = (mode: "development" | "production"): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: mode,
  CI: "true",
  GATSBY_TELEMETRY_DISABLED: "1",
});

/** Runs `npm run build` in a folder. `variables` are added to its environment. */
export const buildIn = (
  folder: string,
  variables: Record<string, string> = {},
): Promise<BuildResult> =>
  new Promise((done) => {
    execFile(
      "npm",
      ["run", "build"],
      { cwd: folder, env: { ...environment("production"), ...variables }, maxBuffer: 1 << 26 },
      (error, stdout, stderr) => {
        // biome-ignore lint/suspicious/noControlCharactersInRegex: colours begin with the escape character
        const output = (stdout + stderr).replace(/\x1b\[[0-9;]*[A-Za-z]/g, "");
        done({ code: typeof error?.code === "number" ? error.code : error ? 1 : 0, output });
      },
    );
  });

/**
 * A copy of this site's code, with the fixture's content, in a folder of its own. Tests can change
 * and build it without touching the repository. A named folder is used again with its caches, so
 * its next build is a warm one.
 */
export class SiteCopy extends Folder {
  private readonly source: string;

  /**
   * `source` is the folder that has `content` and `static`: the fixture, or `.` for the shipped
   * site.
   */
  constructor({ folder = "", source = FIXTURE_SOURCE } = {}) {
    super(folder ? resolve(folder) : mkdtempSync(join(tmpdir(), "site-")));
    this.source = source;
    this.reset();
  }

  /** Undoes all changes. Keeps the caches and the build output. */
  reset(): void {
    mkdirSync(this.root, { recursive: true });
    for (const name of readdirSync(this.root)) {
      if (!KEPT.includes(name)) rmSync(this.path(name), { recursive: true });
    }
    for (const part of CODE) copy(part, this.path(part));
    this.replaceContent(this.source);
    if (!existsSync(this.path("node_modules"))) {
      symlinkSync(resolve("node_modules"), this.path("node_modules"));
    }
  }

  /** Replaces the copy's `content` and `static` with those of another folder. */
  replaceContent(folder: string): void {
    for (const part of ["content", "static"]) {
      rmSync(this.path(part), { recursive: true, force: true });
      if (existsSync(join(folder, part))) copy(join(folder, part), this.path(part));
    }
    mkdirSync(this.path("static"), { recursive: true });
    copy(HEADERS, this.path(HEADERS));
    if (folder !== FIXTURE_SOURCE) return;
    this.edit(ELEMENTS_PAGE, withExamples);
    this.write(`${TEXT_PAGE}/index.md`, textPage());
    copy(join(FIXTURE_SOURCE, PICTURE), this.path(`${TEXT_PAGE}/page.png`));
  }

  /** Builds the copy. `variables` are added to its environment. */
  build(variables: Record<string, string> = {}): Promise<BuildResult> {
    return buildIn(this.root, variables);
  }

  /** Starts `npm run build` in a process group of its own, as a terminal does. */
  startBuild(): ChildProcess {
    return spawn("npm", ["run", "build"], {
      cwd: this.root,
      env: environment("production"),
      stdio: ["ignore", "pipe", "pipe"],
      detached: true,
    });
  }

  /** Starts the development server. The caller reads its output. */
  develop(port: number): ChildProcess {
    return spawn(
      process.execPath,
      [...COMPILE, "node_modules/gatsby/cli.js", "develop", "--port", String(port)],
      {
        cwd: this.root,
        env: environment("development"),
        stdio: ["ignore", "pipe", "pipe"],
        detached: true,
      },
    );
  }
}
