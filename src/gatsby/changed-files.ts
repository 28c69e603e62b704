/**
 * Lets an edit show in development as soon as the file is saved, and leaves no file out.
 *
 * Why: Gatsby waits half a second for further changes, makes pages before gatsby-plugin-mdx has
 * read all files, and drops the nodes of a changed file while it makes pages and runs queries.
 * chokidar 3.6 misses files of new folders.
 * How much: an edit shows after 484 ms, and after 920 ms without; 2 of 1,200 new folders. A page
 * whose doc is saved while its query runs shows an error without an end.
 * Asserted: holds.ts (Gatsby's size of a batch, and what it does with changes); each start finds its
 * actions; changed-files.slow.test.ts.
 * Until: Gatsby acts on the first change, waits for its plugins, handles changes when it is done
 * with earlier ones, and has chokidar 4.
 */
import { stat, utimes } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { Node, ParentSpanPluginArgs } from "gatsby";
import { type FileNode, fileNodes } from "../data/nodes/file-nodes";
import type { NodeApi } from "../data/nodes/nodes";
import { assertFound } from "./assert-found";
import { requireFromRoot } from "./require-from-root";

/** Gatsby waits for more node changes until it has this many. Then it acts at once. */
const FULL_BATCH = 101;
/** Files that are saved within this time, in milliseconds, count as saved together. */
const TOGETHER = 30;

/** A change of a node that Gatsby has been told of and has not handled yet. */
interface Change {
  type: string;
  payload: [Partial<Node>];
}

const isOfFile = ({ type, payload: [node] }: Change): boolean =>
  type !== "touchNode" && node.internal?.type === "File";

type Touching = Pick<ParentSpanPluginArgs, "getNode">;

/**
 * Returns changes that have no effect. Gatsby waits half a second for further changes before it
 * handles the first one, unless it has a hundred.
 */
const emptyChanges = ({ getNode }: Touching): Change[] =>
  Array<Change>(FULL_BATCH).fill({ type: "touchNode", payload: [getNode("Site") ?? {}] });

/** Makes Gatsby handle all changes that it has been told of. */
export function commitChanges(api: Touching & Pick<ParentSpanPluginArgs, "emitter">): void {
  for (const change of emptyChanges(api)) api.emitter.emit("ENQUEUE_NODE_MUTATION", change);
}

/**
 * Makes Gatsby act at once when a file changes. Without it, an edit shows half a second later.
 */
export function actAtOnce(api: ParentSpanPluginArgs): void {
  let timer: NodeJS.Timeout | undefined;
  api.emitter.on("ENQUEUE_NODE_MUTATION", (change: Change) => {
    if (!isOfFile(change) || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      commitChanges(api);
    }, TOGETHER);
  });
}

/** Parts of Gatsby's state machine in development. */
interface Actions {
  /** Handles a change at once. */
  callApi?(context: { nodeMutationBatch?: Change[] }, event: { payload: Change }): void;
}
interface Services {
  sourceNodes?(context: object): Promise<unknown>;
}

/**
 * Makes Gatsby handle a changed file only once it is done with earlier changes. To handle it means
 * to drop its nodes until the file is read again. Meanwhile, a page would be dropped, or its query
 * would find nothing. While Gatsby reads all files, it does not hold any back.
 */
export function finishEarlierChanges(api: Touching): void {
  const { buildActions: actions }: { buildActions: Actions } = requireFromRoot(
    "gatsby/dist/state-machines/develop/actions",
  );
  const { dataLayerServices: services }: { dataLayerServices: Services } = requireFromRoot(
    "gatsby/dist/state-machines/data-layer/services",
  );
  const { callApi } = actions;
  const { sourceNodes } = services;
  assertFound(callApi, "`callApi` of Gatsby's state machine", "changed-files.ts");
  assertFound(sourceNodes, "`sourceNodes` of Gatsby's state machine", "changed-files.ts");
  let isReadingAll = false;
  services.sourceNodes = async (context) => {
    isReadingAll = true;
    try {
      return await sourceNodes(context);
    } finally {
      isReadingAll = false;
    }
  };
  actions.callApi = (context, event) => {
    // Gatsby handles the changes of this list next. There is none until the server has started.
    const next = context.nodeMutationBatch;
    if (next && !isReadingAll && isOfFile(event.payload))
      next.push(event.payload, ...emptyChanges(api));
    else callApi(context, event);
  };
}

/** Milliseconds. Longer than the time between chokidar reading a new folder and watching it. */
const UNTIL_WATCHED = 1000;

/**
 * Makes chokidar read a new folder once more. chokidar 3.6 reads a new folder before it watches it.
 * It misses a file that is written in between (1 of 600 files, each written up to 6 ms after its
 * folder). The author would not see that file until the folder changes again.
 */
export async function readFolderAgain(folder: string): Promise<void> {
  await wait(UNTIL_WATCHED);
  try {
    const { atime, mtime } = await stat(folder);
    // This keeps the times as they are. Setting them is enough to notify chokidar.
    await utimes(folder, atime, mtime);
  } catch {
    // The folder no longer exists, or it belongs to another user.
  }
}

const isMarkdown = ({ absolutePath }: FileNode): boolean => /\.mdx?$/.test(absolutePath);

/**
 * Waits until gatsby-plugin-mdx has made the nodes of these files in their current state, at most
 * ten seconds. In development, Gatsby does not wait for this before it makes pages. A page whose
 * node comes too late would be missing until the next change.
 */
export async function allFilesRead(api: NodeApi, files = () => fileNodes.all(api)): Promise<void> {
  const deadline = Date.now() + 10_000;
  const isRead = (file: FileNode): boolean =>
    file.children.some((id) => {
      const { type, contentDigest } = api.getNode(id)?.internal ?? {};
      return type === "Mdx" && contentDigest === file.internal.contentDigest;
    });
  const areRead = (): boolean => files().filter(isMarkdown).every(isRead);
  while (!areRead() && Date.now() < deadline) await wait(5);
}
