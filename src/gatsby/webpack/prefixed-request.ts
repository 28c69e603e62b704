/**
 * Lets Gatsby ask below the path prefix whether there is a file at an address without a page.
 *
 * Why: Gatsby takes the prefix away before it asks. So the not-found page asks what else the host has:
 * if there is something, the page is loaded in full.
 * How much: nothing without a prefix; a request to another site of the host for each unknown address.
 * Asserted: holds.ts; prefixed-request.test.ts and a browser test.
 * Until: gatsby/cache-dir/loader.js asks for the address of the page.
 */
import { resolve } from "node:path";

/** The rule for Gatsby's loader. */
export const prefixedRequest = {
  test: resolve(".cache/loader.js"),
  enforce: "pre" as const,
  use: [resolve("src/gatsby/webpack/ask-below-prefix.cjs")],
};
