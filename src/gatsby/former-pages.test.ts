import { resolve } from "node:path";
import type { Actions, CreatePagesArgs } from "gatsby";
import { pageCreator } from "./former-pages";
import { pageAt } from "./state";

type Store = CreatePagesArgs["store"];

const { store } = jest.requireActual<{ store: Store }>("gatsby/dist/redux");
const { actions: creators } = jest.requireActual<{
  actions: Record<"createPage" | "deletePage", (page: object, plugin: object) => object>;
}>("gatsby/dist/redux/actions");

const act =
  (name: "createPage" | "deletePage") =>
  (page: object): void => {
    for (const action of [creators[name](page, { name: "default-site-plugin" })].flat())
      store.dispatch(action);
  };
const actions: Pick<Actions, "createPage" | "deletePage"> = {
  createPage: act("createPage"),
  deletePage: act("deletePage"),
};

/** Returns the paths that Gatsby still has for templates, although there is no such page. */
function lostPaths(): string[] {
  const { components } = store.getState() as { components: Map<string, { pages: Set<string> }> };
  return Array.from(components.values())
    .flatMap(({ pages }) => Array.from(pages))
    .filter((path) => !pageAt({ store }, path));
}

test("G2 a page that had another template can be removed", () => {
  const template = resolve("src/templates/doc/template.tsx");
  const withCode = `${template}?__contentFilePath=${resolve("content/docs/a.mdx")}`;
  const path = "/docs/a/";
  for (const component of [template, withCode]) {
    pageCreator({ store, actions })({ path, component, context: {} });
    expect(pageAt({ store }, path)?.component).toBe(component);
  }
  actions.deletePage({ path, component: withCode });
  expect(lostPaths()).toEqual([]);
});

test("G2 a page that had another template gets the data of its new one", () => {
  const path = "/docs/b/";
  const create = pageCreator({ store, actions });
  create({ path, component: resolve("src/templates/home/template.tsx"), context: {} });
  store.dispatch({ type: "PAGE_QUERY_RUN", payload: { path } });
  create({ path, component: resolve("src/templates/forward/template.tsx"), context: { to: "/" } });
  const { queries } = store.getState() as {
    queries: { trackedQueries: Map<string, { dirty: number }>; deletedQueries: Set<string> };
  };
  expect(queries.trackedQueries.get(path)?.dirty).not.toBe(0);
  expect(queries.deletedQueries.has(path)).toBe(false);
  expect(lostPaths()).toEqual([]);
});
