import { nearest } from "./problems/nearest";

/**
 * Docusaurus' modules that components may import here. Each is a file of `src/docusaurus`:
 * `@docusaurus/Link` is `core/Link`.
 */
export const docusaurusModules: readonly string[] = [
  "@docusaurus/BrowserOnly",
  "@docusaurus/ExecutionEnvironment",
  "@docusaurus/Head",
  "@docusaurus/Link",
  "@docusaurus/Translate",
  "@docusaurus/plugin-content-docs/client",
  "@docusaurus/router",
  "@docusaurus/theme-common",
  "@docusaurus/useBaseUrl",
  "@docusaurus/useDocusaurusContext",
  "@docusaurus/useIsBrowser",
  "@theme/Admonition",
  "@theme/CodeBlock",
  "@theme/Details",
  "@theme/DocCard",
  "@theme/DocCardList",
  "@theme/Heading",
  "@theme/IdealImage",
  "@theme/Layout",
  "@theme/MDXComponents/A",
  "@theme/TOCInline",
  "@theme/TabItem",
  "@theme/Tabs",
  "@theme/ThemedImage",
];

/** What to write in place of a module that this site cannot have. */
const INSTEAD: readonly [start: string, remedy: string][] = [
  [
    "@theme-original/",
    "This site has its own theme, whose components are in `src/elements` and `src/layout`: import them from there, or change them.",
  ],
  ["@theme-init/", "This site has its own theme: import its components from `src/elements`."],
  ["@generated/", "What a build knows is in the data layer: query it as in `docs/data-layer.md`."],
  [
    "@docusaurus/plugin-",
    "What plugins know is in the data layer: query it as in `docs/data-layer.md`.",
  ],
  [
    "@docusaurus/useGlobalData",
    "What plugins know is in the data layer: query it as in `docs/data-layer.md`.",
  ],
  ["@theme/Mermaid", "Put the diagram into a fenced block, with the language `mermaid`."],
  ["@docusaurus/", "Leave it out, or import a component of your own."],
];

/** Whether an import names a part of Docusaurus. */
export const isDocusaurus = (request: string): boolean =>
  /^@(?:theme|theme-original|theme-init|docusaurus|generated)\//.test(request);

const lastOf = (request: string): string => request.split("/").at(-1) ?? "";

/** Returns why a part of Docusaurus cannot be imported; undefined if this site has it. */
export function docusaurusFault(request: string): string | undefined {
  if (docusaurusModules.includes(request)) return undefined;
  const [, remedy = "Write the component yourself, as `src/theme/…`, or leave it out."] =
    INSTEAD.find(([start]) => request.startsWith(start)) ?? [];
  const [scope = ""] = request.split("/");
  const same = docusaurusModules.filter((name) => name.startsWith(`${scope}/`));
  const near = nearest(lastOf(request), same.map(lastOf));
  const meant = same.find((name) => lastOf(name) === near);
  const hint = meant ? ` Did you mean \`${meant}\`?` : "";
  return `it is a part of Docusaurus that this site does not have.${hint} ${remedy}`;
}
