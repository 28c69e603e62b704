import type { Site } from "./site";

export const rspress: Site = {
  layout: "vitepress",
  build: ["node_modules/.bin/rspress", "build"],
  develop: (port) => ["node_modules/.bin/rspress", "dev", "--port", String(port)],
  check: null,
  output: "doc_build",
  caches: [".rspress", "node_modules/.cache", "node_modules/.rspress"],
  stored: [],
  docFile: "site/docs/core/metadex.md",
  component: null,
  docFiles: ["docs/core/metadex.html"],
  pages: {
    home: "/",
    doc: "/docs/core/metadex",
    blog: "/blog/",
    post: "/blog/long-blog-post",
    page: "/markdown-page",
    notFound: "/no-such-page",
  },
  selectors: {
    h1: "h1",
    sidebarLink: 'aside a[href*="/docs/core/"]',
    searchOpen: ".rp-search-button",
    searchInput: ".rp-search-panel__input",
    searchResult: ".rp-suggest-item",
  },
};
