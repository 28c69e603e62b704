/**
 * `npm run test:content [-- change …] [--whole] [--together]` makes the changes that an owner may
 * make to the content. It makes each change on a fresh clone of the last commit and runs the tests
 * there. They must pass without an edit outside `content/` (O1). It runs the tests that see the
 * content, or `npm test` with `--whole`. With `--together` it makes all changes on one clone. Each
 * change reads what it needs from the content itself.
 */
import { execFile } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative } from "node:path";
import { atOnce, BUSY } from "./at-once";
import { freePort } from "./free-port";
import { filesBelow } from "./sites/files";
import { Folder } from "./sites/folder";

/** The content of a clone. */
class Content extends Folder {
  override read(name: string): string {
    return existsSync(this.path(name)) ? super.read(name) : "";
  }
  /** Returns the paths of all documents in a folder, relative to `content/`. */
  documents(folder: string): string[] {
    return this.files(folder)
      .filter((path) => /\.mdx?$/.test(path))
      .map((path) => relative(this.root, path));
  }
  /** Returns the first doc that matches. */
  doc(fits: (text: string, name: string) => boolean): string {
    const found = this.documents("docs").find((name) => fits(this.read(name), name));
    if (!found) throw new Error("The content has no doc for this change.");
    return found;
  }
}

/** A doc as someone writes it who is not a programmer. */
const NEW_DOC = `---
title: A new doc
---

Its text costs 12 of 40.

| what | costs |
|--|--|
| a swap|12 |
* one
* two

## Its part

More.`;

/**
 * Returns the id of a doc: "core/x" for "docs/core/x.md". The name may contain product words in
 * braces.
 */
