import { docsName, docTagsPath } from "../../data/docs/versions";
import type { PageKind } from "../../data/page-kind";
import { listTitles } from "../../site/titles";

/** A page for each tag of docs (M6). It gets its data as context, as the list of tags does. */
export const pages: PageKind = ({ structures }) =>
  structures.flatMap(({ version, tags }) => {
    const listPath = docTagsPath(version);
    const sections = [docsName(version), listTitles.tags];
    return Array.from(tags, ([path, tag]) => ({
      path,
      context: { version, listPath, tag },
      card: { title: tag.label, sections },
    }));
  });
