import { createRequire } from "node:module";
import { join } from "node:path";
import { splitFrontMatter } from "../../markdown/front-matter";
import { root } from "../files/project";

/** A module of gatsby-plugin-mdx. */
interface FrontMatterModule {
  parseFrontmatter(digest: string, source: string): { frontmatter: object; body: string };
}

/**
 * Makes gatsby-plugin-mdx only cut front matter off, and not parse it, for three reasons. Nothing
 * reads the parsed result. The first front matter that the plugin cannot parse would end a build
 * before it reports all other problems. The plugin also caches a body by the digest of the file. In
 * development, that may be the digest of a half-written file.
 */
export function leaveFrontMatterUnparsed(): void {
  const plugin = createRequire(join(root, "package.json")).resolve("gatsby-plugin-mdx");
  const frontMatter: FrontMatterModule = createRequire(plugin)("./frontmatter");
  frontMatter.parseFrontmatter = (_, source) => ({
    frontmatter: {},
    body: splitFrontMatter(source).body,
  });
}
