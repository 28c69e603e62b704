import type { PageKind } from "../../data/page-kind";
import { hasGlossary } from "../../data/settings/site-parts";
import * as routes from "../../site/routes";
import { listTitles } from "../../site/titles";

/** The glossary. */
export const pages: PageKind = ({ about }) =>
  hasGlossary()
    ? [{ path: routes.glossary, card: { title: listTitles.glossary, sections: [about] } }]
    : [];
