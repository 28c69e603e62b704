import { existsSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import type { z } from "zod";
import { firstDatesIn } from "../../../data/document/git-dates";
import { parsePostName } from "../../../data/document/post-file";
import { splitFrontMatter } from "../../../markdown/front-matter";
import { isMarkdown } from "../../../markdown/javascript/import-fault";
import type { blogOptions } from "../configuration/docusaurus-config";
import { knownEditUrl } from "../configuration/edit-url";
import { type Draft, isPart } from "../draft";
import { readLabels } from "./labels";

const FENCE = /^(\uFEFF?---[ \t]*(\r\n?|\n))/;

/** Writes a date into the front matter of a post. */
const withDate = (text: string, date: string): string =>
  splitFrontMatter(text).frontMatter === ""
    ? `---\ndate: ${date}\n---\n\n${text}`
    : text.replace(FENCE, `$1date: ${date}$2`);

const isDated = (name: string, text: string): boolean =>
  parsePostName(name).date !== null || /^date[ \t]*:/m.test(splitFrontMatter(text).frontMatter);

/**
 * Gives posts without a date that of their first commit, as Docusaurus does. After the import, only
 * the history of the site would tell it.
 */
function addDates(draft: Draft, folder: string, to: string): void {
  const undated = draft.moves
    .map((move) => ({ ...move, name: relative(to, move.to) }))
    .filter(({ name }) => !name.startsWith("..") && isMarkdown(name) && !isPart(name))
    .map((post) => ({ ...post, text: readFileSync(post.from, "utf8") }))
    .filter(({ name, text }) => !isDated(name, text));
  const firsts = undated.length > 0 ? firstDatesIn(folder) : new Map<string, string | null>();
  let count = 0;
  for (const { name, to, text } of undated) {
    const first = firsts.get(name);
    if (!first) continue;
    draft.write(to, withDate(text, new Date(first).toISOString().slice(0, 10)));
    count += 1;
  }
  if (count > 0)
    draft.report.took(count, "date", "the first commits of posts", "their front matter");
}

/**
 * Returns the route of a blog that has another one here, without a slash at its end; undefined if it has
 * the same.
 */
export function formerBase({
  routeBasePath,
}: Pick<z.infer<typeof blogOptions>, "routeBasePath">): string | undefined {
  const base = routeBasePath.split("/").filter(Boolean).join("/");
  if (base === "blog") return undefined;
  return base && `/${base}`;
}

/** Takes over the posts. Returns what the settings say of the blog; null if the site has none. */
export function addBlog(
  draft: Draft,
  options: z.infer<typeof blogOptions>,
  translations: string,
  locale: string,
) {
  const from = resolve(draft.root, options.path);
  if (!existsSync(from)) return null;
  const translated = join(translations, "docusaurus-plugin-content-blog");
  const documents = draft.copyFolders([from, translated], "content/blog", () => true);
  draft.report.took(documents, "post", options.path, "content/blog");
  addDates(draft, from, "content/blog");
  const former = formerBase(options);
  if (former !== undefined) {
    const why = "the blog of this site is at `/blog`; redirects lead there from posts and lists";
    draft.report.left(`the address ${former || "/"} of the blog`, why);
  }
  const labels = readLabels(draft, join(translated, "options.json"));
  const blogTitle = labels.get("title", options.blogTitle);
  const blogDescription = labels.get("description", options.blogDescription);
  const title = labels.get("sidebar.title", options.blogSidebarTitle);
  const { blogSidebarCount: most } = options;
  const sidebar = {
    ...(title && { title }),
    ...(most !== undefined && { count: most === "ALL" ? "all" : most }),
  };
  const editUrl = knownEditUrl(draft, options, "blog", locale);
  return {
    ...(blogTitle && { title: blogTitle }),
    ...(blogDescription && { description: blogDescription }),
    postsPerPage: options.postsPerPage === "ALL" ? 1000 : options.postsPerPage,
    ...(editUrl && { editUrl }),
    ...(Object.keys(sidebar).length > 0 && { sidebar }),
  };
}
