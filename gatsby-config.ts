import "./src/data/settings/strings";

import { existsSync } from "node:fs";
import type { GatsbyConfig } from "gatsby";
import { startCompiling } from "./src/data/document/compile-ahead";
import { environment } from "./src/data/document/environment";
import { markdownFiles } from "./src/data/files/markdown-files";
import { compiledNode, contentRoot, language, root } from "./src/data/files/project";
import { scan } from "./src/data/files/scan";
import { searches } from "./src/data/search/search";
import { readSite } from "./src/data/settings/site-file";
import { readBlog } from "./src/data/settings/site-parts";
import { contentSources } from "./src/data/settings/sources";
import { queryTypes } from "./src/gatsby/query-types";
import { contentPlugins } from "./src/markdown/plugins";
import { rssFeed } from "./src/output/feeds/rss";
import { sitemap } from "./src/output/host/sitemap";

const site = readSite();

// If no earlier run has left documents, the second thread compiles them while Gatsby still loads,
// which takes a second. Gatsby's workers read this file, too.
if (!existsSync(".cache/data") && process.env.GATSBY_WORKER_ID === undefined)
  startCompiling(markdownFiles(), compiledNode, { isCheck: false });

const { unfollowedLinks, namesWithBackslash } = scan(contentRoot);
/**
 * Paths that Gatsby must not read. gatsby-source-filesystem treats a backslash in a name as a
 * slash.
 */
const leftOut = [
  ...unfollowedLinks.map(({ path }) => path),
  ...namesWithBackslash.map((path) => path.replaceAll("\\", "/")),
];

const config: GatsbyConfig = {
  siteMetadata: { title: site.product.name, siteUrl: site.url, description: site.description },
  pathPrefix: process.env.PATH_PREFIX ?? "",
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Builds write the types too, so that the types and the schema in the repository match the code.
  graphqlTypegen: queryTypes(root, {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: language === undefined,
    documentSearchPaths: [
      "./src/data/search/queries.ts",
      "./src/output/feeds/feed-posts.ts",
      "./src/output/host/sitemap.ts",
      "./src/output/markdown/documents.ts",
    ],
  }),
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    ...contentSources(site).map(({ name, folder, except }) => ({
      resolve: "gatsby-source-filesystem",
      options: {
        name,
        path: `${contentRoot}/${folder}`,
        // The pattern matches a file of that name, too.
        ignore: [...leftOut, ...except.map((other) => `${contentRoot}/${other}/**`)],
      },
    })),
    {
      resolve: "gatsby-plugin-mdx",
      options: {
        extensions: [".mdx", ".md"],
        mdxOptions: contentPlugins(environment),
      },
    },
    ...searches.map((options) => ({ resolve: "gatsby-plugin-local-search", options })),
    ...(readBlog() ? [{ resolve: "gatsby-plugin-feed", options: rssFeed }] : []),
    { resolve: "gatsby-plugin-sitemap", options: sitemap },
    {
      // Components of an imported site may lie there, too. A page of `content/` shows each.
      resolve: "gatsby-plugin-page-creator",
      options: { path: `${root}/src/pages`, ignore: "!{404,search}.tsx" },
    },
  ],
};

export default config;
