/**
 * Has Gatsby begin anew where its cache was made in another folder, of which this one is a copy or
 * has the new name.
 *
 * Why: Gatsby knows nodes and pages by absolute paths. It would make all of them anew, and then
 * throw away those that are the same as before, as the files that they came from are gone.
 * How much: one action of Gatsby's store. Without a digest of its plugins Gatsby clears what it
 * remembers, and keeps images and webpack's cache.
 * Asserted: the store has no digest afterwards.
 * Until: Gatsby notices by itself, or knows files by their paths within the project.
 */
import { join, sep } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";

/** What Gatsby remembers of the last build, as far as it is looked at here. */
interface Memory {
  /** By route; a component is the absolute path of its file. */
  pages: ReadonlyMap<string, { component: string }>;
  status: { PLUGINS_HASH: string };
}

/**
 * Clears Gatsby's memory of a build in another folder than this one. Nodes must not be asked for
 * here: that opens their database, which Gatsby may be about to delete.
 */
export function forgetOtherFolder(
  { store, reporter }: Pick<ParentSpanPluginArgs, "store" | "reporter">,
  root: string,
): void {
  const memory = () => store.getState() as Memory;
  const components = Array.from(memory().pages.values(), ({ component }) => component);
  if (components.every((component) => component.startsWith(join(root, sep)))) return;
  reporter.info("Gatsby's cache was made in another folder. This run begins anew.");
  store.dispatch({ type: "UPDATE_PLUGINS_HASH", payload: "" });
  if (memory().status.PLUGINS_HASH === "") return;
  throw new Error(
    "Gatsby's cache was made in another folder, and Gatsby does not forget it. Remove `.cache`, and try again.",
  );
}
