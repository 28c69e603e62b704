/**
 * Puts nothing, or a module of this site, in place of modules of Gatsby.
 *
 * Why: Gatsby brings code for third-party scripts, a service worker, partial hydration, pages within
 * pages, addresses, scrolling and the `Head` export to every page. This site has none of these, or has its own.
 * How much: 2.3 kB of each first page for what is left out (brotli), 2.7 kB for what is replaced.
 * Asserted: each build finds what it replaces; replaced-modules.test.ts.
 * Until: Gatsby loads each of them only where a site uses it.
 */
import { existsSync, realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { assertFound } from "../assert-found";

type Aliases = Record<string, string | false>;

const HERE = "webpack/replaced-modules.ts";

/** Returns the path of a file that Gatsby copies into its cache at each start. */
function cached(file: string): string {
  const isThere = existsSync(join("node_modules/gatsby/cache-dir", file));
  assertFound(isThere, `Gatsby's file cache-dir/${file}`, HERE);
  return resolve(".cache", file);
}

/** Returns the path of a file of an installed package. */
function installed(file: string): string {
  const path = join("node_modules", file);
  assertFound(existsSync(path), path, HERE);
  // webpack resolves symbolic links before it looks for an alias.
  return realpathSync(path);
}

/** What no reader needs. Partial hydration is an experiment of Gatsby. */
function unused(ofGatsby: Aliases): Aliases {
  const PARTIAL_HYDRATION = "react-server-dom-webpack";
  assertFound(ofGatsby[PARTIAL_HYDRATION], `Gatsby's alias of ${PARTIAL_HYDRATION}`, HERE);
  for (const name of ["gatsby-script", "@builder.io/partytown/integration"]) installed(name);
  return {
    "gatsby-script": false,
    "@builder.io/partytown/integration": false,
    [installed("gatsby/dist/internal-plugins/partytown/utils/inject-partytown-snippet.js")]: false,
    [PARTIAL_HYDRATION]: false,
    [cached("register-service-worker.js")]: false,
    [cached("public-page-renderer.js")]: false,
  };
}

/** In development, the server answers with an empty page. It needs no part of the site for that. */
const ofPages = (): Aliases => ({
  [resolve(".cache/_this_is_virtual_fs_path_/$virtual/async-requires.js")]: false,
  [resolve("src/layout/wrap-page-element.tsx")]: false,
});

/**
 * Returns webpack's aliases for a stage of Gatsby: the module to use in place of another, or false
 * for none. `ofGatsby` are those that Gatsby has set.
 */
export const replacedModules = (stage: string, ofGatsby: Aliases): Aliases => ({
  "gatsby-react-router-scroll": resolve("src/gatsby/browser/scroll-context.ts"),
  [cached("route-announcer-props.js")]: resolve("src/gatsby/browser/announcer.ts"),
  [cached("find-path.js")]: resolve("src/gatsby/browser/find-path.ts"),
  [cached("head/head-export-handler-for-browser.js")]: resolve("src/gatsby/browser/head-export.ts"),
  ...(stage === "build-javascript" && unused(ofGatsby)),
  ...(stage === "develop-html" && ofPages()),
});
