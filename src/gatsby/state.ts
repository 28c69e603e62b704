/**
 * Reads Gatsby's own memory of a run: its pages, its schema, and the digest of its plugins.
 *
 * Why: a build needs them after the pages are written, and Gatsby's hooks do not pass them.
 * How much: without them no redirects, no schema file, and a wrong build in a copied folder.
 * Asserted: each read checks that the part is there; state.test.ts.
 * Until: Gatsby documents its store, which it passes to all hooks.
 */
import { sort } from "d3-array";
import type { ParentSpanPluginArgs } from "gatsby";
import type { IGatsbyPage, IGatsbyState } from "gatsby/dist/redux/types";
import { assertFound } from "./assert-found";

type WithStore = Pick<ParentSpanPluginArgs, "store">;

function part<Name extends "pages" | "schema" | "status">(
  { store }: WithStore,
  name: Name,
): IGatsbyState[Name] {
  const { [name]: found } = store.getState() as Partial<IGatsbyState>;
  assertFound(found, `\`${name}\` in Gatsby's store`, "state.ts");
  return found as IGatsbyState[Name];
}

/** Returns all pages of the site, in the order of their routes. */
export const pagesOf = (api: WithStore): IGatsbyPage[] =>
  sort(part(api, "pages").values(), ({ path }) => path);

/** Returns the page at a path; undefined if there is none. */
export const pageAt = (api: WithStore, path: string): IGatsbyPage | undefined =>
  part(api, "pages").get(path);

/** Returns the schema of the site's GraphQL. */
export const schemaOf = (api: WithStore): IGatsbyState["schema"] => part(api, "schema");

/** Returns the digest of the plugins of the last build. Without one, Gatsby clears its memory. */
export const pluginsDigestOf = (api: WithStore): string => part(api, "status").PLUGINS_HASH;
