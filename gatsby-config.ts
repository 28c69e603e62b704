import type { GatsbyConfig } from "gatsby";
import { environment } from "./src/data/environment";
import { contentRoot } from "./src/data/project";
import { searches } from "./src/data/search";
import { readSite } from "./src/data/site-file";
import { contentPlugins } from "./src/markdown/plugins";
import { rssFeed } from "./src/output/rss";

const site = readSite();
const docsFolders = site.docs.versions.map(({ folder }) => folder);

const source = (name: string, folder: string, ignore: string[] = []) => ({
  resolve: "gatsby-source-filesystem",
  options: { name, path: `${contentRoot}/${folder}`, ignore },
});

const config: GatsbyConfig = {
  siteMetadata: { title: site.product.name, siteUrl: site.url, description: site.description },
  pathPrefix: process.env.PATH_PREFIX ?? "",
  trailingSlash: "never",
  jsxRuntime: "automatic",
  // Written in a build too, so that types and schema in the repository are those of the code.
  graphqlTypegen: {
    typesOutputPath: "src/gatsby-types.d.ts",
    generateOnBuild: true,
    documentSearchPaths: ["./src/output/feed-posts.ts"],
  },
  plugins: [
    "gatsby-plugin-react-helmet",
    "gatsby-plugin-image",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    source(
      "content",
      "",
      [...docsFolders, "blog", "pages"].map((folder) => `${contentRoot}/${folder}/**`),
    ),
    ...docsFolders.map((folder) => source("docs", folder)),
    source("blog", "blog"),
    source("pages", "pages"),
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
  ],
};

export default config;
