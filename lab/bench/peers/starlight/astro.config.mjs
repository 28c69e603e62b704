// @ts-check

import starlight from "@astrojs/starlight";
import { defineConfig } from "astro/config";
import starlightBlog from "starlight-blog";
import sections from "./sections.json" with { type: "json" };

export default defineConfig({
  site: "https://example.com",
  redirects: { "/docs": "/docs/core/metadex/" },
  integrations: [
    starlight({
      title: "ORBIT",
      description: "An exchange for DeFi strategies",
      logo: { src: "./src/assets/logo.svg", alt: "Orbit logo" },
      favicon: "/logo.svg",
      editLink: { baseUrl: "https://example.com/edit/main/" },
      social: [{ icon: "seti:git", label: "Source code", href: "https://example.com/source" }],
      components: {},
      plugins: [
        starlightBlog({
          authors: {
            protocol: { name: "Protocol team", title: "Protocol" },
            community: { name: "Community team", title: "Community" },
          },
          metrics: { readingTime: true },
          postCount: 10,
        }),
      ],
      sidebar: sections.map((s) => ({
        label: s.label,
        collapsed: s.dir !== "core",
        autogenerate: { directory: `docs/${s.dir}` },
      })),
    }),
  ],
});