const idOf = (name: string): string => name.replace(/^docs\//, "").replace(/\.mdx?$/, "");

/** Returns the product's names in `site.yml`. */
const productOf = (content: Content): string[] =>
  ["name", "short", "slug", "ve"].map(
    (key) => new RegExp(`^ {2}${key}: (.*)$`, "m").exec(content.read("site.yml"))?.[1] ?? "",
  );

/** Returns the files of a built site that contain one of the names as a whole word. */
function tracesOf(names: string[], root: string): string[] {
  const trace = new RegExp(`\\b(?:${names.join("|")})\\b`, "i");
  return filesBelow(join(root, "public"))
    .filter((file) => /\.(?:html|json|xml|txt|js|md)$/.test(file))
    .filter((file) => trace.test(readFileSync(join(root, "public", file), "utf8")));
}

/** Makes a change. May return a function that looks for faults in the built site. */
type Change = (content: Content) => ((root: string) => string[]) | undefined;

const CHANGES: Record<string, Change | ((content: Content) => void)> = {
  "doc-deleted": (content) => {
    const site = content.read("site.yml");
    const gone = content.doc((_, name) => {
      const id = idOf(name);
      return !site.includes(id) && content.read("docs/sidebars.yml").includes(`- ${id}\n`);
    });
    content.remove(gone);
    content.edit("docs/sidebars.yml", (text) =>
      text.replace(new RegExp(`^.*- ${idOf(gone)}\n`, "m"), ""),
    );
  },
  "heading-renamed": (content) =>
    content.edit(
      content.doc((text) => /^## /m.test(text)),
      (text) => text.replace(/^## .*$/m, "## A heading with another name"),
    ),
  "numbers-rewritten": (content) => {
    const paragraph = /^(?=[A-Z])(?=.*\d)(?!.*\{)[^\n]{80,}$/m;
    content.edit(
      content.doc((text) => paragraph.test(text)),
      (text) => text.replace(paragraph, (line) => line.replace(/\d+/g, (digits) => `${digits}7`)),
    );
  },
  "doc-added": (content) =>
    content.write(join(dirname(content.doc(() => true)), "a-new-doc.md"), NEW_DOC),
  "doc-empty": (content) =>
    content.write(
      join(dirname(content.doc(() => true)), "an-empty-doc.md"),
      "---\ntitle: An empty doc\nhide_title: true\n---\n",
    ),
  "doc-in-new-folder": (content) => content.write("docs/a-new-folder/a-new-doc.md", NEW_DOC),
  "post-by-new-author": (content) => {
    const name = "New author";
    content.write(
      "blog/authors.yml",
      `${content.read("blog/authors.yml")}\nnewcomer:\n  name: ${name}\n`,
    );
    content.write("blog/tags.yml", `${content.read("blog/tags.yml")}\nnewly:\n  label: Newly\n`);
    content.write(
      "blog/2026-02-03-new-post.md",
      "---\ntitle: A new post\nauthors: [newcomer]\ntags: [newly]\n---\n\nIts start.\n\n<!-- truncate -->\n\nIts end.\n",
    );
  },
  "page-deleted": (content) => content.remove(content.documents("pages").at(-1) ?? ""),
  "pages-deleted": (content) => content.remove("pages"),
  "other-figures": (content) =>
    content.edit("figures.yml", (text) =>
      text
        .replace(/(unstakedLevy:(?:\n +.*)*?\n +value: )\d+/, "$112")
        .replace(/(longest:(?:\n +.*)*?\n +value: )\d+/, "$12"),
    ),
  // N1
  "other-name": (content) => {
    const old = productOf(content);
    content.edit("site.yml", (text) =>
      text
        .replace(/^ {2}name: .*$/m, "  name: Osprey")
        .replace(/^ {2}short: .*$/m, "  short: OSP")
        .replace(/^ {2}slug: .*$/m, "  slug: osp")
        .replace(/^ {2}ve: .*$/m, "  ve: veOSP"),
    );
    return (root) => tracesOf(old, root);
  },
  "blog-emptied": (content) => {
    for (const name of content.documents("blog")) content.remove(name);
  },
};

const REPOSITORY = process.cwd();
const args = process.argv.slice(2);
const isWhole = args.includes("--whole");
const isTogether = args.includes("--together");
const names = args.filter((arg) => !arg.startsWith("--"));
const unknown = names.filter((name) => !(name in CHANGES));
if (unknown.length > 0) {
  console.error(
    `There is no change ${unknown.join(", ")}. The changes are ${Object.keys(CHANGES).join(", ")}.`,
  );
  process.exit(1);
}

const TESTS = isWhole
  ? [["npm", "test"]]
  : [
      ["npx", "biome", "ci", "."],
      ["npm", "run", "test:build", "--", "shipped"],
      ["npx", "playwright", "test", "--project", "shipped"],
    ];

/** Runs a command in a folder. Returns its output if it failed, otherwise undefined. */
function run(
  cwd: string,
  [program = "", ...rest]: string[],
  variables = {},
): Promise<string | undefined> {
  const env = { ...process.env, CI: "true", TEST_TIER: "land", STALE_SITES: "1", ...variables };
  return new Promise((done) => {
    execFile(program, rest, { cwd, env, maxBuffer: 1 << 28 }, (error, stdout, stderr) =>
      done(error ? stdout + stderr || error.message : undefined),
    );
  });
}

/** Makes changes on a fresh clone and runs the tests. Returns the output of the first failure. */
async function tryChanges(changes: (typeof CHANGES)[string][]): Promise<string | undefined> {
  const root = mkdtempSync(join(tmpdir(), "content-"));
  try {
    const cloned = await run(REPOSITORY, ["git", "clone", "-q", ".", root]);
    if (cloned !== undefined) return cloned;
    for (const folder of ["node_modules", "lab/node_modules"])
      symlinkSync(join(REPOSITORY, folder), join(root, folder));
    const content = new Content(join(root, "content"));
    const faultsOf = changes.map((change) => change(content));
    const port = await freePort();
    for (const command of TESTS) {
      const failed = await run(root, command, { E2E_PORT: String(port) });
      if (failed !== undefined) return failed;
    }
    const faults = faultsOf.flatMap((find) => find?.(root) ?? []);
    return faults.length > 0
      ? `These files still contain the old names: ${faults.join(", ")}.`
      : undefined;
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const chosen = Object.keys(CHANGES).filter((name) => names.length === 0 || names.includes(name));
const clones = isTogether ? [chosen] : chosen.map((name) => [name]);

let failures = 0;
await atOnce(BUSY, clones, async (own) => {
  const start = Date.now();
  const failed = await tryChanges(own.flatMap((name) => CHANGES[name] ?? []));
  const seconds = ((Date.now() - start) / 1000).toFixed(0);
  console.log(
    `${own.join(", ").padEnd(20)} ${failed === undefined ? "passed" : "failed"} ${seconds} s`,
  );
  if (failed === undefined) return;
  failures += 1;
  console.log(failed);
});
process.exitCode = failures === 0 ? 0 : 1;
