import type { BuildArgs, CreateWebpackConfigArgs, ParentSpanPluginArgs } from "gatsby";
import { environmentDigest } from "../data/document/environment";
import { moduleOf } from "../data/document/modules";
import { makeFolder, removeMade } from "../data/files/door";
import { nameForHosts } from "../data/files/page-names";
import { publicFile, publicFolder } from "../data/files/project";
import { ownTypeNames } from "../data/parts";
import { writeSchemaFile } from "../data/schema-file";
import { searchFiles } from "../data/search/search";
import { brandStyles } from "../data/settings/brand/brand";
import { readSite } from "../data/settings/site-file";
import { readBlog } from "../data/settings/site-parts";
import { streamOf } from "../data/site/home";
import { logoOf, logoType, logoWidth } from "../data/site/logo";
import { finishScripts } from "../gatsby/page-scripts";
import { startProgress } from "../gatsby/progress";
import { pagesOf, schemaOf } from "../gatsby/state";
import { configureWebpack } from "../gatsby/webpack/configure";
import { emitted } from "../gatsby/webpack/emitted";
import { writeManifest } from "../output/brand/manifest";
import { writeSiteCard } from "../output/brand/site-card";
import { writeFeeds } from "../output/feeds/write-feeds";
import { withScriptHashes } from "../output/host/content-security-policy";
import { writeFarewell } from "../output/host/farewell";
import { removeOldAssets } from "../output/host/old-assets";
import { type SitePage, writeRedirects } from "../output/host/redirects";
import { writeRobots } from "../output/host/robots";
import { writeThirdParty } from "../output/host/third-party";
import { writeMarkdownCopies } from "../output/markdown/write-copies";
import { pageFile } from "../output/page-file";
import { writeCards } from "../output/social/write-cards";
import { sitePages } from "./data";

/** Returns the addresses of the pages that nobody has translated into the language of the build. */
const untranslated = (api: CreateWebpackConfigArgs): string[] =>
  pagesOf(api).flatMap(({ path, context }) => {
    const { languages } = Object(context);
    return Array.isArray(languages) && !languages.includes(PAGE_LANGUAGE.lang) ? path : [];
  });

/**
 * Configures webpack. The code of a document depends on everything that documents depend on.
 */
export async function onCreateWebpackConfig(api: CreateWebpackConfigArgs): Promise<void> {
  const styles = await brandStyles(readSite(), api.pathPrefix);
  const { light, dark } = logoOf();
  const logo = { light, dark, type: logoType(light), width: logoWidth() };
  const digest = environmentDigest([], undefined);
  configureWebpack(api, digest, untranslated(api), moduleOf, { styles, logo });
}

/** Keeps the schema file in the repository up to date with the code. */
export function onPostBootstrap(api: ParentSpanPluginArgs): void {
  // gatsby-plugin-local-search writes into this folder when queries run, but does not create it.
  makeFolder(publicFile("static"));
  writeSchemaFile(schemaOf(api), ownTypeNames);
}

/** The work that runs while Gatsby makes pages. */
let meanwhile: Promise<unknown> | undefined;

/**
 * Starts the work that takes long and hardly needs the pages. A thread draws the pictures. This
 * process writes Markdown whenever Gatsby waits. `onPostBuild` reports a failure.
 */
export async function onPreBuild(api: BuildArgs): Promise<void> {
  await writeSiteCard();
  const startDrawing = (count: number) => startProgress("draw previews of pages", count);
  meanwhile = Promise.all([
    writeCards(api.reporter, sitePages(), streamOf(api), startDrawing),
    writeMarkdownCopies(api),
  ]);
  // `onPostBuild` awaits it and receives the error. This prevents an unhandled rejection before that.
  meanwhile.catch(() => undefined);
}

/** Writes the files that a build has beside its pages. */
export async function onPostBuild(api: BuildArgs): Promise<void> {
  removeOldAssets([...emitted.assets, ...searchFiles(api)]);
  // Gatsby creates this folder for third-party scripts. This site has none.
  removeMade(publicFile("~partytown"));
  if (readBlog()) await writeFeeds(api);
  await meanwhile;
  await writeManifest();
  await writeRobots();
  const pages = pagesOf(api) as SitePage[];
  await writeRedirects(pages, api.pathPrefix);
  const paths = pages.map(({ path }) => path);
  finishScripts(paths.map(pageFile), withScriptHashes);
  writeFarewell();
  await writeThirdParty(emitted.packages);
  nameForHosts(publicFolder, paths, readSite().pageFiles);
}
