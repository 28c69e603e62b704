import { wordmark } from "../../data/site/wordmark";
import { longDate } from "../../site/dates";
import * as routes from "../../site/routes";
import { labelOf } from "../../site/text";
import { listPageTitle, listTitles } from "../../site/titles";

/** The texts of a page's picture. */
export interface SocialCard {
  /** Route of the page. */
  path: string;
  title: string;
  /** What the page is: its section, or the date of a post. */
  label: string;
}

/** The query of the texts of the pictures. */
export const cardsQuery = /* GraphQL */ `
  query SocialCards {
    siteConfig {
      product {
        name
        tagline
      }
      blog {
        title
      }
    }
    allDocsVersion(sort: { position: ASC }) {
      nodes {
        path
        collection
        docs {
          path
          title
          image
          breadcrumbs {
            label
          }
        }
        categories {
          path
          title
          image
          breadcrumbs {
            label
          }
        }
        tags {
          path
          title: label
        }
      }
    }
    allBlogPost(sort: { path: ASC }) {
      nodes {
        path
        title
        image
        date
      }
    }
    allAuthor(sort: { id: ASC }) {
      nodes {
        path
        title: name
      }
    }
    allTag(sort: { path: ASC }) {
      nodes {
        path
        title: label
      }
    }
    allPage(sort: { path: ASC }) {
      nodes {
        path
        title
        image
      }
    }
  }
`;

type Site = Queries.SocialCardsQuery;
type Version = Site["allDocsVersion"]["nodes"][number];

interface Titled {
  readonly path: string;
  readonly title: string;
}

const join = (...parts: string[]): string => parts.join(" · ");

const labelled = (label: string, pages: readonly Titled[]): SocialCard[] =>
  pages.map(({ path, title }) => ({ path, title, label }));

/** Returns whether the author of a page has not chosen a picture for it. */
const needsPicture = ({ image }: { readonly image: string | null }): boolean => !image;

function docsCards({ path, collection, docs, categories, tags }: Version): SocialCard[] {
  const name = labelOf(collection);
  const list = { path: routes.docTags(path), title: listTitles.tags };
  return [
    ...[...docs, ...categories].filter(needsPicture).flatMap((page) => {
      // The last breadcrumb is the page itself.
      const sections = page.breadcrumbs.slice(0, -1).map(({ label }) => label);
      return labelled(join(name, ...sections), [page]);
    }),
    ...labelled(join(name, list.title), tags),
    ...labelled(name, [list]),
  ];
}

/** Returns the pages of a list of posts, of all pages. */
function listPages({ path, title }: Titled, all: ReadonlySet<string>): Titled[] {
  const pages: Titled[] = [];
  for (let page = 1; all.has(routes.listPage(path, page)); page += 1) {
    pages.push({ path: routes.listPage(path, page), title: listPageTitle(title, page) });
  }
  return pages;
}

function blogCards(
  name: string,
  { allBlogPost, allAuthor, allTag }: Site,
  all: ReadonlySet<string>,
): SocialCard[] {
  const posts = allBlogPost.nodes.filter(needsPicture);
  const authors = allAuthor.nodes.flatMap(({ path, title }) => (path ? [{ path, title }] : []));
  return [
    ...posts.flatMap((post) => labelled(join(name, longDate(post.date)), [post])),
    ...authors.flatMap((list) => labelled(join(name, listTitles.authors), listPages(list, all))),
    ...allTag.nodes.flatMap((list) => labelled(join(name, listTitles.tags), listPages(list, all))),
    ...labelled(name, [
      { path: routes.archive, title: listTitles.archive },
      { path: routes.authors, title: listTitles.authors },
      { path: routes.tags, title: listTitles.tags },
    ]),
  ];
}

/** Returns the texts of the pictures of these pages. */
export function socialCards(data: Site, pages: ReadonlySet<string>): SocialCard[] {
  const { siteConfig, allDocsVersion, allPage } = data;
  if (!siteConfig) throw new Error("The pictures of the pages need content/site.yml.");
  const { product, blog } = siteConfig;
  const cards = [
    ...allDocsVersion.nodes.flatMap(docsCards),
    ...(blog ? blogCards(blog.title, data, pages) : []),
    ...labelled(product.tagline ?? product.name, [
      ...(blog ? listPages({ path: routes.blog, title: blog.title }, pages) : []),
      { path: routes.glossary, title: listTitles.glossary },
      ...allPage.nodes.filter(needsPicture),
    ]),
    // The picture at the root of the site is that of the site.
  ].filter(({ path }) => path !== routes.home && pages.has(path));
  // If the site's own letters can draw the name, the base of every picture already has it.
  if (wordmark(product.name)) return cards;
  return cards.map((card) => ({ ...card, label: join(product.name, card.label) }));
}
