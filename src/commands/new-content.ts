import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { slug as slugOf } from "github-slugger";
import { stringify } from "yaml";
import { z } from "zod";
import { readContent, readContentFile, routeOf } from "../data/document/content-file";
import { buildTime } from "../data/files/build-time";
import { writeNew } from "../data/files/door";
import { markdownFiles } from "../data/files/markdown-files";
import { contentRoot, fromRoot, root } from "../data/files/project";
import { UsageError } from "../data/files/usage-error";
import { readSite } from "../data/settings/site-file";
import { readContentYaml } from "../data/settings/words-file";
import { readDate } from "../data/yaml/fields";
import { isIn } from "../markdown/named-files/is-in";
import { didYouMean } from "../site/problems/nearest";

/** A file that was written. */
export interface Written {
  /** Path from the project's root. */
  path: string;
  route: string;
  /** What is left for the author to do. */
  advice: string | null;
}

/** File systems allow 255 bytes. The build adds to the name, and so does the date of a post. */
const LONGEST_NAME = 200;

/** Returns the start of a name that is no longer than is allowed, up to the end of a word. */
function cut(name: string): string {
  let most = "";
  for (const character of name) {
    if (Buffer.byteLength(most + character) > LONGEST_NAME) break;
    most += character;
  }
  const end = most.length < name.length ? most.lastIndexOf("-") : -1;
  return end > most.length / 2 ? most.slice(0, end) : most;
}

/** Returns the last part of the file's name and of the address. */
function nameOf(title: string, slug: string | undefined): string {
  // Files whose names start with `_` are parts of other pages.
  const name = slugOf(slug ?? title)
    .replace(/-{2,}/g, "-")
    .replace(/^[-_]+|[-_]+$/g, "");
  const what = slug === undefined ? `title \`${title}\`` : `slug \`${slug}\``;
  if (!/[\p{L}\p{N}]/u.test(name)) {
    throw new UsageError(
      `The ${what} contains no letter or digit, so it gives no address. Give the address yourself: --slug my-title`,
    );
  }
  const bytes = Buffer.byteLength(name);
  if (slug !== undefined && bytes > LONGEST_NAME) {
    throw new UsageError(
      `The slug has ${bytes} bytes. A file name may have ${LONGEST_NAME}. Did you mean --slug ${cut(name)}?`,
    );
  }
  return cut(name);
}

/** Writes a file, if it has no faults and the site shows it. Returns its route. */
function write(path: string, frontMatter: object, body: string): string {
  const twin = [".md", ".mdx"]
    .map((extension) => path.replace(/\.mdx?$/, extension))
    .find(existsSync);
  if (twin) {
    throw new UsageError(
      `${fromRoot(twin)} already exists. Choose another title, or another name with --slug.`,
    );
  }
  const text = `---\n${stringify(frontMatter, { lineWidth: 0 })}---\n\n${body}`;
  const file = readContent(text, path);
  if (!file) throw new UsageError(`${fromRoot(path)} would be no page. The site leaves it out.`);
  if (file.problems.length > 0) {
    throw new UsageError(file.problems.map(({ message }) => message).join("\n"));
  }
  const same = markdownFiles().find((other) => routeOf(other) === file.route);
  if (same) {
    throw new UsageError(
      `${fromRoot(same)} already has the address ${file.route}. Choose another title, or another name with --slug.`,
    );
  }
  writeNew(root, fromRoot(path), text);
  return file.route;
}

/** Returns the folder of a new doc. Throws if the site would leave it out. */
function folderIn(docsFolder: string, folder: string): string {
  const target = join(docsFolder, folder);
  if (!isIn(target, docsFolder)) {
    throw new UsageError(
      `--folder \`${folder}\` leads out of ${fromRoot(docsFolder)}. Name a folder in it: --folder guides`,
    );
  }
  const faulty = relative(docsFolder, target)
    .split(sep)
    .find((part) => /^[_.]|\\/.test(part));
  if (faulty !== undefined) {
    const why = faulty.includes("\\")
      ? "has a backslash, which Gatsby reads as a slash"
      : `starts with \`${faulty.charAt(0)}\`, so the site leaves it out`;
    const nearest = folder.replace(/\\/g, "/").replace(/(^|\/)[_.]+/g, "$1");
    throw new UsageError(`The folder \`${faulty}\` ${why}. Did you mean --folder ${nearest}?`);
  }
  return target;
}

