/**
 * Makes `gatsby serve` answer with the page
 * - at an address such as `/docs/v1.2`. Gatsby takes the last part for a file name, and its two
 *   servers redirect to `/docs/v1.2/` and back without end;
 * - where the page has only the file `X.html` (`pageFiles: html`). Gatsby's file server looks for
 *   `X/index.html`.
 *
 * How much: one function of Gatsby.
 * Asserted: this file checks that the function exists; test/commands/serve-pages.slow.test.ts.
 * Until: Gatsby looks for a page first (`configureTrailingSlash`), and for `X.html`.
 */
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const middlewares = require("gatsby/dist/utils/express-middlewares");
const { findPageByPath } = require("gatsby/dist/utils/find-page-by-path");

const { configureTrailingSlash } = middlewares;
if (typeof configureTrailingSlash !== "function") {
  throw new Error(
    "src/gatsby/serve-pages.mjs does not find the function `configureTrailingSlash` of Gatsby. Adapt it to the installed versions, or remove it.",
  );
}

/**
 * Whether the last part of an address has a dot, as in a file name or in `/docs/v1.2`. Addresses in
 * `.html` belong to the files of pages and do not count.
 */
const isDotted = (path) => /\.[^/]*$/.test(path) && !path.endsWith(".html");

/** Returns the name on the disk for a path of an address. */
function nameOf(path) {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Returns the address of a page's only file, `X.html` for `X/` and `X/index.html`. */
function withOnlyFile(url) {
  const [path, query = ""] = url.split(/(?=\?)/);
  const page = path.replace(/\/(?:index\.html)?$/, "");
  const folder = `public${nameOf(page)}`;
  const hasOnlyFile =
    page !== path && existsSync(`${folder}.html`) && !existsSync(`${folder}/index.html`);
  return hasOnlyFile ? `${page}.html${query}` : url;
}

middlewares.configureTrailingSlash = (getState, option) => {
  const handle = configureTrailingSlash(getState, option);
  return (request, response, next) => {
    const answer = () => {
      request.url = withOnlyFile(request.url);
      next();
    };
    if (!isDotted(request.path) || !findPageByPath(getState(), request.path)) {
      handle(request, response, answer);
      return;
    }
    // Gatsby does the same for other pages: the file server behind it needs the slash.
    request.url = request.url.replace(/^[^?]*/, "$&/");
    answer();
  };
};
