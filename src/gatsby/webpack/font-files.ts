/**
 * Gives each font a file, however small it is. Packages of fonts that imported components use have
 * small ones, for a few letters each.
 *
 * Why: Gatsby writes fonts of less than 10 kB into the styles, and the policy refuses those.
 * How much: nothing on pages of the site's own components, which import no font.
 * Asserted: each start finds Gatsby's rule for fonts; font-files.slow.test.ts.
 * Until: Gatsby has a setting for it.
 */
import { assertFound } from "../assert-found";

interface Rule {
  test?: unknown;
  use?: unknown;
}

interface Loader {
  options?: { limit?: number | false };
}

const isForFonts = ({ test }: Rule): boolean => test instanceof RegExp && test.test("a.woff2");

/** Keeps url-loader from writing fonts into styles. */
export function giveFontsFiles({ module }: { module: { rules: readonly Rule[] } }): void {
  const found = module.rules.filter(isForFonts).flatMap(({ use }) => use as Loader[]);
  assertFound(found.length > 0, "Gatsby's rule for fonts", "webpack/font-files.ts");
  for (const { options } of found) if (options) options.limit = false;
}
