import type { Node } from "gatsby";
import type { DocumentLink } from "../../markdown/facts";
import type { Problem } from "../../site/problem";
import { glossary } from "../../site/routes";
import type { Tree } from "../../site/tree";
import { treeOf } from "../document/content";
import type { DocumentBasics } from "../document/document";
import type { PageApi } from "../nodes/nodes";
import { readSite } from "../settings/site-file";
import { brokenLinks, type Link, type LinkTargets } from "./broken-links";
import { siteLinks } from "./site-links";

function anchorsOf(tree: Tree): Set<string> {
  const ids = new Set<string>();
  const collect = (nodes: Tree): void => {
    for (const node of nodes) {
      if (typeof node === "string") continue;
      const [, { id }, ...children] = node;
      if (typeof id === "string") ids.add(id);
      collect(children);
    }
  };
  collect(tree);
  return ids;
}

type DocumentNode = Node & DocumentBasics;
type ContentNode = Node & { links: DocumentLink[]; tree: string; needsModule: boolean };

/**
 * E7: reports all broken links of content, navbar, footer and announcement. They are warnings,
 * unless `checks.brokenLinks` says otherwise.
 */
export function linkProblems(api: PageApi, routes: ReadonlySet<string>): Problem[] {
  const { brokenLinks: check } = readSite().checks;
  if (check === "ignore") return [];
  // Gatsby reads files in no fixed order.
  const documents = ["Doc", "BlogPost", "Page"]
    .flatMap((type) => api.getNodesByType(type) as DocumentNode[])
    .sort((one, other) => (one.file < other.file ? -1 : 1));
  const contentOf = ({ contentId }: DocumentNode) => api.getNode(contentId) as ContentNode;
  const byRoute = new Map(documents.map((document) => [document.path, document]));
  const known = new Map<string, Set<string>>([
    [glossary, new Set(api.getNodesByType("GlossaryTerm").map(({ slug }) => String(slug)))],
  ]);
  const targets: LinkTargets = {
    routes,
    files: documents.map(({ file }) => file),
    anchorsOf: (route) => {
      const document = byRoute.get(route);
      // Modules may import headings that the tree does not have. So their anchors are not known.
      const content = document && contentOf(document);
      if (content && !content.needsModule && !known.has(route)) {
        known.set(route, anchorsOf(treeOf(content)));
      }
      return known.get(route) ?? null;
    },
  };
  const written = documents.flatMap((document) =>
    contentOf(document).links.map(
      (link): Link => ({ ...link, page: document.path, file: document.file, isInLayout: false }),
    ),
  );
  return brokenLinks(
    [...written, ...siteLinks()],
    targets,
    check === "error" ? "error" : "warning",
  );
}
