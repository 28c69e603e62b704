import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { BuildArgs, ParentSpanPluginArgs } from "gatsby";
import type { GraphQLSchema } from "graphql";
import { ownTypeNames } from "../data/types";
import { writeAtomFeed } from "./atom";
import { allowOwnScripts } from "./content-security-policy";
import { pageFile, writeHtmlCopies } from "./html-copies";
import { writeManifest } from "./manifest";
import { writeMarkdownCopies } from "./markdown-copies";
import { removeOldAssets } from "./old-assets";
import { writeRobots } from "./robots";
import { writeSchemaFile } from "./schema-file";
import { writeSocialImage } from "./social-image";
import { writeSocialImages } from "./social-images";
import { writeThirdParty } from "./third-party";

export { preprocessSource } from "./preprocess-source";
export { configureWebpack as onCreateWebpackConfig } from "./webpack";

/** Keeps the schema file in the repository that of the code. */
export function onPostBootstrap({ store }: ParentSpanPluginArgs): void {
  // gatsby-plugin-local-search writes into this folder without making it, once queries run.
  mkdirSync("public/static", { recursive: true });
  const { schema } = store.getState() as { schema: GraphQLSchema };
  writeSchemaFile(schema, ownTypeNames);
}

/** Writes what a build has beside its pages. */
export async function onPostBuild(api: BuildArgs): Promise<void> {
  const { pages } = api.store.getState() as { pages: Map<string, unknown> };
  removeOldAssets();
  // Gatsby puts it there for scripts of other people's, of which there are none.
  await rm("public/~partytown", { recursive: true, force: true });
  await writeAtomFeed(api);
  await writeMarkdownCopies(api);
  await writeManifest();
  await writeRobots(api.pathPrefix);
  await writeSocialImage();
  const paths = Array.from(pages.keys());
  await writeSocialImages(api, paths);
  await writeThirdParty();
  allowOwnScripts(paths.map(pageFile));
  await writeHtmlCopies(paths);
}
