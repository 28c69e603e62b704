import { z } from "zod";
import type { SiteConfig } from "./config";
import { shortText as text } from "./short-text";

/** The schema of `content/i18n/<language>/site.yml`: what a language has for words of `site.yml`. */
export const siteWordsSchema = z.strictObject({
  product: z
    .strictObject({
      tagline: text.optional().describe("The line that says what the product is."),
    })
    .prefault({})
    .describe("Words of the product. Its names are the same in all languages."),
  description: text.optional().describe("The sentence about the site."),
  announcement: text.optional().describe("The message above the navbar, as Markdown."),
  blog: z
    .strictObject({
      title: text.optional().describe("The title of the blog."),
      description: text.optional().describe("The sentence about the blog."),
      recentPosts: text.optional().describe("The title of the list of recent posts."),
    })
    .prefault({})
    .describe("Words of the blog."),
  copyright: text.optional().describe("The line below the columns of the footer."),
  labels: z
    .record(z.string(), text)
    .default({})
    .describe(
      "Labels of the navbar, the footer, the versions and the sidebars: `Docs: Dokumentation`.",
    ),
});

export type SiteWords = z.infer<typeof siteWordsSchema>;

/** Returns a label in a language, or as it is if the language has none. */
export const labelIn = (labels: SiteWords["labels"], label: string): string =>
  (Object.hasOwn(labels, label) && labels[label]) || label;

/** Returns what the labels of a language can translate in a value, however deep it is. */
export function labelsIn(value: unknown): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => {
    if (typeof inner !== "string") return labelsIn(inner);
    return ["label", "title", "description"].includes(key) ? [inner] : [];
  });
}

/** Returns a value with the labels and titles of a language, however deep they are in it. */
function labelled<Value>(value: Value, labels: SiteWords["labels"]): Value;
function labelled(value: unknown, labels: SiteWords["labels"]): unknown {
  if (Array.isArray(value)) return value.map((item) => labelled(item, labels));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [
      key,
      (key === "label" || key === "title") && typeof inner === "string"
        ? labelIn(labels, inner)
        : labelled(inner, labels),
    ]),
  );
}

/** Returns the settings of a site with the words of a language. What has none keeps its own. */
export function inWords(site: SiteConfig, words: SiteWords): SiteConfig {
  const { product, description, announcement, blog, copyright, labels } = words;
  const { docs, footer } = site;
  return {
    ...site,
    product: { ...site.product, tagline: product.tagline ?? site.product.tagline },
    description: description ?? site.description,
    announcement: site.announcement && {
      ...site.announcement,
      content: announcement ?? site.announcement.content,
    },
    docs: { ...docs, versions: labelled(docs.versions, labels) },
    blog: site.blog && {
      ...site.blog,
      title: blog.title ?? site.blog.title,
      description: blog.description ?? site.blog.description,
      sidebar: { ...site.blog.sidebar, title: blog.recentPosts ?? site.blog.sidebar.title },
    },
    navbar: labelled(site.navbar, labels),
    footer: { ...labelled(footer, labels), copyright: copyright ?? footer.copyright },
  };
}
