import { join, sep } from "node:path";
import type { ParentSpanPluginArgs } from "gatsby";
import { root } from "./project";

/** What Gatsby remembers of the last build, as far as it is looked at here. */
interface Memory {
  /** By route; a component is the absolute path of its file. */
  pages: ReadonlyMap<string, { component: string }>;
  status: { PLUGINS_HASH: string };
}

/**
 * Has Gatsby begin anew where its cache was made in another folder, of which this one is a copy or the new name. Gatsby knows nodes and pages
 * by absolute paths: it would make all of them anew, and then throw those of ours away that are the same as before, as the files that they
 * came from are gone. Without a digest of its plugins it clears what it remembers, and keeps images and webpack's cache. Nodes must not be
 * asked for here: that opens their database, which Gatsby may be about to delete.
 */
export function forgetOtherFolder({
  store,
  reporter,
}: Pick<ParentSpanPluginArgs, "store" | "reporter">): void {
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
