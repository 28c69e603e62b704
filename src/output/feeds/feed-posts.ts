import { absoluteUrl, type Url, wholeUrl } from "../../site/addresses/url";
import * as routes from "../../site/routes";
import { asTree, fromPageTree } from "../../site/tree";
import { imageAddresses } from "../print/hast";
import { treeToHtml } from "./to-html";

/** The query of both feeds. */
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

/** The blog as both feeds show it (R15). */
export interface BlogFeed {
  title: string;
  description: string;
  url: Url;
  siteUrl: string;
  posts: FeedPost[];
}

/** Removes the characters that XML cannot hold in any notation. */
const forXml = (text: string): string =>
  text.replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "");

/** Makes the entries of both feeds from posts. `siteUrl` includes the path prefix. */
export function blogFeed({ site, siteConfig, allBlogPost }: Queries.FeedQuery): BlogFeed {
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
