import { createRequire } from "node:module";
import { join } from "node:path";
import { splitFrontMatter } from "../../markdown/front-matter";
import { root } from "../files/project";

/** A module of gatsby-plugin-mdx. */
interface FrontMatterModule {
  parseFrontmatter(digest: string, source: string): { frontmatter: object; body: string };
}

/**
 * Has gatsby-plugin-mdx only cut front matter off. Nothing reads what it would find there; at the
 * first that it cannot parse it would end a build that has yet to name all other problems; and it
 * remembers a body by the digest of the file, which in development may be that of a file half
 * written.
 */
export function leaveFrontMatterUnparsed(): void {
  const plugin = createRequire(join(root, "package.json")).resolve("gatsby-plugin-mdx");
  const frontMatter: FrontMatterModule = createRequire(plugin)("./frontmatter");
  frontMatter.parseFrontmatter = (_, source) => ({
    frontmatter: {},
    body: splitFrontMatter(source).body,
  });
}
