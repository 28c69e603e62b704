import type { Site } from "./site";

export const docusaurus: Site = {
  layout: "docusaurus",
  build: ["node_modules/.bin/docusaurus", "build"],
  develop: (port) => ["node_modules/.bin/docusaurus", "start", "--no-open", "--port", String(port)],
  check: null,
  output: "build",
  caches: [".docusaurus", "node_modules/.cache"],
  stored: [],
  docFile: "docs/core/metadex.md",
  component: null,
  docFiles: ["docs/core/metadex.html", "docs/core/metadex/index.html"],
  pages: {
    home: "/",
    doc: "/docs/core/metadex",
    blog: "/blog",
    post: "/blog/long-blog-post",
    page: "/markdown-page",
    notFound: "/no-such-page",
  },
  selectors: {
    h1: "main h1",
    sidebarLink: '.theme-doc-sidebar-menu a.menu__link[href^="/docs/core/"]',
    searchOpen: null,
    searchInput: "input.navbar__search-input",
    searchResult: '[class*="suggestion_"]:not([class*="suggestions_"])',
  },
};
