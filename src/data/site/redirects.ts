import { resolve } from "node:path";
import { alike } from "../../site/routes";
import { allDocuments } from "../document/document";
import type { YamlPath } from "../files/yaml-document";
import type { PageApi } from "../nodes/nodes";
import { readSite } from "../settings/site-file";

/** An address that leads to a page, and its place in `content/site.yml`. */
interface Redirect {
  from: string;
  to: string;
  at: YamlPath;
}

/** Returns the redirects of `content/site.yml`, one for each address. */
export const readRedirects = (): Redirect[] =>
  readSite().redirects.flatMap(({ from, to }, index) =>
    from.map((path, place): Redirect => {
      const at = ["redirects", index, "from"];
      return { from: path, to, at: from.length > 1 ? [...at, place] : at };
    }),
  );

/**
 * Returns the redirects that get a page: none takes the place of a page or of an earlier redirect.
 * `routes` are those of all pages and generated files.
 */
export function usableRedirects<Kind extends Pick<Redirect, "from">>(
  redirects: readonly Kind[],
  routes: readonly string[],
): Kind[] {
  const taken = new Set(routes.map(alike));
  return redirects.filter(({ from }) => {
    const isFree = !taken.has(alike(from));
    taken.add(alike(from));
    return isFree;
  });
}

/** Makes a page for each usable redirect, which works on every host. `routes` are as above. */
export function createRedirectPages(api: PageApi, routes: readonly string[]): void {
  const titles = new Map(allDocuments(api).map(({ path, title }) => [path, title]));
  const component = resolve("src/templates/forward.tsx");
  for (const { from, to } of usableRedirects(readRedirects(), routes)) {
    const [page = to] = to.split(/[?#]/);
    const forward = { path: to, title: titles.get(page) ?? to, isPermanent: true };
    api.actions.createPage({ path: from, component, context: { forward } });
  }
}
