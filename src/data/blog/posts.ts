import type { Node } from "gatsby";
import type { ExampleFacts } from "../../markdown/facts";
import { didYouMean } from "../../site/problems/nearest";
import type { Problem } from "../../site/problems/problem";
import { authorNodes } from "../document/author-fields";
import type { PostFile } from "../document/content-file";
import type { DocumentBasics } from "../document/document";
import { dateOfFile } from "../document/post-date";
import { postTags } from "../document/post-file";
import { tableOfContents } from "../document/table-of-contents";
import { tagPermalinks } from "../document/tags-file";
import { createNode, type NodeApi, type ResolverContext } from "../nodes/nodes";
import type { BlogSettings } from "../settings/site-parts";
import { placeInFrontMatter } from "../yaml/place-of";
import { authorId, authorsOf } from "./authors";
import { listedPosts, type PostNode, postNodes } from "./post-lists";
import { relatedPosts } from "./related-posts";
import { seriesOf } from "./series";
import { hasTagsFile, tagId } from "./tags";

export const types = /* GraphQL */ `
  "A post of the blog: a Markdown file of \`content/blog/\`."
  type BlogPost implements Node @dontInfer {
    "Address below \`/blog/\`."
    slug: String!
    "Route of the post."
    path: String!
    "Title to show."
    title: String!
    "A shorter title for the list of recent posts; the title itself when the front matter gives none."
    sidebarLabel: String!
    "Day of publication, in UTC."
    date: Date! @dateformat
    "Who wrote it."
    authors: [Author!]!
    "What it is about."
    tags: [Tag!]!
    "The amount that it is about: a value of one of its examples that the front matter names, else one of its first chart. Null when there is neither."
    figure: PostFigure
    "Its first drawing or picture. Null when it has none."
    thumbnail: Thumbnail
    "The series that it is a part of. Null when it is in none, or has no other part."
    series: PostSeries
    "Two posts that share most tags with it."
    related: [BlogPost!]!
    "A sentence for search engines and previews: from the front matter, else the excerpt."
    description: String!
    "Words for search engines."
    keywords: [String!]!
    "Picture for previews, as a route or URL. Null when the front matter names none."
    image: String
    "Last change: from git, else from the front matter. Null when neither says."
    lastUpdate: Date @dateformat
    "Who has changed its file, by the names that git has: the last one first. Empty unless the site shows them."
    contributors: [String!]!
    "Whether the post is left out of lists, feeds and search."
    unlisted: Boolean!
    "The next older post. Null for the oldest."
    previous: BlogPost
    "The next newer post. Null for the newest."
    next: BlogPost
    "Where a reader can propose a change. Null when the site has no such place."
    editUrl: String
    "Path of the source file from the project's root."
    file: String!
    "The headings to list beside the text; empty when the front matter hides the list."
    tableOfContents: [Heading!]!
    "The compiled document."
    content: Content! @link(by: "id", from: "contentId")
  }

  "Posts that belong together, in an order."
  type PostSeries @dontInfer {
    "What the front matter of its posts calls it."
    title: String!
    "Its posts, oldest first."
    posts: [BlogPost!]!
  }
`;

/** How many related posts a post names. */
const RELATED = 2;

/** Returns the post that is `step` places closer to the oldest. */
const neighbour =
  (step: 1 | -1) => async (post: PostNode, _: unknown, context: ResolverContext) => {
    const posts = await listedPosts(context);
    const index = posts.findIndex(({ id }) => id === post.id);
    return index < 0 ? null : (posts[index + step] ?? null);
  };

export const resolvers = {
  BlogPost: {
    authors: {
      resolve: (post: PostNode, _: unknown, context: ResolverContext) => authorsOf(post, context),
    },
    tags: {
      resolve: ({ tagIds }: PostNode, _: unknown, { nodeModel }: ResolverContext) =>
        nodeModel.getNodesByIds({ ids: tagIds, type: "Tag" }),
    },
    tableOfContents: { resolve: tableOfContents },
    previous: { resolve: neighbour(1) },
    next: { resolve: neighbour(-1) },
    series: {
      resolve: async (post: PostNode, _: unknown, context: ResolverContext) =>
        post.series === null ? null : seriesOf(post, await listedPosts(context)),
    },
    related: {
      resolve: async (post: PostNode, _: unknown, context: ResolverContext) =>
        relatedPosts(post, await listedPosts(context), RELATED),
    },
  },
  BlogSidebar: {
    posts: {
      resolve: async (
        { count }: BlogSettings["sidebar"],
        _: unknown,
        context: ResolverContext,
      ): Promise<PostNode[]> =>
        (await listedPosts(context)).slice(0, count === "all" ? undefined : count),
    },
  },
};

