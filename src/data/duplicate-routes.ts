import { join } from "node:path";
import type { Node } from "gatsby";
import { isFile } from "../markdown/files/stat-of";
import { groupBy } from "../site/group";
import type { Problem } from "../site/problems/problem";
import { alike, feeds, generatedFiles, home } from "../site/routes";
import { postNodes } from "./blog/post-lists";
import { tagNodes } from "./blog/tags";
import type { DocsStructure } from "./docs/docs-structure";
import { authorNodes } from "./document/author-fields";
import { allDocuments, type DocumentBasics } from "./document/document";
import { placeInYaml, placeOfKey } from "./files/place-of";
import { fromRoot, staticRoot } from "./files/project";
import type { NodeApi } from "./nodes/nodes";
import { sitePath } from "./settings/site-file";
import { readRedirects, usableRedirects } from "./site/redirects";

/** A source of a page. */
interface Claim {
  path: string;
  file: string;
  line: number | null;
  column: number | null;
  /** The name to show in messages. */
  name: string;
  /** The key that changes its address. */
  keyToChange: "slug" | "permalink";
}

type Nodes = Pick<NodeApi, "getNodesByType">;
type Addressed = Pick<DocumentBasics, "path" | "file">;
type EntryNode = Node & { slug: string; path: string | null };

const NO_PLACE = { line: null, column: null };

const claimOf = ({ path, file }: Addressed): Claim => {
  return { path, file, ...NO_PLACE, name: `\`${file}\``, keyToChange: "slug" };
};

/**
 * Returns the authors that have a page, and all tags. Their place is their key in the YAML file. A
 * tag without an entry has the first post that names it as its place.
 */
function entryClaims(api: Nodes): Claim[] {
  const posts = postNodes.all(api);
  const fileOf = new Map(
    posts.flatMap(({ file, tags }) => tags.map(({ key }) => [key, file] as const)).reverse(),
  );
  return (["author", "tag"] as const).flatMap((kind) => {
    const nodes: EntryNode[] = kind === "author" ? authorNodes.all(api) : tagNodes.all(api);
    return nodes.flatMap(({ slug, path, parent }): Claim[] => {
      if (path === null) return [];
      const entries = `content/blog/${kind}s.yml`;
      const at = parent
        ? { file: entries, ...placeOfKey(entries, [slug]) }
        : { file: fileOf.get(slug) ?? entries, ...NO_PLACE };
      return [{ path, ...at, name: `the ${kind} \`${slug}\``, keyToChange: "permalink" }];
    });
  });
}

/**
 * Returns the file of `static/` that would take the place of a page's file, or of its second name
 * (`X.html`).
 */
const staticFileAt = (route: string): string | undefined =>
  [route, `${route}.html`, join(route, "index.html")].find((path) =>
    isFile(join(staticRoot, path)),
  );

const duplicate = (at: Omit<Claim, "name" | "keyToChange">, message: string): Problem => {
  const { file, line, column } = at;
  return { code: "duplicate-route", severity: "error", message, file, line, column };
};

const OWN = "a page of the site itself";
const HOME = "the home page";

const ownerOf = (route: string): string => (route === home ? HOME : OWN);

/** Returns how to give a page another address. `which` names the page. */
function remedyFor({ keyToChange }: Claim, owner: string, which: string): string {
  const more = owner === HOME ? ", or write `home: false` into `content/site.yml`" : "";
  return `Give ${which} another \`${keyToChange}\`${more}.`;
}

/**
 * Reports redirects that are left out, because a page or another redirect has their address. `names`
 * are those of pages, by their routes.
 */
function uselessRedirects(
  names: ReadonlyMap<string, string>,
  routes: readonly string[],
): Problem[] {
  const taken = [...routes, ...generatedFiles, ...feeds];
  const owners = new Map(taken.map((route) => [alike(route), names.get(route) ?? ownerOf(route)]));
  const redirects = readRedirects();
  const usable = new Set(usableRedirects(redirects, taken));
  return redirects
    .filter((redirect) => !usable.has(redirect))
    .map(({ from, at }): Problem => {
      const owner = owners.get(alike(from)) ?? "another redirect";
      const message = `The route \`${from}\` already belongs to ${owner}, so the redirect is left out. Remove it.`;
      const place = { file: fromRoot(sitePath), ...placeInYaml(sitePath, at) };
      return { code: "duplicate-route", severity: "warning", message, ...place };
    });
}

/**
 * Reports files that would be served at the same route, and files at a route that the site has
 * itself. Each problem names both. `routes` has the route of every page except redirects, so a route
 * that two pages share is in it twice.
 */
export function duplicateRoutes(
  api: Nodes,
  structures: readonly DocsStructure[],
  routes: readonly string[],
): Problem[] {
  const categories = structures.flatMap((structure) => Array.from(structure.categories.values()));
  const claims = [...[...allDocuments(api), ...categories].map(claimOf), ...entryClaims(api)];
  // Gatsby reads files in no fixed order.
  claims.sort((one, other) => (one.file < other.file ? -1 : 1));
  const pages = new Map(
    groupBy([...routes, ...generatedFiles, ...feeds], alike).map(({ key, items }) => [key, items]),
  );

  const collisions = groupBy(claims, ({ path }) => alike(path)).flatMap(({ key, items }) => {
    const [first, ...others] = items;
    if (!first) return [];
    const all = pages.get(key) ?? [];
    const own =
      all.length > items.length
        ? (all.find((route) => route !== first.path) ?? first.path)
        : undefined;
    const collision = (claim: Claim, route: string, owner: string, which: string): Problem => {
      const remedy = remedyFor(claim, owner, which);
      return duplicate(
        claim,
        route === claim.path
          ? `The route \`${route}\` already belongs to ${owner}. ${remedy}`
          : `Some hosts treat the route \`${claim.path}\` like \`${route}\`, which belongs to ${owner}. ${remedy}`,
      );
    };
    return [
      ...(own === undefined ? [] : [collision(first, own, ownerOf(own), "the file")]),
      ...others.map((claim) => collision(claim, first.path, first.name, "one of them")),
    ];
  });

  const names = new Map(claims.map(({ path, name }) => [path, name]));
  const covered = Array.from(new Set(routes)).flatMap((route) => {
    const file = staticFileAt(route);
    if (file === undefined) return [];
    const owner = names.get(route) ?? ownerOf(route);
    const message = `The file would replace ${owner}, which has the route \`${route}\`. Rename one of them.`;
    return [duplicate({ path: route, file: `static${file}`, ...NO_PLACE }, message)];
  });
  return [...collisions, ...covered, ...uselessRedirects(names, routes)];
}
