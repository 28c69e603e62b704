import { absoluteUrl } from "../../site/addresses/url";
import * as routes from "../../site/routes";
import type { Feed } from "./feed-posts";

/** Returns posts as a JSON Feed (https://www.jsonfeed.org/version/1.1/). */
export const jsonFeed = ({ title, description, url, siteUrl, posts }: Feed): string =>
  JSON.stringify({
    version: "https://jsonfeed.org/version/1.1",
    title,
    home_page_url: url,
    feed_url: absoluteUrl(routes.jsonFeed, siteUrl),
    description,
    language: PAGE_LANGUAGE.lang,
    items: posts.map((post) => ({
      id: post.url,
      url: post.url,
      title: post.title,
      summary: post.description,
      content_html: post.html,
      date_published: post.date.toISOString(),
      date_modified: post.updated.toISOString(),
      authors: post.authors.map(({ name, url: address }) => ({ name, url: address })),
      tags: post.tags.map(({ label }) => label),
    })),
  });
