import type { Problem, ShownProblem } from "../site/problems/problem";
import * as routes from "../site/routes";
import { contentRoot, staticRoot } from "./files/project";
import { sourceFrame } from "./files/source-frame";

export const isDevelopment = process.env.gatsby_executing_command === "develop";

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
const waiting = new Map<string, () => void>();
let timer: NodeJS.Timeout | undefined;

/** Whether a file of the site was not there any more. */
function isGone(error: unknown): boolean {
  const { code, path }: Partial<NodeJS.ErrnoException> = Object(error);
  const isOfSite = [contentRoot, staticRoot].some((root) => path?.startsWith(root));
  return code === "ENOENT" && isOfSite;
}

/** The last failure of each work. It is told once, however often it occurs. */
const told = new Map<string, string>();

function workThrough(): void {
  for (const [name, work] of waiting) {
    waiting.delete(name);
    try {
      work();
      told.delete(name);
    } catch (error) {
      // A file was deleted after its node was made. The next change of nodes runs all checks again.
      if (isGone(error)) continue;
      const failure = String(Object(error).stack ?? error);
      if (told.get(name) !== failure) console.error(`The work on ${name} has failed.\n${failure}`);
      told.set(name, failure);
    }
  }
}

/**
 * Runs work that no edit has to wait for, after the last edit has reached the browser. It takes the
 * place of waiting work of the same name.
 */
export function whenIdle(name: string, work: () => void): void {
  waiting.set(name, work);
  clearTimeout(timer);
  timer = setTimeout(workThrough, UNTIL_IDLE);
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
