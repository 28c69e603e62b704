/**
 * Makes the styles of a page smaller.
 *
 * Why: Gatsby puts the styles of all templates into each page, and css-loader makes long names.
 * How much: short names save a quarter of a page, and 1 kB gzipped. PostCSS would take 0.3 s of a
 * cold build.
 * Asserted: each build checks that Gatsby's configuration has a group of styles, and names to make.
 * Until: Gatsby splits styles by page, and has a setting for names.
 */
import { createHash } from "node:crypto";
import { basename, dirname } from "node:path";
import { fromRoot } from "../../data/files/project";
import { assertFound } from "../assert-found";
import { PARTS } from "./part-styles";

interface StyleRule {
  use?: unknown;
}

/** The parts of webpack's configuration that are changed here. */
interface WebpackConfig {
  module: { rules: readonly { oneOf?: readonly StyleRule[] }[] };
  optimization: { splitChunks?: { cacheGroups: Record<string, StyleGroup> } };
}

interface StyleGroup {
  name: string | ((module: StyleModule) => string);
  test: StyleTest;
}

interface StyleModule {
  /** Returns the path of the style sheet. */
  nameForCondition(): string | null;
}

type StyleTest = (module: { type: string }, context: StyleContext) => boolean;

interface StyleContext {
  chunkGraph: ChunkGraph;
}

interface ChunkGraph {
  getModuleChunksIterable(module: object): Iterable<{ name?: string | null }>;
}

/** The settings of css-loader for names of classes. */
interface NamedClasses {
  localIdentName?: string;
  getLocalIdent?(module: { resourcePath: string }, pattern: string, className: string): string;
}

const hasOptions = (loader: unknown): loader is { options: object } =>
  typeof loader === "object" && loader !== null && "options" in loader;

const loadersOf = ({ module: { rules } }: WebpackConfig): { options: object }[] =>
  rules
    .flatMap(({ oneOf = [] }) => oneOf)
    .flatMap(({ use }) => (Array.isArray(use) ? use.filter(hasOptions) : []));

/** Returns a name of five letters for a class of a style sheet, which lies in this project. */
const shortName = (sheet: string, className: string): string =>
  createHash("sha256")
    .update(`${fromRoot(sheet)} ${className}`)
    .digest("base64")
    .replace(/[^A-Za-z]/g, "")
    .slice(0, 5);

/**
 * Makes class names of five characters, instead of file name, class name and hash. That saves a
 * quarter of each page, and 1 kB gzipped. css-loader's own hash would differ between the bundle for
 * browsers and the one that renders pages: Rspack names the modules of the former otherwise.
 */
function shortenClassNames(config: WebpackConfig): void {
  const named = loadersOf(config).flatMap(({ options }) => {
    const { modules } = options as { modules?: NamedClasses };
    return modules?.localIdentName ? modules : [];
  });
  assertFound(named.length > 0, "Gatsby's pattern for class names", "webpack/styles.ts");
  for (const modules of named)
    modules.getLocalIdent = ({ resourcePath }, _pattern, className) =>
      shortName(resourcePath, className);
}

/** PostCSS adds prefixes for browsers. In a build, Lightning CSS does (`rspack/minimize.ts`). */
const PREFIXES = /[\\/]postcss-loader[\\/]/;

function leaveOutPostcss({ module: { rules } }: WebpackConfig): void {
  for (const rule of rules.flatMap(({ oneOf = [] }) => oneOf))
    if (Array.isArray(rule.use))
      rule.use = rule.use.filter(({ loader }: { loader: string }) => !PREFIXES.test(loader));
}

const TEMPLATE = "component---";

/**
 * Splits the styles. Gatsby puts all styles into each page. Here a page gets only the styles of the
 * frame and of its own template. Styles that only on-demand parts use arrive with the first such
 * part, or in the HTML of pages that contain one (`part-styles.ts`). Each folder has a sheet of its
 * own, so a page with one part has no styles of others.
 */
function splitStyles({ optimization }: WebpackConfig): void {
  const groups = optimization.splitChunks?.cacheGroups;
  const shared = groups?.styles;
  assertFound(groups && shared, "Gatsby's group of styles", "webpack/styles.ts");
  const users = (module: object, { chunkGraph }: StyleContext) =>
    Array.from(chunkGraph.getModuleChunksIterable(module), ({ name }) => name);
  const isOfFrame: StyleTest = (module, context) => users(module, context).includes("app");
  const isOfPart: StyleTest = (module, context) =>
    users(module, context).every((name) => name !== "app" && !name?.startsWith(TEMPLATE));
  const isStyle = shared.test;
  groups.parts = {
    ...shared,
    name: (module) => PARTS + basename(dirname(module.nameForCondition() ?? "")),
    test: (module, context) => isStyle(module, context) && isOfPart(module, context),
  };
  shared.test = (module, context) => isStyle(module, context) && isOfFrame(module, context);
}

/** Makes the styles of a page smaller, and made faster, in the two stages of a build. */
export function lightenStyles(config: WebpackConfig, stage: string): void {
  shortenClassNames(config);
  leaveOutPostcss(config);
  if (stage === "build-javascript") splitStyles(config);
}
