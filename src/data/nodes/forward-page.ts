import { resolve } from "node:path";
import type { Page } from "gatsby";
import { toUrl } from "../../site/addresses/url";

/** Where a page leads that only leads on. */
export interface Forward {
  /** An address of this site, without the path prefix. */
  path: string;
  title: string;
  /** Whether the address will never have a page of its own again. */
  isPermanent?: boolean;
}

/**
 * Returns the page that leads from a route to an address; nothing if content may not lead there.
 * The page gets its data as context, because a template with a query causes a warning in every
 * build of a site without such a page.
 */
export function forwardPage(
  route: string,
  { path: to, ...forward }: Forward,
  context: Record<string, unknown> = {},
): Page[] {
  const path = toUrl(to);
  if (path === undefined) return [];
  const component = resolve("src/templates/forward/template.tsx");
  return [{ path: route, component, context: { ...context, forward: { ...forward, path } } }];
}
