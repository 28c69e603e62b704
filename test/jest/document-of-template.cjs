/** Stands for gatsby-plugin-mdx's loader of templates, which reads plain JavaScript only. */
const { parse } = require("acorn");

module.exports = (source) => {
  parse(source, { ecmaVersion: "latest", sourceType: "module" });
  return `${source}\nexport const parsed = "document of plain JavaScript";`;
};
