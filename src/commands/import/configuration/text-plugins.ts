import type { Report } from "../report";
import { Unknown } from "../sandbox/sandbox";

/** Options that list plugins for the texts of documents. */
const LISTS = /(?:remark|rehype|recma)Plugins$/i;

/** Plugins whose work this site does itself. */
const BUILT_IN = new Set(["@docusaurus/remark-plugin-npm2yarn", "rehype-katex", "remark-math"]);

const PACKAGE = /^(?:@[\w.-]+\/)?[a-z][\w.-]*$/;

/** Returns the package of a plugin, which may stand in a list with its options. */
function packageOf(item: unknown): string | undefined {
  const plugin: unknown = Array.isArray(item) ? item[0] : item;
  const name = plugin instanceof Unknown ? plugin.name : plugin;
  return typeof name === "string" && PACKAGE.test(name) ? name : undefined;
}

function pluginsIn(value: unknown): unknown[] {
  if (typeof value !== "object" || value === null || value instanceof Unknown) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    LISTS.test(key) && Array.isArray(inner) ? inner : pluginsIn(inner),
  );
}

/** Reports the plugins for texts that a configuration has and this site does not know. */
export function reportTextPlugins(config: unknown, report: Report): void {
  for (const plugin of pluginsIn(config)) {
    const name = packageOf(plugin);
    if (name === undefined || !BUILT_IN.has(name)) {
      report.left(
        `${name ?? "a function"} among the plugins of remark and rehype`,
        "documents are read without it; look at those that need it",
      );
    }
  }
}
