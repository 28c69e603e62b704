/**
 * Names the script of each document with code by the document's path.
 *
 * Why: Gatsby makes the name of letters and digits of the path. `a/b.mdx`, `a-b.mdx` and `á b.mdx`
 * get the same one, and so the same script: one document shows the text of another.
 * How much: one function of Gatsby (`generateComponentChunkName` in dist/utils/js-chunk-names.js).
 * Asserted: Gatsby's module is read here; chunk-names.slow.test.ts runs it.
 * Until: Gatsby gives each component a name of its own.
 */
import { createHash } from "node:crypto";
import { relative } from "node:path";
import { addHook } from "pirates";

const GATSBYS_MODULE = /[\\/]gatsby[\\/]dist[\\/]utils[\\/]js-chunk-names\.js$/;
const FUNCTION = /\bfunction generateComponentChunkName\(componentPath\b/;

/** How a page's component names the document that it shows. */
const DOCUMENT = "?__contentFilePath=";
const LENGTH = 12;

/** Returns Gatsby's function with other names for the components of documents with code. */
export const byPath = (nameOf) => (component, kind) => {
  const [template, document] = component.split(DOCUMENT);
  if (document === undefined) return nameOf(component, kind);
  const digest = createHash("sha256").update(relative(process.cwd(), document)).digest("hex");
  return `${nameOf(template, kind)}-${digest.slice(0, LENGTH)}`;
};

addHook(
  (code) => {
    if (!FUNCTION.test(code))
      throw new Error(
        "src/gatsby/chunk-names.mjs does not find the function `generateComponentChunkName` of Gatsby. Adapt it to the installed versions, or remove it.",
      );
    const change = `require(${JSON.stringify(import.meta.filename)}).byPath`;
    return `${code}\nexports.generateComponentChunkName = ${change}(generateComponentChunkName);\n`;
  },
  { exts: [".js"], matcher: (file) => GATSBYS_MODULE.test(file), ignoreNodeModules: false },
);
