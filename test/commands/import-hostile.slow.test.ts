import { execFileSync, spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import fc from "fast-check";
import { swapSync } from "fs-native-extensions";
import { takeOver, undo } from "../../src/commands/import/import-folders";
import { importSite } from "../../src/commands/import/import-site";
import { expectedMessage } from "../../src/commands/run-command";
import { bundledCommand, bundledScript } from "../bundled-command";
import { folderOf, writeFiles } from "../jest/folders";

/** Everything lies in here: the project, the site, and what belongs to neither. */
let world: string;
let project: string;
let site: string;

type Files = Record<string, string | Uint8Array>;

/** What the project has before each import. */
const PROJECT = {
  ".git/hooks/pre-commit": "ours",
  ".github/workflows/test.yml": "ours",
  ".npmrc": "ours",
  "package.json": "{}",
  "gatsby-config.ts": "ours",
  "src/elements/Own.tsx": "ours",
  "src/parts": "a file",
  "content/site.yml": "earlier",
  "content/docs/a.md": "earlier",
  "static/own.txt": "earlier",
};

const OUTSIDE = {
  "outside/secret.md": "secret",
  "outside/secret.js": "secret",
  "outside/secret.svg": "<svg/>",
  "outside/secret.json": '{"url": "https://secret.example"}',
};

const config = (more = ""): Files => ({
  "docusaurus.config.js": `module.exports = { title: "A", url: "https://a.example", presets: ["classic"], ${more} };`,
});
const docs = (options: string): Files => config(`presets: [["classic", { docs: { ${options} } }]]`);
const importing = (...requests: string[]): Files => ({
  "docs/a.mdx": `${requests.map((request, index) => `import a${index} from '${request}';`).join("\n")}\n\n# A\n`,
});

/** Returns kind, mode and content of everything below a folder, by path. */
function snapshot(root: string): Record<string, string> {
  const found: Record<string, string> = {};
  const walk = (path: string): void => {
    const stat = fs.lstatSync(path);
    const name = relative(root, path);
    if (stat.isSymbolicLink()) found[name] = `link to ${fs.readlinkSync(path)}`;
    else if (stat.isDirectory()) {
      found[name] = `folder ${stat.mode.toString(8)}`;
      for (const entry of fs.readdirSync(path)) walk(join(path, entry));
    } else if (stat.isFile()) {
      const digest = createHash("sha1").update(fs.readFileSync(path)).digest("hex");
      found[name] = `file ${stat.mode.toString(8)} ${digest}`;
    } else found[name] = "special";
  };
  walk(root);
  return found;
}

/** Returns what an import has to leave as it is. `made` are the site's own code, with its folders. */
const outside = (all: Record<string, string>, made: readonly string[] = []) =>
  Object.fromEntries(
    Object.entries(all).filter(
      ([path]) =>
        !/^project\/(?:content|static|\.before-import(?:-\d+)?)(?:\/|$)/.test(path) &&
        !made.some((name) => path === `project/${name}` || path.startsWith(`project/${name}/`)),
    ),
  );

/** Returns what was in a folder of the project, from that folder. */
const below = (all: Record<string, string>, folder: string) =>
  Object.fromEntries(
    Object.entries(all)
      .filter(([path]) => path.startsWith(`${folder}/`))
      .map(([path, what]) => [path.slice(folder.length), what]),
  );

beforeEach(() => {
  world = folderOf();
  project = join(world, "project");
  site = join(world, "sites/site");
  writeFiles(world, OUTSIDE);
  writeFiles(project, PROJECT);
  writeFiles(site, { "docs/start.md": "# Start\n" });
});
afterEach(() => {
  jest.restoreAllMocks();
});

const run = async (folder = site) =>
  (await importSite(folder, { project, force: true })).toString();

interface Refused {
  files?: Files;
  /** More than files: links, pipes. */
  make?: () => void;
  folder?: () => string;
  says: string | RegExp;
}

const VERSIONS = 'expected a list of names such as `["2.0", "1.0"]`';

/** Sites that cannot be imported. Not one byte may change. */
const REFUSED: Record<string, Refused> = {
  "a configuration that is a folder": {
    files: { "docusaurus.config.js/a": "a" },
    says: /docusaurus\.config\.js` cannot be read: it is a folder, not a file\.$/,
  },
  "a configuration that is no code": {
    files: { "docusaurus.config.js": "module.exports = {\n  title: 'A\n};" },
    says: /docusaurus\.config\.js:2:\d+` cannot be read: Unterminated string literal/,
  },
  "a configuration that contains itself": {
    files: { "docusaurus.config.js": "const a = {}; a.a = a; module.exports = a;" },
    says: /docusaurus\.config\.js` cannot be run: circular reference/,
  },
  "a site in the content": {
    make: () =>
      writeFiles(project, { ...prefixed("content/old", config()), "content/old/docs/a.md": "" }),
    folder: () => join(project, "content/old"),
    says: "is in `content/`, so the import would change what it reads.",
  },
  "a site around the project": {
    make: () => writeFiles(world, config()),
    folder: () => world,
    says: "has this project in it, so the import would change what it reads.",
  },
  "content that is a symbolic link": {
    files: config(),
    make: () => {
      fs.renameSync(join(project, "content"), join(world, "content"));
      fs.symlinkSync("../content", join(project, "content"));
    },
    says: "`content` is a symbolic link. An import replaces a folder of this name",
  },
  "code in a folder that is a file here": {
    files: {
      ...config(),
      ...importing("@site/src/parts/deep/a.js"),
      "src/parts/deep/a.js": "a",
    },
    says: /src\/parts.*cannot be written/,
  },
  "a file in place of a folder of the content": {
    files: {
      ...config('staticDirectories: ["one", "two"]'),
      "one/a/b.txt": "b",
      "two/a": "a",
    },
    says: /cannot be written: /,
  },
  "a file that vanishes midway": {
    files: { ...config(), "static/a.txt": "a", "static/b.txt": "b" },
    make: () => {
      const copy = fs.copyFileSync;
      jest.spyOn(fs, "copyFileSync").mockImplementation((from, ...rest) => {
        const path = String(from);
        if (!path.endsWith("b.txt")) {
          copy(path, ...rest);
          return;
        }
        fs.renameSync(path, `${path}.gone`);
        try {
          copy(path, ...rest);
        } finally {
          fs.renameSync(`${path}.gone`, path);
        }
      });
    },
    says: /static\/b\.txt.* cannot be .*: it does not exist, or no longer\.$/,
  },
};

const prefixed = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([name, text]) => [join(folder, name), text]));

interface Taken {
  files: Files;
  make?: () => void;
  /** What the import reports. */
  says: readonly string[];
  /** Paths of the site's own code that it writes, or of their topmost new folders. */
  code?: readonly string[];
  /** Paths that `content/` and `static/` have to have. */
  has?: readonly string[];
  /** Paths that they may not have. */
  lacks?: readonly string[];
}

/** Sites that can be imported, but for what they may not have. */
const TAKEN: Record<string, Taken> = {
  "a version that climbs": {
    files: {
      ...config(),
      "versions.json": '["1.0/../../../../x", "2.0", ".."]',
      "versioned_docs/version-1.0/../../../../x/a.md": "# A\n",
    },
    says: [`"1.0/../../../../x", ".." of versions.json: ${VERSIONS}`],
  },
  "a version that is hidden": {
    files: { ...config(), "versions.json": '[".git"]' },
    says: [`".git" of versions.json: ${VERSIONS}`],
  },
  "a version with a line end": {
    files: { ...config(), "versions.json": '["1\\n2"]' },
    says: [`"1\\n2" of versions.json: ${VERSIONS}`],
  },
  "versions that are no names": {
    files: { ...config(), "versions.json": '[1, null, {"a": 1}, "1"]' },
    says: [`1, null, {"a":1} of versions.json: ${VERSIONS}`],
  },
  "versions that are no list": {
    files: { ...config(), "versions.json": '{"a": 1}' },
    says: [`versions.json: ${VERSIONS}`],
  },
  "versions that are no JSON": {
    files: { ...config(), "versions.json": '["1.0",' },
    says: ["versions.json` is no JSON: "],
  },
  "versions that are a folder": {
    files: { ...config(), "versions.json/a": "a" },
    says: ["versions.json` cannot be read: it is a folder, not a file"],
  },
  "an id that climbs": {
    files: config(
      'plugins: [["@docusaurus/plugin-content-docs", { id: "../../x", path: "docs" }]]',
    ),
    says: ["the docs of `docs` with the id `../../x`: expected letters, digits, `-` and `_`"],
  },
  "an id twice": {
    files: config('plugins: [["@docusaurus/plugin-content-docs", { path: "more" }]]'),
    says: ["the docs of `more` with the id `default`: expected another id for each plugin"],
  },
  "docs around the site": {
    files: docs('path: ".."'),
    says: [
      "the content of `..`: expected a folder of the site; this one leads to a folder around the site",
    ],
  },
  "docs of another site": {
    files: docs('path: "../../outside"'),
    says: ["the content of `../../outside`: expected a folder of the site; this one leads out of"],
    lacks: ["content/outside"],
  },
  "docs of the system": {
    files: docs('path: "/etc"'),
    says: ["the content of `/etc`: expected a folder of the site; this one leads out of"],
  },
  "docs that are hidden": {
    files: { ...docs('path: ".docs"'), ".docs/a.md": "# A\n" },
    says: [
      "the content of `.docs`: expected a folder of the site; this one leads to `.docs`, which is hidden",
    ],
  },
  "docs through a link": {
    files: docs('path: "linked"'),
    make: () => fs.symlinkSync("../../outside", join(site, "linked")),
    says: ["the content of `linked`: expected a folder of the site; this one leads out of"],
  },
  "static files of the system, and a language that climbs": {
    files: config('staticDirectories: ["/"], i18n: { defaultLocale: "../../x", locales: [] }'),
    says: [
      "static files of `/`: expected",
      "i18n.defaultLocale `../../x`: expected a language such as `pt-BR`",
    ],
  },
  "a language that is none": {
    files: config('i18n: { defaultLocale: "__proto__" }'),
    says: ["i18n.defaultLocale `__proto__`: expected a language"],
  },
  "a pattern of nothing": {
    files: docs('include: [""]'),
    says: ["presets[0][1].docs.include[0] (docusaurus.config.js:1): found ``, expected"],
  },
  "several faults in files": {
    files: {
      ...docs('sidebarPath: "sidebars.json"'),
      ...importing("react"),
      "package.json": "{",
      "sidebars.json": "[1,",
      "versions.json": "nope",
    },
    says: ["versions.json` is no JSON", "package.json` is no JSON", "sidebars.json` is no JSON"],
  },
  "sidebars that are no JSON": {
    files: { ...docs('sidebarPath: "sidebars.json"'), "sidebars.json": "[1," },
    says: ["sidebars.json` is no JSON: "],
  },
  "sidebars of the system": {
    files: docs('sidebarPath: "/etc/passwd"'),
    says: ["../../../../etc/passwd: it leads out of"],
  },
  "a request for a hook of git": {
    files: {
      ...config(),
      ...importing("!!raw-loader!@site/.git/hooks/post-checkout"),
      ".git/hooks/post-checkout": "#!/bin/sh",
    },
    says: [".git/hooks/post-checkout: `.git` is hidden"],
  },
  "requests for hidden files": {
    files: {
      ...config(),
      ...importing(
        "!!raw-loader!@site/.github/workflows/x.yml",
        "!!raw-loader!@site/.npmrc",
        "!!raw-loader!../.env",
        "@site/src/.hidden/a.js",
      ),
      ".github/workflows/x.yml": "theirs",
      ".npmrc": "theirs",
      ".env": "theirs",
      "src/.hidden/a.js": "theirs",
    },
    says: [
      ".env: `.env` is hidden",
      ".github/workflows/x.yml: `.github` is hidden",
      ".npmrc: `.npmrc` is hidden",
      "src/.hidden/a.js: `.hidden` is hidden",
    ],
  },
  "requests that lead out of the site": {
    files: {
      ...config(),
      ...importing("@site/../../outside/secret.js", "../../../outside/secret", "/etc/passwd"),
    },
    says: ["../../outside/secret.js: it is outside the site"],
  },
  "a request through a link": {
    files: { ...config(), ...importing("@site/src/linked.js") },
    make: () => {
      fs.mkdirSync(join(site, "src"));
      fs.symlinkSync("../../../outside/secret.js", join(site, "src/linked.js"));
    },
    says: ["src/linked.js: it is outside the site"],
  },
  "requests for what would be settings here": {
    files: {
      ...config(),
      ...importing(
        "@site/gatsby-node.js",
        "@site/package.json",
        "@site/node_modules/x/index.js",
        "@site/babel.config",
      ),
      "gatsby-node.js": "theirs",
      "package.json": "{}",
      "node_modules/x/index.js": "theirs",
      "babel.config.js": "theirs",
    },
    says: [
      "package.json: `package.json` is not content",
      "node_modules/x/index.js: `node_modules` is not content",
    ],
  },
  "code that this project has too": {
    files: {
      ...config(),
      ...importing("@site/src/elements/Own", "@site/src/elements/New"),
      "src/elements/Own.tsx": "theirs",
      "src/elements/New.tsx": "theirs",
    },
    says: ["src/elements/Own.tsx: this project has a file of this name"],
    code: ["src/elements/New.tsx"],
  },
  "links that lead out of the site, or to hidden files": {
    files: {
      ...config(),
      ".git/config": "theirs",
      "secrets/.env": "theirs",
      "shared/b.md": "# B\n",
    },
    make: () => {
      for (const [name, target] of [
        ["passwd.md", "/etc/passwd"],
        ["secret.md", "../../../outside/secret.md"],
        ["folder", "../../../outside"],
        ["config.md", "../.git/config"],
        ["env.md", "../secrets/.env"],
        ["shared", "../shared"],
        ["twice", "shared"],
      ] as const) {
        fs.symlinkSync(target, join(site, "docs", name));
      }
    },
    says: [
      "docs/passwd.md: the symbolic link leads out of",
      "docs/secret.md: the symbolic link leads out of",
      "docs/folder: the symbolic link leads out of",
      "docs/config.md: the symbolic link leads to `.git`, which is hidden",
      "docs/env.md: the symbolic link leads to `.env`, which is hidden",
    ],
    has: ["content/docs/shared/b.md", "content/docs/twice/b.md"],
    lacks: ["content/docs/passwd.md", "content/docs/folder", "content/docs/env.md"],
  },
  "folders with links to each other": {
    files: { ...config(), "docs/a/a.md": "# A\n", "docs/b/b.md": "# B\n" },
    make: () => {
      fs.symlinkSync("../b", join(site, "docs/a/b"));
      fs.symlinkSync("../a", join(site, "docs/b/a"));
    },
    says: ["docs/a/b/a: the symbolic link leads to a folder that it is in"],
    has: ["content/docs/a/b/b.md"],
  },
  "a pipe among the files": {
    files: config(),
    make: () => {
      execFileSync("mkfifo", [join(site, "docs/pipe.md")]);
    },
    says: ["docs/pipe.md: it is neither a file nor a folder"],
  },
  "files that can be run, or not be written": {
    files: { ...config(), "static/run.sh": "#!/bin/sh", "static/kept.txt": "a" },
    make: () => {
      fs.chmodSync(join(site, "static/run.sh"), 0o4777);
      fs.chmodSync(join(site, "static/kept.txt"), 0o400);
    },
    says: [],
    has: ["static/run.sh", "static/kept.txt"],
  },
  "hidden files among the static ones": {
    files: {
      ...config(),
      "static/.well-known/a.txt": "a",
      "static/.nojekyll": "",
      "static/.env": "theirs",
      "static/.env.local": "theirs",
      "static/.git/hooks/post-checkout": "theirs",
    },
    says: ["static/.env: hidden files of this name are no content", "static/.env.local: hidden"],
    has: ["static/.well-known/a.txt", "static/.nojekyll"],
    lacks: ["static/.env", "static/.env.local", "static/.git"],
  },
  "names that mean something elsewhere": {
    files: {
      ...config(),
      "static/__proto__": "a",
      "static/constructor/a..b": "a",
      "static/two\nlines\u001b[2J": "a",
      [`static/${"ä".repeat(127)}`]: "a",
    },
    says: ["4 files of static"],
    has: ["static/__proto__", "static/constructor/a..b", "static/two\nlines\u001b[2J"],
  },
  "two documentations in folders of one name": {
    files: {
      ...config(
        'plugins: [["@docusaurus/plugin-content-docs", { id: "more", path: "more/docs" }]]',
      ),
      "more/docs/start.md": "# Another\n",
    },
    says: ["One document of more/docs → content/more-docs"],
    has: ["content/docs/start.md", "content/more-docs/start.md"],
  },
  "a file that the import writes too": {
    files: {
      ...docs('sidebarPath: "sidebars.json"'),
      "sidebars.json": '{"main": ["start"]}',
      "docs/sidebars.json": "theirs",
    },
    says: [],
    has: ["content/docs/sidebars.json"],
  },
  "a brand from elsewhere": {
    files: config(
      'favicon: "../../../outside/secret.svg", themeConfig: { navbar: { logo: { src: "../../../outside/secret.svg" } } }',
    ),
    says: ["../../../outside/secret.svg: it leads out of"],
  },
  "a configuration that reads other files": {
    files: {
      ".env": "theirs",
      "docusaurus.config.js": `const fs = require("fs");
        module.exports = {
          title: fs.readFileSync("/etc/passwd", "utf8"),
          tagline: fs.readFileSync(__dirname + "/.env", "utf8"),
          url: require("../../outside/secret.json").url,
          presets: ["classic"],
        };`,
    },
    says: [
      "title: it comes from `/etc/passwd`, which an import does not have",
      "/.env`, which an import does not have",
      "url: it is not known",
    ],
  },
  "packages with names that a shell would carry out": {
    files: {
      ...config(),
      ...importing("$(touch x)", "`touch y`", "constructor", "tidy"),
      "package.json": JSON.stringify({
        dependencies: { "$(touch x)": "1", "`touch y`": "1", tidy: '1"; touch z; "' },
      }),
    },
    says: ["imports of `constructor`", "imports of `tidy`"],
  },
};

/** Expects that an import has changed only what it may, and has kept what was there. */
function expectTaken(
  before: Record<string, string>,
  after: Record<string, string>,
  code: readonly string[] = [],
): void {
  expect(outside(after, code)).toEqual(outside(before));
  for (const folder of ["content", "static"]) {
    const kept = below(after, `project/.before-import/${folder}`);
    expect(kept).toEqual(below(before, `project/${folder}`));
  }
}

const NEW = (all: Record<string, string>) =>
  Object.entries(all).filter(([path]) => /^project\/(?:content|static)\//.test(path));

describe("O5 an import of a site that cannot be imported changes nothing", () => {
  test.each(Object.entries(REFUSED))("%s", async (_, { files = {}, make, folder, says }) => {
    writeFiles(site, files);
    make?.();
    const before = snapshot(world);
    let message = "The import has ended well.";
    try {
      await run(folder?.());
    } catch (error) {
      message = expectedMessage(error);
    }
    expect(message).toMatch(says);
    expect(snapshot(world)).toEqual(before);
  });
});

describe("O5 an import writes nothing but content, static files and the site's own code", () => {
  test.each(Object.entries(TAKEN))(
    "%s",
    async (_, { files, make, says, code, has = [], lacks = [] }) => {
      writeFiles(site, files);
      make?.();
      const before = snapshot(world);
      const said = await run();
      const after = snapshot(world);
      expectTaken(before, after, code);
      for (const what of says) expect(said).toContain(what);
      expect(said).not.toMatch(/npm install.*touch/);
      // biome-ignore lint/suspicious/noControlCharactersInRegex: a terminal would carry them out.
      expect(said).not.toMatch(/[\u0000-\u0009\u000b-\u001f]/);
      const made = NEW(after);
      expect(
        made.filter(([, what]) => /^file \d+[1357]|^link|^special|^file 10[^0]/.test(what)),
      ).toEqual([]);
      const names = made.map(([path]) => path);
      expect(names).toEqual(expect.arrayContaining(has.map((name) => `project/${name}`)));
      for (const name of lacks) expect(names).not.toContain(`project/${name}`);
    },
  );

  test("a configuration that reaches for the machine finds nothing of it", async () => {
    writeFiles(site, {
      "docusaurus.config.js": `const fs = require("fs");
        const { execSync } = require("node:child_process");
        execSync("touch reached");
        fs.writeFileSync(__dirname + "/reached", "");
        fs.rmSync(__dirname + "/docs", { recursive: true });
        process.kill(process.ppid);
        process.exit(3);
        const all = [globalThis, Function("return this")(), fs.readFileSync.constructor("return this")()];
        module.exports = async () => ({
          title: all.flatMap((one) => Object.keys(one.process.env)).join(),
          tagline: fs.readFileSync("/proc/self/environ", "utf8"),
          url: await (await fetch("https://example.org")).text(),
          presets: ["classic"],
          themeConfig: { footer: { copyright: ["none", ...fs.readdirSync("/")].join() } },
        });`,
    });
    const before = snapshot(world);
    const said = await run();
    expectTaken(before, snapshot(world));
    expect(said).toContain("url: it is not known");
    expect(said).toContain("tagline: it comes from `/proc/self/environ`, which an import does not");
    const written = fs.readFileSync(join(project, "content/site.yml"), "utf8");
    expect(written).toContain("\n  name: NODE_ENV,NODE_ENV,NODE_ENV\n");
    expect(written).toContain("\n  copyright: none\n");
  });

  test("own files in `static/` stay where there is no content yet", async () => {
    writeFiles(site, config());
    fs.rmSync(join(project, "content"), { recursive: true });
    const said = await run();
    expect(said).toContain("in .before-import");
    expect(fs.readFileSync(join(project, ".before-import/static/own.txt"), "utf8")).toBe("earlier");
  });
});

/** Makes a site large enough that an import of it takes some time. */
function writeLargeSite(): void {
  writeFiles(site, config());
  for (let number = 0; number < 300; number += 1) {
    writeFiles(site, {
      [`docs/folder-${number % 7}/${number}.md`]: `# ${number}\n\n${"Words. ".repeat(200)}`,
      [`static/${number}.bin`]: new Uint8Array(20_000),
    });
  }
  writeFiles(site, importing("@site/src/New/a"));
  writeFiles(site, { "src/New/a.js": 'import "./b";', "src/New/b.js": "1;" });
}
const CODE_OF_LARGE = ["src/New"];

interface Ended {
  code: number | null;
  output: string;
}

/** Starts the command. Returns its process, and what happens when it and its worker have ended. */
function start(user?: number) {
  const command = spawn(process.execPath, [bundled, site, "--force"], {
    cwd: project,
    ...(user !== undefined && { uid: user, gid: user }),
  });
  let output = "";
  for (const stream of [command.stdout, command.stderr]) {
    stream.on("data", (data) => {
      output += data;
    });
  }
  const ended = new Promise<Ended>((done) => {
    command.on("close", (code) => done({ code, output }));
  });
  return { command, ended };
}

const pause = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Ends the command and its worker at once, as a loss of power would. */
function killAll(command: ReturnType<typeof start>["command"]): void {
  command.kill("SIGKILL");
  const lock = join(project, ".build-lock");
  const ids = fs.existsSync(lock) ? fs.readFileSync(lock, "utf8").split("\n").filter(Boolean) : [];
  for (const id of ids) {
    try {
      process.kill(Number(id), "SIGKILL");
    } catch {
      // It has ended already.
    }
  }
}

let bundled: string;

describe("O5 the command for an import", () => {
  jest.setTimeout(120_000);

  beforeAll(() => {
    bundled = bundledScript("src/commands/import.mts", [
      "esbuild",
      "@jitl/quickjs-wasmfile-release-sync",
    ]);
  });

  const seed = Number(process.env.SEED ?? Date.now() % 100_000);

  test(`leaves all or nothing when it is ended at any moment (SEED=${seed})`, async () => {
    const shares = fc.sample(fc.double({ min: 0, max: 1, noNaN: true }), { numRuns: 10, seed });
    writeLargeSite();
    const reset = (): void => {
      fs.rmSync(project, { recursive: true });
      writeFiles(project, PROJECT);
    };
    const before = snapshot(world);
    const begun = Date.now();
    const whole = await start().ended;
    expect(whole).toMatchObject({ code: 0 });
    const duration = Date.now() - begun;
    expectTaken(before, snapshot(world), CODE_OF_LARGE);
    for (const [moment, share] of shares.entries()) {
      reset();
      const signal =
        (["SIGKILL", "SIGTERM", "SIGKILL", "SIGINT"] as const)[moment % 4] ?? "SIGKILL";
      const { command, ended } = start();
      await pause(share * duration);
      const sent = Date.now();
      if (signal === "SIGKILL") killAll(command);
      else command.kill(signal);
      const { code, output } = await ended;
      if (signal === "SIGKILL") {
        undo(project);
        fs.rmSync(join(project, ".build-lock"), { force: true });
      } else expect(Date.now() - sent).toBeLessThan(2000);
      const after = snapshot(world);
      if (fs.existsSync(join(project, ".before-import"))) expectTaken(before, after, CODE_OF_LARGE);
      else {
        expect(after).toEqual(before);
        // A process that has not begun yet is ended by the signal itself.
        if (code !== null) expect(output).toContain("The import was stopped. Nothing has changed.");
      }
    }
  });

  test("undoes one that was cut short, and runs once at a time", async () => {
    writeLargeSite();
    const before = snapshot(world);
    fs.mkdirSync(join(project, ".import-unfinished/content"), { recursive: true });
    const both = await Promise.all([start().ended, start().ended]);
    const [one, other] = both.sort((a, b) => Number(a.code) - Number(b.code));
    expect(one?.code).toBe(0);
    expect(one?.output).toMatch(
      /^The last import did not finish\. What it had begun is undone\.\n/,
    );
    if (other?.code === 1) expect(other.output).toContain("is running (process ");
    else expect(other?.output).toContain("in .before-import-2");
    expectTaken(before, snapshot(world), [...CODE_OF_LARGE]);
  });

  test("names a file and a folder that it may not read", async () => {
    writeFiles(site, { ...config(), "docs/closed.md": "# A\n", "static/closed/a.txt": "a" });
    fs.chmodSync(join(site, "docs/closed.md"), 0);
    fs.chmodSync(join(site, "static/closed"), 0);
    fs.chmodSync(world, 0o755);
    const isRoot = process.getuid?.() === 0;
    const NOBODY = 65_534;
    if (isRoot) execFileSync("chown", ["-R", `${NOBODY}:${NOBODY}`, project, site]);
    const before = isRoot ? snapshot(world) : undefined;
    const { code, output } = await start(isRoot ? NOBODY : undefined).ended;
    expect(output).toContain(`docs/closed.md\` cannot be read: you have no permission.`);
    expect(output).toContain(`static/closed\` cannot be read: you have no permission.`);
    expect(output).toContain("The site has 2 faults:");
    expect(output).not.toMatch(/^ {4}at /m);
    expect(code).toBe(1);
    fs.chmodSync(join(site, "static/closed"), 0o755);
    if (before) fs.chmodSync(join(site, "static/closed"), 0);
    if (before) expect(snapshot(world)).toEqual(before);
  });
});

/** Whether a small disk can be made for a test. */
function canMount(): boolean {
  const folder = fs.mkdtempSync(join(tmpdir(), "disk-"));
  const { status } = spawnSync("mount", ["-t", "tmpfs", "-o", "size=100k", "tmpfs", folder]);
  if (status === 0) execFileSync("umount", [folder]);
  fs.rmdirSync(folder);
  return status === 0;
}

const onDisk = canMount() ? test : test.skip;

describe("O5 an import to a disk that is", () => {
  const mount = (...options: string[]): void => {
    execFileSync("mount", ["-t", "tmpfs", ...options, "tmpfs", project]);
  };

  onDisk.each([
    ["full", (): void => undefined, "cannot be written: the disk is full."],
    [
      "read-only",
      (): void => {
        execFileSync("mount", ["-o", "remount,ro", project]);
      },
      "cannot be written: the disk is read-only.",
    ],
  ])("%s changes nothing", async (_, prepare, says) => {
    mount("-o", "size=400k");
    try {
      writeFiles(project, PROJECT);
      writeFiles(site, { ...config(), "static/a.bin": new Uint8Array(800_000) });
      prepare();
      const before = snapshot(world);
      let message = "";
      try {
        await run();
      } catch (error) {
        message = expectedMessage(error);
      }
      expect(message).toContain(says);
      expect(snapshot(world)).toEqual(before);
    } finally {
      execFileSync("umount", [project]);
    }
  });

  onDisk.each([
    ["content", null],
    ["static", null],
    ["static", swapSync],
  ])("in the place of `%s/` changes nothing", async (name, swap) => {
    writeFiles(site, config());
    execFileSync("mount", ["-t", "tmpfs", "tmpfs", join(project, name)]);
    try {
      writeFiles(project, PROJECT);
      const before = snapshot(world);
      let message = "";
      try {
        await importSite(site, { project, force: true, swap });
      } catch (error) {
        message = expectedMessage(error);
      }
      expect(message).toContain("another program uses it, or it is a disk of its own.");
      expect(snapshot(world)).toEqual(before);
    } finally {
      execFileSync("umount", [join(project, name)]);
    }
  });
});

describe("O5 an import that was killed while folders changed places", () => {
  jest.setTimeout(60_000);

  test("is undone by the check, which finds the earlier content", () => {
    fs.rmSync(project, { recursive: true });
    fs.cpSync("test/content/smallest", project, { recursive: true });
    const before = snapshot(project);
    writeFiles(project, {
      ".import-unfinished/content/site.yml": "theirs",
      ".import-unfinished/static/a.txt": "theirs",
    });
    const rename = fs.renameSync;
    let left = 4;
    jest.spyOn(fs, "renameSync").mockImplementation((from, to) => {
      left -= 1;
      if (left === 0) throw new Error("killed");
      rename(from, to);
    });
    expect(() => takeOver(project, [], null)).toThrow("killed");
    jest.restoreAllMocks();
    // Between two renames, the place of the earlier content is free or taken by the new one.
    expect(snapshot(project)).not.toEqual(before);
    const env = { ...process.env, NODE_ENV: "production" };
    const check = [bundledCommand("check")];
    const { stdout, status } = spawnSync(process.execPath, check, {
      cwd: project,
      env,
      encoding: "utf8",
    });
    expect(stdout).toMatch(/^The last import did not finish\. What it had begun is undone\.\n/);
    expect(stdout).toContain(" 0 errors");
    expect(status).toBe(0);
    fs.rmSync(join(project, ".cache"), { recursive: true, force: true });
    expect(snapshot(project)).toEqual(before);
  });
});
