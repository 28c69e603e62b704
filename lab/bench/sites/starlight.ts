import type { Site } from "./site";

export const starlight: Site = {
  layout: "starlight",
  build: ["node_modules/.bin/astro", "build"],
  develop: (port) => ["node_modules/.bin/astro", "dev", "--port", String(port)],
  check: null,
  output: "dist",
  caches: [".astro", "node_modules/.astro", "node_modules/.vite"],
  stored: [],
  docFile: "src/content/docs/docs/core/metadex.md",
  component: null,
  docFiles: ["docs/core/metadex/index.html"],
  pages: {
    home: "/",
    doc: "/docs/core/metadex/",
    blog: "/blog/",
    post: "/blog/long-blog-post/",
    page: "/markdown-page/",
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
