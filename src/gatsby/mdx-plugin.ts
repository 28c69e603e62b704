/**
 * Makes gatsby-plugin-mdx take what the data layer has read and compiled.
 *
 * Why: the plugin parses front matter that nothing reads, and the first that it cannot parse would
 * end a build before all other problems are reported. It also caches a body by the digest of the
 * file, which in development may be that of a half-written file. And it would compile each document
 * with code once more, and make all of its text a script.
 * How much: two functions of gatsby-plugin-mdx (`parseFrontmatter` in dist/frontmatter.js,
 * `compileMDX` in dist/compile-mdx.js).
 * Asserted: each start checks that the functions exist; mdx-plugin.test.ts.
 * Until: the plugin reports a fault as a problem of the file, caches no bodies, and takes a
 * compiler.
 */

import { createRequire } from "node:module";
import { assertFound } from "./assert-found";
import { requireFromRoot } from "./require-from-root";

/** The functions of gatsby-plugin-mdx that are replaced. */
interface PluginModule {
  parseFrontmatter?(digest: string, source: string): { frontmatter: object; body: string };
  compileMDX?(asked: { absolutePath: string }): Promise<{ processedMDX: string; metadata: object }>;
}

function moduleOfPlugin(name: string): PluginModule | undefined {
  const plugin = requireFromRoot.resolve("gatsby-plugin-mdx");
  try {
    return createRequire(plugin)(name);
  } catch {
    return undefined;
  }
}

/** Changes the plugin. `bodyOf` returns a source without its front matter. */
export function leaveFrontMatterUnparsed(bodyOf: (source: string) => string): void {
  const frontMatter = moduleOfPlugin("./frontmatter");
  assertFound(
    frontMatter?.parseFrontmatter,
    "`parseFrontmatter` of gatsby-plugin-mdx",
    "mdx-plugin.ts",
  );
  frontMatter.parseFrontmatter = (_, source) => ({ frontmatter: {}, body: bodyOf(source) });
}

/** How Gatsby names a template with the document that it shows. */
const BEFORE_DOCUMENT = /^.*\?__contentFilePath=/;

/** Changes the plugin. `codeOf` returns the code of a Markdown file for the bundler. */
export function takeCompiled(codeOf: (path: string) => string): void {
  const compiler = moduleOfPlugin("./compile-mdx");
  assertFound(compiler?.compileMDX, "`compileMDX` of gatsby-plugin-mdx", "mdx-plugin.ts");
  compiler.compileMDX = async ({ absolutePath }) => ({
    processedMDX: codeOf(absolutePath.replace(BEFORE_DOCUMENT, "")),
    metadata: {},
  });
}
