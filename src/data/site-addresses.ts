/**
 * The one list of all addresses of the site: pages, redirects, and files, whether the build makes
 * them or `static/` and `content/` have them. Clashes and links are judged by it.
 *
 * Each was once checked on its own, so a page below a file passed the check and ended the build.
 * What writes a further file beside the pages adds it to `generatedFiles` of site/routes.ts. The
 * scripts of the bundler have hashes in their names, and are not listed.
 */

import { join, sep } from "node:path";
import { sort } from "d3-array";
import type { Node } from "gatsby";
import { routeFault } from "../site/addresses/route-fault";
import { type Problem, type ProblemPlace, placeOf, wholeFile } from "../site/problems/problem";
import * as routes from "../site/routes";
import { postNodes } from "./blog/post-lists";
import { tagNodes } from "./blog/tags";
import { abiAddresses } from "./contracts/abi-files";
import { deploymentAddresses } from "./contracts/deployment-files";
import { categoriesOf, type DocsStructure, docNodes } from "./docs/docs-structure";
import { authorNodes } from "./document/author-fields";
import { allDocuments } from "./document/document";
import { oldWorkers } from "./files/old-workers";
import { fromRoot, staticRoot } from "./files/project";
import { scan } from "./files/scan";
import { addressOfLinked, linkedFiles } from "./links/linked-files";
import type { NodeApi } from "./nodes/nodes";
import type { MadePage } from "./nodes/page";
import { readBlog } from "./settings/site-parts";
import { readRedirects } from "./site/redirects";
import { placeInFrontMatter, placeOfKey } from "./yaml/place-of";

type Nodes = Pick<NodeApi, "getNodesByType">;
type EntryNode = Node & { slug: string; path: string | null };

/** A page, a redirect or a file, and the files that it takes in the built site. */
interface Claim {
  kind: "page" | "redirect" | "file";
  /** Its route, or the address of the file. */
  path: string;
  files: readonly string[];
  /** The name to show in messages. */
  name: string;
  /** Finds where its address can be changed. Undefined for what the site makes by itself. */
  at?: () => ProblemPlace;
  /** The key that changes the address of a page. */
  key?: "slug" | "permalink";
}

const HOME = "the home page";
const OWN_PAGE = "a page of the site itself";
const OWN_FILE = "a file of the site itself";

const fileClaim = (path: string, name: string, file?: string): Claim => ({
  kind: "file",
  path,
  files: [path],
  name,
  ...(file !== undefined && { at: () => wholeFile(file) }),
});

/** What a page is made from. */
type Source = Pick<Claim, "path" | "name" | "at" | "key">;

/** Returns the documents and the categories that have a page. */
function documentSources(api: Nodes, structures: readonly DocsStructure[]): Source[] {
  return sort([...allDocuments(api), ...categoriesOf(structures)], ({ file }) => file).map(
    ({ path, file }) => ({
      path,
      name: `\`${file}\``,
      at: () => (/\.mdx?$/.test(file) ? placeInFrontMatter(file, "slug") : wholeFile(file)),
      key: "slug",
    }),
  );
}

/**
 * Returns the authors that have a page, and all tags. Their place is their key in the YAML file. A
 * tag without an entry has the first document that names it as its place.
 */
function entrySources(api: Nodes, structures: readonly DocsStructure[]): Source[] {
  const posts = postNodes.all(api);
  const fileOf = new Map(
    posts
      .flatMap(({ file, tags }) => tags.map(({ address }) => [address, file] as const))
      .reverse(),
  );
  const ofBlog = (["author", "tag"] as const).flatMap((kind) => {
    const nodes: EntryNode[] = kind === "author" ? authorNodes.all(api) : tagNodes.all(api);
    const entries = `content/blog/${kind}s.yml`;
    return nodes.flatMap(({ slug, path, parent }): Source[] => {
      if (path === null) return [];
      const at = parent
        ? () => placeOfKey(entries, [slug])
        : () => wholeFile(fileOf.get(slug) ?? entries);
      return [{ path, name: `the ${kind} \`${slug}\``, at, key: "permalink" }];
    });
  });
  const docs = new Map(docNodes.all(api).map(({ id, file }) => [id, file]));
  const ofDocs = structures
    .flatMap(({ tags }) => Array.from(tags.values()))
    .flatMap(({ path, label, docs: [first] }): Source[] => {
      const file = first && docs.get(first.id);
      if (file === undefined) return [];
      return [{ path, name: `the tag \`${label}\``, at: () => wholeFile(file), key: "permalink" }];
    });
  return [...ofBlog, ...ofDocs];
}

