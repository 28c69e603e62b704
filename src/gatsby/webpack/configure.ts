/**
 * Configures webpack for this site: makes the changes of this folder, and adds constants.
 *
 * Why: Gatsby has no settings for these.
 * How much: 0.2 kB of each page for short hashes (brotli), 2 s of each start for ESLint.
 * Asserted: configure.slow.test.ts; a build compares webpack's folder.
 * Until: Gatsby has the settings.
 */
import { resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { aliasesBesideContent } from "../../data/files/beside-content";
import { digestOf } from "../../data/files/digest";
import { publicFolder } from "../../data/files/project";
import { firstFonts, providedFonts } from "../../data/settings/brand/fonts";
import { languages, pageLanguage, prefixOf } from "../../data/settings/languages";
import { readSite } from "../../data/settings/site-file";
import { readBlog } from "../../data/settings/site-parts";
import { componentMessages } from "../../data/settings/site-words-file";
import { offerIn, stringCodes } from "../../data/settings/strings";
import type { SiteConfig } from "../../site/config";
import { crowdedUpTo } from "../../site/crowded-navbar";
import { choosableVersions } from "../../site/docs-versions";
import { policyOpenings, servicesOf } from "../../site/services/services";
import { pageTitle } from "../../site/titles";
import { configureCache } from "./cache";
import { contentModules } from "./content-modules";
import { giveCssDefaults } from "./css-defaults";
import { noteEmitted } from "./emitted";
import { giveFontsFiles } from "./font-files";
import { inlineScripts } from "./inline-scripts";
import { readMadeStyles } from "./part-styles";
import { prefixedRequest } from "./prefixed-request";
import { replacedModules } from "./replaced-modules";
import { splitSharedScripts } from "./shared-scripts";
import { lightenStyles } from "./styles";
import { svgComponents } from "./svg-components";
import { type CodeOf, transpileWithSwc } from "./transpile";

/**
 * Tells which parts of the frame the site has, so that the others are left out of its scripts. In
 * development they are all there, because the owner may add them meanwhile. Both parts are 0.7 kB of
 * each page's scripts (gzip).
 */
const partsOfFrame = ({ docs, navbar, product }: SiteConfig, stage: string, logoWidth: number) => ({
  HAS_VERSIONS: JSON.stringify(
    stage.startsWith("develop") || choosableVersions(docs.versions).length > 0,
  ),
  HAS_NAVBAR_MENUS: JSON.stringify(
    stage.startsWith("develop") || navbar.left.concat(navbar.right).some(isMenu),
  ),
  NAVBAR_CROWDED_UP_TO: JSON.stringify(crowdedUpTo({ product, navbar }, logoWidth)),
});

/** Tells which fonts pages ask for: of the site itself first of all, of providers last. */
function fontConstants(fonts: SiteConfig["fonts"], pathPrefix: string): Record<string, string> {
  const { text, headings } = firstFonts(fonts);
  const addressOf = (file: { address: string } | undefined): string | null =>
    file ? encodeURI(pathPrefix + file.address) : null;
  return {
    PROVIDED_FONTS: JSON.stringify(providedFonts(fonts)),
    TEXT_FONT: JSON.stringify({
      family: text?.family ?? "Inter Latin",
      weight: text?.weight ?? "400 700",
    }),
    FIRST_FONTS: JSON.stringify({ text: addressOf(text), headings: addressOf(headings) }),
  };
}

/** Tells which services the site has. Nobody is counted in development. */
function serviceConstants(site: SiteConfig, stage: string): Record<string, string> {
  const services = servicesOf(site, readBlog());
  const used = stage.startsWith("develop") ? { ...services, analytics: null } : services;
  const { stylesheets } = providedFonts(site.fonts);
  return {
    POLICY_OPENINGS: JSON.stringify(policyOpenings(services, stylesheets)),
    ...Object.fromEntries(
      Object.entries(used).map(([name, service]) => [`SERVICES.${name}`, JSON.stringify(service)]),
    ),
  };
}

/** A component that a site has turned off takes its styles along. A module without use goes, too. */
const droppedModules = {
  test: /\.tsx?$/,
  include: ["layout", "prose", "runtime", "views"].map((name) => resolve("src", name)),
  sideEffects: false,
};

/** Tells which languages the site has, the site's own first. The code for a choice goes with them. */
function languageConstants(untranslated: readonly string[]): Record<string, string> {
  const all = languages.map((one) => ({
    ...{ tag: one.tag, label: one.label, direction: one.direction, prefix: prefixOf(one) },
    ...offerIn(one.tag),
  }));
  const names = new Intl.DisplayNames(pageLanguage.lang, { type: "language" });
  return {
    OWN_LANGUAGE: JSON.stringify(names.of(languages[0]?.tag ?? "en")),
    HAS_LANGUAGES: JSON.stringify(all.length > 1),
    LANGUAGES: JSON.stringify(all),
    UNTRANSLATED: JSON.stringify(untranslated),
  };
}

const isMenu = ({ type }: SiteConfig["navbar"]["left"][number]): boolean => type === "menu";

/**
 * Configures webpack for this site, and defines the constants that its code needs from the content.
 * `contentDigest` is a digest of what all documents depend on, `untranslated` has the addresses of the
 * pages that nobody has translated, and `codeOf` returns the code of a Markdown file. The width of the
 * logo is that in the navbar, in px.
 */
export function configureWebpack(
  { actions, getConfig, pathPrefix, plugins, stage }: CreateWebpackConfigArgs,
  contentDigest: string,
  untranslated: readonly string[],
  codeOf: CodeOf,
  brand: {
    styles: string;
    logo: { light: string; dark: string | null; type: string; width: number };
  },
): void {
  const site = readSite();
  const { product, titleDelimiter } = site;
  // Templates import the same components in different orders. Layers decide which styles win, not
  // the order (src/styles/layers.ts).
  const config = getConfig();
  for (const plugin of config.plugins) {
    if (plugin.constructor.name === "MiniCssExtractPlugin") plugin.options.ignoreOrder = true;
  }
  // `npm run lint` has its own rules, and ESLint adds 2 s to each start of the development server.
  config.plugins = config.plugins.filter(
    (plugin: object) => plugin.constructor.name !== "ESLintWebpackPlugin",
  );
  // See src/gatsby/public-folder.mjs.
  if (stage === "build-javascript" && config.output.path !== resolve(publicFolder)) {
    throw new Error(
      `Gatsby would build the site in ${config.output.path}, but it must build it in ${resolve(publicFolder)}. See src/gatsby/public-folder.mjs.`,
    );
  }
  transpileWithSwc(config, stage, codeOf);
  giveCssDefaults(config);
  giveFontsFiles(config);
  if (stage.startsWith("build")) lightenStyles(config, stage);
  if (stage === "build-javascript") splitSharedScripts(config);
  // Eight characters are enough to tell the versions of a file apart. Each page contains all names.
  config.output.hashDigestLength = 8;
  configureCache(config, digestOf([contentDigest, untranslated]));
  actions.setWebpackConfig({
    ...(stage === "build-javascript" && { devtool: false }),
    // In MDX, `@site/…` is the project's root, as on Docusaurus sites. Their docs and blog are in
    // `content/` here.
    resolve: {
      // `/img/x.png` is a file of `static/`, and `/src/x` one of the project, as on Docusaurus sites.
      roots: [resolve("static"), resolve("."), resolve("content")],
      alias: {
        "@site": [resolve("."), resolve("content")],
        ...aliasesBesideContent(),
        ...Object.fromEntries(
          Object.entries(site.markdown.aliases).map(([name, path]) => [
            name,
            [resolve(path), resolve("content", path)],
          ]),
        ),
        "@docusaurus/core/lib/client/exports": resolve("src/docusaurus/core"),
        "@docusaurus/theme-classic/lib/theme": resolve("src/docusaurus/theme"),
        "@docusaurus": resolve("src/docusaurus/core"),
        "@theme": [resolve("src/theme"), resolve("src/docusaurus/theme")],
        "@theme-original": resolve("src/docusaurus/theme"),
        ...replacedModules(stage, config.resolve.alias),
      },
    },
    module: { rules: [svgComponents, prefixedRequest, droppedModules] },
    // `!!raw-loader!./x.ts` gives the text of a file.
    resolveLoader: { alias: { "raw-loader": resolve("src/gatsby/webpack/raw-loader.cjs") } },
    plugins: [
      contentModules(resolve(".")),
      ...(stage === "build-javascript" ? [noteEmitted] : []),
      plugins.define({
        ...inlineScripts(site, pathPrefix, stage),
        CUSTOM_FIELDS: JSON.stringify(site.customFields),
        PAGE_LANGUAGE: JSON.stringify(pageLanguage),
        ...languageConstants(untranslated),
        STRINGS: stringCodes,
        TRANSLATIONS: JSON.stringify(componentMessages()),
        ...(stage === "build-html" && { MADE_STYLES: JSON.stringify(readMadeStyles()) }),
        IS_HTML_BUILD: JSON.stringify(stage === "build-html"),
        ...partsOfFrame(site, stage, brand.logo.width),
        LOGO: {
          light: JSON.stringify(brand.logo.light),
          dark: JSON.stringify(brand.logo.dark),
          type: JSON.stringify(brand.logo.type),
        },
        BRAND_STYLES: JSON.stringify(brand.styles),
        ...fontConstants(site.fonts, pathPrefix),
        ...serviceConstants(site, stage),
        PAGE_ERROR_TITLE: JSON.stringify(
          pageTitle(STRINGS.crash.title, product.name, titleDelimiter),
        ),
      }),
    ],
  });
}
