/**
 * Removes a page before it gets another template.
 *
 * Why: Gatsby would keep its path with both templates. Once the page is gone, each build on a host
 * that sets `CI` fails (`Cannot read properties of undefined (reading 'mode')`) until somebody
 * removes the cache. A doc gets another template with its first code.
 * How much: three builds, of a doc without code, with code, and without the doc: the third failed.
 * Asserted: former-pages.test.ts, with Gatsby's own store.
 * Until: Gatsby takes a page from its former template.
 */
import type { Actions, CreatePagesArgs } from "gatsby";
import { pageAt } from "./state";

interface PagesApi {
  store: CreatePagesArgs["store"];
  actions: Pick<Actions, "createPage" | "deletePage">;
}

/** Returns a function that makes a page, whatever template it had before. */
export const pageCreator =
  (api: PagesApi): Actions["createPage"] =>
  (page) => {
    const former = pageAt(api, page.path);
    if (former && former.component !== page.component) api.actions.deletePage(former);
    api.actions.createPage(page);
  };
