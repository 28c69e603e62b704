import { elementsIn } from "../../markdown/tree/elements-in";
import type { Problem } from "../../site/problems/problem";
import { glossary } from "../../site/routes";
import type { DocumentTree } from "../../site/tree";
import { contentNodes, treeOf } from "../document/content";
import { allDocuments, contentFiles } from "../document/document";
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

/** Returns the files of drafts, by route. */
const draftsOf = (api: Pick<NodeApi, "getNodesByType">): ReadonlyMap<string, string> =>
  new Map(
    contentFiles(api).flatMap(({ frontMatter, route, path }) =>
      frontMatter.draft ? [[route, fromRoot(path)]] : [],
    ),
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
  const byRoute = new Map(documents.map((document) => [document.path, document]));
  const known = new Map<string, Set<string>>([
    [glossary, new Set(api.getNodesByType("GlossaryTerm").map(({ slug }) => String(slug)))],
  ]);
  let drafts: ReadonlyMap<string, string> | undefined;
  const targets: LinkTargets = {
    routes,
    served,
    drafts: () => {
      drafts ??= draftsOf(api);
      return drafts;
    },
    files: documents.map(({ file }) => file),
    anchorsOf: (route) => {
      const document = byRoute.get(route);
      const content = document && contentNodes.get(api, document.contentId);
      // Nobody knows the anchors of a page whose code only the page can run.
      if (content && (!content.hasCode || content.drawn) && !known.has(route)) {
        known.set(route, anchorsOf(treeOf(content)));
      }
      return known.get(route) ?? null;
    },
  };
  return brokenLinks(
    contentLinks(api, yamlFiles),
    targets,
    check === "error" ? "error" : "warning",
  );
}
