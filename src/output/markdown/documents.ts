import { absoluteUrl, type Url } from "../../site/addresses/url";
import { choosableVersions } from "../../site/docs-versions";
import { collectionName } from "../../site/text";
import { imageAddresses } from "../print/hast";

/**
 * The query of the Markdown copies. It does not include the trees, because only changed copies need
 * theirs.
 */
export const markdownQuery = /* GraphQL */ `
  query Markdown {
    site {
      pathPrefix
    }
    siteConfig {
      url
      description
      product {
        name
      }
      blog {
        title
      }
    }
    allDocsVersion(sort: { position: ASC }) {
      nodes {
        name
        label
        collection
        docs {
          docId
          title
          heading
          path
          description
          lastUpdate
          unlisted
          cards {
            label
            href
            description
            links {
              label
              path
            }
          }
          content {
            ...MarkdownContent
          }
        }
      }
    }
    allSidebar(sort: { position: ASC }) {
      nodes {
        version {
          name
        }
        items {
          docId
        }
      }
    }
    allBlogPost(sort: [{ date: DESC }, { file: ASC }]) {
      nodes {
        title
        path
        description
        date
        lastUpdate
        unlisted
        authors {
          name
        }
        content {
          ...MarkdownContent
        }
      }
    }
  }

  fragment MarkdownContent on Content {
    id
    formulas
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
    internal {
      contentDigest
    }
  }
`;

type Content = Queries.MarkdownContentFragment;

/** The fields of a doc or post that its copy is made from. */
export interface MarkdownDocument {
  path: string;
  /** The absolute address. */
  url: Url;
  title: string;
  /** Null when the text has no heading and the author does not want one. */
  heading: string | null;
  description: string;
  /** More lines of the front matter. Undefined values are left out. */
  details: Record<string, string | readonly string[] | undefined>;
  content: Content;
  /** The cards of its category, if the text shows them. */
  cards: Queries.MarkdownQuery["allDocsVersion"]["nodes"][number]["docs"][number]["cards"];
  /** Addresses of its images. Keys are paths below `content/`. */
  images: ReadonlyMap<string, Url>;
}

/** The documents under one heading of the index. */
export interface MarkdownPart {
  title: string;
  documents: MarkdownDocument[];
}

/** All documents that have a copy. */
export interface MarkdownSite {
  name: string;
  description: string;
  /** Includes the path prefix. */
  url: string;
  /** Listed documents, in reading order. */
  parts: MarkdownPart[];
  /** Unlisted documents. They have a copy as well. */
  unlisted: MarkdownDocument[];
}

const dayOf = (date: string | null): string | undefined => date?.slice(0, 10);

/** Sorts docs as the sidebars list them. Docs that are in no sidebar come last. */
function inReadingOrder<Doc extends { docId: string }>(
  docs: readonly Doc[],
  ids: readonly (string | null)[],
): Doc[] {
  const byId = new Map(docs.map((doc) => [doc.docId, doc]));
  const listed = ids.flatMap((id) => byId.get(id ?? "") ?? []);
  return Array.from(new Set([...listed, ...docs]));
}

/** Sorts the answer of the data layer into parts. */
export function markdownSite(data: Queries.MarkdownQuery): MarkdownSite {
  const { site, siteConfig, allDocsVersion, allSidebar, allBlogPost } = data;
  if (!siteConfig) throw new Error("The Markdown copies need content/site.yml.");
  const siteUrl = siteConfig.url + (site?.pathPrefix ?? "");
  const shared = ({ path, content }: { path: string; content: Content }) => ({
    url: absoluteUrl(path, siteUrl),
    content,
    images: imageAddresses(content.images, siteConfig.url),
  });
  const choosable = new Set(choosableVersions(allDocsVersion.nodes).map(({ name }) => name));
  const versions = allDocsVersion.nodes.map(({ name, label, collection, docs }) => {
    const ids = allSidebar.nodes
      .filter(({ version }) => version.name === name)
      .flatMap(({ items }) => items.map(({ docId }) => docId));
    const title = collectionName(collection);
    return {
      title: choosable.has(name) ? `${title}, ${label}` : title,
      documents: inReadingOrder(docs, ids).map((doc) => ({
        ...doc,
        ...shared(doc),
        details: { last_updated: dayOf(doc.lastUpdate) },
      })),
    };
  });
  const posts = allBlogPost.nodes.map((post) => ({
    ...post,
    ...shared(post),
    heading: post.title,
    cards: [],
    details: {
      date: dayOf(post.date),
      last_updated: dayOf(post.lastUpdate),
      authors: post.authors.map(({ name }) => name),
    },
  }));
  const blog = siteConfig.blog && { title: siteConfig.blog.title, documents: posts };
  const all = blog ? [...versions, blog] : versions;
  return {
    name: siteConfig.product.name,
    description: siteConfig.description,
    url: siteUrl,
    parts: all
      .map(({ title, documents }) => ({
        title,
        documents: documents.filter(({ unlisted }) => !unlisted),
      }))
      .filter(({ documents }) => documents.length > 0),
    unlisted: all.flatMap(({ documents }) => documents.filter(({ unlisted }) => unlisted)),
  };
}
