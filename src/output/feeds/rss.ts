import * as routes from "../../site/routes";
import { blogFeed, type FeedPost, feedQuery } from "./feed-posts";

interface Locals {
  query: Queries.FeedQuery;
}

/** An item as the npm package `rss` wants it. */
const rssItem = ({ title, url, date, description, html, authors, tags }: FeedPost) => ({
  title,
  url,
  guid: url,
  date,
  description,
  author: authors.map(({ name }) => name).join(", "),
  categories: tags.map(({ label }) => label),
  custom_elements: [{ "content:encoded": html }],
});

/**
 * Options of gatsby-plugin-feed (R15). The blog's pages advertise the feed themselves, as they do
 * the Atom feed.
 */
export const rssFeed = {
  feeds: [
    {
      title: "RSS Feed",
      output: routes.rss,
      // No page matches: the link tags are in `PageMetadata`.
      match: "^$",
      query: feedQuery,
      setup: ({ query }: Locals) => {
        const { title, description, url, siteUrl, posts } = blogFeed(query);
        return {
          title,
          description,
          site_url: url,
          feed_url: siteUrl + routes.rss,
          language: "en",
          pubDate: posts[0]?.date,
          generator: "Gatsby",
        };
      },
      serialize: ({ query }: Locals) => blogFeed(query).posts.map(rssItem),
    },
  ],
};
