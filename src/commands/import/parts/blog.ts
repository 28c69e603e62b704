import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import type { z } from "zod";
import type { blogOptions } from "../configuration/docusaurus-config";
import { knownEditUrl } from "../configuration/edit-url";
import type { Draft } from "../draft";
import { readLabels } from "./labels";

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
  const { documents } = draft.copyFolders([from, translated], "content/blog", () => true);
  draft.report.took(documents, "post", options.path, "content/blog");
  if (options.routeBasePath.replace(/\//g, "") !== "blog") {
    const why = "the blog of this site is at `/blog`; redirect the old addresses";
    draft.report.left(`the address /${options.routeBasePath} of the blog`, why);
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
