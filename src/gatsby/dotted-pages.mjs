/**
 * Makes `gatsby serve` answer with the page at an address such as `/docs/v1.2`.
 *
 * Why: Gatsby takes the last part for a file name. Its two servers then redirect to `/docs/v1.2/`
 * and back without end.
 * How much: one function of Gatsby.
 * Asserted: this file checks that the function exists; test/commands/dotted-pages.test.ts.
 * Until: Gatsby looks for a page first (`configureTrailingSlash`).
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const middlewares = require("gatsby/dist/utils/express-middlewares");
const { findPageByPath } = require("gatsby/dist/utils/find-page-by-path");

const { configureTrailingSlash } = middlewares;
if (typeof configureTrailingSlash !== "function") {
  throw new Error(
    "src/gatsby/dotted-pages.mjs does not find the function `configureTrailingSlash` of Gatsby. Adapt it to the installed versions, or remove it.",
  );
}

/**
 * Whether the last part of an address has a dot, as in a file name or in `/docs/v1.2`. Addresses in
 * `.html` belong to copies of pages and do not count.
 */
const isDotted = (path) => /\.[^/]*$/.test(path) && !path.endsWith(".html");

middlewares.configureTrailingSlash = (getState, option) => {
  const handle = configureTrailingSlash(getState, option);
  return (request, response, next) => {
    if (!isDotted(request.path) || !findPageByPath(getState(), request.path)) {
      handle(request, response, next);
      return;
    }
    // Gatsby does the same for other pages: the file server behind it needs the slash.
    request.url = request.url.replace(/^[^?]*/, "$&/");
    next();
  };
};
