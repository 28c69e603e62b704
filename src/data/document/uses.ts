/**
 * Which documents link to a page, use a figure or a term of the glossary. Every page may ask, so all
 * documents are read once, not for each of them: at 10,000 docs the time would grow with the square.
 */
import { sort } from "d3-array";
import { linkedUrl, pathOf } from "../../site/addresses/linked-url";
import { isExternal, normalize } from "../../site/routes";
import type { ResolverContext } from "../nodes/nodes";
import { type ContentNode, contentNodes } from "./content";
import { type DocumentNode, documentTypes } from "./document";

export const types = /* GraphQL */ `
  "A doc, post or page, as others name it."
  type DocumentEntry @dontInfer {
    "Title of the document."
    title: String!
    "Route of the document."
    path: String!
    "Path of the source file from the project's root."
    file: String!
  }
`;

/** What documents use: the routes of pages, the ids of figures, the slugs of terms. */
interface Uses {
  routes: Map<string, DocumentNode[]>;
  figures: Map<string, DocumentNode[]>;
  terms: Map<string, DocumentNode[]>;
}

/** Returns the route to which a link leads; undefined if it leads elsewhere, or nowhere. */
function routeOf(target: string, page: string): string | undefined {
  const url = isExternal(target) ? undefined : linkedUrl(target, page);
  return url && normalize(pathOf(url));
}

async function allOf<Found>({ nodeModel }: ResolverContext, type: string) {
  const { entries } = await nodeModel.findAll<Found>({ type }, { track: false });
  return Array.from(entries);
}

async function read(context: ResolverContext): Promise<Uses> {
  const documents = await Promise.all(
    documentTypes.map(({ name }) => allOf<DocumentNode>(context, name)),
  );
  const contents = new Map(
    (await allOf<ContentNode>(context, contentNodes.name)).map((content) => [content.id, content]),
  );
  const known = new Map<string, string | undefined>();
  const uses: Uses = { routes: new Map(), figures: new Map(), terms: new Map() };
  const add = (users: Uses[keyof Uses], keys: readonly string[], document: DocumentNode): void => {
    for (const key of new Set(keys)) {
      const before = users.get(key);
      if (before) before.push(document);
      else users.set(key, [document]);
    }
  };
  for (const document of sort(documents.flat(), ({ file }) => file)) {
    const content = contents.get(document.contentId);
    if (!content) continue;
    const links = [...content.links, ...(content.drawnLinks ?? [])];
    const routes = links.flatMap(({ target }) => {
      const [path] = target?.split(/[?#]/, 1) ?? [];
      if (path === undefined) return [];
      // Most pages are linked often, and to parse an address takes time.
      const key = path.startsWith("/") ? path : `${document.path} ${path}`;
      if (!known.has(key)) known.set(key, routeOf(path, document.path));
      return known.get(key) ?? [];
    });
    add(uses.routes, routes, document);
    add(uses.figures, content.figures, document);
    add(uses.terms, content.terms, document);
  }
  return uses;
}

let current: Promise<Uses> | undefined;

/** Has the documents read anew, once one of them has changed. */
export const forgetUses = (): void => {
  current = undefined;
};

/**
 * Returns the documents that use something, by file. A page that asks is made again when a document
 * has changed.
 */
export async function usersOf(
  kind: keyof Uses,
  key: string,
  context: ResolverContext,
): Promise<DocumentNode[]> {
  for (const { name } of [...documentTypes, contentNodes])
    context.nodeModel.trackPageDependencies(null, { connectionType: name });
  current ??= read(context);
  return (await current)[kind].get(key) ?? [];
}

/** Returns those of them that lists show. */
export const listedUsersOf = async (
  ...asked: Parameters<typeof usersOf>
): Promise<DocumentNode[]> => (await usersOf(...asked)).filter(({ unlisted }) => !unlisted);
