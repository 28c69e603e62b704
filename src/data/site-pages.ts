import type { Node } from "gatsby";
import { byPlace, formatProblem, type Problem } from "../site/problem";
import { ownPages } from "../site/routes";
import * as authors from "./authors";
import { missingBrandFiles } from "./brand-files";
import * as categoryPages from "./category-pages";
import * as docTagPages from "./doc-tag-pages";
import * as docs from "./docs";
import type { DocsStructure } from "./docs-structure";
import { duplicateRoutes } from "./duplicate-routes";
import * as glossary from "./glossary";
import { leftOutFiles } from "./left-out-files";
import { linkProblems } from "./link-report";
import type { PageApi } from "./nodes";
import * as pages from "./pages";
import { pictureProblems } from "./picture-links";
import * as posts from "./posts";
import * as sidebars from "./sidebars";
import * as site from "./site";
import { svgProblems } from "./svg-faults";
import * as tags from "./tags";
import { unknownKeys } from "./unknown-keys";

/**
 * Makes a page for every doc, post, tag, author and Markdown page, the lists and the glossary. Answers with what tells all problems
 * of the content, those that only several files together have included, in order of place: that takes longer than all pages.
 */
export function createSitePages(
  api: PageApi,
  structures: readonly DocsStructure[],
): () => Problem[] {
  const routes = [...ownPages];
  const noting: PageApi = {
    ...api,
    actions: {
      createPage: (page) => {
        routes.push(page.path);
        api.actions.createPage(page);
      },
    },
  };
  docs.createDocPages(noting, structures);
  categoryPages.createCategoryPages(noting, structures);
  docTagPages.createDocTagPages(noting, structures);
  site.createDocsRoots(noting, structures);
  posts.createPostPages(noting);
  authors.createAuthorPages(noting);
  tags.createTagPages(noting);
  pages.createGenericPages(noting);
  glossary.createGlossaryPage(noting);

  return () => {
    const problems = [
      ...(api.getNodesByType("Problem") as (Node & Problem)[]),
      ...duplicateRoutes(api, structures, routes),
      ...posts.unknownNames(api),
      ...sidebars.structureProblems(api, structures),
      ...site.unknownSiteDocs(api, structures),
      ...linkProblems(api, new Set(routes)),
      ...unknownKeys(api),
      ...leftOutFiles(),
      ...svgProblems(),
      ...pictureProblems(api),
      ...missingBrandFiles(),
    ];
    // A part that several documents import has the same problems in each.
    return Array.from(
      new Map(problems.map((problem) => [formatProblem(problem), problem])).values(),
    ).sort(byPlace);
  };
}
