import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, rmSync } from "node:fs";
import { dirname, join } from "node:path";
import { folderOf, writeFiles } from "../../../test/jest/folders";
import { firstDatesIn, readGitDates } from "./git-dates";

/** No setting of the machine, and no repository around the folder of temporary files. */
const CLEAN = {
  GIT_CONFIG_GLOBAL: "/dev/null",
  GIT_CONFIG_NOSYSTEM: "1",
  GIT_DIR: undefined,
  GIT_AUTHOR_NAME: "Ada",
  GIT_AUTHOR_EMAIL: "ada@example.org",
  GIT_COMMITTER_NAME: "Ada",
  GIT_COMMITTER_EMAIL: "ada@example.org",
};

let folder: string;
const before = { ...process.env };
beforeEach(() => {
  folder = folderOf();
  Object.assign(process.env, CLEAN);
  delete process.env.GIT_DIR;
});
afterEach(() => {
  process.env = { ...before };
});

const git = (...args: string[]): string =>
  execFileSync("git", args, { cwd: folder, encoding: "utf8", env: process.env });

/** Writes files, and commits them at noon of a day of 2021. */
function commit(day: string, ...names: string[]): void {
  writeFiles(folder, Object.fromEntries(names.map((name) => [name, day])));
  git("--literal-pathspecs", "add", ...names);
  process.env.GIT_COMMITTER_DATE = `2021-${day}T12:00:00+00:00`;
  git("commit", "--quiet", "--message", day);
}

/** Returns the days of the files, and what is wrong. */
function read(of = folder) {
  const { dates, fault } = readGitDates(of);
  const days = Object.fromEntries(
    Array.from(dates, ([name, date]) => [name.slice("content/".length), date.slice(5, 10)]),
  );
  return { days, fault };
}

/** Puts a program before git. */
function standIn(script: string): void {
  const path = join(folder, "bin/git");
  writeFiles(folder, { "bin/git": `#!/bin/sh\n${script}\n` });
  chmodSync(path, 0o755);
  process.env.PATH = `${dirname(path)}:${before.PATH}`;
}

describe("D2 files have the day of their last commit", () => {
  test.each([
    ["letters beyond ASCII", "Größe-日本-😀.md"],
    ["quotation marks", `a "b" 'c'.md`],
    ["a tab and a line end", "a\tb\nc.md"],
    ["a line end first", "\na.md"],
    ["blanks around it", " a .md"],
    ["a backslash", "a\\nb.md"],
    ["a sign of the output's format", "@2020-01-01.md"],
  ])("a file with %s in its name", (_, name) => {
    git("init", "--quiet");
    commit("01-02", `content/${name}`, "content/other.md");
    commit("01-03", `content/${name}`);
    expect(read()).toEqual({ days: { [name]: "01-03", "other.md": "01-02" }, fault: undefined });
  });

  test("a file whose name git and the disk write in different ways", () => {
    git("init", "--quiet");
    commit("01-02", `content/${"é.md".normalize("NFD")}`);
    expect(read().days).toEqual({ ["é.md".normalize("NFC")]: "01-02" });
  });

  test("a project below the top of its repository, whatever git prints besides", () => {
    git("init", "--quiet");
    git("config", "log.showSignature", "true");
    git("config", "core.quotePath", "true");
    commit("01-02", "site/content/a.md", "content/b.md");
    expect(read(join(folder, "site")).days).toEqual({ "a.md": "01-02" });
  });
});

