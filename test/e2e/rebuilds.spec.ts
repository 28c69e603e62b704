/** A build after a change gives the same files as a build from nothing. */
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join, resolve } from "node:path";
import sharp from "sharp";
import { filesBelow } from "../sites/files";
import { SiteCopy } from "../sites/site-copy";
import { expect, test } from "./site";

/** The longest time of a build, in ms, on a machine that is busy with other tests. */
const BUILD = 120_000;

/**
 * Packages that only the site's own code imports: one draws charts in pages, the other colours
 * code when documents are compiled.
 */
const CHARTS = "d3-array";
const CODE_COLOURS = "refractor";
const DOC = "content/docs/core/legacy-liquidity.md";
const DELETED = "content/docs/core/disclaimer.md";
const POST = "content/blog/2019-05-29-long-blog-post.md";
const PICTURE = "content/blog/2021-08-26-welcome/page.png";

let site: SiteCopy;

/** Replaces the first match in a file. */
const replace = (file: string, old: string | RegExp, text: string): void =>
  site.edit(file, (before) => before.replace(old, text));

/**
 * Gives the copy a folder of packages of its own, so that some of them can change. All others stay
 * links to the repository's.
 */
function ownPackages(): void {
  const from = resolve("node_modules");
  const to = site.path("node_modules");
  rmSync(to);
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    if (name === ".cache") continue;
    if ([CHARTS, CODE_COLOURS, ".package-lock.json"].includes(name)) {
      cpSync(join(from, name), join(to, name), { recursive: true });
    } else {
      symlinkSync(join(from, name), join(to, name));
    }
  }
}

/** Replaces a package by another version, in which one of its files differs. */
function update(name: string, file: string, old: string, text: string): void {
  replace(`node_modules/${name}/${file}`, old, text);
  const entry = new RegExp(`("node_modules/${name}": \\{\\s*"version": ")[^"]*`);
  replace("node_modules/.package-lock.json", entry, "$199.0.0");
}

async function invertPicture(): Promise<void> {
  const inverted = await sharp(site.path(PICTURE)).negate({ alpha: false }).toBuffer();
  writeFileSync(site.path(PICTURE), inverted);
}

function deleteDoc(): void {
  site.remove(DELETED);
  replace("content/docs/sidebars.yml", "      - core/disclaimer\n", "");
}

/** What may change between two builds, by the person who changes it. */
const CHANGES: Record<string, Record<string, () => void | Promise<void>>> = {
  "an author": {
    "a doc's text": () => site.edit(DOC, (text) => `${text}\nOne more sentence.\n`),
    "a title": () => replace(DOC, /^title: .*$/m, "title: Another title"),
    "a picture": invertPicture,
    "a doc's first code": () => site.edit(DELETED, (text) => `${text}\n{Math.max(1, 2)}\n`),
    "a tag": () => replace(POST, /^tags: .*$/m, "tags: [hello]"),
    "a doc that is deleted": deleteDoc,
  },
  "an owner": {
    "a figure": () => replace("content/figures.yml", "value: 4", "value: 5"),
    "the site's name": () => replace("content/site.yml", "name: Kestrel", "name: Merlin"),
    "one file a page": () => site.edit("content/site.yml", (text) => `${text}\npageFiles: html\n`),
  },
  "a developer": {
    "a template": () =>
      replace("src/templates/tags/template.tsx", "title={listTitles.tags}", 'title="All"'),
    "a package of the charts": () =>
      update(CHARTS, "dist/d3-array.mjs", "Math.sqrt(50)", "Math.sqrt(20)"),
    "how documents are compiled": () =>
      replace("src/markdown/code-blocks/highlight.ts", 'k: ["keyword", ', "k: ["),
    "a package of the documents": () =>
      update(CODE_COLOURS, "lang/yaml.js", " key: {", " number: {"),
  },
};

/** When a feed was written. */
const DATE = /<lastBuildDate>[^<]*/g;
/** Gatsby leaves the files of a picture that has changed, under a name of their own. */
const PICTURE_FILE = /^static\/[0-9a-f]{32}\//;

async function build(): Promise<void> {
  const { code, output } = await site.build({ KEEP_OLD_ASSETS: "0" });
  expect(code, output).toBe(0);
}

/** Returns what is in each file of the built site. */
const filesOf = (folder: string): Map<string, string> =>
  new Map(
    filesBelow(folder).map((name) => [
      name,
      readFileSync(join(folder, name), "latin1").replace(DATE, ""),
    ]),
  );

// All tests use one site, one after the other.
test.describe.configure({ mode: "default" });
test.describe("F a build after a change equals one from nothing", { tag: "@full" }, () => {
  test.beforeAll(async () => {
    test.setTimeout(BUILD);
    site = new SiteCopy();
    ownPackages();
    await build();
  });
  test.afterAll(() => site.dispose());

  for (const [person, changes] of Object.entries(CHANGES)) {
    test(`what ${person} changes: ${Object.keys(changes).join(", ")}`, async () => {
      test.setTimeout((Object.keys(changes).length + 1) * BUILD);
      for (const [name, change] of Object.entries(changes)) {
        const before = filesOf(site.path("public"));
        await change();
        await build();
        expect(filesOf(site.path("public")), `${name} changes nothing`).not.toEqual(before);
      }
      const after = filesOf(site.path("public"));
      for (const folder of ["public", ".cache"]) site.remove(folder);
      await build();
      const fromNothing = filesOf(site.path("public"));

      const all = new Set([...after.keys(), ...fromNothing.keys()]);
      const differing = [...all].filter((name) => after.get(name) !== fromNothing.get(name));
      expect(differing.filter((name) => fromNothing.has(name) || !PICTURE_FILE.test(name))).toEqual(
        [],
      );
    });
  }
});
