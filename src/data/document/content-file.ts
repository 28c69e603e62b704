import { createHash } from "node:crypto";
import { z } from "zod";
import { splitFrontMatter } from "../../markdown/front-matter";
import { strayFrontMatter } from "../../markdown/stray-front-matter";
import {
  formerRoutes,
  linkAddress,
  pictureAddress,
  routeMessage,
  slugMessage,
  unless,
} from "../../site/addresses/address-fields";
import { type Problem, type ProblemPlace, wholeFile } from "../../site/problems/problem";
import * as routes from "../../site/routes";
import { fileId } from "../../site/short-text";
import { cachedFile } from "../files/cached-file";
import { encodingProblems } from "../files/encoding";
import { isPartial } from "../files/markdown-files";
import { contentRoot, fromContent, fromRoot } from "../files/project";
import { belowVersion, type DocsVersion, versionOf } from "../settings/docs-versions";
import { readSite } from "../settings/site-file";
import { readWords } from "../settings/words-file";
import { date, flag, numberOf, readDate, slug, text, title, YEARS } from "../yaml/fields";
import { placeInFrontMatter } from "../yaml/place-of";
import { readYaml, walkYaml } from "../yaml/yaml";
import { type DocAddress, docAddress, isFolderPage, linkBase } from "./doc-address";
import { type PostAuthor, parsePostName, postAuthors, postFields } from "./post-file";

/** A tag that a doc describes itself. It need not be in `tags.yml`. */
const docTag = z.object({
  label: text.describe("The name of the tag."),
  permalink: slug.describe("The last part of the address of its page."),
});

const headingLevel = numberOf(z.int().min(2).max(6)).optional();

/** Front matter of every kind of page. Docusaurus has the same names (M6). */
const common = {
  // An empty title counts as none. An empty description is one: no excerpt takes its place.
  title: z
    .preprocess((value) => (value === "" ? undefined : value), title.optional())
    .describe("The title. Without it, a leading heading of level 1, else the name of the file."),
  description: z
    .union([z.literal(""), text])
    .optional()
    .describe("A sentence for search engines and previews. Without it, the first paragraph."),
  keywords: z.array(text).optional().describe("Words for search engines."),
  image: pictureAddress
    .optional()
    .describe("The picture of previews: a file beside the document, or in `static/`."),
  slug: slug.optional().describe("The last part of the address."),
  translated_from: text
    .optional()
    .describe(
      "In a translation: of which text of its source. `npm run new -- translation` writes it.",
    ),
  redirect_from: formerRoutes
    .default([])
    .describe("Former addresses of the page, which lead to it."),
  draft: flag.default(false).describe("`true`: left out of the built site."),
  unlisted: flag
    .default(false)
    .describe("`true`: a page, but in no list, feed or sidebar, and not in the search."),
  hide_table_of_contents: flag
    .default(false)
    .describe("`true`: no list of headings beside the text."),
  toc_min_heading_level: headingLevel.describe("The first level of headings in that list."),
  toc_max_heading_level: headingLevel.describe("The last level of headings in that list."),
  last_update: z
    .object({
      date: date.optional().describe("The day, such as 2021-08-26."),
      author: text.optional().describe("Who changed it."),
    })
    .optional()
    .describe("The last change, where git has no history."),
};

/** Of a theme or a plugin of Docusaurus. Nothing is lost without it. */
const ofDocusaurus = z.unknown().optional().describe("Of Docusaurus. It does nothing here.");

/**
 * A slug. It starts from the doc's folder, from a folder above (`../`), or from the version's root.
 */
const docSlug = text.superRefine(
  unless((written) => slugMessage(written.replace(/^(?:\.\.?(?:\/|$))+/, ""))),
);

const docId = text.pipe(fileId);

