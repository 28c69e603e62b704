/**
 * Makes Gatsby begin anew if its cache was made in another folder: after a copy or a rename.
 *
 * Why: Gatsby knows nodes and pages by absolute paths. It would make all of them anew, and then
 * delete the unchanged ones, because the files that they came from are gone.
 * How much: one action of Gatsby's store. Without a digest of its plugins, Gatsby clears its
 * memory, and keeps images and webpack's cache.
 * Asserted: the store has no digest afterwards.
 * Until: Gatsby notices by itself, or knows files by their paths within the project.
 */
import { join, sep } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { pagesOf, pluginsDigestOf } from "./state";

/**
 * Clears Gatsby's memory if it comes from a build in another folder. This code must not ask for
 * nodes: that would open their database, which Gatsby may be about to delete.
 */
export function forgetOtherFolder(
  { store, reporter }: Pick<ParentSpanPluginArgs, "store" | "reporter">,
  root: string,
): void {
  // A component is the absolute path of a file.
  if (pagesOf({ store }).every(({ component }) => component.startsWith(join(root, sep)))) return;
  reporter.info(
    "Gatsby's cache was made in another folder. This run makes all nodes and pages again.",
  );
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
  if (pluginsDigestOf({ store }) === "") return;
  throw new Error(
    "Gatsby's cache was made in another folder, and Gatsby has not cleared it. Remove `.cache`, and try again.",
  );
}
