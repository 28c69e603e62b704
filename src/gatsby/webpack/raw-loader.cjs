/** Gives the text of a file, for imports such as `!!raw-loader!./x.ts` of sites from Docusaurus. */
module.exports = (text) => `export default ${JSON.stringify(text)};`;
