/**
 * Reloads the open page in development when it gets another component: a doc with its first code.
 *
 * Why: Gatsby shows the new data with the old component, which knows none of the code.
 * How much: without it, what the code shows is missing until the author reloads the page.
 * Asserted: holds.ts; test/e2e/development.spec.ts.
 * Until: gatsby/cache-dir/dev-loader.js loads the component that the data name.
 */
import "./gatsby-window";

/** Watches the data of the open page. Gatsby sends them once it has bundled the component. */
export function reloadForComponent(): void {
  window.___emitter?.on("pageQueryResult", ({ path, componentChunkName }) => {
    const open = window.___loader?.loadPageSync?.(path)?.page;
    if (open && open.componentChunkName !== componentChunkName) location.reload();
  });
}
