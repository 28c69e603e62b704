/** One of each kind of page; the last is none. */
export const PAGES = [
  "/",
  "/markdown-page",
  "/elements",
  "/docs/core/metadex",
  "/docs/core/dynamic-fees",
  "/docs/core/stra-n-vestra",
  "/blog",
  "/blog/archive",
  "/blog/authors",
  "/blog/authors/protocol-team",
  "/blog/tags",
  "/blog/tags/gatsby",
  "/blog/welcome",
  "/blog/mdx-blog-post",
  "/docs/core/metadx",
];
