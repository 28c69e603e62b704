import { createRequire } from "node:module";
import { join } from "node:path";
import { root } from "./project";

interface Engines {
  yaml: { parse(text: string): object };
}

/**
 * Lets gatsby-plugin-mdx cut front matter off without parsing it. Nothing reads what it would find there, and at the first text
 * that it cannot parse it would end a build that has yet to name all other problems, and lose the page in development.
 */
export function leaveFrontMatterUnparsed(): void {
  const plugin = createRequire(join(root, "package.json")).resolve("gatsby-plugin-mdx");
  const engines: Engines = createRequire(plugin)("gray-matter/lib/engines");
  engines.yaml.parse = () => ({});
}
