import { mkdirSync } from "node:fs";
import { resolve } from "node:path";
import type { BuildArgs, CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import type { GraphQLSchema } from "graphql";
import { ownTypeNames } from "../data/types";
import { writeAtomFeed } from "./atom";
import { writeHtmlCopies } from "./html-copies";
import { writeSchemaFile } from "./schema-file";

/** gatsby-plugin-local-search writes into this folder without making it. */
export function onPreBootstrap(): void {
  mkdirSync("public/static", { recursive: true });
}

/** Keeps the schema file in the repository that of the code. */
export function onPostBootstrap({ store }: ParentSpanPluginArgs): void {
  const { schema } = store.getState() as { schema: GraphQLSchema };
  writeSchemaFile(schema, ownTypeNames);
}

/** `@site/…` in MDX is the project's root, as on Docusaurus sites. */
export function onCreateWebpackConfig({ actions }: CreateWebpackConfigArgs): void {
  actions.setWebpackConfig({ resolve: { alias: { "@site": resolve(".") } } });
}

/** Writes what a build has beside its pages. */
export async function onPostBuild(api: BuildArgs): Promise<void> {
  const { pages } = api.store.getState() as { pages: Map<string, unknown> };
  await writeAtomFeed(api);
  await writeHtmlCopies(Array.from(pages.keys()));
}
