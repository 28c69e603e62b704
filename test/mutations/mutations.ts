import type { NamedTest } from "./tests";

const CATEGORIES = [
  "navigation",
  "scroll",
  "failed chunks and data",
  "colour mode",
  "announcement",
  "storage blocked",
  "menu's focus trap",
  "search",
  "CSP",
  "headers and caching",
  "feeds",
  "sitemap",
  "redirects",
  "Markdown copies",
  "page weight",
  "math",
  "images",
  "drafts and unlisted",
  "broken links",
  "faulty YAML",
  "safe markup",
  "worked examples",
  "development updates",
  "without scripts",
  "large text",
  "imported sites",
] as const;

/**
 * A small mistake that someone could make when they change the code. The patch `<name>.patch` in
 * this folder makes it.
 */
export interface Mutation {
  name: string;
  /** The part of the site that the mistake affects. */
  category: (typeof CATEGORIES)[number];
  /** What a reader or the site's owner would notice. */
  notice: string;
  /** The test that must catch it. */
  test: NamedTest;
}

/**
 * All mutations. To add one, change the code and run `git diff -U2 > test/mutations/<name>.patch`.
 */
export const mutations: readonly Mutation[] = [
  {
    name: "navigation-back-untold",
    category: "navigation",
    notice: "After Back nothing shows that the page before is on its way.",
    test: {
      kind: "browser",
      file: "test/e2e/navigation.spec.ts",
      title: "V1 the progress bar starts on Back as well",
      sites: ["fixture"],
    },
  },
  {
    name: "navigation-progress-at-once",
    category: "navigation",
    notice: "The progress bar flashes on every click, also when the page is there at once.",
    test: {
      kind: "jest",
      file: "src/runtime/navigation/progress.test.ts",
      title: "V1 the progress bar starts after 200 ms, not before",
    },
  },
  {
    name: "navigation-progress-stays",
    category: "navigation",
    notice: "The progress bar stays at the top when the page is there.",
    test: {
      kind: "browser",
      file: "test/e2e/navigation.spec.ts",
      title:
        "V1 the progress bar starts when a page takes more than 200 ms and ends when it is there",
      sites: ["fixture"],
    },
  },
  {
    name: "navigation-bad-hash",
    category: "navigation",
    notice: "A link whose hash is not well encoded shows nothing.",
    test: {
      kind: "jest",
      file: "src/gatsby/browser/navigation.test.ts",
      title:
        "a navigation is told of before it happens V4 the hash of /docs#%E0%A4%A is well encoded: /docs#%25E0%25A4%25A",
    },
  },
  {
    name: "navigation-early-click-lost",
    category: "navigation",
    notice: "A button that is pressed before React is there does nothing.",
    test: {
      kind: "browser",
      file: "test/e2e/start.spec.ts",
      title: "V5 a button that is used before React is there is used when it is",
      sites: ["fixture"],
    },
  },
  {
    name: "navigation-prefetch-on-slow-line",
    category: "navigation",
    notice: "Pages are fetched ahead over slow and expensive connections.",
    test: {
      kind: "jest",
      file: "src/gatsby/browser/prefetch.test.ts",
      title: "V5 prefetching on hover, with 2G",
    },
  },
  {
    name: "navigation-links-in-view-wait",
    category: "navigation",
    notice: "A link that comes into view is not fetched ahead, so a click on it waits.",
    test: {
      kind: "jest",
      file: "src/gatsby/browser/prefetch.test.ts",
      title: "V5 prefetching of links in view, over HTTP/2",
    },
  },
  {
    name: "navigation-files-fetched",
    category: "navigation",
    notice: "A press on “View as Markdown” asks for the data of a page that does not exist.",
    test: {
      kind: "jest",
      file: "src/gatsby/browser/prefetch.test.ts",
      title: "V5 prefetching on pointerdown a file",
    },
  },
  {
    name: "navigation-prefetch-unbounded",
    category: "navigation",
    notice: "A page with many links loads megabytes that its reader never asked for.",
    test: {
      kind: "jest",
      file: "src/runtime/navigation/prefetch-queue.test.ts",
      title:
        "V5 the pages that are loaded ahead end with the bytes that one page may load, until another page is shown",
    },
  },
  {
    name: "navigation-template-late",
    category: "navigation",
    notice: "The first click to another kind of page waits for two round trips, not for one.",
    test: {
      kind: "browser",
      file: "test/e2e/navigation.spec.ts",
      title: "V5 the script and the styles of another kind of page are asked for with its data",
      sites: ["fixture"],
    },
  },
  {
    name: "navigation-file-without-prefix",
    category: "navigation",
    notice: "Below a path prefix, links to files such as feeds lead nowhere.",
    test: {
      kind: "browser",
      file: "test/e2e/hosting.spec.ts",
      title:
        "PATH_PREFIX=/some/prefix R14 every address that a page names is below the prefix, and served",
      sites: ["configured"],
    },
  },
  {
    name: "scroll-back-moves-early",
    category: "scroll",
    notice: "Back scrolls the page that the reader leaves, before the other page is there.",
    test: {
      kind: "browser",
      file: "test/e2e/navigation.spec.ts",
      title:
        "V4 scrolling another page begins at its top, Back and Forward restore the position, and the page that is left does not move",
      sites: ["fixture"],
    },
  },
  {
    name: "scroll-top-on-query",
    category: "scroll",
    notice: "A change of the query alone throws the reader to the top.",
    test: {
      kind: "jest",
      file: "src/gatsby/browser/scroll.test.ts",
      title: "V4 a new entry of the history from /docs to /docs?tab=a scrolls to []",
    },
  },
  {
    name: "scroll-anchor-below-navbar",
    category: "scroll",
    notice: "The navbar covers the heading that a link leads to.",
    test: {
      kind: "browser",
      file: "test/e2e/navigation.spec.ts",
      title: "V4 scrolling goes to the anchor, below the navbar: on loading",
      sites: ["fixture"],
    },
  },
  {
    name: "scroll-late-anchor-wins",
    category: "scroll",
    notice: "An anchor that appears late moves a reader who has scrolled in the meantime.",
    test: {
      kind: "jest",
      file: "src/gatsby/browser/scroll.test.ts",
      title:
        "V4 anchors that are not there yet one that appears late is given up when the reader scrolls",
    },
  },
  {
    name: "scroll-forgotten-on-leaving",
    category: "scroll",
    notice: "Back from another site begins at the top of the page.",
    test: {
      kind: "browser",
      file: "test/e2e/navigation.spec.ts",
      title: "V4 scrolling Back over another site and several pages restores the position",
      sites: ["fixture"],
    },
  },
  {
    name: "failed-loads-hash-lost",
    category: "failed chunks and data",
    notice: "A page that is loaded in full because its data failed loses hash and query.",
    test: {
      kind: "browser",
      file: "test/e2e/navigation.spec.ts",
      title:
        "V2, V3 pages that cannot be loaded V2 when a page's data fails, the browser loads it in full, with hash and query",
      sites: ["fixture"],
    },
  },
  {
    name: "failed-loads-loop",
    category: "failed chunks and data",
    notice: "A page that fails again is loaded again and again.",
    test: {
      kind: "browser",
      file: "test/e2e/navigation.spec.ts",
      title:
        "V2, V3 pages that cannot be loaded V3 a second failure shows the text and Retry, and loads nothing by itself; storage works",
      sites: ["fixture"],
    },
  },
  {
    name: "failed-loads-error-page",
    category: "failed chunks and data",
    notice: "A page whose data fails shows an error in place of a full load.",
    test: {
      kind: "browser",
      file: "test/e2e/navigation.spec.ts",
      title:
        "V2, V3 pages that cannot be loaded V2 when a page's data fails, the browser loads it in full, with hash and query",
      sites: ["fixture"],
    },
  },
  {
    name: "failed-loads-broken-data-blank",
    category: "failed chunks and data",
    notice: "A page is blank if the host answers with nonsense when asked for its data.",
    test: {
      kind: "jest",
      file: "src/gatsby/browser/loaded-page.test.ts",
      title: "V2 data with which Gatsby would show nothing the context null",
    },
  },
  {
    name: "failed-loads-scripts-silent",
    category: "failed chunks and data",
    notice: "A page says nothing if one of its scripts cannot be loaded.",
    test: {
      kind: "jest",
      file: "src/runtime/loading/load-failure.test.ts",
      title: "V3 scripts that cannot be loaded one of them fails: the page says what does not work",
    },
  },
  {
    name: "failed-loads-text-lost",
    category: "failed chunks and data",
    notice: "When something fails above the frame, the text of the page is gone.",
    test: {
      kind: "jest",
      file: "src/gatsby/browser/hydrate.test.tsx",
      title: "E1 a page above whose frame something fails stays as its HTML is, and says so",
    },
  },
  {
    name: "failed-loads-old-scripts",
    category: "failed chunks and data",
    notice: "A tab that was opened before a deployment shows a page that crashed.",
    test: {
      kind: "browser",
      file: "test/e2e/old-tabs.spec.ts",
      title:
        "X6 a tab of the old site over the new deployment, below /some/prefix Back shows the new page, loaded in full once",
      sites: ["configured"],
    },
  },
  {
    name: "failed-loads-part-silent",
    category: "failed chunks and data",
    notice: "A calculator or the search that cannot be loaded says nothing.",
    test: {
      kind: "browser",
      file: "test/e2e/navigation.spec.ts",
      title:
        "V2, V3 pages that cannot be loaded V3 the search's script fails: its text, Retry, and Close",
      sites: ["fixture"],
    },
  },
  {
    name: "failed-loads-search-no-retry",
    category: "failed chunks and data",
    notice: "A search whose index failed once never tries again.",
    test: {
      kind: "browser",
      file: "test/e2e/search.spec.ts",
      title: "S7 what cannot be fetched where it is fails: the error and Retry",
      sites: ["fixture"],
    },
  },
  {
    name: "color-mode-light-flashes",
    category: "colour mode",
    notice: "Readers who have chosen light see a dark page first.",
    test: {
      kind: "jest",
      file: "src/runtime/choices/first-paint.test.ts",
      title: "C1, C2 the colour mode before the first paint light stored",
    },
  },
  {
    name: "color-mode-other-tabs",
    category: "colour mode",
    notice: "Other tabs keep their colour mode when one changes.",
    test: {
      kind: "jest",
      file: "src/runtime/choices/color-mode.test.ts",
      title:
        "C1, C2 the colour mode of the page another tab chooses light (system respected: false)",
    },
  },
  {
    name: "color-mode-forgotten",
    category: "colour mode",
    notice: "The colour mode that a reader has chosen is gone after a reload.",
    test: {
      kind: "jest",
      file: "src/runtime/choices/color-mode.test.ts",
      title:
        "C1, C2 the colour mode of the page the toggle goes between dark and light, and both are kept",
    },
  },
  {
    name: "color-mode-system-not-followed",
    category: "colour mode",
    notice: "Where the site follows the system, a change of it shows only after a reload.",
    test: {
      kind: "jest",
      file: "src/runtime/choices/color-mode.test.ts",
      title:
        "C1, C2 the colour mode of the page when the system turns dark, the choice system shows dark",
    },
  },
  {
    name: "color-mode-icon-both",
    category: "colour mode",
    notice: "The toggle shows no icon, or a wrong one, before scripts run.",
    test: {
      kind: "jest",
      file: "src/layout/ColorModeToggle/ColorModeToggle.test.tsx",
      title:
        "C1 the toggle of the colour mode C2 the icons of all modes are there, for CSS to choose from",
    },
  },
  {
    name: "announcement-new-one-hidden",
    category: "announcement",
    notice: "Readers who have dismissed one announcement do not see the next one.",
    test: {
      kind: "jest",
      file: "src/runtime/choices/announcement.test.ts",
      title: "L2 what is remembered of the announcement another announcement is new",
    },
  },
  {
    name: "announcement-id-ignored",
    category: "announcement",
    notice: "A new announcement is hidden at first where an older one was dismissed.",
    test: {
      kind: "jest",
      file: "src/runtime/choices/first-paint.test.ts",
      title: "L2 the announcement before the first paint a new id, the old one dismissed",
    },
  },
  {
    name: "announcement-older-tab-dismisses",
    category: "announcement",
    notice: "A tab with an older announcement dismisses a newer one.",
    test: {
      kind: "jest",
      file: "src/runtime/choices/announcement.test.ts",
      title:
        "L2 what is remembered of the announcement a tab that shows an older announcement does not dismiss a newer one",
    },
  },
  {
    name: "announcement-flashes",
    category: "announcement",
    notice: "A dismissed announcement comes back on every page.",
    test: {
      kind: "browser",
      file: "test/e2e/appearance.spec.ts",
      title: "L2 a dismissed bar never flashes and shifts nothing",
      sites: ["fixture"],
    },
  },
  {
    name: "storage-blocked-read-throws",
    category: "storage blocked",
    notice: "With storage blocked the page crashes.",
    test: {
      kind: "jest",
      file: "src/runtime/choices/storage.test.ts",
      title: "V6 browser storage when storage is blocked, nothing is read and nothing thrown",
    },
  },
  {
    name: "storage-blocked-write-throws",
    category: "storage blocked",
    notice: "With storage full or blocked, buttons fail with an error.",
    test: {
      kind: "jest",
      file: "src/runtime/choices/storage.test.ts",
      title: "V6 browser storage when storage is blocked, nothing is read and nothing thrown",
    },
  },
  {
    name: "storage-blocked-first-paint",
    category: "storage blocked",
    notice: "With storage blocked the page has no colour mode.",
    test: {
      kind: "jest",
      file: "src/runtime/choices/first-paint.test.ts",
      title: "V6 with storage blocked the page gets the default mode and shows the announcement",
    },
  },
  {
    name: "storage-blocked-announcement-stays",
    category: "storage blocked",
    notice: "With storage blocked the announcement cannot be closed.",
    test: {
      kind: "jest",
      file: "src/runtime/choices/announcement.test.ts",
      title:
        "L2 what is remembered of the announcement V6 with storage blocked a dismissal still hides the bar",
    },
  },
  {
    name: "menu-not-modal",
    category: "menu's focus trap",
    notice: "The Tab key leaves the open menu for the page behind it.",
    test: {
      kind: "browser",
      file: "test/e2e/frame.spec.ts",
      title: "L5 the menu of narrow screens the focus stays inside, and goes back to the button",
      sites: ["fixture"],
    },
  },
  {
    name: "menu-back-leaves-page",
    category: "menu's focus trap",
    notice: "Back leaves the page in place of closing the menu.",
    test: {
      kind: "browser",
      file: "test/e2e/frame.spec.ts",
      title:
        "L5 the menu of narrow screens closes on Back, stays on the page, and leaves the history as it was",
      sites: ["fixture"],
    },
  },
  {
    name: "menu-entry-stays",
    category: "menu's focus trap",
    notice: "After the menu was closed, Back has to be pressed twice.",
    test: {
      kind: "browser",
      file: "test/e2e/frame.spec.ts",
      title:
        "L5 the menu of narrow screens closes on Escape, stays on the page, and leaves the history as it was",
      sites: ["fixture"],
    },
  },
  {
    name: "menu-page-scrolls-behind",
    category: "menu's focus trap",
    notice: "The page scrolls behind the open menu.",
    test: {
      kind: "browser",
      file: "test/e2e/frame.spec.ts",
      title: "L5 the menu of narrow screens what lies behind does not scroll",
      sites: ["fixture"],
    },
  },
  {
    name: "menu-open-when-wide",
    category: "menu's focus trap",
    notice: "The menu stays over the page when a tablet is turned.",
    test: {
      kind: "browser",
      file: "test/e2e/frame.spec.ts",
      title:
        "L5 the menu of narrow screens closes on a width beyond 996 px, stays on the page, and leaves the history as it was",
      sites: ["fixture"],
    },
  },
  {
    name: "search-titles-count-little",
    category: "search",
    notice: "Pages whose title is the search term come late in the results.",
    test: {
      kind: "jest",
      file: "src/search/ranking/search.test.ts",
      title:
        "S3 what comes first the page of that title before a heading that says the same: “decorator”",
    },
  },
  {
    name: "search-words-far-apart",
    category: "search",
    notice: "Sections whose words have nothing to do with each other come before the answer.",
    test: {
      kind: "jest",
      file: "src/search/ranking/search.test.ts",
      title: "S3 what comes first words in one line before words far apart: “swap deadline”",
    },
  },
  {
    name: "search-code-before-prose",
    category: "search",
    notice: "Results show code where a sentence says the same.",
    test: {
      kind: "jest",
      file: "src/search/ranking/passage.test.ts",
      title: "S4 which passage of a section a result shows all have as many words: prose: “swap”",
    },
  },
  {
    name: "search-new-tab-closes",
    category: "search",
    notice: "The dialog closes when a result is opened in another tab.",
    test: {
      kind: "browser",
      file: "test/e2e/search.spec.ts",
      title:
        "S4 the results are links a click with Ctrl opens another tab or window, and the dialog stays",
      sites: ["fixture"],
    },
  },
  {
    name: "search-filters-ignored",
    category: "search",
    notice: "Filters of the page of results, and Back, change the address and nothing else.",
    test: {
      kind: "browser",
      file: "test/e2e/search-page.spec.ts",
      title:
        "S4 the page of results filters by kind and section, without a request, and Back undoes it",
      sites: ["fixture"],
    },
  },
  {
    name: "search-slips-not-forgiven",
    category: "search",
    notice: "A word with a typing mistake finds nothing.",
    test: {
      kind: "jest",
      file: "src/search/ranking/search.test.ts",
      title: "S3 slips of a letter a wrong letter is forgiven: “oravle” finds /docs/oracle",
    },
  },
  {
    name: "search-early-enter-lost",
    category: "search",
    notice: "Enter before the results are there does nothing.",
    test: {
      kind: "browser",
      file: "test/e2e/search.spec.ts",
      title:
        "S2 the dialog Enter before the results are there opens the first of them when they come",
      sites: ["fixture"],
    },
  },
  {
    name: "search-old-answer-shown",
    category: "search",
    notice: "Results of earlier keys replace those of the last ones.",
    test: {
      kind: "browser",
      file: "test/e2e/configured.spec.ts",
      title:
        "a site that is configured otherwise S6 a large site is searched in a thread of its own however fast one types, the last input's results stay",
      sites: ["configured"],
    },
  },
  {
    name: "search-without-prefix",
    category: "search",
    notice: "Below a path prefix the search cannot be loaded.",
    test: {
      kind: "browser",
      file: "test/e2e/hosting.spec.ts",
      title: "PATH_PREFIX=/some/prefix R14 links and search stay below the prefix",
      sites: ["configured"],
    },
  },
  {
    name: "csp-hashes-too-early",
    category: "CSP",
    notice: "The page's own scripts are blocked: nothing reacts.",
    test: {
      kind: "browser",
      file: "test/e2e/start.spec.ts",
      title: "V5 scripts are asked for after the first paint, with all that they need",
      sites: ["fixture"],
    },
  },
  {
    name: "csp-allows-inline",
    category: "CSP",
    notice: "Any code that gets into a page may run there.",
    test: {
      kind: "jest",
      file: "src/output/host/content-security-policy.test.ts",
      title:
        "X4 the policy of a page allows no code but this site's, and styles of the font provider",
    },
  },
  {
    name: "csp-forgets-fonts",
    category: "CSP",
    notice: "The font provider's style sheets are blocked.",
    test: {
      kind: "jest",
      file: "src/output/host/content-security-policy.test.ts",
      title:
        "X4 the policy of a page allows no code but this site's, and styles of the font provider",
    },
  },
  {
    name: "csp-blocks-search",
    category: "CSP",
    notice: "The search and the next page's data are blocked.",
    test: {
      kind: "browser",
      file: "test/e2e/search.spec.ts",
      title: "S4 the results are grouped by page, with the way to it and the matches marked",
      sites: ["fixture"],
    },
  },
  {
    name: "headers-data-for-ever",
    category: "headers and caching",
    notice: "Browsers keep pages' data for a year: a new deployment does not show.",
    test: {
      kind: "browser",
      file: "test/e2e/hosting.spec.ts",
      title: "nginx X3 each kind of file has its type and its caching",
      sites: ["fixture"],
    },
  },
  {
    name: "headers-not-on-errors",
    category: "headers and caching",
    notice: "Error pages go out without the headers of security.",
    test: {
      kind: "browser",
      file: "test/e2e/hosting.spec.ts",
      title: "nginx X4 every answer has the headers of security",
      sites: ["fixture"],
    },
  },
  {
    name: "headers-hosts-differ",
    category: "headers and caching",
    notice: "Netlify and Cloudflare send another policy than nginx does.",
    test: {
      kind: "browser",
      file: "test/e2e/hosting.spec.ts",
      title: "nginx X4 every answer has the headers of security",
      sites: ["fixture"],
    },
  },
  {
    name: "headers-pictures-kept-in",
    category: "headers and caching",
    notice: "Other sites cannot show the pictures: previews of links and feeds are without them.",
    test: {
      kind: "browser",
      file: "test/e2e/hosting.spec.ts",
      title:
        "nginx X4 other sites may show the pictures, and load no scripts, styles, fonts and data",
      sites: ["fixture"],
    },
  },
  {
    name: "headers-html-for-ever-elsewhere",
    category: "headers and caching",
    notice: "Netlify and Cloudflare let browsers keep pages for a year.",
    test: {
      kind: "browser",
      file: "test/e2e/hosting.spec.ts",
      title: "nginx X4 every answer has the headers of security",
      sites: ["fixture"],
    },
  },
  {
    name: "headers-plain-text",
    category: "headers and caching",
    notice: "nginx sends pages uncompressed.",
    test: {
      kind: "browser",
      file: "test/e2e/hosting.spec.ts",
      title: "nginx X3 text is compressed as the reader's browser likes it",
      sites: ["fixture"],
    },
  },
  {
    name: "feeds-lose-prefix",
    category: "feeds",
    notice: "Below a path prefix, links in feeds lead to another site.",
    test: {
      kind: "jest",
      file: "src/output/markdown/to-markdown.test.ts",
      title: "X1 in a copy addresses are absolute and have the prefix",
    },
  },
  {
    name: "feeds-half-characters",
    category: "feeds",
    notice: "Half of a character in a title makes feeds that no reader can parse.",
    test: {
      kind: "jest",
      file: "src/output/feeds/feeds.test.ts",
      title: "R15 feeds are well-formed whatever a post says, and say it",
    },
  },
  {
    name: "feeds-oldest-first",
    category: "feeds",
    notice: "Feeds begin with the oldest post.",
    test: {
      kind: "browser",
      file: "test/e2e/feeds.spec.ts",
      title: "R15 the RSS feed is valid RSS 2.0 with all posts in full",
      sites: ["fixture"],
    },
  },
  {
    name: "feeds-summaries-only",
    category: "feeds",
    notice: "Feed readers show the beginning of a post only.",
    test: {
      kind: "browser",
      file: "test/e2e/feeds.spec.ts",
      title: "R15 the RSS feed is valid RSS 2.0 with all posts in full",
      sites: ["fixture"],
    },
  },
  {
    name: "sitemap-without-dates",
    category: "sitemap",
    notice: "Search engines are not told when a page has changed.",
    test: {
      kind: "browser",
      file: "test/e2e/machines.spec.ts",
      title: "X2 the sitemap says of documents when they changed last",
      sites: ["fixture"],
    },
  },
  {
    name: "sitemap-robots-without-prefix",
    category: "sitemap",
    notice: "Below a path prefix robots.txt names a sitemap that is not there.",
    test: {
      kind: "browser",
      file: "test/e2e/hosting.spec.ts",
      title:
        "PATH_PREFIX=/some/prefix X2 every address of the sitemap has the prefix, and robots.txt names it",
      sites: ["configured"],
    },
  },
  {
    name: "sitemap-lists-docs-root",
    category: "sitemap",
    notice: "Search engines are told of a page that only leads to another.",
    test: {
      kind: "browser",
      file: "test/e2e/machines.spec.ts",
      title:
        "X2 the sitemap lists every page that search engines may know, once, at its canonical address",
      sites: ["fixture"],
    },
  },
  {
    name: "redirects-lose-prefix",
    category: "redirects",
    notice: "Below a path prefix the docs' root leads nowhere on Netlify and Cloudflare.",
    test: {
      kind: "jest",
      file: "src/output/host/redirects.test.ts",
      title: "X3, R11 hosts lead from the root of docs to the main doc, below a path prefix too",
    },
  },
  {
    name: "redirects-lose-query",
    category: "redirects",
    notice: "An address with a slash or .html loses its query on nginx.",
    test: {
      kind: "browser",
      file: "test/e2e/hosting.spec.ts",
      title: "nginx R14 X3 the host leads from every spelling to the one address",
      sites: ["fixture"],
    },
  },
  {
    name: "redirects-made-up-host",
    category: "redirects",
    notice:
      "Below a path prefix the not-found page asks another host for data, because of a made-up address.",
    test: {
      kind: "jest",
      file: "src/runtime/loading/mend-path.test.ts",
      title:
        "E5 X4 addresses that Gatsby fails at below a path prefix /some/prefix/%5cother.example is written as /some/prefix/%2525255cother.example",
    },
  },
  {
    name: "redirects-open",
    category: "redirects",
    notice: "A made-up address of this site leads to another site.",
    test: {
      kind: "browser",
      file: "test/e2e/hosting.spec.ts",
      title:
        "nginx X4 1000 fuzzed addresses: the host answers each, and gives back nothing of them",
      sites: ["fixture"],
    },
  },
  {
    name: "redirects-docs-root-stays",
    category: "redirects",
    notice: "The docs' root stays where it is.",
    test: {
      kind: "browser",
      file: "test/e2e/routes.spec.ts",
      title:
        "with scripts R1 R2 R3 R4 R5 R6 R7 R8 R9 R10 R11 R12 R13 N2 N3 every route shows its page",
      sites: ["fixture"],
    },
  },
  {
    name: "redirects-html-spelling",
    category: "redirects",
    notice: "An address with .html is not found on a plain host.",
    test: {
      kind: "jest",
      file: "src/data/files/page-names.test.ts",
      title: "R14 the names of a page's file with `both` a page has two names",
    },
  },
  {
    name: "markdown-copies-formulas-as-code",
    category: "Markdown copies",
    notice: "Formulas within a line become code in Markdown copies.",
    test: {
      kind: "jest",
      file: "src/output/markdown/to-markdown.test.ts",
      title:
        "X1 in a copy formulas are TeX, in the line and on their own, and those written as MathML stay that",
    },
  },
  {
    name: "markdown-copies-no-note",
    category: "Markdown copies",
    notice: "A copy does not say that its figures are examples.",
    test: {
      kind: "browser",
      file: "test/e2e/markdown.spec.ts",
      title:
        "X1 a chart is a table, a formula is its source, and figures are said to be illustrative",
      sites: ["fixture"],
    },
  },
  {
    name: "markdown-copies-out-of-order",
    category: "Markdown copies",
    notice: "llms.txt lists the docs in no order.",
    test: {
      kind: "browser",
      file: "test/e2e/markdown.spec.ts",
      title: "X1 llms.txt lists every copy, and llms-full.txt holds them",
      sites: ["fixture"],
    },
  },
  {
    name: "markdown-copies-link-missing",
    category: "Markdown copies",
    notice: "A doc does not name its Markdown copy.",
    test: {
      kind: "browser",
      file: "test/e2e/markdown.spec.ts",
      title: "X1 every doc and post is served as Markdown, with the headings of its page",
      sites: ["fixture"],
    },
  },
  {
    name: "weight-all-styles",
    category: "page weight",
    notice: "Every page has the styles of all others.",
    test: {
      kind: "browser",
      file: "test/e2e/weight.spec.ts",
      title: "V5 / weighs no more than its budget, and nothing of another kind",
      sites: ["fixture"],
    },
  },
  {
    name: "weight-helmet-at-once",
    category: "page weight",
    notice: "Every page loads react-helmet although its head is there.",
    test: {
      kind: "browser",
      file: "test/e2e/head.spec.ts",
      title: "N2 the head after the first page react-helmet is no script of the first page",
      sites: ["fixture"],
    },
  },
  {
    name: "weight-search-at-once",
    category: "page weight",
    notice: "Every page loads the search, even for readers who never search.",
    test: {
      kind: "browser",
      file: "test/e2e/search.spec.ts",
      title:
        "S1 what is fetched nothing before the reader comes near the search, all of it then, and it works offline",
      sites: ["fixture"],
    },
  },
  {
    name: "weight-image-styles",
    category: "page weight",
    notice: "Every page has the styles of pictures, although few pages have one.",
    test: {
      kind: "browser",
      file: "test/e2e/weight.spec.ts",
      title: "V5 only pages with a picture have the styles of gatsby-plugin-image's component",
      sites: ["fixture"],
    },
  },
  {
    name: "weight-unused-modules",
    category: "page weight",
    notice: "Every page loads code of Gatsby's that the site has no use for.",
    test: {
      kind: "jest",
      file: "src/gatsby/webpack/replaced-modules.test.ts",
      title:
        "V5 what this site has no use for is left out of the browser's scripts, and of no others",
    },
  },
  {
    name: "math-source-twice",
    category: "math",
    notice: "Screen readers and copies have each formula twice.",
    test: {
      kind: "jest",
      file: "src/markdown/compile.test.ts",
      title: "M4: mathematics becomes bare MathML, without a copy of its source inline",
    },
  },
  {
    name: "math-full-stop-alone",
    category: "math",
    notice: "A full stop behind a formula begins the next line.",
    test: {
      kind: "jest",
      file: "src/markdown/compile.test.ts",
      title:
        "M4: mathematics becomes bare MathML, without a copy of its source inline, not to be parted from what follows without a space",
    },
  },
  {
    name: "math-too-wide",
    category: "math",
    notice: "A wide formula makes the whole page wider than a phone.",
    test: {
      kind: "browser",
      file: "test/e2e/elements.spec.ts",
      title:
        "M4 formulas have the site's font, where it is there in time, and what is too wide scrolls",
      sites: ["fixture"],
    },
  },
  {
    name: "math-font-late",
    category: "math",
    notice: "The font of formulas comes too late to be used.",
    test: {
      kind: "browser",
      file: "test/e2e/elements.spec.ts",
      title:
        "N2 the HTML of a page with parts that come late has its title, canonical link and preload",
      sites: ["fixture"],
    },
  },
  {
    name: "images-without-size",
    category: "images",
    notice: "Text jumps when a picture arrives.",
    test: {
      kind: "jest",
      file: "src/markdown/compile.test.ts",
      title: "M3, E8: images one in static/ gets its size, so that nothing shifts",
    },
  },
  {
    name: "images-caption-lost",
    category: "images",
    notice: "The caption of a picture is only a tooltip.",
    test: {
      kind: "jest",
      file: "src/markdown/compile.test.ts",
      title: "M3: an image with a title is a figure with a caption by itself",
    },
  },
  {
    name: "drafts-published",
    category: "drafts and unlisted",
    notice: "Drafts are part of the site.",
    test: {
      kind: "browser",
      file: "test/e2e/docs-structure.spec.ts",
      title:
        "M6 a site with docs folders as Docusaurus sites have them the routes are those that Docusaurus documents, without drafts",
      sites: ["fixture"],
    },
  },
  {
    name: "unlisted-in-sidebar",
    category: "drafts and unlisted",
    notice: "Unlisted docs are in the sidebar.",
    test: {
      kind: "jest",
      file: "src/data/docs/sidebar-items.test.ts",
      title:
        "D3: a sidebar written out in content M6 a section whose docs are all left out is the doc that is its page, or is not there",
    },
  },
  {
    name: "unlisted-found",
    category: "drafts and unlisted",
    notice: "The search finds unlisted docs.",
    test: {
      kind: "browser",
      file: "test/e2e/machines.spec.ts",
      title: "M6 an unlisted doc is in no sitemap, no search and not indexed",
      sites: ["fixture"],
    },
  },
  {
    name: "unlisted-in-sitemap",
    category: "drafts and unlisted",
    notice: "Search engines are told of unlisted pages.",
    test: {
      kind: "browser",
      file: "test/e2e/machines.spec.ts",
      title: "M6 an unlisted doc is in no sitemap, no search and not indexed",
      sites: ["fixture"],
    },
  },
  {
    name: "unlisted-indexed",
    category: "drafts and unlisted",
    notice: "Search engines list unlisted docs that they come upon.",
    test: {
      kind: "browser",
      file: "test/e2e/machines.spec.ts",
      title: "M6 an unlisted doc is in no sitemap, no search and not indexed",
      sites: ["fixture"],
    },
  },
  {
    name: "unlisted-in-tags",
    category: "drafts and unlisted",
    notice: "The page of a tag lists unlisted docs.",
    test: {
      kind: "jest",
      file: "src/data/docs/docs-structure.test.ts",
      title: "M6 tags hold the docs that have them, by title, without unlisted ones",
    },
  },
  {
    name: "broken-links-anchors-pass",
    category: "broken links",
    notice: "Links to headings that are gone are not reported.",
    test: {
      kind: "jest",
      file: "test/content/check.slow.test.ts",
      title: "F npm run check names a broken link or anchor",
    },
  },
  {
    name: "broken-links-layout-unseen",
    category: "broken links",
    notice: "Broken links of navbar and footer are not reported.",
    test: {
      kind: "jest",
      file: "test/content/check.slow.test.ts",
      title:
        "F npm run check, of a site of its own, names, in content/site.yml, a document that nothing leads to, and links of the layout that lead nowhere",
    },
  },
  {
    name: "broken-links-never-errors",
    category: "broken links",
    notice:
      "A site is built although its settings make broken links an error, and other sites are not built.",
    test: {
      kind: "jest",
      file: "test/content/check.slow.test.ts",
      title:
        "F npm run check, of a site of its own, names, in content/site.yml, broken links that are errors",
    },
  },
  {
    name: "faulty-yaml-key-passes",
    category: "faulty YAML",
    notice: "A misspelt key of front matter is not reported.",
    test: {
      kind: "jest",
      file: "test/content/check.slow.test.ts",
      title: "F npm run check names an unknown key in front matter of several files, once",
    },
  },
  {
    name: "faulty-yaml-wrong-line",
    category: "faulty YAML",
    notice: "A fault of a YAML file is reported one line too early.",
    test: {
      kind: "jest",
      file: "src/data/files/yaml.test.ts",
      title:
        "F: each problem says where it is, what was found and what was expected an unknown key at the top",
    },
  },
  {
    name: "faulty-yaml-crashes",
    category: "faulty YAML",
    notice: "A YAML file with a mistake ends the build with a stack trace and no place.",
    test: {
      kind: "jest",
      file: "src/data/files/yaml.test.ts",
      title: "F: broken YAML a list that is not closed",
    },
  },
  {
    name: "faulty-yaml-file-lost",
    category: "faulty YAML",
    notice: "One wrong value makes the whole file count for nothing.",
    test: {
      kind: "jest",
      file: "test/content/check.slow.test.ts",
      title: "F npm run check names a wrongly typed key in front matter",
    },
  },
  {
    name: "faulty-yaml-site-key-passes",
    category: "faulty YAML",
    notice: "A misspelt key of site.yml is not reported.",
    test: {
      kind: "jest",
      file: "src/site/config.test.ts",
      title: 'F: a wrong key is named ["titleDelimter"]',
    },
  },
  {
    name: "safe-markup-handlers",
    category: "safe markup",
    notice: "A text can run code: `<p onclick=…>`.",
    test: {
      kind: "jest",
      file: "src/markdown/safe-markup.test.ts",
      title: "F: what is left out is named, with place and remedy: a <b onclick='c'>d</b>",
    },
  },
  {
    name: "safe-markup-hidden-scheme",
    category: "safe markup",
    notice: "A text can run code: a link to ` javascript:…`.",
    test: {
      kind: "jest",
      file: "src/markdown/safe-markup.test.ts",
      title:
        "X4: what could run code reaches a page in neither way [a](<&#32;JAVASCRIPT&colon;alert(1)>)",
    },
  },
  {
    name: "safe-markup-page-in-page",
    category: "safe markup",
    notice: "A text can run code: `<iframe srcdoc=…>`.",
    test: {
      kind: "jest",
      file: "src/markdown/safe-markup.test.ts",
      title:
        'X4: what could run code reaches a page in neither way <iframe srcdoc="a" src="http://x.example"></iframe>',
    },
  },
  {
    name: "safe-markup-address-of-code",
    category: "safe markup",
    notice: "An address that code works out can run code: `<a href={scheme}>`.",
    test: {
      kind: "jest",
      file: "src/markdown/safe-markup.test.ts",
      title:
        "X4: what could run code reaches a page in neither way nor as an address that code works out <a href={scheme}>a</a>",
    },
  },
  {
    name: "safe-markup-card-code",
    category: "safe markup",
    notice: "A card of a text can run code: `<Card to=javascript:…>`.",
    test: {
      kind: "jest",
      file: "src/markdown/safe-markup.test.ts",
      title:
        "X4: what could run code reaches a page in neither way nor by way of the site's own elements",
    },
  },
  {
    name: "examples-percent-not-share",
    category: "worked examples",
    notice: "A fee of 0.3% is calculated as 30%.",
    test: {
      kind: "jest",
      file: "src/markdown/examples/compile-example.test.ts",
      title: "a swap's fee",
    },
  },
  {
    name: "examples-units-unchecked",
    category: "worked examples",
    notice: "USDC and weeks are added.",
    test: {
      kind: "jest",
      file: "src/markdown/examples/language.test.ts",
      title: "a fault is told at its place 1 + swap + rate",
    },
  },
  {
    name: "examples-impossible-shown",
    category: "worked examples",
    notice: "A number that divides by zero makes the text say NaN.",
    test: {
      kind: "jest",
      file: "src/elements/Example/Example.test.tsx",
      title:
        "M5 an impossible value says why and keeps the last good one of a result that would be no number",
    },
  },
  {
    name: "examples-link-unread",
    category: "worked examples",
    notice: "A link to changed numbers shows those of the author.",
    test: {
      kind: "jest",
      file: "src/elements/Example/Example.test.tsx",
      title: "M5 a link carries the changed inputs, and opens with them",
    },
  },
  {
    name: "examples-chart-stays",
    category: "worked examples",
    notice: "A chart within an example does not follow the numbers that the reader changes.",
    test: {
      kind: "browser",
      file: "test/e2e/examples.spec.ts",
      title: "M5 what is typed changes list, table, formula and chart in one frame",
      sites: ["fixture"],
    },
  },
  {
    name: "development-problems-not-told",
    category: "development updates",
    notice: "The browser does not show the errors of an edit.",
    test: {
      kind: "browser",
      file: "test/e2e/development.spec.ts",
      title:
        "what `npm run develop` serves G5 F front matter that cannot be read leaves the page where it is, and says so until it is mended",
    },
  },
  {
    name: "development-sidebar-stale",
    category: "development updates",
    notice: "A changed label stays in the sidebar until a restart.",
    test: {
      kind: "browser",
      file: "test/e2e/development.spec.ts",
      title:
        "what `npm run develop` serves G5 a label that changes is in the sidebar and in links of other docs",
    },
  },
  {
    name: "development-words-stale",
    category: "development updates",
    notice: "A changed figure or name stays in the pages until a restart.",
    test: {
      kind: "browser",
      file: "test/e2e/development.spec.ts",
      title: "what `npm run develop` serves G5 figures.yml is followed",
    },
  },
  {
    name: "development-new-folder-file-lost",
    category: "development updates",
    notice: "A file in a new folder may be missing until the folder changes again.",
    test: {
      kind: "jest",
      file: "src/gatsby/changed-files.slow.test.ts",
      title:
        "G5 a file that is written after its new folder was read, before the folder is watched is found",
    },
  },
  {
    name: "development-picture-stays-missing",
    category: "development updates",
    notice: "A picture that was missing does not show when it comes.",
    test: {
      kind: "browser",
      file: "test/e2e/development.spec.ts",
      title:
        "what `npm run develop` serves G5 E8 a picture that is missing is told, and shows once it is there",
    },
  },
  {
    name: "without-scripts-dead-controls",
    category: "without scripts",
    notice: "A reader without scripts presses a button that does nothing.",
    test: {
      kind: "browser",
      file: "test/e2e/journeys/settings.spec.ts",
      title:
        "X5 without scripts a phone shows the way to every doc, and no control that does nothing",
      sites: ["fixture"],
    },
  },
  {
    name: "without-scripts-no-docs",
    category: "without scripts",
    notice: "Without scripts a phone shows no way from one doc to another.",
    test: {
      kind: "browser",
      file: "test/e2e/journeys/settings.spec.ts",
      title:
        "X5 without scripts a phone shows the way to every doc, and no control that does nothing",
      sites: ["fixture"],
    },
  },
  {
    name: "large-text-squeezed",
    category: "large text",
    notice: "Large text has only a few words in a line, between the sidebar and the contents.",
    test: {
      kind: "browser",
      file: "test/e2e/journeys/settings.spec.ts",
      title: "X7 with text of twice the size a doc can be read at 1440 px",
      sites: ["fixture"],
    },
  },
  {
    name: "math-amounts-are-formulas",
    category: "math",
    notice: "Between two amounts in dollars, the text is set as a formula.",
    test: {
      kind: "jest",
      file: "src/markdown/formulas.test.ts",
      title:
        'M4 a dollar sign begins and ends a formula by pandoc\'s rules "From $1M–$5M to $5M" has none',
    },
  },
  {
    name: "redirects-replace-pages",
    category: "redirects",
    notice: "A redirect takes the place of the page that has its address.",
    test: {
      kind: "jest",
      file: "test/content/pages.slow.test.ts",
      title: "O5 no redirect takes the place of a page, or of another one, or leads to itself",
    },
  },
  {
    name: "import-replaces-content",
    category: "imported sites",
    notice: "An import takes the place of an owner's content without being told to.",
    test: {
      kind: "jest",
      file: "test/commands/import.slow.test.ts",
      title:
        "O5 `npm run import` takes over a Docusaurus site content that is there stays unless --force says otherwise, and then it is kept elsewhere",
    },
  },
  {
    name: "import-leaves-half",
    category: "imported sites",
    notice: "An import that fails while it writes leaves half of itself.",
    test: {
      kind: "jest",
      file: "test/commands/import-hostile.slow.test.ts",
      title:
        "O5 an import of a site that cannot be imported changes nothing a file that vanishes midway",
    },
  },
  {
    name: "writing-follows-links",
    category: "imported sites",
    notice: "A command writes outside the project, through a symbolic link.",
    test: {
      kind: "jest",
      file: "src/data/files/door.test.ts",
      title: "F a file of the owner's is not written to content/out/new.txt",
    },
  },
  {
    name: "import-reads-elsewhere",
    category: "imported sites",
    notice: "A configuration puts a file of the owner's machine into the site.",
    test: {
      kind: "jest",
      file: "test/commands/import-hostile.slow.test.ts",
      title:
        "O5 an import writes nothing but content, static files and the site's own code a configuration that reads other files",
    },
  },
  {
    name: "import-drops-translations",
    category: "imported sites",
    notice: "An imported site shows the documents that its language had translated.",
    test: {
      kind: "jest",
      file: "test/commands/import.slow.test.ts",
      title:
        "O5 `npm run import` takes over a Docusaurus site files, with versions, translations and the code that documents import",
    },
  },
  {
    name: "import-links-from-route",
    category: "imported sites",
    notice: "Relative links on the page of a folder lead to pages that there are not.",
    test: {
      kind: "jest",
      file: "test/content/check.slow.test.ts",
      title: "F npm run check says nothing else, counts, and fails",
    },
  },
];
