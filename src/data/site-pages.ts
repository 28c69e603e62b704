import { byPlace, formatProblem, type Problem } from "../site/problems/problem";
import { home, ownPages } from "../site/routes";
import * as authors from "./blog/authors";
import * as posts from "./blog/posts";
import * as tags from "./blog/tags";
import * as categoryPages from "./docs/category-pages";
import * as docTagPages from "./docs/doc-tag-pages";
import * as docs from "./docs/docs";
import { type DocsStructure, docNodes } from "./docs/docs-structure";
import { unknownSiteDocs } from "./docs/named-docs";
import * as sidebars from "./docs/sidebars";
import { versionPaths } from "./docs/version-paths";
import { createDocsRoots, createRootOfSite } from "./docs/versions";
import { allDocuments } from "./document/document";
import { gitProblems } from "./document/git-dates";
import { brokenImports, oncePerPackage } from "./document/own-code";
import { unknownKeys } from "./document/unknown-keys";
import * as glossary from "./glossary/glossary";
import { linkProblems } from "./links/link-report";
import { pictureProblems } from "./links/picture-links";
import type { PageApi } from "./nodes/nodes";
import { missingBrandFiles } from "./problems/brand-files";
import { leftOutFiles } from "./problems/left-out-files";
import { misnamedFiles } from "./problems/misnamed-files";
import { problemNodes } from "./problems/problems";
import { svgProblems } from "./problems/svg-faults";
import { readSite } from "./settings/site-file";
import { hasGlossary, hasWrittenHome, readBlog } from "./settings/site-parts";
import * as pages from "./site/pages";
import * as redirects from "./site/redirects";
import { type MadePage, siteAddresses } from "./site-addresses";

/**
 * Makes a page for every doc, post, tag, author and Markdown page, for the lists and the glossary.
 * A site without a blog or a glossary has no pages of it.
 * Returns a function that finds all problems of the content, sorted by place, and the addresses of
 * all files of the site. The problems include those that show only when several files are read
 * together. Finding them takes longer than making all pages.
 */
export function createSitePages(
  api: PageApi,
  structures: readonly DocsStructure[],
): () => { problems: Problem[]; files: ReadonlySet<string> } {
  const made: MadePage[] = [];
  const noting: PageApi = {
    ...api,
    actions: {
      createPage: (page) => {
        made.push({ path: page.path, leadsOn: "forward" in Object(page.context) });
        api.actions.createPage(page);
      },
    },
  };
  const pathsOf = versionPaths(readSite().docs.versions, structures, docNodes.all(api));
  docs.createDocPages(noting, structures, pathsOf);
  categoryPages.createCategoryPages(noting, structures, pathsOf);
  docTagPages.createDocTagPages(noting, structures);
  createDocsRoots(noting, structures);
  const blog = readBlog();
  if (blog) {
    posts.createPostPages(noting, blog);
    authors.createAuthorPages(noting, blog);
    tags.createTagPages(noting, blog);
  }
  pages.createGenericPages(noting);
  if (hasGlossary()) glossary.createGlossaryPage(noting);
  // Without a home page of its own, a site may have a doc or a Markdown page there.
  if (hasWrittenHome()) pages.createHomePage(noting);
  else if (!made.some(({ path }) => path === home)) {
    if (readSite().home) pages.createHomePage(noting);
    else createRootOfSite(noting, structures);
  }
  const ofPages = [...made];
  redirects.createRedirectPages(noting, [...ownPages, ...ofPages.map(({ path }) => path)]);

  return () => {
    const addresses = siteAddresses(api, structures, ofPages);
    const served = addresses.files;
    // What is wrong with a redirect is reported as that.
    const former = redirects.readRedirects().map(({ from }) => from);
    const routes = new Set([...ownPages, ...made.map(({ path }) => path), ...former]);
    const problems = [
      ...problemNodes.all(api),
      ...brokenImports(allDocuments(api)),
      ...addresses.problems(),
      ...redirects.wayProblems(),
      ...posts.unknownNames(api),
      ...sidebars.structureProblems(api, structures),
      ...unknownSiteDocs(api, structures),
      ...linkProblems(api, { routes, served }),
      ...unknownKeys(api),
      ...leftOutFiles(),
      ...misnamedFiles(),
      ...gitProblems(),
      ...svgProblems(),
      ...pictureProblems(api, served),
      ...missingBrandFiles(),
    ];
    // If several documents import a part, each of them has the problems of that part.
    const different = new Map(problems.map((problem) => [formatProblem(problem), problem]));
    const sorted = Array.from(different.values()).sort(byPlace);
    return { problems: oncePerPackage(sorted), files: served };
  };
}
