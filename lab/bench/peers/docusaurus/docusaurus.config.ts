import type * as Preset from "@docusaurus/preset-classic";
import type { Config } from "@docusaurus/types";
import { themes as prismThemes } from "prism-react-renderer";

const config: Config = {
  title: "Orbit",
  tagline: "An exchange for DeFi strategies",
  favicon: "img/favicon.svg",
  future: { v4: true, faster: true },
  url: "https://example.com",
  baseUrl: "/",
  onBrokenLinks: "warn",
  onBrokenAnchors: "warn",
  i18n: { defaultLocale: "en", locales: ["en"] },
  presets: [
    [
      "classic",
      {
        docs: { sidebarPath: "./sidebars.ts", editUrl: "https://example.com/edit/main/" },
        blog: {
          showReadingTime: true,
          feedOptions: { type: ["rss", "atom"], xslt: true },
          editUrl: "https://example.com/edit/main/",
          onInlineTags: "warn",
          onInlineAuthors: "warn",
          onUntruncatedBlogPosts: "ignore",
        },
        theme: { customCss: "./src/css/custom.css" },
      } satisfies Preset.Options,
    ],
  ],
  themes: [
    [
      "@easyops-cn/docusaurus-search-local",
      {
        hashed: true,
        indexBlog: true,
        indexDocs: true,
        indexPages: true,
        docsRouteBasePath: "/docs",
      },
    ],
  ],
  themeConfig: {
    colorMode: { defaultMode: "dark", respectPrefersColorScheme: false },
    announcementBar: {
      id: "peer-1",
      content: 'Announcement: the docs are new. <a href="/blog/welcome">Read more</a>',
      isCloseable: true,
    },
    navbar: {
      title: "ORBIT",
      logo: { alt: "Orbit logo", src: "img/logo.svg" },
      items: [
        { type: "docSidebar", sidebarId: "docsSidebar", position: "left", label: "Docs" },
        { type: "doc", docId: "core/tokenomics-n-emissions", position: "left", label: "Concepts" },
        { href: "https://example.com/source", label: "Source code", position: "right" },
      ],
    },
    footer: {
      style: "dark",
      links: [
        { title: "Learning Material", items: [{ label: "About", to: "/docs/core/metadex" }] },
        {
          title: "Community",
          items: [
            { label: "Chat", href: "https://example.com/chat" },
            { label: "Social", href: "https://example.com/social" },
          ],
        },
        { title: "More", items: [{ label: "Source code", href: "https://example.com/source" }] },
      ],
      copyright: "Copyright © 2025 Orbit.",
    },
    prism: {
      theme: prismThemes.github,
      darkTheme: prismThemes.dracula,
      additionalLanguages: ["solidity"],
    },
  } satisfies Preset.ThemeConfig,
};
export default config;