/** Front matter of docs (M6). */
export const docSchema = z.looseObject({
  ...common,
  // The address of the page tells whether the id can be a part of it. Pages of folders have none.
  id: docId
    .refine(
      (id) => !id.includes("/"),
      "must not contain a slash, because the folder is already part of the id",
    )
    .optional()
    .describe("The last part of the doc's id. Without a slug, also of its address."),
  slug: docSlug
    .optional()
    .describe("The address, from the folder of the doc or, after a slash, from the version's."),
  parse_number_prefixes: flag
    .default(true)
    .describe("`false`: a number before the file's name is a part of the address."),
  hide_title: flag.default(false).describe("`true`: the title is no heading of the page."),
  sidebar_label: text.optional().describe("The label in the sidebar. Without it, the title."),
  sidebar_position: numberOf(z.number())
    .optional()
    .describe("The place in a sidebar that follows the folders."),
  displayed_sidebar: text.nullable().optional().describe("The sidebar beside the doc."),
  pagination_label: text.optional().describe("The label of links to the doc at the end of others."),
  pagination_next: docId
    .nullable()
    .optional()
    .describe("The id of the doc to go on to; `null` for none."),
  pagination_prev: docId
    .nullable()
    .optional()
    .describe("The id of the doc to go back to; `null` for none."),
  custom_edit_url: z
    .union([z.literal(""), linkAddress])
    .nullable()
    .optional()
    .describe("Where readers propose a change; `null` for nowhere."),
  tags: z
    .array(z.union([text, docTag]))
    .nullable()
    .optional()
    .describe("What the doc is about: keys of `tags.yml`, or labels."),
  // For the styles and scripts of a theme.
  sidebar_class_name: ofDocusaurus,
  sidebar_custom_props: ofDocusaurus,
  sidebar_key: ofDocusaurus,
  // For the requests that pages of docusaurus-openapi-docs make there.
  api: ofDocusaurus,
  hide_send_button: ofDocusaurus,
  info_path: ofDocusaurus,
  proxy: ofDocusaurus,
});

/** Front matter of posts (M6). */
export const postSchema = z.looseObject({ ...common, ...postFields });

/** Front matter of pages (M6). */
export const pageSchema = z.looseObject(common);

interface FileFacts {
  /** Absolute path. */
  path: string;
  /** The file with its front matter blanked out. */
  body: string;
  /** Digest of the whole file. */
  digest: string;
  route: string;
  /** Whether it is the page of a folder, so that its relative links start within the folder. */
  isFolder: boolean;
  /** Keys of the front matter that this site does not know. */
  unknownKeys: string[];
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
  /** ISO 8601; null when neither the front matter nor the file's name has a date. */
  date: string | null;
  authors: PostAuthor[];
  frontMatter: z.infer<typeof postSchema>;
}

/** The front matter and address of a page of `content/pages/`. */
interface PageFile extends FileFacts {
  kind: "pages";
  frontMatter: z.infer<typeof pageSchema>;
}

export type ContentFile = DocFile | PostFile | PageFile;

/**
 * Reports an invalid address of a page. The address comes from the front matter or the file's name.
 */
function routeProblems(
  path: string,
  route: string,
  { slug: written, id }: { slug?: string | undefined; id?: string | undefined },
): Problem[] {
  const fault = routeMessage(route);
  if (fault === undefined) return [];
  const key = written === undefined ? (id === undefined ? undefined : "id") : "slug";
  const remedy = key
    ? ""
    : " Rename the file or its folder, or write a `slug` into the front matter.";
  const message = `The address ${fault}${remedy}`;
  const place = key ? placeInFrontMatter(path, key) : wholeFile(fromRoot(path));
  return [{ code: "invalid-route", severity: "error", message, ...place }];
}

