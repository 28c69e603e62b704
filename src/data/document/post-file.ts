import { z } from "zod";
import { linkAddress, pictureAddress } from "../../site/addresses/address-fields";
import { date, slug, text } from "../yaml/fields";
import { type AuthorFacts, authorFacts, authorFields } from "./author-fields";
import { tagAddress, tagPermalinks } from "./tags-file";

/** Accepts an entry alone in place of a list. Editors read the types in `meta`. */
const listOf = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .preprocess((value) => (Array.isArray(value) ? value : [value]), z.array(entry))
    .default([])
    .meta({ type: ["array", "object", "string", "number"] });

/** Accepts a key alone in place of an object with a key. */
const orKey = <Entry extends z.ZodType>(entry: Entry) =>
  z
    .preprocess((value) => (typeof value === "object" ? value : { key: value }), entry)
    .meta({ type: ["object", "string", "number"] });

const author = orKey(
  z
    .object({ key: text.optional().describe("A key of `authors.yml`."), ...authorFields })
    .refine(
      ({ key, name, image, image_url, imageURL }) => key ?? name ?? image ?? image_url ?? imageURL,
      "expected the key of an author, or an author with a name",
    ),
);

const tag = orKey(
  z
    .object({
      key: text.optional().describe("A key of `tags.yml`."),
      label: text.optional().describe("The name of the tag."),
      permalink: slug.optional().describe("The last part of the address of its page."),
    })
    .refine(({ key, label }) => key ?? label, "expected the key of a tag, or a tag with a label"),
);

/** Front matter that only posts have. Docusaurus has the same names, but for `figure` and `series` (M6). */
export const postFields = {
  date: date
    .optional()
    .describe("The day, such as 2021-08-26. Without it, that of the file's name."),
  figure: text.optional().describe("A value of an example of the post: the amount in lists."),
  series: text
    .optional()
    .describe("The name of the series that the post is a part of, as its other parts have it."),
  authors: listOf(author).describe("Who wrote it: keys of `authors.yml`, or authors."),
  tags: listOf(tag).describe("What it is about: keys of `tags.yml`, or tags."),
  sidebar_label: text.optional().describe("The label in the list of recent posts."),
  // Docusaurus used these keys before it had `authors`.
  author: text.optional().describe("Formerly the name of the author. Write `authors`."),
  author_title: text.optional().describe("Formerly the author's role. Write `authors`."),
  authorTitle: text.optional().describe("Formerly the author's role. Write `authors`."),
  author_url: linkAddress.optional().describe("Formerly the author's page. Write `authors`."),
  authorURL: linkAddress.optional().describe("Formerly the author's page. Write `authors`."),
  author_image_url: pictureAddress
    .optional()
    .describe("Formerly the author's picture. Write `authors`."),
  authorImageURL: pictureAddress
    .optional()
    .describe("Formerly the author's picture. Write `authors`."),
};
const postSchema = z.object(postFields);
type PostFields = z.infer<typeof postSchema>;

/** An author as a post names one: by a key of `authors.yml`, by the author's facts, or by both. */
export interface PostAuthor {
  key: string | null;
  facts: Partial<AuthorFacts>;
}

/** A tag as a post names one. */
export interface PostTag {
  /** Identifies the tag: the last part of its address. */
  address: string;
  /** The key of `tags.yml` as written; null for a tag that the post describes itself. */
  name: string | null;
  label: string;
}

/** Returns the authors of a post. */
export function postAuthors(fields: PostFields): PostAuthor[] {
  const facts = authorFacts({
    name: fields.author,
    title: fields.author_title ?? fields.authorTitle,
    url: fields.author_url ?? fields.authorURL,
    image_url: fields.author_image_url ?? fields.authorImageURL,
  });
  const only = Object.keys(facts).length > 0 ? [{ key: null, facts }] : [];
  return [
    ...only,
    ...fields.authors.map(({ key = null, ...own }) => ({ key, facts: authorFacts(own) })),
  ];
}

/** Returns the tags of a post as written. Several may have one address. */
export function postTags({ tags }: PostFields): PostTag[] {
  const permalinks = tagPermalinks();
  return tags.map(({ key = "", label, permalink }): PostTag => {
    const shown = label ?? key;
    const address = tagAddress(shown, permalink ?? (label ? undefined : permalinks.get(key)));
    return { address, name: label ? null : key, label: shown };
  });
}

/**
 * Docusaurus' own pattern, but for numbers that are too long. It matches `2021-08-26-welcome.md`,
 * `2021/08/26/welcome/index.md` and `team/2021-8-26/welcome.mdx`.
 */
const DATED_NAME = /^(.*)(?<!\d)(\d{4}[-/]\d{1,2}[-/]\d{1,2})(?!\d)[-/]?(.*?)(?:\/index)?\.mdx?$/;

/** Returns the name of a post's file without its end, and without `index`. */
const withoutEnd = (name: string): string => name.replace(/(\/index)?\.mdx?$/, "");

/**
 * Reads the date and slug from the name of a post's file. `name` is its path below the blog's
 * folder. The date is as written; null when there is none.
 */
export function parsePostName(name: string): { date: string | null; slug: string } {
  const [, folder = "", day, title = ""] = DATED_NAME.exec(name) ?? [];
  if (!day) return { date: null, slug: withoutEnd(name) };
  return { date: day.replaceAll("/", "-"), slug: `${day.replaceAll("-", "/")}/${folder}${title}` };
}

/**
 * Returns what the name of a post's file says besides the date: the title of a post without one.
 * `name` is the file's path below the blog's folder.
 */
export function postName(name: string): string {
  const [, , , title] = DATED_NAME.exec(name) ?? [];
  return title || withoutEnd(name);
}
