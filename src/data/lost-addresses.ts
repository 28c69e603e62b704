/** What `npm run check -- --since` compares: the addresses that readers had, and those of today. */
import { z } from "zod";
import { decodePath } from "../site/addresses/decode-path";
import { nearestRoutes } from "../site/addresses/nearest-routes";
import { redirectFault } from "../site/addresses/redirect-fault";
import { didYouMean } from "../site/problems/nearest";
import { byPlace, type Problem, type ProblemPlace, wholeFile } from "../site/problems/problem";
import { alike, isExternal, listPage, normalize } from "../site/routes";
import { contentNodes } from "./document/content";
import { allDocuments } from "./document/document";
import type { LinkTargets } from "./links/broken-links";
import type { NodeApi } from "./nodes/nodes";
import type { SiteAddresses } from "./site-addresses";

const place = { file: z.string(), line: z.number().nullable(), column: z.number().nullable() };

/** The addresses of a site as one process tells them to another. */
export const addressesSchema = z.object({
  /** Pages and redirects. */
  routes: z.array(z.object({ path: z.string(), ...place })),
  /** Headings. */
  anchors: z.array(z.object({ path: z.string(), id: z.string(), ...place })),
});
export type Addresses = z.infer<typeof addressesSchema>;

/** Whether a route is a further page of a list, where each post moves on with every new one. */
const isFurtherPage = (path: string): boolean => {
  const [, list = "", page = 1] = /^(.+)\/page\/(\d+)$/.exec(path) ?? [];
  return path === listPage(list, Number(page));
};

/** Returns the addresses that a site gives to its readers, with their places in the content. */
export function addressesOf(
  api: Pick<NodeApi, "getNode" | "getNodesByType">,
  { routes }: Pick<SiteAddresses, "routes">,
): Addresses {
  const anchors = allDocuments(api).flatMap(({ path, file, contentId }) =>
    contentNodes.get(api, contentId).headings.map(({ id, line }) => {
      // The text of a contract's page has no lines in its source.
      const found: ProblemPlace =
        line !== null && /\.mdx?$/.test(file) ? { file, line, column: 1 } : wholeFile(file);
      return { path, id, ...found };
    }),
  );
  return {
    routes: routes.flatMap(({ path, at = () => wholeFile("content") }) =>
      isFurtherPage(path) ? [] : [{ path, ...at() }],
    ),
    anchors,
  };
}

/** The addresses of today's content. */
export interface PresentAddresses extends Pick<LinkTargets, "routes" | "served" | "anchorsOf"> {
  redirects: readonly { from: string; to: string }[];
  /** The text of `static/_redirects`. */
  rules: string;
}

/** Returns patterns of the addresses from which rules of hosts lead on: `/a/*`, `/a/:name`. */
const patternsOf = (rules: string): RegExp[] =>
  rules.split("\n").flatMap((line) => {
    const [from = ""] = line.trim().split(/\s+/);
    if (!from.startsWith("/")) return [];
    const literal = decodePath(from).replace(/[.+?^${}()|[\]\\]/g, "\\$&");
    return new RegExp(`^${literal.replace(/:\w+/g, "[^/]+").replaceAll("*", ".*")}$`);
  });

/**
 * Names each address of a revision that today's content does not have, and from which no redirect
 * leads on. The headings of a page that is gone are not named with it.
 */
export function lostAddresses(old: Addresses, now: PresentAddresses, revision: string): Problem[] {
  const patterns = patternsOf(now.rules);
  const targets = new Map(now.redirects.map(({ from, to }) => [alike(from), to]));
  /** Returns the page that an address leads to; null: somewhere else, undefined: nowhere. */
  const pageOf = (path: string, steps = 0): string | null | undefined => {
    const to = targets.get(alike(path));
    if (to === undefined || steps > targets.size) {
      if (now.routes.has(path)) return path;
      const leadsOn = now.served.has(path) || patterns.some((pattern) => pattern.test(path));
      return leadsOn ? null : undefined;
    }
    // An anchor of the redirect's own takes the place of the reader's.
    return /#/.test(to) || isExternal(to)
      ? null
      : pageOf(normalize(decodePath(to.replace(/\?.*/s, ""))), steps + 1);
  };
  const routes = old.routes.flatMap(({ path, ...at }): Problem[] => {
    if (pageOf(path) !== undefined) return [];
    const [nearest] = nearestRoutes(path, now.routes);
    const hint = nearest === undefined ? "" : ` The nearest page is \`${nearest}\`.`;
    const written = redirectFault(path) === undefined ? path : encodeURI(path);
    const message = `At \`${revision}\`, the address \`${path}\` led to a page, and now it leads nowhere.${hint} Write \`redirect_from: ${written}\` into the front matter of the page that takes its place, or a redirect into \`content/site.yml\`.`;
    return [{ code: "lost-address", severity: "error", message, ...at }];
  });
  const anchors = old.anchors.flatMap(({ path, id, ...at }): Problem[] => {
    const page = pageOf(path);
    const ids = typeof page === "string" ? now.anchorsOf(page) : null;
    if (!page || !ids || ids.has(id)) return [];
    const where = page === path ? `\`${path}\`` : `\`${page}\`, to which \`${path}\` leads,`;
    const hint = didYouMean(
      `#${id}`,
      Array.from(ids, (known) => `#${known}`),
    );
    const message = `At \`${revision}\`, \`${path}\` had the heading \`#${id}\`, and now ${where} has not.${hint} Write \`{#${id}}\` after the text of the heading that takes its place.`;
    return [{ code: "lost-anchor", severity: "error", message, ...at }];
  });
  return [...routes, ...anchors].sort(byPlace);
}
