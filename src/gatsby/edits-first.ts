/**
 * Shows an edit in development before Gatsby makes anew what the edit does not change.
 *
 * Why: after each change of a node, Gatsby reads all nodes for its schema, makes all pages, and has
 * the search make its indexes. Most edits change a text alone.
 * How much: at 1,000 docs, an edit of a text shows after 262 ms, and after 1,359 ms without; one of
 * a title after 594 and 1,093 ms.
 * Asserted: each start finds Gatsby's steps and the search's; edits-first.slow.test.ts runs Gatsby's
 * state machine.
 * Until: Gatsby makes anew only what depends on the changed nodes.
 */
import type { Node, ParentSpanPluginArgs } from "gatsby";
import { fileNodes } from "../data/nodes/file-nodes";
import type { NodeApi } from "../data/nodes/nodes";
import { assertFound } from "./assert-found";
import { allFilesRead, commitChanges } from "./changed-files";
import { requireFromRoot } from "./require-from-root";

type Step<Result> = ((...args: object[]) => Promise<Result>) | undefined;

/** The steps of Gatsby's state machine that this file changes. */
interface Services {
  buildSchema: Step<void>;
  createPages: Step<{ changedPages: string[]; deletedPages: string[] }>;
}

interface Schema {
  /** Reads all nodes, to infer types from them. */
  build: Step<void>;
  /** Uses what is known of the nodes. Gatsby keeps that up to date. */
  rebuild: Step<void>;
}

/** gatsby-plugin-local-search, which makes its indexes when Gatsby makes pages. */
interface Search {
  createPages: Step<void>;
}

interface Site {
  /**
   * Returns whether changes leave all pages as they are. `changed` has the nodes that have changed
   * since the pages were made, each as it was then.
   */
  isTextEdit: (changed: ReadonlyMap<string, Node | undefined>) => Promise<boolean>;
  /** Runs work once an edit has reached the browser. */
  whenIdle: (work: () => void) => void;
}

/** What Gatsby's store tells of a node that comes, changes or goes. */
interface NodeChange {
  payload?: Node;
  oldNode?: Node;
}

/**
 * Makes Gatsby skip its schema and all pages after an edit of a text, and the search after any
 * edit. Gatsby makes up for both when nothing else is to be done.
 */
export function showEditsFirst(
  api: ParentSpanPluginArgs & NodeApi,
  { isTextEdit, whenIdle }: Site,
): void {
  const { dataLayerServices: services }: { dataLayerServices: Services } = requireFromRoot(
    "gatsby/dist/state-machines/data-layer/services",
  );
  const schema: Schema = requireFromRoot("gatsby/dist/schema");
  const search: Search = requireFromRoot("gatsby-plugin-local-search/gatsby-node");
  const { buildSchema, createPages } = services;
  const { rebuild } = schema;
  const { createPages: makeIndex } = search;
  assertFound(buildSchema, "`buildSchema` of Gatsby's state machine", "edits-first.ts");
  assertFound(createPages, "`createPages` of Gatsby's state machine", "edits-first.ts");
  assertFound(schema.build && rebuild, "`rebuild` of Gatsby's schema", "edits-first.ts");
  assertFound(makeIndex, "`createPages` of the search's plugin", "edits-first.ts");

  const changed = new Map<string, Node | undefined>();
  const note = (node: Node | undefined, before: Node | undefined): void => {
    if (node && !changed.has(node.id)) changed.set(node.id, before);
  };
  api.emitter.on("CREATE_NODE", ({ payload, oldNode }: NodeChange) => note(payload, oldNode));
  api.emitter.on("DELETE_NODE", ({ payload }: NodeChange) => note(payload, payload));
  const changedFiles = () =>
    Array.from(changed.keys(), (id) => api.getNode(id)).filter(fileNodes.is);

  /** What Gatsby makes this time: nothing but data, pages as well, or all there is. */
  let makes: "data" | "pages" | "all" = "all";
  let isAllDue = true;
  const makeAll = (): void => {
    isAllDue = true;
    commitChanges(api);
  };

  services.buildSchema = async (...args) => {
    makes = "all";
    if (!isAllDue) {
      await allFilesRead(api, changedFiles);
      makes = (await isTextEdit(changed)) ? "data" : "pages";
    }
    if (makes !== "data") await buildSchema(...args);
  };
  services.createPages = async (...args) => {
    if (makes === "data") {
      if (changed.size > 0) whenIdle(makeAll);
      return { changedPages: [], deletedPages: [] };
    }
    changed.clear();
    const made = await createPages(...args);
    // At the start of the server, a file may have changed after its page was made.
    if (makes === "pages" || changedFiles().length > 0) whenIdle(makeAll);
    changed.clear();
    isAllDue = false;
    schema.build = rebuild;
    return made;
  };
  search.createPages = async (...args) => {
    if (makes === "all") await makeIndex(...args);
  };
}
