/**
 * Only this module builds the routes of the site. Routes have no slash at the end and no path
 * prefix.
 */

/**
 * Joins route segments with one slash between them and none at the end. The root is "/". Letters with
 * marks are one character (NFC), as keyboards type them. Names of files may have two (NFD).
 */
const join = (...segments: string[]): string =>
  `/${segments
    .flatMap((segment) => segment.split("/"))
    .filter(Boolean)
    .join("/")}`.normalize("NFC");

export const home = "/";
export const blog = "/blog";
export const archive = join(blog, "archive");
export const authors = join(blog, "authors");
export const tags = join(blog, "tags");
export const glossary = "/glossary";
export const notFound = "/404";
/** The page of search results. */
export const search = "/search";
/** The preview picture of pages that have none of their own. */
export const socialImage = "/social.png";
/** The folder of the pages' own preview pictures. */
export const pictures = "/social";
/** Where the development server reports what is wrong with the content. */
export const developmentProblems = "/___problems";
/** The index of all Markdown copies (https://llmstxt.org), and the file that holds all of them. */
export const llms = "/llms.txt";
export const llmsFull = "/llms-full.txt";
/** The deployed contracts as JSON, the schema of that file, and all selectors with their ABI. */
export const deployments = "/deployments.json";
export const deploymentsSchema = "/deployments.schema.json";
export const selectors = "/abi/by-selector.json";
export const rss = join(blog, "rss.xml");
export const atom = join(blog, "atom.xml");
export const jsonFeed = join(blog, "feed.json");
/** Returns the route of the feed of a tag or an author. */
export const feedOf = (list: string): string => join(list, "atom.xml");
export const sitemap = "/sitemap-index.xml";
export const robots = "/robots.txt";

/** Pages that come from `src/pages`, not from content. */
export const ownPages: readonly string[] = [notFound, search];

/** Widths of the icons of the web manifest. */
export const iconSizes: readonly number[] = [192, 512];
/** Returns the route of an icon. */
export const icon = (size: number): string => `/icons/${size}.png`;

/** How many pages a part of the sitemap lists (gatsby-plugin-sitemap). */
const SITEMAP_PART = 45_000;

/**
 * Returns the files that a build writes beside the pages, whatever the content is: its own, and
 * those of Gatsby whose names have no hash.
 */
export const generatedFiles = (pages: number, hasBlog: boolean): string[] => [
  socialImage,
  robots,
  sitemap,
  ...Array.from(
    { length: Math.floor(pages / SITEMAP_PART) + 1 },
    (_, part) => `/sitemap-${part}.xml`,
  ),
  llms,
  llmsFull,
  ...(hasBlog ? [rss, atom, jsonFeed] : []),
  ...iconSizes.map(icon),
  "/manifest.webmanifest",
  "/THIRD-PARTY.txt",
  "/chunk-map.json",
  "/webpack.stats.json",
];

/** Returns the route of a page's own preview picture, which shows the page's title. */
export const pictureOf = (path: string): string => `${join(pictures, path)}.png`;

/** Returns the route of a file that a document links to, from the file's path below `content/`. */
export const linkedFile = (path: string): string => join("files", path);

/** Returns the route of a doc, below its version (R12). */
export const doc = (versionPath: string, slug: string): string => join(versionPath, slug);

/**
 * Returns the route of the list of a version's tags (`docTags`), or of the docs with one tag
 * (`docTag`).
 */
export const docTags = (versionPath: string): string => join(versionPath, "tags");
export const docTag = (versionPath: string, slug: string): string =>
  join(docTags(versionPath), slug);

/**
 * Returns the route of the page that lists what is in a category. Callers pass Docusaurus' default
 * if the category has no slug of its own.
 */
export const docsCategory = (versionPath: string, slug: string): string => join(versionPath, slug);

/**
 * Returns the route of a page of a list of posts: of the blog, an author or a tag. The first page
 * has the address of the list (R3).
 */
export const listPage = (list: string, page: number): string =>
  page === 1 ? list : join(list, "page", String(page));

/** Returns the route of a post (R7, R8). */
export const post = (slug: string): string => join(blog, slug);

/** Returns the route of an author (R6). */
export const author = (slug: string): string => join(authors, slug);

/** Returns the route of a tag of the blog (R10). */
export const tag = (slug: string): string => join(tags, slug);

/** Returns the route of the entry of a term. */
export const glossaryEntry = (slug: string): string => `${glossary}#${slug}`;

/** Parameters of the address of the page of search results. */
export const searchParameters = {
  input: "q",
  kind: "kind",
  section: "section",
  version: "version",
} as const;

type SearchParameter = keyof typeof searchParameters;

/** Returns the address of the results of a search. Filters that are null are left out. */
export function searchResults(asked: Partial<Record<SearchParameter, string | null>>): string {
  const query = new URLSearchParams();
  for (const parameter of Object.keys(searchParameters) as SearchParameter[]) {
    const value = asked[parameter];
    if (value) query.set(searchParameters[parameter], value);
  }
  const written = query.toString();
  return written ? `${search}?${written}` : search;
}

/**
 * Returns the route of a page from its file's path below `content/pages/`, without extension. A
 * file `index` gets the route of its folder (R2).
 */
export const page = (name: string): string => join(name.replace(/(^|\/)index$/, ""));

/** The route of the home page has no name, but files named after the page need one. */
const nameOf = (path: string): string => (path === home ? "/index" : path);

/** Returns the files of a page. `X.html` is the name that hosts look for (R14). */
export const pageFiles = (path: string): string[] =>
  path === home ? ["/index.html"] : [`${path}/index.html`, `${path}.html`];

/** Returns the route of a page's Markdown copy (X1). */
export const markdown = (path: string): string => `${nameOf(path)}.md`;

/** Returns where Gatsby puts the data of a page. */
export const pageData = (path: string): string => `/page-data${nameOf(path)}/page-data.json`;

/**
 * Returns the route that a path stands for: `X.html`, `X/index.html` and `X/` stand for `X` (R14).
 */
export const normalize = (pathname: string): string =>
  join(pathname.replace(/(?:\/index)?\.html$/, ""));

/** Whether two routes lead to the same page. Case and a slash at the end make no difference. */
export const isSame = (one: string, other: string): boolean =>
  normalize(one).toLowerCase() === normalize(other).toLowerCase();

/** Returns the same text for routes that some hosts and file systems take for one route. */
export const alike = (route: string): string => route.normalize("NFC").toLowerCase();

/** Whether a route is the parent route or lies below it. */
export const isBelow = (route: string, parent: string): boolean =>
  isSame(route, parent) ||
  normalize(route)
    .toLowerCase()
    .startsWith(`${normalize(parent).toLowerCase()}/`);

/** Whether a link leaves the site: it has a scheme, or starts with two slashes. */
export const isExternal = (href: string): boolean => /^([a-z][a-z\d+.-]*:|\/\/)/i.test(href);

/**
 * Whether an address leads to a file of this site that is not a page, such as a feed or a download.
 * The router must not treat such a file as a route.
 */
export const isFile = (href: string): boolean =>
  /\.[a-z]\w*$/i.test(href.split(/[?#]/, 1)[0] ?? "");
