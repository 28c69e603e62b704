/**
 * Makes gatsby-plugin-mdx cut front matter off without parsing it.
 *
 * Why: nothing reads what the plugin parses. The first front matter that it cannot parse would end
 * a build before all other problems are reported. It also caches a body by the digest of the file,
 * which in development may be that of a half-written file.
 * How much: one function of gatsby-plugin-mdx (`parseFrontmatter` in dist/frontmatter.js).
 * Asserted: each start checks that the function exists; mdx-front-matter.test.ts.
 * Until: the plugin reports a fault as a problem of the file, and caches no bodies.
 */

import { createRequire } from "node:module";
import { assertFound } from "./assert-found";
import { requireFromRoot } from "./require-from-root";

/** A module of gatsby-plugin-mdx. */
interface FrontMatterModule {
  parseFrontmatter?(digest: string, source: string): { frontmatter: object; body: string };
}

function frontMatterModule(): FrontMatterModule | undefined {
  const plugin = requireFromRoot.resolve("gatsby-plugin-mdx");
  try {
    return createRequire(plugin)("./frontmatter");
  } catch {
    return undefined;
  }
}

/** Changes the plugin. `bodyOf` returns a source without its front matter. */
export function leaveFrontMatterUnparsed(bodyOf: (source: string) => string): void {
  const frontMatter = frontMatterModule();
  assertFound(
    frontMatter?.parseFrontmatter,
    "`parseFrontmatter` of gatsby-plugin-mdx",
    "mdx-front-matter.ts",
  );
  frontMatter.parseFrontmatter = (_, source) => ({ frontmatter: {}, body: bodyOf(source) });
}
