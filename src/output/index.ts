import { mkdirSync } from "node:fs";
import type { BuildArgs, ParentSpanPluginArgs } from "gatsby";
import type { GraphQLSchema } from "graphql";
import { ownTypeNames } from "../data/types";
import { writeAtomFeed } from "./atom";
import { writeHtmlCopies } from "./html-copies";
import { writeManifest } from "./manifest";
import { writeSchemaFile } from "./schema-file";
import { writeSocialImage } from "./social-image";

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
  await writeAtomFeed(api);
  await writeManifest();
  await writeSocialImage();
  await writeHtmlCopies(Array.from(pages.keys()));
}
