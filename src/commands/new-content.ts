import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { slug as slugOf } from "github-slugger";
import { stringify } from "yaml";
import { z } from "zod";
import { readContentFile } from "../data/document/content-file";
import { readDate } from "../data/files/fields";
import { contentRoot, fromRoot } from "../data/files/project";
import { UsageError } from "../data/files/usage-error";
import { readSite } from "../data/settings/site-file";
import { readContentYaml } from "../data/settings/words-file";
import { didYouMean } from "../site/problems/nearest";

/** A file that was written. */
export interface Written {
  /** Path from the project's root. */
  path: string;
  route: string;
  /** What is left for the author to do. */
  advice: string | null;
}

/** Returns the last part of the file's name and of the address. */
function nameOf(title: string, slug: string | undefined): string {
  const name = slugOf(slug ?? title)
    .replace(/-{2,}/g, "-")
    .replace(/^-+|-+$/g, "");
  if (/[\p{L}\p{N}]/u.test(name)) return name;
  const what = slug === undefined ? `title \`${title}\`` : `slug \`${slug}\``;
  throw new UsageError(
    `The ${what} contains no letter or digit, so it gives no address. Give the address yourself: --slug my-title`,
  );
}

function write(path: string, frontMatter: object, body: string): string {
  const twin = [".md", ".mdx"]
    .map((extension) => path.replace(/\.mdx?$/, extension))
    .find(existsSync);
  if (twin) {
    throw new UsageError(
      `${fromRoot(twin)} already exists. Choose another title, or another name with --slug.`,
    );
  }
  mkdirSync(dirname(path), { recursive: true });
  const yaml = stringify(frontMatter, { lineWidth: 0 });
  writeFileSync(path, `---\n${yaml}---\n\n${body}`, { flag: "wx" });
  return readContentFile(path)?.route ?? "";
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
  const target = join(docsFolder, folder);
  if (relative(docsFolder, target).startsWith("..")) {
    throw new UsageError(
      `--folder \`${folder}\` leads out of ${fromRoot(docsFolder)}. Name a folder in it: --folder guides`,
    );
  }
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
  const date = options.date ?? new Date().toISOString().slice(0, 10);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date) || readDate(date)?.rolledTo !== null) {
    throw new UsageError(`\`${date}\` is not a date. Write it like this: --date 2021-08-26`);
  }
  check("author", authors, keysOf("authors.yml") ?? []);
  // Without tags.yml, tags need no definition.
  check("tag", tags, keysOf("tags.yml") ?? tags);
  const path = join(contentRoot, "blog", `${date}-${nameOf(title, slug)}.${mdx ? "mdx" : "md"}`);
  const frontMatter = {
    title,
    ...(authors.length > 0 && { authors }),
    ...(tags.length > 0 && { tags }),
  };
  const marker = mdx ? "{/* truncate */}" : "<!-- truncate -->";
  const body = `What lists show of the post.\n\n${marker}\n\nThe rest.\n`;
  return { path: fromRoot(path), route: write(path, frontMatter, body), advice: null };
}
