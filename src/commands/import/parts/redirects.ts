import { formerRoute, redirectTarget } from "../../../site/addresses/address-fields";
import { alike, archive, authors, blog, tags } from "../../../site/routes";
import { knownParts } from "../configuration/docusaurus-config";
import type { Plugins } from "../configuration/plugins";
import { notKnown } from "../configuration/reader";
import type { Report } from "../report";
import { isCall } from "../sandbox/sandbox";

type Redirects = Plugins["redirects"];

const encoded = (address: string): string => address.replaceAll(" ", "%20");

/**
 * Returns redirects without those that the site refuses. As in Docusaurus, a page goes before a
 * redirect from its address, and of several redirects from one address, the first one counts.
 */
export function usableRedirects(
  redirects: Redirects,
  report: Report,
  routes: readonly string[] = [],
): Redirects {
  const former = new Set(routes.map(alike));
  const refused: string[] = [];
  const kept = redirects.flatMap(({ from, to: target }) => {
    const to = encoded(target);
    const isTarget = redirectTarget.safeParse(to).success;
    const usable = from.map(encoded).filter((address) => {
      const { data: route } = formerRoute.safeParse(address);
      if (route === undefined || !isTarget) {
        refused.push(address);
        return false;
      }
      const isFirst = !former.has(alike(route));
      former.add(alike(route));
      return isFirst;
    });
    return usable.length > 0 ? [{ from: usable, to }] : [];
  });
  if (refused.length > 0) {
    const more = refused.length > 3 ? ` and ${refused.length - 3} more` : "";
    report.left(
      `redirects from ${refused.slice(0, 3).join(", ")}${more}`,
      "no page can have such an address, or a redirect cannot lead there; write them for your host",
    );
  }
  return kept;
}

/**
 * Returns the redirects that functions of the configuration make, one question for each route. An
 * address that a page has is left out, as in Docusaurus.
 */
export function createdRedirects(
  functions: Plugins["createRedirects"],
  routes: readonly string[],
  report: Report,
): Redirects {
  const pages = new Set(routes);
  const redirects = functions.filter(isCall).flatMap((createRedirects) =>
    routes.map((to) => {
      const { value, missing } = knownParts(createRedirects(to));
      for (const [, from] of missing) report.left("createRedirects", notKnown(from));
      const from = [value].flat().filter((path): path is string => typeof path === "string");
      return { from: from.filter((path) => !pages.has(path)), to };
    }),
  );
  const made = redirects.filter(({ from }) => from.length > 0);
  const addresses = made.reduce((sum, { from }) => sum + from.length, 0);
  if (addresses > 0) report.took(addresses, "redirect", "`createRedirects`");
  return made;
}

/** Returns redirects from where a blog was in Docusaurus: `base`, which is empty at the root of a site. */
export function blogRedirects(base: string, routes: readonly string[]): Redirects {
  const posts = routes.filter((route) => route.startsWith(`${blog}/`));
  return [blog, archive, authors, tags, ...posts].flatMap((to) => {
    const from = `${base}${to.slice(blog.length)}`;
    return from === "" ? [] : [{ from: [from], to }];
  });
}
