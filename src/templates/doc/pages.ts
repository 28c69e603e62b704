import { docNodes } from "../../data/docs/docs-structure";
import { docsName } from "../../data/docs/versions";
import { documentPage } from "../../data/document/document";
import type { PageKind } from "../../data/page-kind";
import { labelsAround } from "../../site/sidebar";

/** A page for each doc (R12). Its context tells the frame which sidebar to show. */
export const pages: PageKind = ({ api, structures, pathsOf }) => {
  const versions = new Map(
    structures.map(({ version, places }) => [version, { places, name: docsName(version) }]),
  );
  return docNodes.all(api).map((doc) => {
    const { version, docId } = doc;
    const { places, name = version } = versions.get(version) ?? {};
    const { sidebar, breadcrumbs = [] } = places?.get(docId) ?? {};
    const versionPaths = pathsOf(version, docId);
    return documentPage(doc, [name, ...labelsAround(breadcrumbs)], {
      version,
      ...(sidebar && { sidebar: sidebar.name }),
      ...(versionPaths && { versionPaths }),
    });
  });
};