/** Returns the pages that the site makes by itself, such as lists: those without a source. */
function ownSources(pages: readonly MadePage[], sources: readonly Source[]): Source[] {
  const left = new Map<string, number>();
  for (const { path } of sources) left.set(path, (left.get(path) ?? 0) + 1);
  const paths = [...routes.ownPages, ...pages.map(({ path }) => path)];
  return paths.flatMap((path) => {
    const count = left.get(path) ?? 0;
    left.set(path, count - 1);
    return count > 0 ? [] : [{ path, name: path === routes.home ? HOME : OWN_PAGE }];
  });
}

/** Returns a function that lists the files of a page, with its Markdown copy, feed and picture. */
function filesOfPages(api: Nodes, pages: readonly MadePage[]) {
  const copied = new Set(
    allDocuments(api).flatMap(({ path, internal }) => (internal.type === "Page" ? [] : path)),
  );
  const withFeed = new Set(
    [...tagNodes.all(api), ...authorNodes.all(api)].flatMap(({ path }) => path ?? []),
  );
  const withPicture = new Set(pages.flatMap(({ path, card }) => (card ? path : [])));
  return (path: string): string[] => [
    ...routes.pageFiles(path),
    ...(copied.has(path) ? [routes.markdown(path)] : []),
    ...(withFeed.has(path) ? [routes.feedOf(path)] : []),
    ...(withPicture.has(path) ? [routes.pictureOf(path)] : []),
  ];
}

/** Returns the claims of `static/`. An empty folder has a slash at the end: no file has its name. */
function staticClaims(): Claim[] {
  const { files, emptyFolders } = scan(staticRoot);
  return [...files, ...emptyFolders.map((folder) => join(folder, sep))].map((file) => {
    const path = file.slice(staticRoot.length).split(sep).join("/");
    return fileClaim(path.normalize("NFC"), `\`static${path}\``, `static${path}`);
  });
}

const redirectClaims = (api: Nodes): Claim[] =>
  readRedirects(api).map(({ from, places }) => ({
    kind: "redirect",
    path: from,
    files: routes.pageFiles(from),
    name: "another redirect",
    at: () => places().from,
  }));

/** Returns what its author can do about a clash. `other` is what has the address already. */
function remedyFor({ kind, key }: Claim, other: Claim): string {
  if (kind === "file") return other.at ? "Rename one of them." : "Rename the file.";
  if (kind === "redirect")
    return other.kind === "redirect" ? "Remove one of them." : "Remove the redirect.";
  const which = other.kind === "file" ? "the page" : other.at ? "one of them" : "the file";
  const more = other.name === HOME ? ", or write `home: false` into `content/site.yml`" : "";
  return `Give ${which} another \`${key}\`${more}.`;
}

/** A file of the site, and what it belongs to. */
interface Owned {
  file: string;
  claim: Claim;
}

/** Returns the address to show of a file: the route, if it is the file of a page. */
const addressOf = ({ file, claim: { kind, path } }: Owned): string =>
  kind !== "file" && routes.pageFiles(path).includes(file) ? path : file;

const KINDS: readonly [end: RegExp, name: string][] = [
  [/\.md$/, "the Markdown copy of "],
  [/\.png$/, "the preview picture of "],
  [/\.xml$/, "the feed of "],
];

/** Returns the name to show of the owner of a file. */
function nameOf(owned: Owned): string {
  const isPart = owned.claim.kind !== "file" && addressOf(owned) === owned.file;
  const kind = isPart ? KINDS.find(([end]) => end.test(owned.file)) : undefined;
  return `${kind?.[1] ?? ""}${owned.claim.name}`;
}

/** Returns what is wrong with a file of another one's address; `isExact`: on every host. */
function same(mine: Owned, other: Owned, isExact: boolean): string {
  const { at, key, kind } = other.claim;
  // The names of tags, authors and redirects do not say where they are.
  const isElsewhere = key === "permalink" || kind === "redirect";
  const owner = `${nameOf(other)}${at && isElsewhere ? ` (${placeOf(at())})` : ""}`;
  return isExact
    ? `The route \`${addressOf(mine)}\` already belongs to ${owner}.`
    : `Some hosts treat the route \`${addressOf(mine)}\` like \`${addressOf(other)}\`, which belongs to ${owner}.`;
}

