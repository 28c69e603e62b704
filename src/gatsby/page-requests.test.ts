import { resolve } from "node:path";
import type { CreatePagesArgs, ParentSpanPluginArgs } from "gatsby";
import { folderOf } from "../../test/jest/folders";
import { answerUnchanged, runQueryOfUnknownAddress } from "./page-requests";

const { store, emitter } = jest.requireActual<{
  store: CreatePagesArgs["store"];
  emitter: ParentSpanPluginArgs["emitter"];
}>("gatsby/dist/redux");
const { actions } = jest.requireActual<{
  actions: { createPage: (page: object, plugin: object) => object };
}>("gatsby/dist/redux/actions");
const { getPageData } = jest.requireActual<{ getPageData: (path: string) => Promise<object> }>(
  "gatsby/dist/utils/get-page-data",
);

/** Makes a page, as Gatsby does for a site's addresses. */
function createPage(path: string): void {
  const page = { path, component: resolve("src/templates/doc/template.tsx"), context: {} };
  for (const action of [actions.createPage(page, { name: "default-site-plugin" })].flat())
    store.dispatch(action);
}

test("G5 a request for a page is answered once its query has run, also if the result is the same", async () => {
  const path = "/docs/a/";
  const directory = folderOf({
    "public/page-data/docs/a/page-data.json": '{ "path": "/docs/a/" }',
  });
  store.dispatch({ type: "SET_PROGRAM", payload: { directory } });
  createPage(path);
  // Gatsby runs a query that a request asks for. The result is that of the file, so it writes none.
  emitter.on("QUERY_RUN_REQUESTED", () => {
    setImmediate(() => store.dispatch({ type: "PAGE_QUERY_RUN", payload: { path } }));
  });
  answerUnchanged({ emitter });
  const start = performance.now();
  expect(await getPageData(path)).toMatchObject({ path });
  expect(performance.now() - start).toBeLessThan(3_000);
}, 20_000);

test("G5 the query of Gatsby's page for unknown addresses runs with those of other pages", async () => {
  const { queryRunningServices } = jest.requireActual<{
    queryRunningServices: {
      calculateDirtyQueries: (context: object) => Promise<{ queryIds: { pageQueryIds: object[] } }>;
    };
  }>("gatsby/dist/state-machines/query-running/services");
  Object.assign(process.env, { gatsby_executing_command: "develop", GATSBY_QUERY_ON_DEMAND: "1" });
  store.dispatch({ type: "SET_SITE_CONFIG", payload: { trailingSlash: "never" } });
  createPage("/dev-404-page/");
  createPage("/docs/b");
  runQueryOfUnknownAddress();
  const { queryIds } = await queryRunningServices.calculateDirtyQueries({ store });
  expect(queryIds.pageQueryIds).toMatchObject([{ path: "/dev-404-page" }]);
});