/** Reports a slug that leads to a folder above all docs. */
function climbProblems(path: string, folder: string, route: string, slug = ""): Problem[] {
  const climbs = slug.split("/").filter((part) => part === "..").length;
  if (climbs <= folder.split("/").filter(Boolean).length) return [];
  const message = `\`${slug}\` leads out of the folder of the docs. Did you mean \`${route}\`?`;
  const place = placeInFrontMatter(path, "slug");
  return [{ code: "invalid-route", severity: "error", message, ...place }];
}

/** Whether Docusaurus ends the address of a document with a slash. */
const isFolder = (name: string, slug: string | undefined): boolean =>
  slug === undefined ? isFolderPage(name) : slug.endsWith("/");

function readDoc(source: string, path: string, version: DocsVersion, last?: DocFile): DocFile {
  const { body, ...read } = readFrontMatter(source, path, docSchema, last);
  const { frontMatter, problems } = read;
  const { slug: below, ...address } = docAddress(belowVersion(path, version), frontMatter);
  const route = routes.doc(version.path, below);
  problems.push(...climbProblems(path, address.folder, below, frontMatter.slug));
  problems.push(...routeProblems(path, route, frontMatter));
  return {
    kind: "docs",
    path,
    body,
    version: version.name,
    route,
    isFolder: isFolder(belowVersion(path, version), frontMatter.slug),
    ...address,
    ...read,
  };
}

/** Returns the warning about a day that does not exist. `subject` says where it stands. */
const rolledDate = (subject: string, rolledTo: string, place: ProblemPlace): Problem => ({
  code: "invalid-date",
  severity: "warning",
  message: `${subject} It counts as ${rolledTo}. Write the day that you mean.`,
  ...place,
});

/** Warns about days in front matter that do not exist, but have a meaning for JavaScript. */
function rolledDates(frontMatter: string, file: string): Problem[] {
  const problems: Problem[] = [];
  walkYaml(frontMatter, (value, keys, place) => {
    const key = keys.join(".");
    if (key !== "date" && key !== "last_update.date") return;
    const rolledTo = readDate(value)?.rolledTo;
    const subject = `\`${key}\`: the day \`${value}\` does not exist.`;
    if (rolledTo) problems.push(rolledDate(subject, rolledTo, { file, ...place }));
  });
  return problems;
}

