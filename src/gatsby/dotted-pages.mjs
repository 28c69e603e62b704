/**
 * Has `gatsby serve` answer with the page at an address such as `/docs/v1.2`.
 *
 * Why: Gatsby takes the last part for the name of a file, and its two servers lead to `/docs/v1.2/`
 * and back without end.
 * How much: one function of Gatsby.
 * Asserted: there is such a function, and test/commands/dotted-pages.test.ts.
 * Until: Gatsby looks for a page first (`configureTrailingSlash`).
 */
import { createRequire } from "node:module";

const require = createRequire(import.meta.url);
const middlewares = require("gatsby/dist/utils/express-middlewares");
const { findPageByPath } = require("gatsby/dist/utils/find-page-by-path");

const { configureTrailingSlash } = middlewares;
if (typeof configureTrailingSlash !== "function") {
  throw new Error("Gatsby has changed: see src/gatsby/dotted-pages.mjs.");
}

/** Whether an address could be that of a file or a page; that of a copy of a page could not. */
const isDotted = (path) => /\.[^/]*$/.test(path) && !path.endsWith(".html");

middlewares.configureTrailingSlash = (getState, option) => {
  const handle = configureTrailingSlash(getState, option);
  return (request, response, next) => {
    if (!isDotted(request.path) || !findPageByPath(getState(), request.path)) {
      handle(request, response, next);
      return;
    }
    // As Gatsby does for other pages: the server of files behind it wants the slash.
    request.url = request.url.replace(/^[^?]*/, "$&/");
    next();
  };
};
