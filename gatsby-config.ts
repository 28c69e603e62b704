import type { GatsbyConfig } from "gatsby";
import { environment } from "./src/data/environment";
import { contentRoot } from "./src/data/project";
import { scan } from "./src/data/scan";
import { searches } from "./src/data/search";
import { readSite } from "./src/data/site-file";
import { contentSources } from "./src/data/sources";
import { contentPlugins } from "./src/markdown/plugins";
import { rssFeed } from "./src/output/rss";
import { sitemap } from "./src/output/sitemap";

const site = readSite();
const { badLinks, badNames } = scan(contentRoot);
/** What Gatsby must not read. gatsby-source-filesystem takes a backslash in a name for a slash. */
const leftOut = [
  ...badLinks.map(({ path }) => path),
  ...badNames.map((path) => path.replaceAll("\\", "/")),
];

const config: GatsbyConfig = {
  siteMetadata: { title: site.product.name, siteUrl: site.url, description: site.description },
  pathPrefix: process.env.PATH_PREFIX ?? "",
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Written in a build too, so that types and schema in the repository are those of the code.
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["feed-posts", "markdown-documents", "sitemap", "social-cards"].map(
      (name) => `./src/output/${name}.ts`,
    ),
  },
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
        ignore: [...leftOut, ...except.map((other) => `${contentRoot}/${other}/**`)],
      },
    })),
    {
      resolve: "gatsby-plugin-mdx",
      options: {
        extensions: [".mdx", ".md"],
        mdxOptions: {
          ...contentPlugins(environment),
          providerImportSource: "@site/src/elements/mdx-components",
        },
      },
    },
    ...searches.map((options) => ({ resolve: "gatsby-plugin-local-search", options })),
    { resolve: "gatsby-plugin-feed", options: rssFeed },
    { resolve: "gatsby-plugin-sitemap", options: sitemap },
  ],
};

export default config;
