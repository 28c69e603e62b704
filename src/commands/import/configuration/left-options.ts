import type { OptionFault } from "./option-faults";

const ANALYTICS = "the site tells nobody about its readers";
const ADDRESSES = "these pages have fixed addresses here; redirect the old ones";
const HEAD = "the site writes the head of its pages itself";

/** Plugins and themes whose work this site does itself. Nothing is lost without them. */
const BUILT_IN = [
  "@docusaurus/plugin-css-cascade-layers",
  "@docusaurus/plugin-debug",
  "@docusaurus/plugin-ideal-image",
  "@docusaurus/plugin-sitemap",
  "@docusaurus/plugin-svgr",
  "@docusaurus/theme-classic",
  "@docusaurus/theme-mermaid",
  "@docusaurus/theme-search-algolia",
  "@cmfcmf/docusaurus-search-local",
  "@easyops-cn/docusaurus-search-local",
  "docusaurus-lunr-search",
  "docusaurus-plugin-copy-page-button",
  "docusaurus-plugin-image-zoom",
  "docusaurus-plugin-llms",
  "docusaurus-theme-search-typesense",
  "plugin-image-zoom",
];

const STYLES = "the site has its own styles";
const OPENAPI = "no plugin makes pages; those that it has written into the docs are taken over";

/** What is lost without other plugins and themes. */
const LOST: ReadonlyMap<string, string> = new Map([
  ["@docusaurus/plugin-google-analytics", ANALYTICS],
  ["@docusaurus/plugin-google-gtag", ANALYTICS],
  ["@docusaurus/plugin-google-tag-manager", ANALYTICS],
  ["@docusaurus/plugin-vercel-analytics", ANALYTICS],
  ["@docusaurus/plugin-pwa", "the site is not for reading offline, and ends an old service worker"],
  ["@docusaurus/theme-live-codeblock", "code blocks are shown and do not run"],
  ["docusaurus-plugin-openapi-docs", OPENAPI],
  ["docusaurus-plugin-sass", STYLES],
  ["docusaurus-tailwindcss", STYLES],
  ["docusaurus-theme-openapi-docs", OPENAPI],
]);

/** Full names of plugins and themes of which this site knows what they do. */
export const OTHER_PLUGINS: readonly string[] = [...BUILT_IN, ...LOST.keys()];

/** Returns what is lost without a plugin; undefined if nothing is. */
export const lostWithout = (name: string): string | undefined =>
  BUILT_IN.includes(name)
    ? undefined
    : (LOST.get(name) ?? "the site does not know it, and what it adds is missing");

interface LeftOption {
  key: string;
  why: string;
  /** The value that Docusaurus has without the option. */
  usual?: unknown;
}

/** Options without a counterpart here, by what has them. */
const LEFT: Record<"config" | "themeConfig" | "preset" | "docs" | "blog", readonly LeftOption[]> = {
  config: [
    { key: "scripts", why: "no page runs a script of others" },
    {
      key: "stylesheets",
      why: "write those of fonts into `fonts` of `content/site.yml`",
    },
    { key: "headTags", why: HEAD },
    { key: "clientModules", why: "no page runs code that no document imports" },
  ],
  themeConfig: [
    { key: "metadata", why: HEAD },
    { key: "image", why: "the build draws a preview picture of each page" },
    { key: "gtag", why: ANALYTICS },
  ],
  preset: [
    { key: "gtag", why: ANALYTICS },
    { key: "googleAnalytics", why: ANALYTICS },
    { key: "googleTagManager", why: ANALYTICS },
  ],
  docs: [
    {
      key: "sidebarItemsGenerator",
      why: "the sidebar follows the folders, as Docusaurus has it without; change `sidebars.json` of the docs",
    },
    {
      key: "numberPrefixParser",
      why: "a number before the name of a file gives its order, and is no part of its address",
      usual: true,
    },
    { key: "tagsBasePath", why: ADDRESSES, usual: "tags" },
  ],
  blog: [
    { key: "tagsBasePath", why: ADDRESSES, usual: "tags" },
    { key: "archiveBasePath", why: ADDRESSES, usual: "archive" },
    {
      key: "authorsMapPath",
      why: "authors are read from `authors.yml` of the blog",
      usual: "authors.yml",
    },
  ],
};

const isEmpty = (value: unknown): boolean =>
  value === undefined ||
  value === null ||
  (typeof value === "object" && Object.keys(value).length === 0);

/** Returns the options that a part of the configuration has and this site does not, with the reasons. */
export const leftOptions = (of: keyof typeof LEFT, options: unknown): OptionFault[] =>
  LEFT[of].flatMap(({ key, why, usual }) => {
    const value: unknown = Object(options)[key];
    return isEmpty(value) || value === usual ? [] : [{ path: [key], why }];
  });

/** What stands in the place of parts of Docusaurus' theme that sites replace, by their names. */
const INSTEAD: readonly [names: RegExp, instead: string][] = [
  [
    /^(?:Navbar|Logo|ColorModeToggle|SearchBar)/,
    "the navbar is `navbar` of `content/site.yml`, and the slots `Navbar`, `NavbarEnd` and `Logo` of `src/slots` replace or surround it",
  ],
  [
    /^Footer/,
    "the footer is `footer` of `content/site.yml`, and the slot `Footer` of `src/slots` replaces it",
  ],
  [
    /^AnnouncementBar/,
    "the message is `announcement` of `content/site.yml`, and the slot `AnnouncementBar` of `src/slots` replaces it",
  ],
  [
    /^(?:Admonition|CodeBlock|Tab|Details|Heading|MDX)/,
    "elements of documents are those of `src/prose`; `src/theme/MDXComponents` replaces them",
  ],
  [
    /^(?:Doc|Blog|TOC|Edit|Last|Pagin|Tag)/,
    "slots of `src/slots` replace or surround parts of documents: `DocsSidebar`, `BelowTitle`, `BelowText`, `TableOfContents`, `Pager`",
  ],
  [/^NotFound/, "the slot `NotFound` of `src/slots` replaces it"],
  [/^SearchPage/, "the page is in `src/pages`"],
  [/^(?:Root|Layout)/, "the slots of `src/slots` replace or surround parts of the frame"],
];

/** Returns what stands here in the place of a part of Docusaurus' theme. */
export const insteadOf = (name: string): string =>
  `the site has its own design; ${INSTEAD.find(([names]) => names.test(name))?.[1] ?? "styles are tokens in `src/styles/tokens.css`"}`;
