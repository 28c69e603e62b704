import { stat, utimes } from "node:fs/promises";
import { setTimeout as wait } from "node:timers/promises";
import type { Node, ParentSpanPluginArgs } from "gatsby";
import type { Problem, ShownProblem } from "../site/problem";
import * as routes from "../site/routes";
import { sourceFrame } from "./files/source-frame";
import type { FileNode, NodeApi } from "./nodes/nodes";

export const isDevelopment = process.env.gatsby_executing_command === "develop";

/**
 * Gatsby's waiting state takes so many changes of nodes before it acts without waiting for more.
 */
const FULL_BATCH = 101;
/** Files that are saved together, in milliseconds. */
const TOGETHER = 30;

/**
 * Gatsby waits half a second for further changes before it looks at the first one, unless there are
 * a hundred: so a changed file brings a hundred changes that change nothing. Without this an edit
 * shows half a second later.
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

/** Longer than chokidar takes between reading a new folder and watching it, in milliseconds. */
const UNTIL_WATCHED = 1000;

/**
 * Makes chokidar read a new folder once more. chokidar 3.6 reads a new folder before it watches it:
 * it misses a file that is written in between (1 of 600 files, each written up to 6 ms after its
 * folder), and an author would not see that file until the folder changes again.
 */
export async function readFolderAgain(folder: string): Promise<void> {
  await wait(UNTIL_WATCHED);
  try {
    const { atime, mtime } = await stat(folder);
    // The times stay as they are; setting them is what chokidar is told of.
    await utimes(folder, atime, mtime);
  } catch {
    // The folder is gone, or belongs to somebody else.
  }
}

const isMarkdown = ({ absolutePath }: FileNode): boolean => /\.mdx?$/.test(absolutePath);

/**
 * Waits until gatsby-plugin-mdx has made its nodes of all files as they are now. Gatsby does not
 * wait for that before it makes pages in development; a page whose node comes too late would be
 * lost until the next change.
 */
export async function allFilesRead({ getNode, getNodesByType }: NodeApi): Promise<void> {
  const deadline = Date.now() + 10_000;
  const isRead = (file: FileNode): boolean =>
    file.children.some((id) => {
      const { type, contentDigest } = getNode(id)?.internal ?? {};
      return type === "Mdx" && contentDigest === file.internal.contentDigest;
    });
  const areRead = (): boolean =>
    (getNodesByType("File") as FileNode[]).filter(isMarkdown).every(isRead);
  while (!areRead() && Date.now() < deadline) await wait(5);
}

/** The part of Express that the development server offers. */
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

/** Longer than what is left to do once pages are made, in milliseconds. */
const UNTIL_IDLE = 400;
let pending: NodeJS.Timeout | undefined;

/** Does what no edit has to wait for, once the last one has reached the browser. */
export function whenIdle(work: () => void): void {
  clearTimeout(pending);
  pending = setTimeout(() => {
    try {
      work();
    } catch {
      // A file has gone since its node was made: with the next nodes all is looked at again.
    }
  }, UNTIL_IDLE);
}

const readers = new Set<Response>();
let shown = "[]";

const send = (reader: Response): void => reader.write(`data: ${shown}\n\n`);

/** Sends the content's problems, now and whenever they change, to every browser that asks. */
export function serveProblems(app: DevServer): void {
  app.get(routes.developmentProblems, (request, response) => {
    // Compressed events would wait for a buffer to fill.
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
 * Shows these problems in the browser instead of those before. Returns whether they are other ones.
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
