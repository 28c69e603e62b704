/**
 * Lets components show a drawing that they import as `<Drawing />`, as on Docusaurus sites. Documents and
 * style sheets get its address.
 *
 * Why: Gatsby gives the address to all.
 * How much: nothing on pages of the site's own components, which import no drawing.
 * Asserted: svg-components.slow.test.ts.
 * Until: Gatsby has a setting for it.
 */
import { resolve } from "node:path";

/** The rule for drawings that scripts of the project import. */
export const svgComponents = {
  test: /\.svg$/,
  issuer: { and: [/\.[jt]sx?$/, resolve(".")], not: [/[\\/](?:node_modules|\.cache)[\\/]/] },
  enforce: "post" as const,
  use: [resolve("src/gatsby/webpack/svg-component.cjs")],
};
