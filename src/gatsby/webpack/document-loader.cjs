/** Gives the bundler the code of a Markdown file: what the data layer has made of it. */
module.exports = function documentLoader() {
  return this.getOptions().codeOf(this.resourcePath);
};
