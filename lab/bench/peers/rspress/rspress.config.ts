import { defineConfig } from "@rspress/core";
import sections from "./sections.json" with { type: "json" };

export default defineConfig({
  root: "site",
  lang: "en",
  title: "Orbit",
  description: "An exchange for DeFi strategies",
  themeConfig: {
    nav: [
      { text: "Docs", link: "/docs/core/metadex" },
      { text: "Blog", link: "/blog/" },
    ],
    sidebar: {
      "/docs/": sections.map(({ label, dir, items }) => ({
        text: label,
        collapsible: true,
        collapsed: dir !== "core",
        items,
      })),
    },
    footer: { message: "Copyright © 2025 Orbit." },
  },
});
