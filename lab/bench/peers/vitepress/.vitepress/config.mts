import { defineConfig } from "vitepress";
import sections from "../sections.json" with { type: "json" };

export default defineConfig({
  srcDir: "site",
  lang: "en-US",
  title: "Orbit",
  description: "An exchange for DeFi strategies",
  appearance: "dark",
  cleanUrls: true,
  head: [["link", { rel: "icon", href: "/logo.svg" }]],
  sitemap: { hostname: "https://example.com" },
  themeConfig: {
    siteTitle: "ORBIT",
    logo: "/logo.svg",
    outline: [2, 3],
    search: { provider: "local" },
    nav: [
      { text: "Docs", link: "/docs/core/metadex", activeMatch: "^/docs/" },
      { text: "Concepts", link: "/docs/core/tokenomics-n-emissions" },
      { text: "Blog", link: "/blog/" },
    ],
    sidebar: {
      "/docs/": sections.map(({ label, dir, items }) => ({
        text: label,
        collapsed: dir !== "core",
        items,
      })),
    },
    editLink: { pattern: "https://example.com/edit/main/:path" },
    footer: { copyright: "Copyright © 2025 Orbit." },
  },
});
