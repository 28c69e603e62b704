/**
 * Lets an edit show in development as soon as the file is saved, and leaves no file out.
 *
 * Why: Gatsby waits half a second for further changes, makes pages before gatsby-plugin-mdx has
 * read all files, and chokidar 3.6 misses files of new folders.
 * How much: an edit shows after 484 ms, and after 920 ms without; 2 of 1,200 new folders.
 * Asserted: holds.ts (Gatsby's size of a batch); changed-files.test.ts.
 * Until: Gatsby acts on the first change and waits for its plugins, and has chokidar 4.
 */
import { stat, utimes } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { Node, ParentSpanPluginArgs } from "gatsby";
import { type FileNode, fileNodes } from "../data/nodes/file-nodes";
import type { NodeApi } from "../data/nodes/nodes";

/** Gatsby waits for more node changes until it has this many. Then it acts at once. */
const FULL_BATCH = 101;
/** Files that are saved within this time, in milliseconds, count as saved together. */
const TOGETHER = 30;

/**
 * Makes Gatsby act at once when a file changes. Gatsby waits half a second for further changes
 * before it handles the first one, unless it has a hundred. So this function answers a changed file
 * with a hundred changes that have no effect. Without it, an edit shows half a second later.
 */
export function actAtOnce({ emitter, getNode }: ParentSpanPluginArgs): void {
  let timer: NodeJS.Timeout | undefined;
  emitter.on("ENQUEUE_NODE_MUTATION", ({ type, payload: [node] }: EnqueuedMutation) => {
    const isOfFile = type !== "touchNode" && node.internal?.type === "File";
    if (!isOfFile || timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      const touch = { type: "touchNode", payload: [getNode("Site")] };
      for (let i = 0; i < FULL_BATCH; i += 1) emitter.emit("ENQUEUE_NODE_MUTATION", touch);
    }, TOGETHER);
  });
}

interface EnqueuedMutation {
  type: string;
  payload: [Partial<Node>];
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
 * Waits until gatsby-plugin-mdx has made the nodes of all files in their current state, at most ten
 * seconds. In development, Gatsby does not wait for this before it makes pages. A page whose node
 * comes too late would be missing until the next change.
 */
export async function allFilesRead(api: NodeApi): Promise<void> {
  const deadline = Date.now() + 10_000;
  const isRead = (file: FileNode): boolean =>
    file.children.some((id) => {
      const { type, contentDigest } = api.getNode(id)?.internal ?? {};
      return type === "Mdx" && contentDigest === file.internal.contentDigest;
    });
  const areRead = (): boolean => fileNodes.all(api).filter(isMarkdown).every(isRead);
  while (!areRead() && Date.now() < deadline) await wait(5);
}
