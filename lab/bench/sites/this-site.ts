import type { Site } from "./site";

export const thisSite: Site = {
  layout: "this",
  build: ["npm", "run", "--silent", "build"],
  develop: (port) => ["npm", "run", "--silent", "develop", "--", "--port", String(port)],
  check: ["npm", "run", "--silent", "check"],
  output: "public",
  caches: [".cache"],
  stored: [
    ".cache/redux/redux.rest.state",
    ".cache/webpack/stage-develop/develop-development/_meta",
  ],
  docFile: "content/docs/core/metadex.md",
  component: {
    file: "src/layout/Footer/Footer.tsx",
    withText: (code, text) => code.replace(/\{copyright\}.*<\/p>/, `{copyright} ${text}</p>`),
  },
  docFiles: ["docs/core/metadex.html", "page-data/docs/core/metadex/page-data.json"],
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
    sidebarLink: 'nav[aria-label="Docs"] a[href^="/docs/core/"]',
    searchOpen: 'button[aria-haspopup="dialog"]:has-text("Search")',
    searchInput: "dialog[open] input[role=combobox]",
    searchResult: "dialog[open] [role=option]",
  },
};
