import XMLBuilder from "fast-xml-builder";
import { absoluteUrl } from "../../site/addresses/url";
import type { Feed } from "./feed-posts";

const builder = new XMLBuilder({ ignoreAttributes: false, suppressBooleanAttributes: false });

/** Returns posts as an Atom feed (RFC 4287). `route` is that of the feed itself. */
export const atomXml = ({ title, description, url, siteUrl, posts }: Feed, route: string): string =>
  builder.build({
    "?xml": { "@_version": "1.0", "@_encoding": "utf-8" },
    feed: {
      "@_xmlns": "http://www.w3.org/2005/Atom",
      // Feeds of English sites have always been without it.
      ...(PAGE_LANGUAGE.lang !== "en" && { "@_xml:lang": PAGE_LANGUAGE.lang }),
      id: url,
      title,
      subtitle: description,
      updated: new Date(
        posts.length > 0 ? Math.max(...posts.map(({ updated }) => updated.getTime())) : 0,
      ).toISOString(),
      generator: "Gatsby",
      link: [
        { "@_rel": "alternate", "@_href": url },
        { "@_rel": "self", "@_href": absoluteUrl(route, siteUrl) },
      ],
      entry: posts.map((post) => ({
        id: post.url,
        title: post.title,
        link: { "@_href": post.url },
        published: post.date.toISOString(),
        updated: post.updated.toISOString(),
        summary: post.description,
        content: { "@_type": "html", "#text": post.html },
        author: post.authors.map(({ name, url: uri }) => ({ name, uri })),
        category: post.tags.map(({ label, url: scheme }) => ({
          "@_term": label,
          "@_label": label,
          "@_scheme": scheme,
        })),
      })),
    },
  });
