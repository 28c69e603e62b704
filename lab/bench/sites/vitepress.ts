import type { Site } from "./site";

export const vitepress: Site = {
  layout: "vitepress",
  build: ["node_modules/.bin/vitepress", "build"],
  develop: (port) => ["node_modules/.bin/vitepress", "dev", "--port", String(port)],
  check: null,
  output: ".vitepress/dist",
  caches: [".vitepress/cache", "node_modules/.vite"],
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
    h1: "main h1",
    sidebarLink: '.VPSidebar a[href^="/docs/core/"]',
    searchOpen: "#local-search button",
    searchInput: "#localsearch-input",
    searchResult: ".VPLocalSearchBox .result",
  },
};
