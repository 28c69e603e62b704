/**
 * Lets components import CSS modules as `import styles from "./x.module.css"`, as on Docusaurus
 * sites, besides Gatsby's `import * as styles`.
 *
 * Why: Gatsby has css-loader give named exports only.
 * How much: nothing on pages, as an export that nobody uses is left out.
 * Asserted: each start finds Gatsby's rule for CSS modules; css-defaults.slow.test.ts.
 * Until: Gatsby gives both.
 */
import { resolve } from "node:path";
import { assertFound } from "../assert-found";

interface Loader {
  loader?: string;
  options?: { modules?: unknown };
}

interface Rule {
  use?: unknown;
  oneOf?: readonly Rule[];
}

const hasNames = ({ options }: Loader): boolean => Boolean(options?.modules);

/** Whether loaders make a CSS module: css-loader then has settings for names. */
const isForModules = (use: unknown): use is Loader[] => Array.isArray(use) && use.some(hasNames);

/** Puts our loader before Gatsby's for CSS modules. */
export function giveCssDefaults({ module }: { module: { rules: readonly Rule[] } }): void {
  const found = module.rules
    .flatMap(({ oneOf = [] }) => oneOf)
    .flatMap(({ use }) => (isForModules(use) ? [use] : []));
  assertFound(found.length > 0, "Gatsby's rule for CSS modules", "webpack/css-defaults.ts");
  const loader = (name: string): Loader => ({ loader: resolve("src/gatsby/webpack", name) });
  for (const use of found) {
    use.splice(use.findIndex(hasNames), 0, loader("css-reserved.cjs"));
    use.unshift(loader("css-default.cjs"));
  }
}
