import { mkdirSync } from "node:fs";
import { rm } from "node:fs/promises";
import type { BuildArgs, ParentSpanPluginArgs } from "gatsby";
import type { GraphQLSchema } from "graphql";
import { publicFile } from "../data/project";
import { ownTypeNames } from "../data/types";
import { writeAtomFeed } from "./atom";
import { pageFile, writeHtmlCopies } from "./html-copies";
import { writeManifest } from "./manifest";
import { writeMarkdownCopies } from "./markdown-copies";
import { writeOffline } from "./offline";
import { removeOldAssets } from "./old-assets";
import { finishScripts } from "./page-scripts";
import { type SitePage, writeRedirects } from "./redirects";
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
  mkdirSync(publicFile("static"), { recursive: true });
  const { schema } = store.getState() as { schema: GraphQLSchema };
  writeSchemaFile(schema, ownTypeNames);
}

const pagesOf = ({ store }: BuildArgs): SitePage[] =>
  Array.from((store.getState() as { pages: Map<string, SitePage> }).pages.values());

/** What is done while pages are made. */
let meanwhile: { pagesAreWritten: () => void; done: Promise<unknown> } | undefined;

/**
 * Begins what takes long and hardly needs the pages: pictures are drawn in a thread, and Markdown is made whenever Gatsby waits for the
 * process that renders.
 */
export async function onPreBuild(api: BuildArgs): Promise<void> {
  await writeSocialImage();
  let pagesAreWritten = () => {};
  const pages = new Promise<void>((resolve) => {
    pagesAreWritten = resolve;
  });
  const done = Promise.all([
    writeSocialImages(
      api,
      pagesOf(api).map(({ path }) => path),
    ),
    writeMarkdownCopies(api, pages),
  ]);
  // Whoever waits for it is told what has failed.
  done.catch(() => undefined);
  meanwhile = { pagesAreWritten, done };
}

/** Writes what a build has beside its pages. */
export async function onPostBuild(api: BuildArgs): Promise<void> {
  removeOldAssets();
  // Gatsby puts it there for scripts of other people's, of which there are none.
  await rm(publicFile("~partytown"), { recursive: true, force: true });
  await writeAtomFeed(api);
  meanwhile?.pagesAreWritten();
  await meanwhile?.done;
  await writeManifest();
  await writeRobots(api.pathPrefix);
  const pages = pagesOf(api);
  await writeRedirects(pages, api.pathPrefix);
  const paths = pages.map(({ path }) => path);
  finishScripts(paths.map(pageFile));
  await writeHtmlCopies(paths);
  await writeOffline(paths, api.pathPrefix);
  await writeThirdParty();
}
