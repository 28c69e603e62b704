import { nearest } from "./problems/nearest";
import { quoted } from "./text";

const COMPONENT = ["default"];
const OF_THEME = [
  "Collapsible",
  "PageMetadata",
  "duplicates",
  "uniq",
  "useCollapsible",
  "useColorMode",
  "useIsomorphicLayoutEffect",
  "usePluralForm",
  "usePrevious",
  "useScrollPositionBlocker",
  "useWindowSize",
];

/**
 * Docusaurus' modules that components may import here, with what they export. Each is a file of
 * `src/docusaurus`: `@docusaurus/Link` is `core/Link`. Those of the list in it draw the pages that
 * docusaurus-openapi-docs has made.
 */
export const docusaurusModules: ReadonlyMap<string, readonly string[]> = new Map([
  ["@docusaurus/BrowserOnly", COMPONENT],
  ["@docusaurus/ExecutionEnvironment", COMPONENT],
  ["@docusaurus/Head", COMPONENT],
  ["@docusaurus/Interpolate", ["default", "interpolate"]],
  ["@docusaurus/Link", COMPONENT],
  ["@docusaurus/Translate", ["default", "translate"]],
  ["@docusaurus/isInternalUrl", ["default", "hasProtocol"]],
  [
    "@docusaurus/plugin-content-docs/client",
    ["useActiveVersion", "useAllDocsData", "useDocsData", "useLatestVersion", "useVersions"],
  ],
  ["@docusaurus/router", ["Link", "NavLink", "Redirect", "useHistory", "useLocation"]],
  ["@docusaurus/theme-common", OF_THEME],
  ["@docusaurus/theme-common/internal", OF_THEME],
  ["@docusaurus/useBaseUrl", ["default", "useBaseUrlUtils"]],
  ["@docusaurus/useBrokenLinks", COMPONENT],
  ["@docusaurus/useDocusaurusContext", COMPONENT],
  ["@docusaurus/useIsBrowser", COMPONENT],
  ["@docusaurus/useIsomorphicLayoutEffect", COMPONENT],
  ["@theme/Admonition", COMPONENT],
  ...[
    "ApiExplorer/Export",
    "ApiExplorer/MethodEndpoint",
    "ApiLogo",
    "ApiTabs",
    "DiscriminatorTabs",
    "MimeTabs",
    "OperationTabs",
    "ParamsDetails",
    "ParamsItem",
    "RequestSchema",
    "ResponseSamples",
    "ResponseSchema",
    "Schema",
    "SchemaItem",
    "SchemaTabs",
    "StatusCodes",
  ].map((name) => [`@theme/${name}`, COMPONENT] as const),
  ["@theme/CodeBlock", COMPONENT],
  ["@theme/Details", COMPONENT],
  ["@theme/DocCard", COMPONENT],
  ["@theme/DocCardList", COMPONENT],
  ["@theme/Heading", COMPONENT],
  ["@theme/IdealImage", COMPONENT],
  ["@theme/Layout", COMPONENT],
  ["@theme/MDXComponents", COMPONENT],
  ["@theme/MDXContent", COMPONENT],
  ["@theme/Mermaid", COMPONENT],
  ...["A", "Code", "Details", "Head", "Heading", "Img", "Li", "Pre", "Ul"].map(
    (name) => [`@theme/MDXComponents/${name}`, COMPONENT] as const,
  ),
  ["@theme/TOCInline", COMPONENT],
  ["@theme/TabItem", COMPONENT],
  ["@theme/Tabs", COMPONENT],
  ["@theme/ThemedImage", COMPONENT],
  ["@theme/hooks/useThemeContext", COMPONENT],
]);

/** Where Docusaurus' packages have their parts, and the names under which sites import them. */
const INSIDE: readonly [folder: string, scope: string][] = [
  ["@docusaurus/core/lib/client/exports/", "@docusaurus/"],
  ["@docusaurus/theme-classic/lib/theme/", "@theme-original/"],
];

/** Returns the name under which sites import a part of Docusaurus that a request names by its file. */
export function docusaurusName(request: string): string {
  const [folder = "", scope = ""] = INSIDE.find(([start]) => request.startsWith(start)) ?? [];
  return scope + request.slice(folder.length);
}

/** What to write in place of a module that this site cannot have. */
const INSTEAD: readonly [start: string, remedy: string][] = [
  [
    "@theme-original/",
    "This site has its own theme, whose components are in `src/prose`, `src/layout` and `src/views`: import them from there, or change them.",
  ],
  ["@theme-init/", "This site has its own theme: import its components from `src/prose`."],
  ["@generated/", "What a build knows is in the data layer: query it as in `docs/data-layer.md`."],
  [
    "@docusaurus/plugin-",
    "What plugins know is in the data layer: query it as in `docs/data-layer.md`.",
  ],
  [
    "@docusaurus/useGlobalData",
    "What plugins know is in the data layer: query it as in `docs/data-layer.md`.",
  ],
  ["@docusaurus/", "Leave it out, or import a component of your own."],
];

/** Whether an import names a part of Docusaurus. */
export const isDocusaurus = (request: string): boolean =>
  /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(request);

const lastOf = (request: string): string => request.split("/").at(-1) ?? "";

/**
 * Returns why a part of Docusaurus cannot be imported, or one of the names that are imported from
 * it; undefined if this site has them.
 */
export function docusaurusFault(request: string, names: readonly string[]): string | undefined {
  // On Docusaurus sites, a component that replaces another one imports that one so.
  const name = docusaurusName(request);
  const exported = docusaurusModules.get(name.replace("@theme-original/", "@theme/"));
  if (exported) {
    const missing = names.find((name) => !exported.includes(name));
    return missing && `on this site it has no \`${missing}\`, only ${quoted(exported)}.`;
  }
  const [, remedy = "Write the component yourself, as `src/theme/…`, or leave it out."] =
    INSTEAD.find(([start]) => name.startsWith(start)) ?? [];
  const [scope = ""] = name.split("/");
  const same = Array.from(docusaurusModules.keys()).filter((name) => name.startsWith(`${scope}/`));
  const near = nearest(lastOf(name), same.map(lastOf));
  const meant = same.find((name) => lastOf(name) === near);
  const hint = meant ? ` Did you mean \`${meant}\`?` : "";
  return `it is a part of Docusaurus that this site does not have.${hint} ${remedy}`;
}