describe("D2 files without a known day have none, and the owner is told", () => {
  const clone = (depth: number) => {
    git("init", "--quiet");
    commit("01-02", "content/old.md", "content/new.md");
    commit("01-03", "content/new.md");
    commit("01-04", "other.txt");
    git("clone", "--quiet", `--depth=${depth}`, `file://${folder}`, "clone");
    return read(join(folder, "clone"));
  };

  test.each([
    [1, {}, 2],
    [2, {}, 2],
    // A clone of more commits than there are is whole.
    [9, { "old.md": "01-02", "new.md": "01-03" }, 0],
  ])("those that a clone of depth %d begins with", (depth, days, count) => {
    const fault = `The repository is a shallow clone. Its history is too short to tell when ${count} of the files were last changed, so their pages have no date. Clone the whole history: \`fetch-depth: 0\` for \`actions/checkout\` of GitHub, or run \`git fetch --unshallow\`.`;
    expect(clone(depth)).toEqual({ days, fault: count > 0 ? fault : undefined });
  });

  test("but not those that a shallow clone has seen change", () => {
    git("init", "--quiet");
    commit("01-02", "content/old.md");
    commit("01-03", "content/new.md");
    git("clone", "--quiet", "--depth=1", `file://${folder}`, "clone");
    commit("01-05", "content/new.md");
    execFileSync("git", ["pull", "--quiet"], { cwd: join(folder, "clone"), env: process.env });
    const { days, fault } = read(join(folder, "clone"));
    expect(days).toEqual({ "new.md": "01-05" });
    expect(fault).toContain("to tell when 1 of the files were last changed");
  });

  const SAID = "git cannot tell when files were last changed: ";

  test.each([
    [
      "that is broken",
      () => rmSync(join(folder, ".git/HEAD")),
      "fatal: not a git repository (or any ",
    ],
    [
      "without its objects",
      () => rmSync(join(folder, ".git/objects"), { recursive: true }),
      "fatal: ",
    ],
    [
      "of somebody else",
      () => {
        process.env.GIT_TEST_ASSUME_DIFFERENT_OWNER = "1";
      },
      "fatal: detected dubious ownership in repository at ",
    ],
    [
      "whose git is not installed",
      () => {
        process.env.PATH = join(folder, "content");
      },
      "git is not installed.",
    ],
    [
      "with too much of a history",
      () => standIn("exec yes 12345678901234567890"),
      "the history is too long.",
    ],
  ])("all in a repository %s", (_, damage, reason) => {
    git("init", "--quiet");
    commit("01-02", "content/a.md");
    damage();
    const { days, fault } = read();
    expect(days).toEqual({});
    expect(fault?.startsWith(SAID + reason)).toBe(true);
    expect(fault).not.toContain("\n");
  });

  test("but nothing is said where there is no history yet", () => {
    mkdirSync(join(folder, "content"));
    expect(read()).toEqual({ days: {}, fault: undefined });
    git("init", "--quiet");
    expect(read()).toEqual({ days: {}, fault: undefined });
  });
});

test("B1 a post has the day of its first commit, unless a shallow clone hides it", () => {
  git("init", "--quiet");
  commit("01-02", "content/blog/a.md");
  commit("03-04", "content/blog/a.md", "content/blog/b.md");
  const firsts = (of: string) =>
    Array.from(readGitDates(of).firsts, ([name, date]) => [name.slice(-4), date?.slice(5, 10)]);
  expect(firsts(folder)).toEqual([
    ["a.md", "01-02"],
    ["b.md", "03-04"],
  ]);
  const shallow = folderOf();
  git("clone", "--quiet", "--depth", "1", `file://${folder}`, shallow);
  expect(firsts(shallow)).toEqual([
    ["a.md", undefined],
    ["b.md", undefined],
  ]);
});

test("O5 no program runs that somebody else's repository names", () => {
  git("init", "--quiet");
  commit("01-05", "blog/a.md");
  const tree = git("rev-parse", "HEAD:blog").trim();
  commit("01-06", "blog/b.md");
  expect(firstDatesIn(join(folder, "blog"))).toEqual(
    new Map([
      ["a.md", "2021-01-05T12:00:00+00:00"],
      ["b.md", "2021-01-06T12:00:00+00:00"],
    ]),
  );
  const program = join(folder, "run");
  const ran = join(folder, "ran");
  writeFiles(folder, { run: `#!/bin/sh\ntouch ${ran}\n` });
  chmodSync(program, 0o755);
  for (const key of ["core.fsmonitor", "core.pager", "gpg.program", "remote.origin.uploadpack"]) {
    git("config", key, program);
  }
  git("config", "log.showSignature", "true");
  git("config", "remote.origin.url", folder);
  git("config", "remote.origin.promisor", "true");
  git("config", "extensions.partialClone", "origin");
  rmSync(join(folder, ".git/objects", tree.slice(0, 2), tree.slice(2)));
  expect(firstDatesIn(join(folder, "blog"))).toEqual(new Map());
  expect(existsSync(ran)).toBe(false);
});

describe("D2 files have the names of those who changed them", () => {
  test("the last one first, each once, without addresses", () => {
    git("init", "--quiet");
    for (const [day, name] of [
      ["01-01", "Ada Lovelace"],
      ["01-02", "Bob Brown"],
      ["01-03", "Ada Lovelace"],
      ["01-04", "Cleo"],
    ] as const) {
      process.env.GIT_AUTHOR_NAME = name;
      commit(day, day === "01-04" ? "content/other.md" : "content/a.md");
    }
    const { authors } = readGitDates(folder);
    expect(Array.from(authors, ([file, names]) => [file, ...names])).toEqual([
      ["content/other.md", "Cleo"],
      ["content/a.md", "Ada Lovelace", "Bob Brown"],
    ]);
  });
});
