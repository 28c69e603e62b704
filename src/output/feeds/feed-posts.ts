import { absoluteUrl, type Url, wholeUrl } from "../../site/addresses/url";
import { groupBy } from "../../site/group";
import * as routes from "../../site/routes";
import { asTree, fromPageTree } from "../../site/tree";
import { imageAddresses } from "../print/hast";
import { treeToHtml } from "./to-html";

/** The query of all feeds. */
export const feedQuery = /* GraphQL */ `
  query Feed {
    site {
      pathPrefix
    }
    siteConfig {
      url
      product {
        name
      }
      blog {
        title
        description
      }
    }
    allTag(sort: { path: ASC }) {
      nodes {
        label
        path
      }
    }
    allAuthor(sort: { path: ASC }) {
      nodes {
        name
        path
      }
    }
    allBlogPost(sort: [{ date: DESC }, { file: ASC }], filter: { unlisted: { eq: false } }) {
      nodes {
        title
        path
        date
        lastUpdate
        description
        authors {
          name
          href
        }
        tags {
          label
          path
        }
        content {
          text
          figures {
            key
            value
            unit
          }
          images {
            src
            file {
              publicURL
            }
          }
        }
      }
    }
  }
`;

/** A post as a feed shows it. Every address is absolute. */
export interface FeedPost {
  title: string;
  url: Url;
  date: Date;
  /** Last change, never before the date of publication. */
  updated: Date;
  description: string;
  html: string;
  authors: { name: string; url: Url | undefined }[];
  tags: { label: string; url: Url }[];
}

/** A list of posts as feeds show it (R15). */
export interface Feed {
  title: string;
  description: string;
  /** The page that shows the list. */
  url: Url;
  siteUrl: string;
  posts: FeedPost[];
}

/** How many posts the feed of a tag or an author has: its newest. That of the blog has all. */
const MOST_OF_LIST = 20;

/** Removes the characters that XML cannot hold in any notation. */
const forXml = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");

/** Returns the feed of all posts. `siteUrl` includes the path prefix. */
export function blogFeed({ site, siteConfig, allBlogPost }: Queries.FeedQuery): Feed {
  if (!siteConfig?.blog) throw new Error("The feeds need the blog of content/site.yml.");
  const { blog, product } = siteConfig;
  const pathPrefix = site?.pathPrefix ?? "";
  const siteUrl = siteConfig.url + pathPrefix;
  const posts = allBlogPost.nodes.map((post): FeedPost => {
    const date = new Date(post.date);
    const changed = new Date(post.lastUpdate ?? post.date);
    const { text, figures, images } = post.content;
    const tree = fromPageTree(asTree(text));
    const addresses = {
      siteUrl,
      pageUrl: absoluteUrl(post.path, siteUrl),
      images: imageAddresses(images, siteConfig.url),
    };
    return {
      title: forXml(post.title),
      url: addresses.pageUrl,
      date,
      updated: changed > date ? changed : date,
      description: forXml(post.description),
      html: forXml(treeToHtml(tree, addresses, figures)),
      authors: post.authors.map(({ name, href }) => ({
        name: forXml(name),
        url: href ? wholeUrl(href, siteUrl, "link") : undefined,
      })),
      tags: post.tags.map(({ label, path }) => ({
        label: forXml(label),
        url: absoluteUrl(path, siteUrl),
      })),
    };
  });
  return {
    title: forXml(`${product.name} ${blog.title}`),
    description: forXml(blog.description),
    url: absoluteUrl(routes.blog, siteUrl),
    siteUrl,
    posts,
  };
}

/** Returns the feeds of all tags, and of all authors with a page. Keys are the routes of the feeds. */
export function feedsOfLists(
  { allTag, allAuthor }: Queries.FeedQuery,
  { title, siteUrl, posts }: Feed,
): Map<string, Feed> {
  const lists = [
    ...allTag.nodes.map(({ label: name, path }) => ({ name, path })),
    ...allAuthor.nodes,
  ];
  const listed = posts.flatMap((post) =>
    Array.from(new Set([...post.tags, ...post.authors].map(({ url }) => url)), (url) => ({
      url,
      post,
    })),
  );
  const postsOf = new Map(
    groupBy(listed, ({ url }) => url ?? "").map(({ key, items }) => [
      key,
      items.map(({ post }) => post),
    ]),
  );
  return new Map(
    lists.flatMap(({ name, path }): [string, Feed][] => {
      if (path === null) return [];
      const url = absoluteUrl(path, siteUrl);
      const feed = {
        title: `${title}: ${forXml(name)}`,
        description: forXml(name),
        url,
        siteUrl,
        posts: (postsOf.get(url) ?? []).slice(0, MOST_OF_LIST),
      };
      return [[routes.feedOf(path), feed]];
    }),
  );
}
