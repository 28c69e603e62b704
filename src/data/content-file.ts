import { z } from "zod";
import { splitFrontMatter } from "../markdown/front-matter";
import type { Problem } from "../site/problem";
import * as routes from "../site/routes";
import { cachedFile } from "./cached-file";
import { type DocAddress, docAddress, isPartial } from "./doc-address";
import { belowVersion, type DocsVersion, versionOf } from "./docs-versions";
import { contentRoot, fromContent, fromRoot } from "./project";
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

/** A tag written out in a doc, which no `tags.yml` has to know. */
const docTag = z.object({ label: text, permalink: text });

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

/** YAML reads `title: 2026` as a number and `sidebar_position: "3"` as text. */
const textOrNumber = z.preprocess(
  (value) => (typeof value === "number" ? `${value}` : value),
  text,
);
const numberOrText = z.preprocess(
  (value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value),
  z.number(),
);

/** An empty text, which Docusaurus accepts, is as good as none. */
const textOrEmpty = z.preprocess(
  (value) => (value === "" ? undefined : value),
  textOrNumber.optional(),
);

/** Front matter of docs (M6). */
export const docSchema = z.object({
  ...common,
  title: textOrEmpty,
  description: z.string().optional(),
  id: textOrNumber
    .refine((id) => !id.includes("/"), "must not hold a slash: the folder is the rest of the id")
    .optional(),
  slug: textOrNumber.optional(),
  parse_number_prefixes: z.boolean().default(true),
  hide_title: z.boolean().default(false),
  sidebar_label: textOrNumber.optional(),
  sidebar_position: numberOrText.optional(),
  displayed_sidebar: text.nullable().optional(),
  pagination_label: textOrNumber.optional(),
  pagination_next: text.nullable().optional(),
  pagination_prev: text.nullable().optional(),
  custom_edit_url: z.string().nullable().optional(),
  tags: z
    .array(z.union([textOrNumber, docTag]))
    .nullable()
    .optional(),
  last_update: z.object({ date: date.optional(), author: textOrNumber.optional() }).optional(),
  // For the looks and the scripts of a theme of one's own: nothing here is lost without them.
  sidebar_class_name: z.unknown().optional(),
  sidebar_custom_props: z.unknown().optional(),
  sidebar_key: z.unknown().optional(),
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
  problems: Problem[];
}

/** A doc file's front matter and address. `docId` is `core/metadex`, without the version. */
export interface DocFile extends FileFacts, Omit<DocAddress, "slug"> {
  kind: "docs";
  version: string;
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

function readDoc(source: string, path: string, version: DocsVersion): DocFile {
  const { body, ...read } = readFrontMatter(source, path, docSchema);
  const { slug, ...address } = docAddress(belowVersion(path, version), read.frontMatter);
  return {
    kind: "docs",
    path,
    body,
    version: version.name,
    route: routes.doc(version.path, slug),
    ...address,
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

function readFrontMatter<Schema extends z.ZodType>(source: string, path: string, schema: Schema) {
  const { frontMatter, body } = splitFrontMatter(source);
  const { value, problems } = readYaml(frontMatter, fromRoot(path), schema, readWords());
  return { body, problems, frontMatter: value ?? schema.parse({}) };
}

function read(source: string, path: string): ContentFile | null {
  const version = versionOf(path);
  const name = fromContent(path);
  if (isPartial(version ? belowVersion(path, version) : name)) return null;
  if (version) return readDoc(source, path, version);
  if (name.startsWith("blog/")) return readPost(source, path);
  return name.startsWith("pages/") ? readPage(source, path) : null;
}

/** What a file of `content/` is and where it is served; null when it is no page. Read again when it has changed. */
export const readContentFile = cachedFile(read, readWords);

/** The route of a content file; undefined when it is no page. */
export function routeOf(path: string): string | undefined {
  return path.startsWith(contentRoot) ? readContentFile(path)?.route : undefined;
}
