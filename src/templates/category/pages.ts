import { shownLines } from "../../data/docs/docs-structure";
import { docsName } from "../../data/docs/versions";
import type { PageKind } from "../../data/page-kind";
import { labelsAround } from "../../site/sidebar";

/**
 * A page for each category with a generated index (M6). The page gets its data as context, because a
 * template with a query causes a warning in every build of a site without such a page.
 */
export const pages: PageKind = ({ structures, pathsOf }) =>
  structures.flatMap((structure) => {
    const { version, categories } = structure;
    const versionPaths = pathsOf(version);
    const name = docsName(version);
    return Array.from(categories, ([path, category]) => {
      const { title, image, breadcrumbs } = category;
      const sidebarLines = shownLines(structure, category, path);
      const sidebar = category.sidebar?.name;
      return {
        path,
        context: { version, sidebar, sidebarLines, category, versionPaths },
        ...(!image && { card: { title, sections: [name, ...labelsAround(breadcrumbs)] } }),
      };
    });
  });
