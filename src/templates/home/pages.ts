import { categoriesOf } from "../../data/docs/docs-structure";
import { allDocuments } from "../../data/document/document";
import type { PageKind } from "../../data/page-kind";
import { readSite } from "../../data/settings/site-file";
import { hasWrittenHome } from "../../data/settings/site-parts";
import * as routes from "../../site/routes";

/**
 * The home page (R1). If the owner has not written one, a doc, a category or a Markdown page may be
 * there instead.
 */
export const pages: PageKind = ({ api, structures }) => {
  const isTaken = () =>
    [...allDocuments(api), ...categoriesOf(structures)].some(({ path }) => path === routes.home);
  return hasWrittenHome() || (readSite().home && !isTaken()) ? [{ path: routes.home }] : [];
};
