import { toHtml } from "hast-util-to-html";
import { absoluteUrl } from "../../site/addresses/url";
import * as routes from "../../site/routes";
import { blogFeed, type FeedPost, feedQuery } from "./feed-posts";

interface Locals {
  query: Queries.FeedQuery;
}

/** Returns an item in the form that the npm package `rss` expects. */
const rssItem = ({ title, url, date, description, html, authors, tags }: FeedPost) => ({
  title,
  url,
  guid: url,
  date,
  // RSS 2.0 calls it HTML.
  description: toHtml({ type: "text", value: description }),
  author: authors.map(({ name }) => name).join(", "),
  categories: tags.map(({ label }) => label),
  custom_elements: [{ "content:encoded": html }],
});

/**
 * Options of gatsby-plugin-feed (R15). The blog's own pages link to this feed, as they link to the
 * Atom feed.
 */
export const rssFeed = {
  feeds: [
    {
      // The plugin wants one. Readers see that of `setup`.
      title: routes.rss,
      output: routes.rss,
      // This matches no page, because `PageMetadata` renders the link tags.
      match: "^$",
      query: feedQuery,
      setup: ({ query }: Locals) => {
        const { title, description, url, siteUrl, posts } = blogFeed(query);
        return {
          title,
          description,
          site_url: url,
          feed_url: absoluteUrl(routes.rss, siteUrl),
          language: PAGE_LANGUAGE.lang,
          pubDate: posts[0]?.date,
          generator: "Gatsby",
        };
      },
      serialize: ({ query }: Locals) => blogFeed(query).posts.map(rssItem),
    },
  ],
};
