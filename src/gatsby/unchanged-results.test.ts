import { resolve } from "node:path";
import type { CreatePagesArgs, ParentSpanPluginArgs } from "gatsby";
import { folderOf } from "../../test/jest/folders";
import { answerUnchanged } from "./unchanged-results";

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

test("G5 a request for a page is answered once its query has run, also if the result is the same", async () => {
  const path = "/docs/a/";
  const directory = folderOf({
    "public/page-data/docs/a/page-data.json": '{ "path": "/docs/a/" }',
  });
  store.dispatch({ type: "SET_PROGRAM", payload: { directory } });
  const page = { path, component: resolve("src/templates/doc/template.tsx"), context: {} };
  for (const action of [actions.createPage(page, { name: "default-site-plugin" })].flat())
    store.dispatch(action);
  // Gatsby runs a query that a request asks for. The result is that of the file, so it writes none.
  emitter.on("QUERY_RUN_REQUESTED", () => {
    setImmediate(() => store.dispatch({ type: "PAGE_QUERY_RUN", payload: { path } }));
  });
  answerUnchanged({ emitter });
  const start = performance.now();
  expect(await getPageData(path)).toMatchObject({ path });
  expect(performance.now() - start).toBeLessThan(3_000);
}, 20_000);
