import type { NamedTest, SiteName } from "./tests";

/** A small mistake that someone could make when they change the code. */
export interface Mutation {
  /** Its subject, and what goes wrong. */
  name: string;
  /** What a reader or the site's owner would notice. */
  notice: string;
  file: string;
  /** A text that the file contains once, and what takes its place. */
  find: string;
  replace: string;
  /** The test that must catch it. */
  test: NamedTest;
}

const unit = (file: string, title: string): NamedTest => ({ kind: "jest", file, title });
/** A test in a browser, and the sites that it looks at. A test that builds its own site needs none. */
const browser = (file: string, title: string, ...sites: readonly SiteName[]): NamedTest => ({
  kind: "browser",
  file: `test/e2e/${file}.spec.ts`,
  title,
  sites,
});
const inFixture = (file: string, title: string): NamedTest => browser(file, title, "fixture");

/**
 * One mistake or two for each behaviour whose loss would hurt readers most, most of them such that
 * only a browser shows them.
 */
export const mutations: readonly Mutation[] = [
  {
    name: "navigation-back-untold",
    notice: "After Back nothing shows that the page before is on its way.",
    file: "src/gatsby/browser/navigation.ts",
    find: "      listener(null);",
    replace: "",
    test: inFixture("navigation", "V1 the progress bar starts on Back as well"),
  },
  {
    name: "navigation-early-click-lost",
    notice: "A button that is pressed before React is there does nothing.",
    file: "src/gatsby/browser/hydrate.ts",
    find: "earlyButton?.click();",
    replace: "earlyButton?.focus();",
    test: inFixture("start", "V5 a button that is used before React is there is used when it is"),
  },
  {
    name: "navigation-template-late",
    notice: "The first click to another kind of page waits for two round trips, not for one.",
    file: "gatsby-browser.tsx",
    find: '      if (to !== null && process.env.NODE_ENV === "production") preloadTemplate(to);',
    replace: "",
    test: inFixture(
      "navigation",
      "V5 the script and the styles of another kind of page are asked for with its data",
    ),
  },
  {
    name: "navigation-file-without-prefix",
    notice: "Below a path prefix, links to files such as feeds lead nowhere.",
    file: "src/prose/Link/Link.tsx",
    find: 'href={htmlUrl(isAbsolute ? withPrefix(href) : href, "link")}',
    replace: 'href={htmlUrl(isExternal(href) ? withPrefix(href) : href, "link")}',
    test: browser(
      "hosting",
      "PATH_PREFIX=/some/prefix R14 every address that a page names is below the prefix, and served",
      "configured",
    ),
  },
  {
    name: "navigation-prefetch-unbounded",
    notice: "A page with many links loads megabytes that its reader never asked for.",
    file: "src/runtime/navigation/prefetch-queue.ts",
    find: "const room = loadedBytes() < mostBytes ? mostAtOnce - onTheirWay : 0;",
    replace: "const room = mostAtOnce - onTheirWay;",
    test: unit(
      "src/runtime/navigation/prefetch-queue.test.ts",
      "V5 the pages that are loaded ahead end with the bytes that one page may load, until another page is shown",
    ),
  },
  {
    name: "scroll-back-moves-early",
    notice: "Back scrolls the page that the reader leaves, before the other page is there.",
    file: "src/gatsby/browser/scroll.ts",
    find: '  history.scrollRestoration = "manual";',
    replace: "",
    test: inFixture(
      "navigation",
      "V4 scrolling another page begins at its top, Back and Forward restore the position, and the page that is left does not move",
    ),
  },
  {
    name: "scroll-anchor-below-navbar",
    notice: "The navbar covers the heading that a link leads to.",
    file: "src/styles/base.css",
    find: "var(--navbar-height) +\n      var(--contents-bar, 0px)",
    replace: "var(--contents-bar, 0px)",
    test: inFixture("navigation", "V4 scrolling goes to the anchor, below the navbar: on loading"),
  },
  {
    name: "scroll-forgotten-on-leaving",
    notice: "Back from another site begins at the top of the page.",
    file: "src/gatsby/browser/scroll.ts",
    find: "const kept = [...positions].map(([key, position]) => [key, String(position)]);",
    replace: "const kept = [...positions].map(([key, position]) => [String(position), key]);",
    test: inFixture(
      "navigation",
      "V4 scrolling Back over another site and several pages restores the position",
    ),
  },
  {
    name: "failed-loads-loop",
    notice: "A page that fails again is loaded again and again.",
    file: "src/gatsby/browser/failed-pages.ts",
    find: "if (!isShown) {",
    replace: "if (!isShown && destination !== null) {",
    test: inFixture(
      "navigation",
      "V2, V3 pages that cannot be loaded V3 a second failure shows the text and Retry, and loads nothing by itself; storage works",
    ),
  },
  {
    name: "failed-loads-error-page",
    notice: "A page whose data fails shows an error in place of a full load.",
    file: "src/gatsby/browser/failed-pages.ts",
    find: "if (isUsable(page, path)) {",
    replace: "if (page) {",
    test: inFixture(
      "navigation",
      "V2, V3 pages that cannot be loaded V2 when a page's data fails, the browser loads it in full, with hash and query",
    ),
  },
  {
    name: "failed-loads-old-scripts",
    notice: "A tab that was opened before a deployment shows a page that crashed.",
    file: "src/gatsby/browser/failed-pages.ts",
    find: "canBeShown(page, path) && (lastBuild ?? buildOf(page)) === buildOf(page);",
    replace: "canBeShown(page, path);",
    test: browser(
      "old-tabs",
      "X6 a tab of the old site over the new deployment, below /some/prefix Back shows the new page, loaded in full once",
      "configured",
    ),
  },
  {
    name: "failed-loads-part-silent",
    notice: "A calculator or the search that cannot be loaded says nothing.",
    file: "src/prose/LazyPart/attempts.ts",
    find: "load().then(resolve, () => report(true));",
    replace: "load().then(resolve, () => report(false));",
    test: inFixture(
      "navigation",
      "V2, V3 pages that cannot be loaded V3 the search's script fails: its text, Retry, and Close",
    ),
  },
  {
    name: "color-mode-light-flashes",
    notice: "Readers who have chosen light see a dark page first.",
    file: "src/runtime/choices/first-paint.ts",
    find: "setMode(isMode(stored) ? stored : choiceOfSite);",
    replace: 'setMode(stored === "dark" ? stored : choiceOfSite);',
    test: unit(
      "src/runtime/choices/first-paint.test.ts",
      "C1, C2 the colour mode before the first paint light stored",
    ),
  },
  {
    name: "color-mode-forgotten",
    notice: "The colour mode that a reader has chosen is gone after a reload.",
    file: "src/runtime/choices/color-mode.ts",
    find: 'write(keys.colorMode, choice === "system" ? null : choice);',
    replace: "write(keys.colorMode, null);",
    test: unit(
      "src/runtime/choices/color-mode.test.ts",
      "C1, C2 the colour mode of the page the toggle goes between dark and light, and both are kept",
    ),
  },
  {
    name: "announcement-flashes",
    notice: "A dismissed announcement comes back on every page.",
    file: "src/layout/AnnouncementBar/AnnouncementBar.module.css",
    find: ':global([data-announcement="dismissed"]) .bar {',
    replace: ':global([data-announcement="closed"]) .bar {',
    test: inFixture("appearance", "L2 a dismissed bar never flashes and shifts nothing"),
  },
  {
    name: "storage-blocked-first-paint",
    notice: "With storage blocked the page has no colour mode.",
    file: "src/runtime/choices/first-paint.ts",
    find: "const stored = read(keys.colorMode);",
    replace: "const stored = localStorage.getItem(keys.colorMode);",
    test: unit(
      "src/runtime/choices/first-paint.test.ts",
      "V6 with storage blocked the page gets the default mode and shows the announcement",
    ),
  },
  {
    name: "menu-not-modal",
    notice: "The Tab key leaves the open menu for the page behind it.",
    file: "src/runtime/use-modal.ts",
    find: "dialog?.showModal();",
    replace: "dialog?.show();",
    test: inFixture(
      "frame",
      "L5 the menu of narrow screens the focus stays inside, and goes back to the button",
    ),
  },
  {
    name: "menu-back-leaves-page",
    notice: "Back leaves the page in place of closing the menu.",
    file: "src/runtime/navigation/menu-history.ts",
    find: 'history.pushState({ ...history.state, isMenu: true }, "");',
    replace: 'history.replaceState({ ...history.state, isMenu: true }, "");',
    test: inFixture(
      "frame",
      "L5 the menu of narrow screens closes on Back, stays on the page, and leaves the history as it was",
    ),
  },
  {
    name: "search-filters-ignored",
    notice: "Filters of the page of results, and Back, change the address and nothing else.",
    file: "src/layout/Search/SearchPage.tsx",
    find: "useEffect(() => setAsked(readAddress(query)), [query, key]);",
    replace: "useEffect(() => setAsked(readAddress(query)), []);",
    test: inFixture(
      "search-page",
      "S4 the page of results filters by kind and section, without a request, and Back undoes it",
    ),
  },
  {
    name: "search-early-enter-lost",
    notice: "Enter before the results are there does nothing.",
    file: "src/search/SearchBody.tsx",
    find: "      else isAwaited.current = true;",
    replace: "",
    test: inFixture(
      "search",
      "S2 the dialog Enter before the results are there opens the first of them when they come",
    ),
  },
  {
    name: "search-slips-not-forgiven",
    notice: "A word with a typing mistake finds nothing.",
    file: "src/search/ranking/vocabulary.ts",
    find: "if (length < 4 || length > LONGEST) return 0;",
    replace: "if (length > 4 || length > LONGEST) return 0;",
    test: unit(
      "src/search/ranking/search.test.ts",
      "S3 slips of a letter a wrong letter is forgiven: “oravle” finds /docs/oracle",
    ),
  },
  {
    name: "csp-hashes-too-early",
    notice: "The page's own scripts are blocked: nothing reacts.",
    file: "src/gatsby/page-scripts.ts",
    find: "writeFileSync(file, withHashes(withOneScript(written)));",
    replace: "writeFileSync(file, withOneScript(withHashes(written)));",
    test: inFixture(
      "start",
      "V5 scripts are asked for after the first paint, with all that they need",
    ),
  },
  {
    name: "csp-blocks-search",
    notice: "The search and the next page's data are blocked.",
    file: "src/output/host/content-security-policy.ts",
    find: '["connect-src", SELF, ...sourcesOf(openings["connect-src"])],',
    replace: '["connect-src", NONE],',
    test: inFixture(
      "search",
      "S4 the results are grouped by page, with the way to it and the matches marked",
    ),
  },
  {
    name: "headers-data-for-ever",
    notice: "Browsers keep pages' data for a year: a new deployment does not show.",
    file: "deploy/nginx/site.conf.template",
    find: '/static/"             "public, max-age=31536000, immutable";',
    replace: '/(?:static|page-data)/" "public, max-age=31536000, immutable";',
    test: inFixture("hosting", "nginx X3 each kind of file has its type and its caching"),
  },
  {
    name: "headers-not-on-errors",
    notice: "Error pages go out without the headers of security.",
    file: "deploy/nginx/site.conf.template",
    find: 'add_header X-Content-Type-Options "nosniff" always;',
    replace: 'add_header X-Content-Type-Options "nosniff";',
    test: inFixture("hosting", "nginx X4 every answer has the headers of security"),
  },
  {
    name: "import-replaces-content",
    notice: "An import takes the place of an owner's content without being told to.",
    file: "src/commands/import/import-site.ts",
    find: 'existsSync(join(project, "content")) && !options.force',
    replace: "!existsSync(root) && !options.force",
    test: unit(
      "test/commands/import.slow.test.ts",
      "O5 `npm run import` takes over a Docusaurus site content that is there stays unless --force says otherwise, and then it is kept elsewhere",
    ),
  },
  {
    name: "feeds-oldest-first",
    notice: "Feeds begin with the oldest post.",
    file: "src/output/feeds/feed-posts.ts",
    find: "allBlogPost(sort: [{ date: DESC }, { file: ASC }], filter: { unlisted: { eq: false } }) {",
    replace:
      "allBlogPost(sort: [{ date: ASC }, { file: ASC }], filter: { unlisted: { eq: false } }) {",
    test: inFixture("feeds", "R15 the RSS feed is valid RSS 2.0 with all posts in full"),
  },
  {
    name: "csp-allows-inline",
    notice: "Any code that gets into a page may run there.",
    file: "src/output/host/content-security-policy.ts",
    find: '["script-src", SELF, ...sourcesOf(openings["script-src"])],',
    replace: '["script-src", SELF, "\'unsafe-inline\'"],',
    test: unit(
      "src/output/host/content-security-policy.test.ts",
      "X4 the policy of a page allows no code but this site's, and sends to no other host",
    ),
  },
  {
    name: "counts-private-readers",
    notice: "Readers are counted although their browsers ask sites not to.",
    file: "src/runtime/analytics.ts",
    find: "  if (isPrivate()) return;",
    replace: "",
    test: unit(
      "src/runtime/analytics.test.ts",
      "the script that counts readers does not come with Do Not Track, and no page is counted",
    ),
  },
  {
    name: "sitemap-without-dates",
    notice: "Search engines are not told when a page has changed.",
    file: "src/output/host/sitemap.ts",
    find: "...(lastmod !== null && { lastmod }),",
    replace: "...(lastmod === null && { lastmod }),",
    test: inFixture("machines", "X2 the sitemap says of documents when they changed last"),
  },
  {
    name: "redirects-lose-query",
    notice: "An address with a slash or .html loses its query on nginx.",
    file: "deploy/nginx/site.conf.template",
    find: "if (-f $document_root$page.html) {\n      return 301 $page$is_args$args;",
    replace: "if (-f $document_root$page.html) {\n      return 301 $page;",
    test: inFixture(
      "hosting",
      "nginx R14 X3 the host leads from every spelling to the one address",
    ),
  },
  {
    name: "redirects-open",
    notice: "A made-up address of this site leads to another site.",
    file: "deploy/nginx/site.conf.template",
    find: "if (-f $document_root$page.html) {",
    replace: 'if ($page != "") {',
    test: inFixture(
      "hosting",
      "nginx X4 1000 fuzzed addresses: the host answers each, and gives back nothing of them",
    ),
  },
  {
    name: "markdown-copies-out-of-order",
    notice: "llms.txt lists the docs in no order.",
    file: "src/output/markdown/documents.ts",
    find: "return Array.from(new Set([...listed, ...docs]));",
    replace: "return Array.from(new Set([...docs, ...listed]));",
    test: inFixture("markdown", "X1 llms.txt lists every copy, and llms-full.txt holds them"),
  },
  {
    name: "weight-all-styles",
    notice: "Every page has the styles of all others.",
    file: "src/gatsby/webpack/styles.ts",
    find: 'const isOfFrame: StyleTest = (module, context) => users(module, context).includes("app");',
    replace:
      'const isOfFrame: StyleTest = (module, context) => users(module, context).some((name) => name === "app" || name?.startsWith(TEMPLATE));',
    test: inFixture("weight", "V5 / weighs no more than its budget, and nothing of another kind"),
  },
  {
    name: "weight-search-at-once",
    notice: "Every page loads the search, even for readers who never search.",
    file: "src/layout/Search/SearchBox.tsx",
    find: "useEffect(() => onOpenSearch(() => setOpen(true)), []);",
    replace: "useEffect(() => onOpenSearch(() => setOpen(true)), []);\n  useEffect(prepare, []);",
    test: inFixture(
      "search",
      "S1 what is fetched nothing before the reader comes near the search, all of it then, and it works offline",
    ),
  },
  {
    name: "math-font-late",
    notice: "The font of formulas comes too late to be used.",
    file: "src/views/document/Document/Document.tsx",
    find: "{hasFormulas && (",
    replace: "{hasFormulas && !tree && (",
    test: inFixture(
      "elements",
      "N2 the HTML of a page with parts that come late has its title, canonical link and preload",
    ),
  },
  {
    name: "math-amounts-are-formulas",
    notice: "Between two amounts in dollars, the text is set as a formula.",
    file: "src/markdown/syntax/formulas.ts",
    find: "if (code === DOLLAR || isSpace(before) || isDigit(code)) return nok(code);",
    replace: "if (code === DOLLAR || isSpace(before)) return nok(code);",
    test: unit(
      "src/markdown/syntax/formulas.test.ts",
      'M4 a dollar sign begins and ends a formula by pandoc\'s rules "From $1M–$5M to $5M" has none',
    ),
  },
  {
    name: "pictures-without-their-width",
    notice: "A picture that its author wants small is as wide as the text.",
    file: "src/prose/Picture/Picture.tsx",
    find: " style={space}>",
    replace: ">",
    test: unit(
      "src/prose/Picture/Picture.test.tsx",
      'M3 the attributes of a picture that place it in the text are those of its frame: {"width":"50%"}',
    ),
  },
  {
    name: "images-without-size",
    notice: "Text jumps when a picture arrives.",
    file: "src/markdown/plugins/images/image-space.ts",
    find: "if (!width && !height) return",
    replace: "if (!width && height) return",
    test: unit(
      "src/markdown/plugins/images/images.test.ts",
      "M3, E8: images one in static/ gets its size, so that nothing shifts",
    ),
  },
  {
    name: "drafts-published",
    notice: "Drafts are part of the site.",
    file: "src/data/document/left-out.ts",
    find: "isProduction && (file.frontMatter.draft || ",
    replace: "isProduction && (!file.frontMatter.draft || ",
    test: inFixture(
      "docs-structure",
      "M6 a site with docs folders as Docusaurus sites have them the routes are those that Docusaurus documents, without drafts",
    ),
  },
  {
    name: "unlisted-in-sitemap",
    notice: "Search engines are told of unlisted pages.",
    file: "src/output/host/sitemap.ts",
    find: "const isLeft = document?.unlisted ?? (leadsOn || isHidden);",
    replace: "const isLeft = document === undefined && (leadsOn || isHidden);",
    test: inFixture("machines", "M6 an unlisted doc is in no sitemap, no search and not indexed"),
  },
  {
    name: "broken-links-anchors-pass",
    notice: "Links to headings that are gone are not reported.",
    file: "src/data/links/broken-links.ts",
    find: "if (!anchors || anchors.has(anchor)) return null;",
    replace: "if (!anchors || anchors.size > 0) return null;",
    test: unit("test/content/check.slow.test.ts", "F npm run check names a broken link or anchor"),
  },
  {
    name: "faulty-yaml-wrong-line",
    notice: "A fault of a YAML file is reported one line too early.",
    file: "src/data/yaml/yaml.ts",
    find: "return { line: Math.max(1, line), column: Math.max(1, col) };",
    replace: "return { line: Math.max(1, line - 1), column: Math.max(1, col) };",
    test: unit(
      "src/data/yaml/yaml.test.ts",
      "F: each problem says where it is, what was found and what was expected an unknown key at the top",
    ),
  },
  {
    name: "safe-markup-hidden-scheme",
    notice: "A text can run code: a link to ` javascript:…`.",
    file: "src/site/addresses/allowed-address.ts",
    find: "const LEADING = /^[\\u0000-\\u0020]+/;",
    replace: "const LEADING = /^[\\u0000-\\u001f]+/;",
    test: unit(
      "src/markdown/markup/safe-markup.test.ts",
      "X4: what could run code reaches a page in neither way [a](<&#32;JAVASCRIPT&colon;alert(1)>)",
    ),
  },
  {
    name: "safe-markup-address-of-code",
    notice: "An address that code works out can run code: `<a href={scheme}>`.",
    file: "src/markdown/markup/safe-markup.ts",
    find: "if (addresses && texts.some(({ isWhole }) => !isWhole)) {",
    replace: 'if (addresses && texts.every(({ isWhole }) => !isWhole && name !== "href")) {',
    test: unit(
      "src/markdown/markup/safe-markup.test.ts",
      "X4: what could run code reaches a page in neither way nor as an address that code works out <a href={scheme}>a</a>",
    ),
  },
  {
    name: "examples-chart-stays",
    notice: "A chart within an example does not follow the numbers that the reader changes.",
    file: "src/prose/Example/Example.tsx",
    find: "<ContentFigures.Provider value={figures}>{children}</ContentFigures.Provider>",
    replace: "{children}",
    test: inFixture(
      "examples",
      "M5 what is typed changes list, table, formula and chart in one frame",
    ),
  },
  {
    name: "examples-units-unchecked",
    notice: "USDC and weeks are added.",
    file: "src/markdown/worked-examples/compile-expression.ts",
    find: "if (isSame(left, right)) return;",
    replace: "if (isSame(left, right) || isSame(left, PLAIN)) return;",
    test: unit(
      "src/markdown/worked-examples/compile-expression.test.ts",
      "a fault is told at its place 1 + swap + rate",
    ),
  },
  {
    name: "development-sidebar-stale",
    notice: "A changed label stays in the sidebar until a restart.",
    file: "src/data/docs/structure-nodes.ts",
    find: "  context.nodeModel.getNodeById({ id: structureId(version), type: TYPE });",
    replace: "",
    test: browser(
      "development",
      "what `npm run develop` serves G5 a label that changes is in the sidebar and in links of other docs",
    ),
  },
  {
    name: "without-scripts-dead-controls",
    notice: "A reader without scripts presses a button that does nothing.",
    file: "src/views/document/CopyPage/CopyPage.module.css",
    find: "  :global(:root:not([data-scripts])) .copy button {\n    display: none;\n  }",
    replace: "",
    test: inFixture(
      "journeys/settings",
      "X5 without scripts a phone shows the way to every doc, and no control that does nothing",
    ),
  },
  {
    name: "large-text-squeezed",
    notice: "Large text has only a few words in a line, between the sidebar and the contents.",
    file: "src/layout/Layout/Layout.module.css",
    find: "@media (max-width: 62.25rem) {",
    replace: "@media (max-width: 996px) {",
    test: inFixture(
      "journeys/settings",
      "X7 with text of twice the size a doc can be read at 1440 px",
    ),
  },
  {
    name: "import-reads-elsewhere",
    notice: "A configuration puts a file of the owner's machine into the site.",
    file: "src/commands/import/sandbox/sandbox.ts",
    find: 'isFile(file()) && this.mayRead(file()) ? readFileSync(file(), "utf8") : null,',
    replace: 'isFile(file()) ? readFileSync(file(), "utf8") : null,',
    test: unit(
      "test/commands/import-hostile.slow.test.ts",
      "O5 an import writes nothing but content, static files and the site's own code a configuration that reads other files",
    ),
  },
  {
    name: "writing-follows-links",
    notice: "A command writes outside the project, through a symbolic link.",
    file: "src/data/files/door.ts",
    find: "placeFault(relative(realpathSync(folder), realTarget(path)));",
    replace: "(realTarget(path) === path ? placeFault(path) : undefined);",
    test: unit(
      "src/data/files/door.test.ts",
      "F a file of the owner's is not written to content/out/new.txt",
    ),
  },
];
