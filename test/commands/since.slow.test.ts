import { execFileSync, spawnSync } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { bundledCommand } from "../bundled-command";
import { writeContent } from "../content/faults";
import { type Run, removeSites, written } from "../content/sites";
import { folderOf } from "../jest/folders";

const doc = (title: string, ...lines: string[]): string =>
  ["---", `title: ${title}`, ...lines, ""].join("\n");

let command: string;
/** A repository, and the site in a folder of it. */
let repository: string;
let site: string;

const git = (...args: string[]): string =>
  execFileSync("git", ["-c", "user.name=A", "-c", "user.email=a@example.org", ...args], {
    cwd: repository,
    encoding: "utf8",
  });

/** Runs `npm run check` with arguments. */
function check(folder: string, ...args: string[]): Run {
  const { status, stdout, stderr } = spawnSync(process.execPath, [command, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: "production" },
    encoding: "utf8",
  });
  return { code: status ?? 1, output: stdout + stderr };
}

const leftBehind = (): string[] =>
  readdirSync(join(site, ".cache")).filter((name) => name.startsWith("since-"));

beforeAll(() => {
  command = bundledCommand("check");
  repository = folderOf();
  site = join(repository, "the site");
  mkdirSync(site);
  cpSync(written({}), site, { recursive: true, verbatimSymlinks: true });
  git("init", "--quiet", "--initial-branch=main");
  writeContent(repository, { "../.gitignore": "node_modules\n.cache\n" });
  git("add", "--all");
  git("commit", "--quiet", "--message=Empty");
  git("rm", "-r", "--quiet", "--cached", "the site/content");
  git("commit", "--quiet", "--message=Without content");
  git("tag", "bare");
  writeContent(site, {
    "docs/setup.md": doc(
      "Setup",
      "---",
      "",
      "## Install it",
      "",
      "Text.",
      "",
      "## Run",
      "",
      "Text.",
    ),
    "docs/fees.md": doc(
      "Fees",
      "---",
      "",
      "## What one pays",
      "",
      "Text.",
      "",
      "### Gone",
      "",
      "Text.",
    ),
    "docs/lost.md": doc("Lost", "slug: /guides/old", "---", "", "Text."),
    "docs/ruled/one.md": doc("Ruled", "---", "", "## Rule", "", "Text."),
    "docs/away.md": doc("Away", "redirect_from: /before", "---", "", "## Place", "", "Text."),
    "blog/2024-01-02-post.md": doc("Post", "slug: post", "tags: [news]", "---", "", "Text."),
  });
  git("add", "--all");
  git("commit", "--quiet", "--message=Content");

  // A doc that moves, with another heading; headings that change; a doc that goes.
  renameSync(join(site, "content/docs/setup.md"), join(site, "content/docs/start.md"));
  writeContent(site, {
    "docs/start.md": doc(
      "Start",
      "redirect_from: /docs/setup",
      "---",
      "",
      "## Install",
      "",
      "Text.",
      "",
      "## Run",
      "",
      "Text.",
    ),
    "docs/fees.md": doc("Fees", "---", "", "## What you pay {#what-one-pays}", "", "Text."),
    "docs/guides/olds.md": doc("Olds", "---", "", "Text."),
    "blog/2024-01-02-post.md": doc("Post", "slug: post", "---", "", "Text."),
    "../static/_redirects": "/docs/ruled/* /docs/intro 301\n",
  });
  for (const name of ["lost.md", "ruled", "away.md"])
    rmSync(join(site, "content/docs", name), { recursive: true });
}, 60_000);
afterAll(removeSites);

describe("npm run check -- --since", () => {
  jest.setTimeout(120_000);

  test("names each route and heading that is gone, with its place then, and the nearest of today", () => {
    const before = git("status", "--porcelain", "--untracked-files=all");
    const { code, output } = check(site, "--since", "HEAD");
    expect(output).toBe(
      `${[
        "content/blog/2024-01-02-post.md error lost-address: At `HEAD`, the address `/blog/tags/news` led to a page, and now it leads nowhere. Write `redirect_from: /blog/tags/news` into the front matter of the page that takes its place, or a redirect into `content/site.yml`.",
        "content/docs/away.md error lost-address: At `HEAD`, the address `/docs/away` led to a page, and now it leads nowhere. Write `redirect_from: /docs/away` into the front matter of the page that takes its place, or a redirect into `content/site.yml`.",
        "content/docs/away.md:3:16 error lost-address: At `HEAD`, the address `/before` led to a page, and now it leads nowhere. Write `redirect_from: /before` into the front matter of the page that takes its place, or a redirect into `content/site.yml`.",
        "content/docs/fees.md:9:1 error lost-anchor: At `HEAD`, `/docs/fees` had the heading `#gone`, and now `/docs/fees` has not. Write `{#gone}` after the text of the heading that takes its place.",
        "content/docs/lost.md:3:7 error lost-address: At `HEAD`, the address `/docs/guides/old` led to a page, and now it leads nowhere. The nearest page is `/docs/guides/olds`. Write `redirect_from: /docs/guides/old` into the front matter of the page that takes its place, or a redirect into `content/site.yml`.",
        "content/docs/setup.md:5:1 error lost-anchor: At `HEAD`, `/docs/setup` had the heading `#install-it`, and now `/docs/start`, to which `/docs/setup` leads, has not. Did you mean `#install`? Write `{#install-it}` after the text of the heading that takes its place.",
      ].join("\n\n")}\n\n6 files, 0 errors, 0 warnings, 6 addresses lost since HEAD.\n`,
    );
    expect(code).toBe(1);
    expect(git("status", "--porcelain", "--untracked-files=all")).toBe(before);
    expect(leftBehind()).toEqual([]);
  });

  test("finds nothing where nothing has changed", () => {
    git("stash", "--include-untracked", "--quiet");
    try {
      expect(check(site, "--since=main")).toEqual({
        code: 0,
        output: expect.stringMatching(/0 warnings, 0 addresses lost since main\.\n$/),
      });
    } finally {
      git("stash", "pop", "--quiet");
    }
  });

  test.each([
    [
      "a revision that git does not know",
      "mian",
      "git knows no revision `mian` here. Did you mean `main`? A clone of a part of the history may lack it: `git fetch --unshallow`, or `fetch-depth: 0` for `actions/checkout` of GitHub.\n",
    ],
    [
      "a revision like an option",
      "--output=x",
      "git knows no revision `--output=x` here. A clone of a part of the history may lack it: `git fetch --unshallow`, or `fetch-depth: 0` for `actions/checkout` of GitHub.\n",
    ],
    [
      "a revision without content",
      "bare",
      "At `bare`, the project has no `content/` to compare with.\n",
    ],
  ])("refuses %s", (_, revision, output) => {
    expect(check(site, `--since=${revision}`)).toEqual({ code: 1, output });
    expect(leftBehind()).toEqual([]);
  });

  test("refuses a folder in no repository", () => {
    const output =
      "`--since` compares with an earlier state of git, and this folder is in no repository.\n";
    expect(check(written({}), "--since", "main")).toEqual({ code: 1, output });
  });

  test("says which content of a revision cannot be read", () => {
    writeContent(site, { "site.yml": "product: 1\n" });
    git("commit", "--quiet", "--all", "--message=Broken");
    git("checkout", "--quiet", "HEAD~", "--", "the site/content/site.yml");
    const { code, output } = check(site, "--since", "HEAD");
    expect(output).toContain("The content of `HEAD` cannot be read:\ncontent/site.yml");
    expect(code).toBe(1);
  });
});
