/**
 * Every route of the site is built here and nowhere else. Routes have no trailing slash and no path
 * prefix.
 */

/** Joins route segments: one slash between, none at the end; the root is "/". */
const join = (...segments: string[]): string =>
  `/${segments
    .flatMap((segment) => segment.split("/"))
    .filter(Boolean)
    .join("/")}`;

export const home = "/";
export const blog = "/blog";
export const archive = join(blog, "archive");
export const authors = join(blog, "authors");
export const tags = join(blog, "tags");
export const glossary = "/glossary";
export const notFound = "/404";
/** The picture that previews show of pages without one of their own. */
export const socialImage = "/social.png";
/** The folder of those of pages. */
export const pictures = "/social";
/** Where the development server tells what is wrong with the content. */
export const developmentProblems = "/___problems";
/** The index of all Markdown copies (https://llmstxt.org), and all of them in one file. */
export const llms = "/llms.txt";
export const llmsFull = "/llms-full.txt";
export const rss = join(blog, "rss.xml");
export const atom = join(blog, "atom.xml");
export const sitemap = "/sitemap-index.xml";
export const robots = "/robots.txt";

/** Pages that are no content of their own: `src/pages`. */
export const ownPages: readonly string[] = [home, notFound];

/** Files that a build writes beside the pages. */
export const generatedFiles: ReadonlySet<string> = new Set([
  rss,
  atom,
  socialImage,
  sitemap,
  robots,
  llms,
  llmsFull,
  "/THIRD-PARTY.txt",
  "/manifest.webmanifest",
]);

/** The picture of a page's title that previews show. */
export const pictureOf = (path: string): string => `${join(pictures, path)}.png`;

/** A file beside a document that links to it, by its path below `content/`. */
export const linkedFile = (path: string): string => join("files", path);

/** R12: a doc below its version. */
export const doc = (versionPath: string, slug: string): string => join(versionPath, slug);

/** The list of a docs version's tags, and the docs of one. */
export const docTags = (versionPath: string): string => join(versionPath, "tags");
export const docTag = (versionPath: string, slug: string): string =>
  join(docTags(versionPath), slug);

/**
 * The page that lists what is in a category; Docusaurus' default when there is no slug of its own.
 */
export const docsCategory = (versionPath: string, slug: string): string => join(versionPath, slug);

/** R3: the first page of the blog is the blog itself. */
export const blogPage = (page: number): string =>
  page === 1 ? blog : join(blog, "page", String(page));

/** R7, R8. */
export const post = (slug: string): string => join(blog, slug);

/** R6. */
export const author = (slug: string): string => join(authors, slug);

/** R10. */
export const tag = (slug: string): string => join(tags, slug);

/** The entry of a term. */
export const glossaryEntry = (slug: string): string => `${glossary}#${slug}`;

/** R2: the file's path below `content/pages/` without extension; `index` is its folder. */
export const page = (name: string): string => join(name.replace(/(^|\/)index$/, ""));

/** The home page has no name, but files that stand for it need one. */
const nameOf = (path: string): string => (path === home ? "/index" : path);

/** X1: the Markdown copy of a page. */
export const markdown = (path: string): string => `${nameOf(path)}.md`;

/** Where Gatsby puts the data of a page. */
export const pageData = (path: string): string => `/page-data${nameOf(path)}/page-data.json`;

/** R14: `X.html`, `X/index.html` and `X/` mean `X`. */
export const normalize = (pathname: string): string =>
  join(pathname.replace(/(?:\/index)?\.html$/, ""));

/** Two routes are the same page whatever their case and trailing slash. */
export const isSame = (one: string, other: string): boolean =>
  normalize(one).toLowerCase() === normalize(other).toLowerCase();

/** Whether a route is another one or lies below it. */
export const isBelow = (route: string, parent: string): boolean =>
  isSame(route, parent) ||
  normalize(route)
    .toLowerCase()
    .startsWith(`${normalize(parent).toLowerCase()}/`);

/** Whether a link leaves the site: it has a scheme, or starts with two slashes. */
export const isExternal = (href: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);
