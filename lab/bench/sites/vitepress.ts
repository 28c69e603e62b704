import type { BuiltSite } from "./site";

export const vitepress: BuiltSite = {
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
