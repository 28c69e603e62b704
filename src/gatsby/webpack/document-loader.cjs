/** Gives the bundler the code of a Markdown file: what the data layer has made of it. */
module.exports = function documentLoader() {
  const { codeOf, isForPage } = this.getOptions();
  return codeOf(this.resourcePath, { isForPage });
};
