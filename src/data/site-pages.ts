import { resolve } from "node:path";
import { byPlace, formatProblem, type Problem } from "../site/problems/problem";
import { glossary, home, ownPages } from "../site/routes";
import { labelsIn } from "../site/site-words";
import * as posts from "./blog/posts";
import { sharedTags } from "./blog/tags";
import { categoriesOf, type DocsStructure, docNodes } from "./docs/docs-structure";
import { unknownSiteDocs } from "./docs/named-docs";
import { sharedDocTags } from "./docs/shared-doc-tags";
import * as sidebars from "./docs/sidebars";
import { versionPaths } from "./docs/version-paths";
import { docsRoots } from "./docs/versions";
import { allDocuments } from "./document/document";
import { gitProblems } from "./document/git-dates";
import { brokenImports, oncePerPackage } from "./document/own-code";
import { unknownKeys } from "./document/unknown-keys";
import { linkProblems } from "./links/link-report";
import { linkedFiles } from "./links/linked-files";
import { pictureProblems } from "./links/picture-links";
import type { PageApi } from "./nodes/nodes";
import type { MadePage } from "./nodes/page";
import type { PageKinds, SiteContent } from "./page-kind";
import { yamlFiles, yamlSources } from "./parts";
import { faultyFonts, missingBrandFiles } from "./problems/brand-files";
import { leftOutFiles } from "./problems/left-out-files";
import { misnamedFiles } from "./problems/misnamed-files";
import { placeProblems } from "./problems/picture-places";
import { problemNodes } from "./problems/problems";
import { slotFiles, slotProblems } from "./problems/slot-faults";
import { svgProblems } from "./problems/svg-faults";
import { translationProblems } from "./problems/translation-faults";
import { readSite } from "./settings/site-file";
import { readBlog } from "./settings/site-parts";
import { stringsProblems } from "./settings/strings-file";
import { editedFile, languagesOf } from "./settings/translations";
import * as redirects from "./site/redirects";
import { type SiteAddresses, siteAddresses } from "./site-addresses";

/** What the pages of a site were made to. */
interface SitePages {
  /** All pages but those of redirects. */
  pages: readonly MadePage[];
  /** Returns in which languages the text of a page is written; undefined if in all. */
  writtenIn: (path: string) => string[] | undefined;
  /** Lists all addresses of the site. */
  addresses: () => SiteAddresses;
  /**
   * Finds all problems of the content, sorted by place, and the addresses of all files of the site.
   * The problems include those that show only when several files are read together. Finding them
   * takes longer than making all pages.
   */
  findProblems: () => { problems: Problem[]; files: ReadonlySet<string> };
}

/**
 * Returns a function that tells in which languages the text of a page is written; undefined if in all.
 * Lists of pages have no text of their own.
 */
function pageLanguages(api: PageApi): (path: string) => string[] | undefined {
  const { length } = readSite().locales;
  if (length === 1) return () => undefined;
  const files = new Map([
    ...allDocuments(api).map(({ path, file }) => [path, file] as const),
    [home, "content/home.yml"],
    [glossary, "content/glossary.yml"],
  ]);
  return (path) => {
    const file = files.get(path);
    const languages = file?.startsWith("content/")
      ? languagesOf(file.slice("content/".length))
      : [];
    return languages.length === 0 || languages.length === length ? undefined : languages;
  };
}

/** Returns the path of the template of a kind of page. */
export const templateOf = (kind: string): string => resolve(`src/templates/${kind}/template.tsx`);

/**
 * Makes the pages of all kinds, the roots of docs, and the redirects. A site without a blog or a
 * glossary has no pages of it.
 */
export function createSitePages(
  api: PageApi,
  structures: readonly DocsStructure[],
  kinds: PageKinds,
): SitePages {
  const { createPage } = api.actions;
  const { docs, product } = readSite();
  const pathsOf = versionPaths(docs.versions, structures, docNodes.all(api));
  const about = product.tagline ?? product.name;
  const content: SiteContent = { api, structures, pathsOf, blog: readBlog(), about };
  const writtenIn = pageLanguages(api);
  const pages = Object.entries(kinds).flatMap(([kind, pagesOf]) => {
    const template = templateOf(kind);
    return pagesOf(content).map(({ path, context = {}, card, module }): MadePage => {
      const component = module ? `${template}?__contentFilePath=${resolve(module)}` : template;
      const languages = writtenIn(path);
      createPage({ path, component, context: { ...context, ...(languages && { languages }) } });
      // The picture at the root of the site is that of the site.
      return path === home ? { path } : { path, card };
    });
  });
  // A redirect of the owner leads from a root of docs better than one that the site makes.
  const former = new Set(redirects.readRedirects(api).map(({ from }) => from));
  const hasHome = pages.some(({ path }) => path === home);
  const roots = docsRoots(api, structures, hasHome).filter(({ path }) => !former.has(path));
  pages.push(...roots.map(({ path }) => ({ path })));
  const routes = new Set([...ownPages, ...pages.map(({ path }) => path)]);
  const ofRedirects = redirects.redirectPages(api, routes);
  for (const page of [...roots, ...ofRedirects]) createPage(page);

  const addresses = () => siteAddresses(api, structures, pages);
  const labels = () => {
    const { docs, navbar, footer } = readSite();
    const lines = structures.map(({ sidebars: all }) => all.map(({ items }) => items));
    return labelsIn([docs.versions, navbar, footer, lines, categoriesOf(structures)]);
  };
  const findProblems = () => {
    const { files: served, problems: clashes } = addresses();
    // What is wrong with a redirect is reported as that.
    const former = redirects.readRedirects(api).map(({ from }) => from);
    const problems = [
      ...problemNodes.all(api),
      ...brokenImports([...allDocuments(api), { code: slotFiles(), file: "src/slots" }]),
      ...clashes(),
      ...redirects.wayProblems(api),
      ...posts.unknownNames(api),
      ...sharedTags(api),
      ...sharedDocTags(api),
      ...sidebars.structureProblems(api, structures),
      ...unknownSiteDocs(api, structures),
      ...linkProblems(api, { routes: new Set([...routes, ...former]), served }, yamlFiles),
      ...unknownKeys(api),
      ...leftOutFiles(),
      ...misnamedFiles(yamlSources.map(({ file }) => file)),
      ...gitProblems(),
      ...svgProblems(linkedFiles(api)),
      ...placeProblems(),
      ...pictureProblems(api, served),
      ...missingBrandFiles(),
      ...faultyFonts(),
      ...slotProblems(),
      ...stringsProblems(),
      ...translationProblems(Array.from(routes), labels()),
    ].map((problem) => ({ ...problem, file: editedFile(problem.file) }));
    // If several documents import a part, each of them has the problems of that part.
    const different = new Map(problems.map((problem) => [formatProblem(problem), problem]));
    const sorted = Array.from(different.values()).sort(byPlace);
    return { problems: oncePerPackage(sorted), files: served };
  };
  return { pages, writtenIn, addresses, findProblems };
}
