/**
 * Returns the names that a CSS module exports, each with its variable: `export { _1 as "a" }`, or
 * `export var a = …` in the bundle that renders pages.
 */
const exportsOf = (code) => [
  ...Array.from(code.matchAll(/^export (?:const|let|var) ([\w$]+)/gm), ([, name]) => [name, name]),
  ...Array.from(code.matchAll(/\b(_[\da-f]+) as "([^"]+)"/g), ([, local, name]) => [name, local]),
];

/**
 * Gives a CSS module a default export as well: all its names, as components from Docusaurus import
 * them. Names with dashes keep them, besides Gatsby's form. Rspack leaves the export out where
 * nobody asks for it.
 */
module.exports = (code) => {
  const exported = exportsOf(code);
  if (exported.length === 0) return code;
  const dashed = (name) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  const entries = exported.flatMap(([given, local]) => {
    const name = given.replace(/^_reserved_/, "");
    return Array.from(new Set([name, dashed(name)]), (key) => `${JSON.stringify(key)}: ${local}`);
  });
  return `${code}\nexport default { ${entries.join(", ")} };\n`;
};
