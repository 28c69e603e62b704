/**
 * Gives the text of a file, for imports such as `!!raw-loader!./x.ts` of sites from Docusaurus.
 *
 * Why: the bundlers have a rule for this, but no name of a loader.
 * How much: one line.
 * Asserted: raw-loader.test.ts bundles with both bundlers.
 * Until: no site names the loader.
 */
module.exports = (text) => `export default ${JSON.stringify(text)};`;
