import type { BuildArgs } from "gatsby";
import type { Element } from "hast";
import { toHtml } from "hast-util-to-html";
import { writeMade } from "../../data/files/door";
import { publicFile } from "../../data/files/project";
import { element, text } from "../../elements/hast";
import { absoluteUrl } from "../../site/addresses/url";
import * as routes from "../../site/routes";
import { type BlogFeed, blogFeed, feedQuery } from "./feed-posts";

const DECLARATION = '<?xml version="1.0" encoding="utf-8"?>';

/** Returns an element with a text. */
const field = (name: string, value: string, properties = {}): Element =>
  element(name, properties, text(value));

/** Returns the blog as an Atom feed (RFC 4287). */
function atomXml({ title, description, url, siteUrl, posts }: BlogFeed): string {
  const times = posts.map(({ updated }) => updated.getTime());
  const feed = element(
    "feed",
    { xmlns: "http://www.w3.org/2005/Atom" },
    field("id", url),
    field("title", title),
    field("subtitle", description),
    field("updated", new Date(times.length > 0 ? Math.max(...times) : 0).toISOString()),
    field("generator", "Gatsby"),
    element("link", { rel: ["alternate"], href: url }),
    element("link", { rel: ["self"], href: absoluteUrl(routes.atom, siteUrl) }),
    ...posts.map((post) =>
      element(
        "entry",
        {},
        field("id", post.url),
        field("title", post.title),
        element("link", { href: post.url }),
        field("published", post.date.toISOString()),
        field("updated", post.updated.toISOString()),
        field("summary", post.description),
        field("content", post.html, { type: "html" }),
        ...post.authors.map(({ name, url: uri }) =>
          element("author", {}, field("name", name), ...(uri ? [field("uri", uri)] : [])),
        ),
        ...post.tags.map(({ label, url: scheme }) =>
          element("category", { term: label, label, scheme }),
        ),
      ),
    ),
  );
  const xml = toHtml(feed, { space: "svg", closeEmptyElements: true });
  // HTML allows this in a text, and XML does not.
  return DECLARATION + xml.replaceAll("]]>", "]]&gt;");
}

/** Writes `/blog/atom.xml`. gatsby-plugin-feed can only write RSS. */
export async function writeAtomFeed({ graphql }: Pick<BuildArgs, "graphql">): Promise<void> {
  const { data } = await graphql<Queries.FeedQuery>(feedQuery);
  if (!data) throw new Error("The query of the feeds failed.");
  writeMade(publicFile(routes.atom), atomXml(blogFeed(data)));
}