const markdownIn = (folder: string): string[] =>
  existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => /\.mdx?$/.test(name))
        .map((name) => join(folder, name))
    : [];

/** Returns the position after the last doc of a folder; undefined if no doc has a position. */
function nextPosition(folder: string): number | undefined {
  const positions = markdownIn(folder).flatMap((path) => {
    const file = readContentFile(path);
    return file?.kind === "docs" ? (file.frontMatter.sidebar_position ?? []) : [];
  });
  return positions.length > 0 ? Math.max(...positions) + 1 : undefined;
}

/**
 * Returns advice on where to name the doc in a hand-written sidebar: below the last doc of its
 * folder. Null if the sidebar is not written by hand.
 */
function sidebarAdvice(docsFolder: string, docId: string): string | null {
  const path = join(docsFolder, "sidebars.yml");
  if (!existsSync(path)) return null;
  const lines = readFileSync(path, "utf8").trimEnd().split("\n");
  const folder = docId.slice(0, docId.lastIndexOf("/") + 1);
  const last = lines.findLastIndex((line) => line.trim().startsWith(`- ${folder}`));
  const index = last < 0 ? lines.length - 1 : last;
  const indent = /^\s*/.exec(lines[index] ?? "")?.[0] ?? "";
  return `The sidebar is listed by hand in ${fromRoot(path)}. Add the doc to this file, for example after line ${index + 1}:\n${indent}- ${docId}`;
}

/** Writes a new doc. */
export function newDoc(
  title: string,
  { folder = "", slug, mdx = false }: { folder?: string | undefined; slug?: string; mdx?: boolean },
): Written {
  const docsFolder = join(contentRoot, readSite().docs.versions[0]?.folder ?? "docs");
  const target = folderIn(docsFolder, folder);
  const name = nameOf(title, slug);
  const path = join(target, `${name}.${mdx ? "mdx" : "md"}`);
  const position = nextPosition(target);
  const frontMatter = { title, ...(position !== undefined && { sidebar_position: position }) };
  const route = write(path, frontMatter, "What the reader will know at the end of this page.\n");
  const docId = join(relative(docsFolder, target), name);
  return { path: fromRoot(path), route, advice: sidebarAdvice(docsFolder, docId) };
}

/** Returns the keys of a YAML file of the blog; null if there is no such file. */
function keysOf(file: "authors.yml" | "tags.yml"): string[] | null {
  const path = join(contentRoot, "blog", file);
  if (!existsSync(path)) return null;
  return Object.keys(readContentYaml(path, z.record(z.string(), z.unknown())).value ?? {});
}

function check(kind: "author" | "tag", names: readonly string[], known: readonly string[]): void {
  for (const name of names) {
    if (known.includes(name)) continue;
    const hint = didYouMean(name, known) || ` It has ${known.join(", ") || "none"}.`;
    throw new UsageError(`content/blog/${kind}s.yml has no ${kind} \`${name}\`.${hint}`);
  }
}

/** Writes a new post. */
export function newPost(
  title: string,
  options: {
    authors?: string[];
    tags?: string[];
    date?: string | undefined;
    slug?: string;
    mdx?: boolean;
  },
): Written {
  const { authors = [], tags = [], slug, mdx = false } = options;
  const date = options.date ?? new Date(buildTime()).toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || readDate(date)?.rolledTo !== null) {
    throw new UsageError(`\`${date}\` is not a date. Write it like this: --date 2021-08-26`);
  }
  check("author", authors, keysOf("authors.yml") ?? []);
  // Without tags.yml, tags need no definition.
  check("tag", tags, keysOf("tags.yml") ?? tags);
  const name = nameOf(title, slug);
  const path = join(contentRoot, "blog", `${date}-${name}.${mdx ? "mdx" : "md"}`);
  const frontMatter = {
    title,
    description: "What the post says, in one sentence for search engines and previews.",
    slug: name,
    ...(authors.length > 0 && { authors }),
    ...(tags.length > 0 && { tags }),
  };
  const marker = mdx ? "{/* truncate */}" : "<!-- truncate -->";
  const body = `What lists show of the post.\n\n${marker}\n\nThe rest.\n`;
  const waits = Date.parse(date) > buildTime();
  const advice = waits ? `The post waits for a build on or after ${date}.` : null;
  return { path: fromRoot(path), route: write(path, frontMatter, body), advice };
}
