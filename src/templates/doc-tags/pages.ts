import { docsName, docTagsPath } from "../../data/docs/versions";
import type { PageKind } from "../../data/page-kind";
import { listTitles } from "../../site/titles";

/**
 * The list of a version's tags, if docs have tags (M6). The page gets its data as context, because a
 * template with a query causes a warning in every build of a site without such a page.
 */
export const pages: PageKind = ({ structures }) =>
  structures
    .filter(({ tags }) => tags.size > 0)
    .map(({ version, tags }) => {
      const listPath = docTagsPath(version);
      const all = Array.from(tags.values(), ({ label, path, docs }) => ({
        label,
        path,
        postCount: docs.length,
      }));
      return {
        path: listPath,
        context: { version, listPath, tags: all },
        card: { title: listTitles.tags, sections: [docsName(version)] },
      };
    });
