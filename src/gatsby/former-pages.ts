/**
 * Takes a page from its former template when it gets another one.
 *
 * Why: Gatsby would keep its path with both templates. Once the page is gone, each build on a host
 * that sets `CI` fails (`Cannot read properties of undefined (reading 'mode')`) until somebody
 * removes the cache. A doc gets another template with its first code, and the root of the site with
 * the docs there.
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
    const { createPage, deletePage } = api.actions;
    const former = pageAt(api, page.path);
    // Gatsby notes that the page needs other data.
    createPage(page);
    if (!former || former.component === page.component) return;
    // The former template loses the path. The page goes with it, so it is made again.
    deletePage(former);
    createPage(page);
  };
