import type { Site } from "./site";

export const thisSite: Site = {
  layout: "this",
  build: ["npm", "run", "--silent", "build"],
  check: ["npm", "run", "--silent", "check"],
  output: "public",
  caches: [".cache"],
  changedDoc: "content/docs/core/dynamic-fees.md",
  docFiles: ["docs/core/metadex.html", "page-data/docs/core/metadex/page-data.json"],
  pages: {
    home: "/",
    doc: "/docs/core/metadex",
    blog: "/blog",
    post: "/blog/long-blog-post",
    notFound: "/no-such-page",
  },
  selectors: {
    h1: "main h1",
    sidebarLink: 'nav[aria-label="Docs"] a[href^="/docs/core/"]',
    searchOpen: 'button[aria-haspopup="dialog"]:has-text("Search")',
    searchInput: "dialog[open] input[role=combobox]",
    searchResult: "dialog[open] [role=option]",
  },
};
