import { join, resolve } from "node:path";
import type { z } from "zod";
import type { Aliases } from "../../../site/aliases";
import type { pagesOptions } from "../configuration/docusaurus-config";
import { type Draft, isPart } from "../draft";
import { codePages } from "./code-pages";

const PAGE = /\.(?:mdx?|avif|gif|jpe?g|png|svg|webp)$/;

/** The pages of a site that are components. */
export interface AddedPages {
  /** Absolute paths of those that are taken over. */
  code: string[];
  /** The routes of those that are left out. */
  lost: ReadonlySet<string>;
}

/** Takes over the pages: documents, and components that can be built here. */
export function addPages(
  draft: Draft,
  options: z.infer<typeof pagesOptions>,
  translations: string,
  site: { project: string; title: string; aliases: Aliases },
): AddedPages {
  const { report, root } = draft;
  const to = "content/pages";
  const from = resolve(root, options.path);
  const translated = join(translations, "docusaurus-plugin-content-pages");
  const documents = draft.copyFolders(
    [from, translated],
    to,
    (name) => PAGE.test(name) && !isPart(name),
  );
  if (documents > 0) report.took(documents, "page", options.path, to);
  const isTaken = (name: string) =>
    [".md", ".mdx"].some((end) => draft.sourceOf(`${to}/${name}${end}`) !== undefined);
  const { pages, left, lost } = codePages(draft.files(from), { root, ...site }, isTaken);
  for (const page of pages) draft.write(`${to}/${page.to}`, page.text);
  if (pages.length > 0) report.took(pages.length, "React page", options.path, to);
  for (const [name, why] of left) report.left(`${options.path}/${name}`, why);
  return { code: pages.map((page) => page.from), lost };
}
