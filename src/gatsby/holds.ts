import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../data/files/project";
import { missingSentence } from "./assert-found";

/** A piece of code of Gatsby that a patch of this folder relies on. */
interface Hold {
  /** The patch, as a path in this folder. */
  patch: string;
  /** The file with the code, as a path in `node_modules`. */
  file: string;
  /** The code. */
  code: string;
}

const LOADER = "gatsby/cache-dir/loader.js";
const STARTED = "gatsby/cache-dir/production-app.js";

/**
 * What the patches rely on that the build itself would not miss. A reader or an author would: the
 * browser's patches do nothing if Gatsby has other names.
 */
export const HOLDS: readonly Hold[] = [
  { patch: "browser/failed-pages.ts", file: STARTED, code: "window.___loader = publicLoader" },
  { patch: "browser/failed-pages.ts", file: LOADER, code: "loadPage: rawPath =>" },
  { patch: "browser/failed-pages.ts", file: LOADER, code: "loadPageSync: (rawPath, options" },
  { patch: "browser/failed-pages.ts", file: LOADER, code: "webpackCompilationHash" },
  {
    patch: "unused-templates.ts",
    file: "gatsby/dist/query/query-watcher.js",
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a script
    code: 'The GraphQL query in the non-page component "${component}" will not be run.',
  },
  {
    patch: "unused-templates.ts",
    file: "gatsby/dist/query/query-watcher.js",
    code: "Exported queries are only executed for page components.",
  },
  {
    patch: "browser/navigation.ts",
    file: "gatsby/cache-dir/navigation.js",
    code: "window.___navigate =",
  },
  {
    patch: "browser/navigation.ts",
    file: "gatsby-link/dist/index.js",
    code: "window.___navigate(",
  },
  {
    patch: "browser/announcer.ts",
    file: "gatsby/cache-dir/navigation.js",
    code: "<div {...RouteAnnouncerProps} ref={this.announcementRef}></div>",
  },
  { patch: "browser/focus.ts", file: STARTED, code: 'id="gatsby-focus-wrapper"' },
  {
    patch: "webpack/part-styles.ts",
    file: "gatsby/cache-dir/static-entry.js",
    code: "      bodyHtml,",
  },
  {
    patch: "browser/start.ts",
    file: STARTED,
    code: "new ProdLoader(asyncRequires, matchPaths, window.pageData)",
  },
  { patch: "browser/start.ts", file: LOADER, code: "/page-data/app-data.json" },
  { patch: "page-scripts.ts", file: LOADER, code: "window.___chunkMapping[componentChunkName]" },
  { patch: "webpack/prefixed-request.ts", file: LOADER, code: "doFetch(rawPath, `HEAD`)" },
  {
    patch: "browser/find-path.ts",
    file: LOADER,
    code: 'import { setMatchPaths, findPath, findMatchPath } from "./find-path"',
  },
  {
    patch: "browser/find-path.ts",
    file: "gatsby/cache-dir/page-renderer.js",
    code: "grabMatchParams(",
  },
  { patch: "browser/prefetch.ts", file: LOADER, code: "hovering: rawPath =>" },
  { patch: "browser/prefetch.ts", file: "gatsby-link/dist/index.js", code: "___loader.hovering(" },
  { patch: "browser/prefetch.ts", file: LOADER, code: "enqueue: rawPath =>" },
  { patch: "browser/prefetch.ts", file: "gatsby-link/dist/index.js", code: "___loader.enqueue(" },
  {
    patch: "browser/scroll.ts",
    file: "@gatsbyjs/reach-router/dist/index.js",
    code: 'key:Date.now()+""',
  },
  {
    patch: "browser/scroll-context.ts",
    file: STARTED,
    code: 'import { ScrollContext } from "gatsby-react-router-scroll"',
  },
  {
    patch: "browser/new-component.ts",
    file: "gatsby/cache-dir/app.js",
    code: "window.___emitter = emitter",
  },
  {
    patch: "browser/new-component.ts",
    file: "gatsby/cache-dir/dev-loader.js",
    code: "___emitter.emit(`pageQueryResult`, msg.payload.result)",
  },
  {
    patch: "query-types.ts",
    file: "gatsby/dist/utils/graphql-typegen/utils.js",
    code: String.raw`/(node_modules|\.yarn|\.cache)/.test(filePath)`,
  },
  {
    patch: "rspack/bundle.ts",
    file: "gatsby/dist/utils/webpack/bundle.js",
    code: "(0, _webpack.default)(webpackConfig)",
  },
  {
    patch: "rspack/bundle.ts",
    file: "gatsby/dist/utils/start-server.js",
    code: "(0, _webpack.default)(devConfig)",
  },
  { patch: "rspack/bundle.ts", file: "webpack/lib/index.js", code: 'require("./webpack")' },
  {
    patch: "rspack/development.ts",
    file: "gatsby/dist/utils/gatsby-webpack-virtual-modules.js",
    code: "fs.outputFileSync(adjustedFilePath, fileContents)",
  },
  {
    patch: "rspack/gatsbys-plugins.ts",
    file: "gatsby/dist/utils/webpack/plugins/static-query-mapper.js",
    code: "instanceof _webpack.NormalModule",
  },
  {
    patch: "rspack/gatsbys-plugins.ts",
    file: "gatsby/dist/utils/gatsby-webpack-stats-extractor.js",
    code: "chunkGroup.getChildrenByOrders(",
  },
  {
    patch: "page-requests.ts",
    file: "gatsby/dist/utils/get-page-data.js",
    code: "_redux.emitter.on(`CLEAR_PENDING_PAGE_DATA_WRITE`, listener)",
  },
  {
    patch: "page-requests.ts",
    file: "gatsby/dist/redux/actions/internal.js",
    code: "type: `PAGE_QUERY_RUN`",
  },
  {
    patch: "own-process.ts",
    file: "gatsby/dist/commands/build.js",
    code: "(0, _gatsbyCoreUtils.cpuCoreCount)() === 1",
  },
  {
    patch: "own-process.ts",
    file: "gatsby/dist/commands/build-html.js",
    code: "workerPool.single.renderHTMLProd : workerPool.single.renderHTMLDev",
  },
  {
    patch: "changed-files.ts",
    file: "gatsby/dist/state-machines/waiting/index.js",
    code: "const NODE_MUTATION_BATCH_SIZE = 100;",
  },
  {
    patch: "changed-files.ts",
    file: "gatsby/dist/state-machines/develop/index.js",
    code: "actions: [`markNodesDirty`, `callApi`]",
  },
];

const installed = (file: string): string => {
  try {
    return readFileSync(join(root, "node_modules", file), "utf8");
  } catch {
    return "";
  }
};

/**
 * Ends the run if Gatsby lacks a piece of code that a patch relies on. The error names all missing
 * pieces, one a line. `read` returns the text of an installed file, "" if there is none.
 */
export function assertHolds(read: (file: string) => string = installed): void {
  const missing = HOLDS.filter(({ file, code }) => !read(file).includes(code));
  if (missing.length === 0) return;
  throw new Error(
    missing
      .map(({ patch, file, code }) => missingSentence(`\`${code}\` in ${file}`, patch))
      .join("\n"),
  );
}