/** Returns the value of an example that a post names as its figure. Reports a wrong name. */
function figureOf(
  { frontMatter: { figure: written }, path }: PostFile,
  examples: readonly ExampleFacts[],
): { figure: PostNode["figure"]; problems: Problem[] } {
  if (written === undefined) return { figure: null, problems: [] };
  const [name = "", row] = written.split(".row");
  const values = examples.flatMap(({ inputs, results }) => [...inputs, ...results]);
  const found = values.find((value) => value.name === name);
  const { values: all = [], label = "" } = found ?? {};
  const value = all.length === 1 ? all[0] : all[Number(row) - 1];
  if (value !== undefined) return { figure: { value, label }, problems: [] };
  const message = found
    ? `\`figure\` names \`${written}\`. \`${name}\` is a list: write a row, from \`${name}.row1\` to \`${name}.row${all.length}\`.`
    : `\`figure\` names \`${name}\`, which is no value of an example of this post.${didYouMean(name, new Set(values.map((one) => one.name)))}`;
  const place = placeInFrontMatter(path, "figure");
  return {
    figure: null,
    problems: [{ code: "unknown-example-value", severity: "error", message, ...place }],
  };
}

/** Makes the BlogPost node of a file. Without any date, it gets no node. */
export function createPost(
  api: NodeApi,
  parent: Node,
  file: PostFile,
  basics: DocumentBasics,
  examples: readonly ExampleFacts[],
): Problem[] {
  const { frontMatter, slug } = file;
  // The file's problems already report a wrong date.
  if (file.date === null && file.problems.length > 0) return [];
  const ofFile = file.date === null ? dateOfFile(file.path, basics.file) : undefined;
  const date = file.date ?? ofFile?.date;
  if (!date) return ofFile ? [ofFile.problem] : [];
  const { figure, problems } = figureOf(file, examples);
  const tags = postTags(frontMatter);
  createNode(api, parent, postNodes.name, api.createNodeId(`${parent.id} post`), {
    ...basics,
    slug,
    date,
    sidebarLabel: frontMatter.sidebar_label ?? basics.title,
    authors: file.authors.map((author, index) => {
      const id = author.key
        ? authorId(api, author.key)
        : api.createNodeId(`${parent.id} author ${index}`);
      return { ...author, id };
    }),
    tags,
    tagIds: Array.from(new Set(tags.map(({ address }) => tagId(api, address)))),
    figure,
    series: frontMatter.series ?? null,
    hideTableOfContents: frontMatter.hide_table_of_contents,
    minHeadingLevel: frontMatter.toc_min_heading_level,
    maxHeadingLevel: frontMatter.toc_max_heading_level,
  });
  return ofFile ? [...problems, ofFile.problem] : problems;
}

/** Reports posts that name an author or a tag that does not exist (B3). */
export function unknownNames(api: Pick<NodeApi, "getNodesByType">): Problem[] {
  const authors = authorNodes.all(api).map(({ slug }) => slug);
  const tags = Array.from(tagPermalinks().keys());
  const check = (
    kind: "author" | "tag",
    slug: string | null,
    known: string[],
    file: string,
  ): Problem[] => {
    if (slug === null || known.includes(slug)) return [];
    const message = `The post names the ${kind} \`${slug}\`, which \`content/blog/${kind}s.yml\` does not have.${didYouMean(slug, known)}`;
    const place = placeInFrontMatter(file, `${kind}s`, slug);
    return [{ code: `unknown-${kind}`, severity: "error", message, ...place }];
  };
  return postNodes
    .all(api)
    .flatMap((post) => [
      ...post.authors.flatMap(({ key }) => check("author", key, authors, post.file)),
      ...(hasTagsFile()
        ? post.tags.flatMap(({ name }) => check("tag", name, tags, post.file))
        : []),
    ]);
}
