/**
 * Gives a CSS module a default export as well: all its names, as components from Docusaurus import
 * them. Names with dashes keep them, besides Gatsby's form. The bundlers leave the export out where
 * nobody asks for it.
 */
module.exports = (code) => {
  const names = Array.from(
    code.matchAll(/^export (?:const|let|var) ([\w$]+)/gm),
    ([, name]) => name,
  );
  if (names.length === 0) return code;
  const entries = names.flatMap((name) => {
    const dashed = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return dashed === name ? [name] : [name, `"${dashed}": ${name}`];
  });
  return `${code}\nexport default { ${entries.join(", ")} };\n`;
};
