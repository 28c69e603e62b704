import { elementsIn } from "../../markdown/tree/elements-in";
import type { Problem } from "../../site/problems/problem";
import { glossary } from "../../site/routes";
import type { DocumentTree } from "../../site/tree";
import { contentNodes, treeOf } from "../document/content";
import { allDocuments, contentFiles } from "../document/document";
import { waitsFor } from "../document/left-out";
import { fromRoot } from "../files/project";
import type { NodeApi, PageApi } from "../nodes/nodes";
import { readSite } from "../settings/site-file";
import { brokenLinks, type LinkTargets, type SiteLink } from "./broken-links";
import { siteLinks } from "./site-links";

/** Returns the anchors in a tree: ids, and names of old anchors. */
const anchorsOf = (tree: DocumentTree): Set<string> =>
  new Set(
    elementsIn(tree).flatMap(([element, { id, name }]) =>
      [id, element === "a" ? name : undefined].filter((anchor) => typeof anchor === "string"),
    ),
  );

/**
 * Returns a function that returns the anchors of a route; null when they are not known, because code
 * makes them, or because the page is no document.
 */
export function anchorsOfRoutes(api: PageApi): LinkTargets["anchorsOf"] {
  const byRoute = new Map(allDocuments(api).map((document) => [document.path, document]));
  const known = new Map<string, Set<string>>([
    [glossary, new Set(api.getNodesByType("GlossaryTerm").map(({ slug }) => String(slug)))],
  ]);
  return (route) => {
    const document = byRoute.get(route);
    const content = document && contentNodes.get(api, document.contentId);
    // Nobody knows the anchors of a page whose code only the page can run.
    if (content && (!content.hasCode || content.drawn) && !known.has(route)) {
      known.set(route, anchorsOf(treeOf(content)));
    }
    return known.get(route) ?? null;
  };
}

/** Returns the drafts and the posts that wait for their date, by route. */
const leftOutOf = (api: Pick<NodeApi, "getNodesByType">): ReturnType<LinkTargets["leftOut"]> =>
  new Map(
    contentFiles(api).flatMap((file) => {
      const { frontMatter, route, path } = file;
      const date = frontMatter.draft ? null : waitsFor(file);
      return frontMatter.draft || date !== null ? [[route, { file: fromRoot(path), date }]] : [];
    }),
  );

/** Returns all links of documents and of YAML files. `yamlFiles` are paths below `content/`. */
export function contentLinks(
  api: Pick<NodeApi, "getNodesByType" | "getNode">,
  yamlFiles: readonly string[],
): SiteLink[] {
  const written = allDocuments(api).flatMap((document) => {
    const { links, drawnLinks = [] } = contentNodes.get(api, document.contentId);
    return [...links, ...drawnLinks].map(
      ({ from, ...link }): SiteLink => ({
        ...link,
        page: document.path,
        file: from === undefined ? document.file : fromRoot(from),
        isInLayout: false,
      }),
    );
  });
  return [...written, ...siteLinks(yamlFiles)];
}

/**
 * E7: reports all broken links of content, navbar, footer and announcement. They are warnings,
 * unless `checks.brokenLinks` says otherwise.
 */
export function linkProblems(
  api: PageApi,
  { routes, served }: Pick<LinkTargets, "routes" | "served">,
  yamlFiles: readonly string[],
): Problem[] {
  const { brokenLinks: check } = readSite().checks;
  if (check === "ignore") return [];
  const documents = allDocuments(api);
  let leftOut: ReturnType<LinkTargets["leftOut"]> | undefined;
  const targets: LinkTargets = {
    routes,
    served,
    leftOut: () => {
      leftOut ??= leftOutOf(api);
      return leftOut;
    },
    files: documents.map(({ file }) => file),
    anchorsOf: anchorsOfRoutes(api),
  };
  return brokenLinks(
    contentLinks(api, yamlFiles),
    targets,
    check === "error" ? "error" : "warning",
  );
}
