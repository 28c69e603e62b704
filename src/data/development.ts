import { stat, utimes } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { Node, ParentSpanPluginArgs } from "gatsby";
import type { Problem, ShownProblem } from "../site/problems/problem";
import * as routes from "../site/routes";
import { sourceFrame } from "./files/source-frame";
import { type FileNode, fileNodes } from "./nodes/file-nodes";
import type { NodeApi } from "./nodes/nodes";

export const isDevelopment = process.env.gatsby_executing_command === "develop";

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

/** The part of Express's interface that this module uses of the development server. */
interface DevServer {
  get(path: string, answer: (request: Request, response: Response) => void): void;
}
interface Request {
  on(event: "close", listener: () => void): void;
}
interface Response {
  writeHead(status: number, headers: Record<string, string>): void;
  write(text: string): void;
}

/** Milliseconds. Longer than Gatsby's remaining work once pages are made. */
const UNTIL_IDLE = 400;
let pending: NodeJS.Timeout | undefined;

/** Runs work that no edit has to wait for, after the last edit has reached the browser. */
export function whenIdle(work: () => void): void {
  clearTimeout(pending);
  pending = setTimeout(() => {
    try {
      work();
    } catch {
      // A file was deleted after its node was made. The next change of nodes runs all checks again.
    }
  }, UNTIL_IDLE);
}

const readers = new Set<Response>();
let shown = "[]";

const send = (reader: Response): void => reader.write(`data: ${shown}\n\n`);

/** Sends the content's problems to every browser that asks, now and whenever they change. */
export function serveProblems(app: DevServer): void {
  app.get(routes.developmentProblems, (request, response) => {
    // `no-transform` prevents compression, which would hold events back until its buffer is full.
    response.writeHead(200, {
      "content-type": "text/event-stream",
      "cache-control": "no-cache, no-transform",
    });
    readers.add(response);
    send(response);
    request.on("close", () => readers.delete(response));
  });
}

/**
 * Shows these problems in the browser instead of the previous ones. Returns whether they differ.
 */
export function showProblems(problems: readonly Problem[]): boolean {
  const next = JSON.stringify(
    problems.map((problem): ShownProblem => ({ ...problem, frame: sourceFrame(problem) })),
  );
  if (next === shown) return false;
  shown = next;
  for (const reader of readers) send(reader);
  return true;
}
