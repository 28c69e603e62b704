import { basename, dirname } from "node:path";
import { z } from "zod";
import { splitFrontMatter } from "../markdown/front-matter";
import type { Problem } from "../site/problem";
import * as routes from "../site/routes";
import { cachedFile } from "./cached-file";
import { encodingProblems } from "./encoding";
import { contentRoot, fromContent, fromRoot } from "./project";
import { readSite } from "./site-file";
import { readWords } from "./words-file";
import { readYaml } from "./yaml";

const text = z.string().min(1);

/** YAML reads `2021-08-26` as text and `2021-08-26T10:00:00Z` as text or date, by its version. */
const date = z.union([z.string(), z.date()]).transform((value, context) => {
  const parsed = new Date(value);
  if (!Number.isNaN(parsed.getTime())) return parsed.toISOString();
  context.addIssue({ code: "custom", message: "expected a date like 2021-08-26" });
  return z.NEVER;
});

const oneOrMore = z.union([text.transform((value) => [value]), z.array(text)]);

/** Front matter of every kind of page, under the names that Docusaurus uses (M6). */
const common = {
  title: text.optional(),
  description: text.optional(),
  keywords: z.array(text).optional(),
  image: text.optional(),
  slug: text.optional(),
  draft: z.boolean().default(false),
  unlisted: z.boolean().default(false),
  hide_table_of_contents: z.boolean().default(false),
  toc_min_heading_level: z.int().min(2).max(6).optional(),
  toc_max_heading_level: z.int().min(2).max(6).optional(),
  last_update: z.object({ date: date.optional() }).optional(),
};

const docSchema = z.object({
  ...common,
  id: text.optional(),
  sidebar_label: text.optional(),
  sidebar_position: z.number().optional(),
  pagination_next: text.nullable().optional(),
  pagination_prev: text.nullable().optional(),
});

const postSchema = z.object({
  ...common,
  date: date.optional(),
  authors: oneOrMore.default([]),
  tags: oneOrMore.default([]),
});

const pageSchema = z.object(common);

interface FileFacts {
  /** Absolute path. */
  path: string;
  /** The file with its front matter blanked out. */
  body: string;
  route: string;
  /** Keys of the front matter that mean nothing here. */
  unknownKeys: string[];
  problems: Problem[];
}

/** A doc file's front matter and address. `docId` is `core/metadex`, without the version. */
export interface DocFile extends FileFacts {
  kind: "docs";
  version: string;
  docId: string;
  /** Path of the folder below the version's folder, "" for the top. */
  folder: string;
  frontMatter: z.infer<typeof docSchema>;
}

/** A post file's front matter and address. */
export interface PostFile extends FileFacts {
  kind: "blog";
  slug: string;
  /** ISO 8601; null when neither front matter nor file name give one. */
  date: string | null;
  frontMatter: z.infer<typeof postSchema>;
}

/** The front matter and address of a page of `content/pages/`. */
interface PageFile extends FileFacts {
  kind: "pages";
  frontMatter: z.infer<typeof pageSchema>;
}

export type ContentFile = DocFile | PostFile | PageFile;

const nameOf = (path: string): string => basename(path).replace(/\.mdx?$/, "");

function readDoc(source: string, path: string, versionName: string): DocFile {
  const site = readSite();
  const version = site.docs.versions.find(({ name }) => name === versionName);
  if (!version) throw new Error(`No docs version is named ${versionName}.`);
  const { body, ...read } = readFrontMatter(source, path, docSchema);
  const directory = dirname(fromContent(path)).split("/");
  const folder = directory.slice(version.folder.split("/").length).join("/");
  const name = read.frontMatter.id ?? nameOf(path);
  const isIndex = /^(index|readme)$/i.test(name);
  const slug = read.frontMatter.slug ?? (isIndex ? "" : name);
  return {
    kind: "docs",
    path,
    body,
    version: version.name,
    docId: [folder, name].filter(Boolean).join("/"),
    folder,
    route: routes.doc(version.path, folder, slug),
    ...read,
  };
}

/** `2021-08-26-welcome.md`, `2021-08-26-welcome/index.md`, `2021/08/26/welcome.md` */
const DATED_NAME = /^(?:.*\/)?(\d{4})[-/](\d{1,2})[-/](\d{1,2})[-/](.*?)(?:\/index)?\.mdx?$/;

function readPost(source: string, path: string): PostFile {
  const { body, ...read } = readFrontMatter(source, path, postSchema);
  const name = fromContent(path).replace(/^blog\//, "");
  const [, year = "", month = "", day = "", title = ""] = DATED_NAME.exec(name) ?? [];
  const dated = year !== "";
  const padded = [year, month.padStart(2, "0"), day.padStart(2, "0")];
  const slug =
    read.frontMatter.slug ??
    (dated ? [...padded, title].join("/") : name.replace(/(\/index)?\.mdx?$/, ""));
  const fileDate = dated ? new Date(`${padded.join("-")}T00:00:00Z`).toISOString() : null;
  return {
    kind: "blog",
    path,
    body,
    slug: slug.replace(/^\//, ""),
    date: read.frontMatter.date ?? fileDate,
    route: routes.post(slug),
    ...read,
  };
}

function readPage(source: string, path: string): PageFile {
  const { body, ...read } = readFrontMatter(source, path, pageSchema);
  const name = fromContent(path)
    .replace(/^pages\//, "")
    .replace(/\.mdx?$/, "");
  return { kind: "pages", path, body, route: routes.page(read.frontMatter.slug ?? name), ...read };
}

const emptyFile = (file: string): Problem => ({
  code: "empty-file",
  severity: "error",
  message: "The file is empty. Write something into it, or remove it.",
  file,
  line: null,
  column: null,
});

function readFrontMatter<Shape extends z.ZodRawShape>(
  source: string,
  path: string,
  schema: z.ZodObject<Shape>,
) {
  const { frontMatter, body } = splitFrontMatter(source);
  const file = fromRoot(path);
  const read = readYaml(frontMatter, file, schema.loose(), readWords());
  const unknownKeys = Object.keys(read.value ?? {}).filter((key) => !(key in schema.shape));
  const problems = [...read.problems, ...encodingProblems(body, file)];
  if (source.trim() === "") problems.push(emptyFile(file));
  return { body, problems, unknownKeys, frontMatter: read.value ?? schema.parse({}) };
}

/** The keys that the front matter of a file may have. */
export function knownFrontMatter(path: string): string[] {
  const [folder] = fromContent(path).split("/");
  const schemas: Record<string, z.ZodObject> = { blog: postSchema, pages: pageSchema };
  return Object.keys((schemas[folder ?? ""] ?? docSchema).shape);
}

function read(source: string, path: string): ContentFile | null {
  const name = fromContent(path);
  if (name.startsWith("blog/")) return readPost(source, path);
  if (name.startsWith("pages/")) return readPage(source, path);
  const version = readSite().docs.versions.find(({ folder }) => name.startsWith(`${folder}/`));
  return version ? readDoc(source, path, version.name) : null;
}

/** What a file of `content/` is and where it is served; null when it is no page. Read again when it has changed. */
export const readContentFile = cachedFile(read, readWords);

/** The route of a content file; undefined when it is no page. */
export function routeOf(path: string): string | undefined {
  return path.startsWith(contentRoot) ? readContentFile(path)?.route : undefined;
}
