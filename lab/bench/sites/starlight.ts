import type { Site } from "./site";

export const starlight: Site = {
  layout: "starlight",
  build: ["node_modules/.bin/astro", "build"],
  check: null,
  output: "dist",
  caches: [".astro", "node_modules/.astro", "node_modules/.vite"],
  changedDoc: "src/content/docs/docs/core/dynamic-fees.md",
  docFiles: ["docs/core/metadex/index.html"],
  pages: {
    home: "/",
    doc: "/docs/core/metadex/",
    blog: "/blog/",
    post: "/blog/long-blog-post/",
    notFound: "/no-such-page/",
  },
  selectors: {
    h1: "main h1",
    sidebarLink: 'nav.sidebar a[href^="/docs/core/"]',
    searchOpen: "site-search button[data-open-modal]",
    searchInput: ".pagefind-ui__search-input",
    searchResult: ".pagefind-ui__result",
  },
};