/** Returns what is wrong with a file whose folder would be another file. */
function below(mine: Owned, other: Owned): string {
  const address = addressOf(mine);
  if (routes.alike(address) === routes.alike(other.file))
    return same(mine, other, address === other.file);
  return `The route \`${address}\` is below the file \`${other.file}\`, which belongs to ${nameOf(other)}. A file cannot also be a folder.`;
}

/** Returns what is wrong with a file in the place of a folder. */
const above = (mine: Owned, other: Owned): string =>
  `The file \`${mine.file}\` is in the place of a folder: \`${addressOf(other)}\` belongs to ${nameOf(other)}. A file cannot also be a folder.`;

/** Two files that cannot both be there, and what is wrong with the first. */
interface Clash {
  mine: Owned;
  other: Owned;
  message: string;
}

/** Finds everything at an address that something before it has, or in a folder that is a file. */
function findClashes(claims: readonly Claim[]): Clash[] {
  const owners = new Map<string, Owned>();
  const found: Clash[] = [];
  for (const claim of claims) {
    for (const file of claim.files) {
      const key = routes.alike(file);
      const mine = { file, claim };
      const other = owners.get(key);
      if (!other) owners.set(key, mine);
      else found.push({ mine, other, message: same(mine, other, file === other.file) });
    }
  }
  for (const [key, mine] of owners) {
    for (let end = key.indexOf("/", 1); end !== -1; end = key.indexOf("/", end + 1)) {
      const other = owners.get(key.slice(0, end));
      if (!other) continue;
      // The site makes some pages by itself. Then the file in their way is reported.
      if (mine.claim.at || !other.claim.at)
        found.push({ mine, other, message: below(mine, other) });
      else found.push({ mine: other, other: mine, message: above(other, mine) });
      break;
    }
  }
  return found;
}

/** Reports each clash at what can be changed, once for each two things. */
function clashProblems(claims: readonly Claim[]): Problem[] {
  const told = new Map<Claim, Set<Claim | undefined>>();
  return findClashes(claims).flatMap(({ mine: { claim }, other, message }): Problem[] => {
    const before = told.get(claim) ?? new Set();
    // A file may be in the way of many pages that the site makes by itself.
    const cause = claim.kind === "file" && !other.claim.at ? undefined : other.claim;
    if (!claim.at || before.has(cause)) return [];
    told.set(claim, before.add(cause));
    const text = `${message} ${remedyFor(claim, other.claim)}`;
    return [{ code: "duplicate-route", severity: "error", message: text, ...claim.at() }];
  });
}

/** All addresses of a site. */
export interface SiteAddresses {
  /** The addresses of all files. */
  files: ReadonlySet<string>;
  /** All pages and redirects, and where the address of each can be changed. */
  routes: readonly Pick<Claim, "kind" | "path" | "at">[];
  /** Finds what has the address of something else, or one that no file can have. */
  problems: () => Problem[];
}

/** Lists all addresses of the site. `pages` are all pages but those of `src/pages` and redirects. */
export function siteAddresses(
  api: Nodes,
  structures: readonly DocsStructure[],
  pages: readonly MadePage[],
): SiteAddresses {
  const generated = [
    ...routes.generatedFiles(pages.length, readBlog() !== null),
    ...oldWorkers(),
    ...abiAddresses(),
    ...deploymentAddresses(),
  ];
  const sources = [...documentSources(api, structures), ...entrySources(api, structures)];
  const filesOf = filesOfPages(api, pages);
  // What is wrong with an address that no page may have is reported with its document.
  const possible = sources.filter(({ path }) => routeFault(path) === undefined);
  const claims = [
    ...generated.map((path) => fileClaim(path, OWN_FILE)),
    ...[...ownSources(pages, sources), ...possible].map(
      (source): Claim => ({ kind: "page", files: filesOf(source.path), ...source }),
    ),
    ...linkedFiles(api).map((file) =>
      fileClaim(addressOfLinked(file), `\`${fromRoot(file)}\``, fromRoot(file)),
    ),
    ...staticClaims(),
    ...redirectClaims(api),
  ];
  return {
    files: new Set(claims.flatMap(({ files }) => files).filter((file) => !file.endsWith("/"))),
    routes: claims.filter(({ kind }) => kind !== "file"),
    problems: () => clashProblems(claims),
  };
}
