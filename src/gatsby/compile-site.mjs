/**
 * Makes esbuild compile `gatsby-config.ts` and `gatsby-node.ts`, with all that they import.
 *
 * Why: Gatsby compiles them with Parcel, in a process of its own with a cache of its own.
 * How much: 2 s of each build, cold or not, and of each start of the development server.
 * Asserted: Gatsby's module is read here; compile-site.slow.test.ts runs its loading of a site.
 * Until: Gatsby leaves these files to Node.js, which can run TypeScript.
 */
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { addHook } from "pirates";

const GATSBYS_MODULE = /[\\/]gatsby[\\/]dist[\\/]utils[\\/]parcel[\\/]compile-gatsby-files\.js$/;
const FUNCTION = /\basync function compileGatsbyFiles\(siteRoot\b/;

/** The two files share what they import, so they are one bundle. Each runs when it is asked for. */
const BUNDLE = "site.js";
const ENTRIES = { "gatsby-config": "config", "gatsby-node": "node" };
const SOURCE = Object.entries(ENTRIES)
  .map(([file, name]) => `exports.${name} = () => require("./${file}");`)
  .join("\n");

/**
 * Compiles a site's files into the folder in which Gatsby looks for them. A fault ends the run, with
 * file, line and column.
 */
export async function compileSite(siteRoot) {
  // Gatsby's other processes load this file too, and compile nothing.
  const { build, formatMessages, stop } = await import("esbuild");
  await import("../registry/write.mjs");
  const folder = join(siteRoot, ".cache/compiled");
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { errors } = await build({
    absWorkingDir: siteRoot,
    stdin: { contents: SOURCE, resolveDir: siteRoot },
    outfile: join(folder, BUNDLE),
    bundle: true,
    packages: "external",
    platform: "node",
    format: "cjs",
    jsx: "automatic",
    target: "node20",
    logLevel: "silent",
  }).catch((failure) => failure);
  if (errors.length > 0) {
    const messages = await formatMessages(errors, { kind: "error" });
    // Gatsby would print the message once more with the stack.
    throw Object.assign(new Error(messages.join("").trimEnd()), { stack: "" });
  }
  // Until then, another process of 50 MB waits for more to compile.
  await stop();
  for (const [file, name] of Object.entries(ENTRIES))
    writeFileSync(
      join(folder, `${file}.js`),
      `module.exports = require("./${BUNDLE}").${name}();\n`,
    );
}

addHook(
  (code) => {
    if (!FUNCTION.test(code))
      throw new Error(
        "src/gatsby/compile-site.mjs does not find the function `compileGatsbyFiles` of Gatsby. Adapt it to the installed versions, or remove it.",
      );
    const compile = `require(${JSON.stringify(import.meta.filename)}).compileSite`;
    return `${code}\nexports.compileGatsbyFiles = ${compile};\n`;
  },
  { exts: [".js"], matcher: (file) => GATSBYS_MODULE.test(file), ignoreNodeModules: false },
);
