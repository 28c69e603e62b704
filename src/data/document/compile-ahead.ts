import { join } from "node:path";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { type Compiled, compile } from "../../markdown/compile";
import { contentRoot, root } from "../files/project";
import { scan } from "../files/scan";
import { type ContentFile, readContentFile } from "./content-file";
import { environment, environmentDigest, environmentOfCheck } from "./environment";

/**
 * A document compiled, with its trees as JSON. Nearly all of a document is in its tree, and a text
 * is handed over by the second thread, digested and stored in a fraction of the time that a tree
 * takes.
 */
export interface CompiledDocument extends Omit<Compiled, "tree" | "preview"> {
  tree: string;
  preview: string | null;
}

/** A document compiled in the second thread, and what it was compiled from. */
interface Ahead {
  path: string;
  source: string;
  environment: string;
  compiled: CompiledDocument;
}

/** What the second thread is given. */
interface Task {
  task: "compile";
  paths: readonly string[];
  /** For each path 1 when a thread has taken it. */
  taken: Int32Array;
  isCheck: boolean;
}

const take = (taken: Int32Array, index: number): boolean => Atomics.exchange(taken, index, 1) === 0;

const expected = new Map<string, { index: number; arrival: Promise<void> }>();
const arrived = new Map<string, Ahead>();

/** What Gatsby has compiled of `gatsby-node.ts`. */
export const gatsbyNode = join(root, ".cache/compiled/gatsby-node.js");

/** Absolute paths of all Markdown files of the content. */
export const markdownFiles = (): string[] =>
  scan(contentRoot).files.filter((path) => /\.mdx?$/.test(path));

/**
 * What both threads take documents from in a check. In a build the first one has other work while
 * the second compiles.
 */
let check: Task | undefined;

function compileNow({ body, path }: ContentFile): CompiledDocument {
  const compiled = compile(body, path, check ? environmentOfCheck : environment);
  const { tree, preview } = compiled;
  return {
    ...compiled,
    tree: JSON.stringify(tree),
    preview: preview && JSON.stringify(preview),
  };
}

/** Stands for what a document was compiled with; a check is over before any of it changes. */
const environmentOf = ({ links }: CompiledDocument): string =>
  check
    ? ""
    : environmentDigest(
        links.flatMap(({ file }) => file ?? []),
        undefined,
      );

/**
 * Lets a second thread compile documents, in this order. It runs a script, which calls
 * `compileInThread` there. In a check this thread takes those that it comes to first.
 */
export function startCompiling(
  paths: readonly string[],
  script: string | URL,
  { isCheck }: { isCheck: boolean },
): void {
  const taken = new Int32Array(new SharedArrayBuffer(paths.length * Int32Array.BYTES_PER_ELEMENT));
  const task: Task = { task: "compile", paths, taken, isCheck };
  if (isCheck) check = task;
  const settle = new Map<string, () => void>();
  for (const [index, path] of paths.entries()) {
    const arrival = new Promise<void>((resolve) => settle.set(path, resolve));
    expected.set(path, { index, arrival });
  }
  const thread = new Worker(script, { workerData: task });
  thread.on("message", (ahead: Ahead) => {
    arrived.set(ahead.path, ahead);
    settle.get(ahead.path)?.();
  });
  // What the thread could not do is done, and fails with its reason, in this one.
  thread.on("error", () => undefined);
  thread.on("exit", () => {
    for (const resolve of settle.values()) resolve();
  });
}

/** The second thread. */
export function compileInThread(): void {
  const task = workerData as Task;
  if (task.isCheck) check = task;
  for (const [index, path] of task.paths.entries()) {
    if (!take(task.taken, index)) continue;
    const file = readContentFile(path);
    if (!file) continue;
    const compiled = compileNow(file);
    const ahead = { path, source: file.body, environment: environmentOf(compiled), compiled };
    parentPort?.postMessage(ahead satisfies Ahead);
  }
}

/** Resolves when a document that the second thread has taken has come from there. */
export async function compiledAhead(path: string): Promise<void> {
  const document = expected.get(path);
  if (!document) return;
  expected.delete(path);
  if (check && take(check.taken, document.index)) return;
  await document.arrival;
}

/**
 * A document compiled: by the second thread, if from the same text, words and linked routes, else
 * now.
 */
export function compileDocument(file: ContentFile): CompiledDocument {
  const ahead = arrived.get(file.path);
  arrived.delete(file.path);
  const isCurrent =
    ahead?.source === file.body && ahead.environment === environmentOf(ahead.compiled);
  return isCurrent ? ahead.compiled : compileNow(file);
}