function readPost(source: string, path: string, last?: PostFile): PostFile {
  const { body, ...read } = readFrontMatter(source, path, postSchema, last);
  const { problems, frontMatter } = read;
  const named = parsePostName(fromContent(path).replace(/^blog\//, ""));
  const fileDate = named.date === null ? null : readDate(named.date);
  const route = routes.post(frontMatter.slug ?? named.slug);
  problems.push(...routeProblems(path, route, frontMatter));
  const authors = postAuthors(frontMatter);
  if (named.date && !frontMatter.date) {
    const place = wholeFile(fromRoot(path));
    const subject = `The file's name contains the date \`${named.date}\`, which does not exist.`;
    if (fileDate?.rolledTo) problems.push(rolledDate(subject, fileDate.rolledTo, place));
    if (!fileDate) {
      const message = `${subject} Write a date like \`2021-08-26\`, of the years ${YEARS.first} to ${YEARS.last}.`;
      problems.push({ code: "invalid-date", severity: "error", message, ...place });
    }
  }
  if (frontMatter.authors.length > 0 && authors.length > frontMatter.authors.length) {
    const message = "The post has both `authors` and `author`. Write all authors into `authors`.";
    const place = placeInFrontMatter(path, "author");
    problems.push({ code: "invalid-value", severity: "error", message, ...place });
  }
  return {
    kind: "blog",
    path,
    body,
    ...read,
    slug: route.slice(routes.blog.length + 1),
    date: frontMatter.date ?? fileDate?.iso ?? null,
    route,
    isFolder: false,
    authors,
  };
}

function readPage(source: string, path: string, last?: PageFile): PageFile {
  const { body, ...read } = readFrontMatter(source, path, pageSchema, last);
  const name = fromContent(path)
    .replace(/^pages\//, "")
    .replace(/\.mdx?$/, "");
  const route = routes.page(read.frontMatter.slug ?? name);
  read.problems.push(...routeProblems(path, route, read.frontMatter));
  const base = isFolder(name, read.frontMatter.slug);
  return { kind: "pages", path, body, route, isFolder: base, ...read };
}

/** Reports text that looks like front matter: readers must not see it. */
export function strayProblems(source: string, file: string, known: readonly string[]): Problem[] {
  const stray = strayFrontMatter(source, known);
  return stray ? [{ code: "front-matter", severity: "error", ...stray, file }] : [];
}

const emptyFile = (file: string): Problem => ({
  code: "empty-file",
  severity: "error",
  message: "The file is empty. Write something into it, or remove it.",
  ...wholeFile(file),
});

/**
 * Reads front matter. If it has an error, the front matter that was read before is used. So a page
 * keeps its place in development while its author edits it.
 */
function readFrontMatter<Shape extends z.ZodRawShape>(
  source: string,
  path: string,
  schema: z.ZodObject<Shape, z.core.$loose>,
  last: { frontMatter: z.infer<z.ZodObject<Shape, z.core.$loose>> } | undefined,
) {
  const { frontMatter, body } = splitFrontMatter(source);
  const file = fromRoot(path);
  const read = readYaml(frontMatter, file, schema, readWords());
  const unknownKeys = Object.keys(read.value ?? {}).filter(
    (key) => !Object.hasOwn(schema.shape, key),
  );
  const stray = strayProblems(source, file, Object.keys(schema.shape));
  const problems = [
    ...read.problems,
    ...stray,
    ...rolledDates(frontMatter, file),
    ...encodingProblems(body, file),
  ];
  if (source.trim() === "") problems.push(emptyFile(file));
  const value =
    (stray.length > 0 ? undefined : read.value) ?? last?.frontMatter ?? schema.parse({});
  const digest = createHash("sha256").update(source).digest("base64url");
  return { body, digest, problems, unknownKeys, frontMatter: value };
}

/** Returns the keys that the front matter of a file may have. */
export function knownFrontMatter(path: string): string[] {
  const schemas = { docs: docSchema, blog: postSchema, pages: pageSchema };
  return Object.keys(schemas[readContentFile(path)?.kind ?? "docs"].shape);
}

const ofKind = <Kind extends ContentFile["kind"]>(kind: Kind, file?: ContentFile | null) =>
  file?.kind === kind ? (file as Extract<ContentFile, { kind: Kind }>) : undefined;

/** Reads a file of `content/` from its text; null when such a file is not a page. */
export function readContent(
  source: string,
  path: string,
  last?: ContentFile | null,
): ContentFile | null {
  if (!/\.mdx?$/.test(path)) return null;
  const version = versionOf(path);
  const name = fromContent(path);
  if (isPartial(version ? belowVersion(path, version) : name)) return null;
  if (version) return readDoc(source, path, version, ofKind("docs", last));
  if (name.startsWith("blog/"))
    return readSite().blog ? readPost(source, path, ofKind("blog", last)) : null;
  return name.startsWith("pages/") ? readPage(source, path, ofKind("pages", last)) : null;
}

/**
 * Returns the kind, address and front matter of a file of `content/`; null when the file is not a
 * page. Reads the file again when it has changed.
 */
export const readContentFile = cachedFile(readContent, readWords);

/** Returns the route of a content file; undefined when the file is not a page. */
export function routeOf(path: string): string | undefined {
  return path.startsWith(contentRoot) ? readContentFile(path)?.route : undefined;
}

/**
 * Returns the address from which relative links of a content file start; undefined when the file is
 * not a page.
 */
export function baseOf(path: string): string | undefined {
  const file = path.startsWith(contentRoot) ? readContentFile(path) : null;
  return file ? linkBase(file.route, file.isFolder, readSite().markdown.trailingSlash) : undefined;
}
