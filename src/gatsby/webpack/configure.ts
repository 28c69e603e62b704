/**
 * Configures webpack for this site: leaves out code of Gatsby, replaces modules, adds constants.
 *
 * Why: Gatsby has no settings for these.
 * How much: 4 kB of each page for code without a use, 2 s of each start for ESLint.
 * Asserted: each build checks that what is left out or replaced is there; webpack.test.ts.
 * Until: Gatsby loads third-party scripts and a service worker only where a site has them.
 */
import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { publicFolder } from "../../data/files/project";
import { readSite } from "../../data/settings/site-file";
import { pageTitle } from "../../site/titles";
import { assertFound } from "../assert-found";
import { configureCache } from "./cache";
import { contentModules } from "./content-modules";
import { noteEmitted } from "./emitted";
import { readMadeStyles } from "./part-styles";
import { lightenStyles } from "./styles";
import { transpileWithSwc } from "./transpile";

/** Returns the path of a file that Gatsby copies into its cache at each start. */
function cached(file: string): string {
  const isThere = existsSync(join("node_modules/gatsby/cache-dir", file));
  assertFound(isThere, `Gatsby's file cache-dir/${file}`, "webpack/configure.ts");
  return resolve(".cache", file);
}

/** Returns the path of a file of an installed package. */
function installed(file: string): string {
  const path = join("node_modules", file);
  assertFound(existsSync(path), path, "webpack/configure.ts");
  // webpack resolves symbolic links before it looks for an alias.
  return realpathSync(path);
}

/**
 * Returns aliases that leave out Gatsby's code for third-party scripts and a service worker. This
 * site has neither. The code takes 4 kB in every page.
 */
function unusedModules(): Record<string, false> {
  for (const name of ["gatsby-script", "@builder.io/partytown/integration"]) installed(name);
  return {
    "gatsby-script": false,
    "@builder.io/partytown/integration": false,
    [installed("gatsby/dist/internal-plugins/partytown/utils/inject-partytown-snippet.js")]: false,
    [cached("register-service-worker.js")]: false,
  };
}

/** In development, the server answers with an empty page. It needs no part of the site for that. */
const modulesOfPages = {
  [resolve(".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js")]: false,
  [resolve("src/layout/wrap-page-element.tsx")]: false,
} as const;

/**
 * On the way to another page, the router waits for a frame before React may begin. Without this
 * wait, a click takes 39 ms instead of 58 ms (bench/README.md).
 */
const routerWithoutFrame = {
  test: /[\\/]@gatsbyjs[\\/]reach-router[\\/]/,
  loader: "imports-loader",
  options: { additionalCode: "const requestAnimationFrame = (begin) => begin();" },
};

/**
 * Configures webpack for this site, and defines the constants that its code needs from the content.
 * `contentDigest` is a digest of what all documents depend on.
 */
export function configureWebpack(
  { actions, getConfig, plugins, stage }: CreateWebpackConfigArgs,
  contentDigest: string,
): void {
  const { product, titleDelimiter, locales, colorMode, announcement, fonts, offline } = readSite();
  const locale = locales.find((candidate) => candidate.default);
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
  transpileWithSwc(config, stage);
  if (stage.startsWith("build")) lightenStyles(config, stage);
  // Eight characters are enough to tell the versions of a file apart. Each page contains all names.
  config.output.hashDigestLength = 8;
  configureCache(config, contentDigest);
  actions.setWebpackConfig({
    ...(stage === "build-javascript" && { devtool: false }),
    // In MDX, `@site/…` is the project's root, as on Docusaurus sites.
    resolve: {
      alias: {
        "@site": resolve("."),
        "gatsby/cache-dir/loader": cached("loader.js"),
        "gatsby-react-router-scroll": resolve("src/gatsby/browser/scroll-context.ts"),
        [cached("head/head-export-handler-for-browser.js")]: resolve(
          "src/gatsby/browser/head-export.ts",
        ),
        ...(stage === "build-javascript" && unusedModules()),
        ...(stage === "develop-html" && modulesOfPages),
      },
    },
    module: { rules: [routerWithoutFrame] },
    plugins: [
      contentModules(resolve(".")),
      ...(stage === "build-javascript" ? [noteEmitted] : []),
      plugins.define({
        FIRST_PAINT: JSON.stringify({
          lang: locale?.code,
          dir: locale?.direction,
          firstPaint: {
            defaultMode: colorMode.default,
            respectSystem: colorMode.respectSystem,
            announcementId: announcement?.id ?? null,
          },
        }),
        ...(stage === "build-html" && { MADE_STYLES: JSON.stringify(readMadeStyles()) }),
        IS_OFFLINE_SITE: JSON.stringify(offline),
        FONT_STYLESHEETS: JSON.stringify(fonts.stylesheets),
        PAGE_ERROR_TITLE: JSON.stringify(pageTitle("Page Error", product.name, titleDelimiter)),
      }),
    ],
  });
}
