import type { Site } from "./site";

export const vitepress: Site = {
  layout: "vitepress",
  build: ["node_modules/.bin/vitepress", "build"],
  check: null,
  output: ".vitepress/dist",
  caches: [".vitepress/cache", "node_modules/.vite"],
  changedDoc: "site/docs/core/dynamic-fees.md",
  docFiles: ["docs/core/metadex.html"],
  pages: {
    home: "/",
    doc: "/docs/core/metadex",
    blog: "/blog/",
    post: "/blog/long-blog-post",
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
