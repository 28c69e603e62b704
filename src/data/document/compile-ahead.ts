/**
 * Compiling takes a large part of a build, and Gatsby makes nodes in one thread. If Gatsby's cache
 * is empty, and in a check, a second thread compiles documents too: each thread takes the next one
 * that the other has not taken. A check skips the colours of code and the terms of the glossary.
 */
import { parentPort, Worker, workerData } from "node:worker_threads";
import { type Compiled, compile } from "../../markdown/compile";
import { readContracts } from "../solidity/contract-files";
import { type ContentFile, readContentFile } from "./content-file";
import { environment, environmentDigest, environmentOfCheck } from "./environment";

/**
 * A compiled document with its trees as JSON texts. The tree is nearly all of a document. To pass
 * it between threads, hash it and store it takes a fraction of the time as a text.
 */
export interface CompiledDocument extends Omit<Compiled, "tree" | "preview"> {
  tree: string;
  preview: string | null;
}

/** A document that the second thread has compiled, and what it was compiled from. */
interface DeliveredDocument {
  path: string;
  source: string;
  environment: string;
  compiled: CompiledDocument;
}

/** What the second thread says once it has compiled the contracts. */
const CONTRACTS = "contracts";

/** The data that the second thread gets. */
interface Task {
  task: "compile";
  paths: readonly string[];
  /** One number for each path: 1 when a thread has taken it. */
  taken: Int32Array;
  isCheck: boolean;
}

const take = (taken: Int32Array, index: number): boolean => Atomics.exchange(taken, index, 1) === 0;

let contracts: Promise<void> = Promise.resolve();

/**
 * Resolves when the second thread has compiled the contracts, and kept the result for this one. All
 * documents may refer to them. Resolves at once if there is no such thread.
 */
export const awaitContracts = (): Promise<void> => contracts;

const expected = new Map<string, { index: number; arrival: Promise<void> }>();
const arrived = new Map<string, DeliveredDocument>();

/** The documents that both threads compile. */
let task: Task | undefined;

/** Compiles a document in this thread. */
export function compileNow({ body, path }: ContentFile): CompiledDocument {
  const compiled = compile(body, path, task?.isCheck ? environmentOfCheck : environment);
  const { tree, preview } = compiled;
  return {
    ...compiled,
    tree: JSON.stringify(tree),
    preview: preview && JSON.stringify(preview),
  };
}

/**
 * Returns a digest of what a document was compiled with. It is empty in a check, because a check
 * ends before any of it changes.
 */
const environmentDigestOf = ({ links }: CompiledDocument): string =>
  task?.isCheck
    ? ""
    : environmentDigest(
        links.flatMap(({ file }) => file ?? []),
        undefined,
      );

let onUse = (): void => {};

/** Sets the function that is called whenever a compiled document is used. */
export function onCompiledUse(tell: () => void): void {
  onUse = tell;
}

/** With fewer documents, a second thread takes longer to start than to help a check. */
const FEWEST_FOR_A_THREAD = 10;

/**
 * Starts a second thread that compiles documents in this order. The thread runs `script`, which has
 * to call `compileInThread` there. This thread compiles the documents that it reaches first. Does
 * nothing if there is such a thread.
 */
export function startCompiling(
  paths: readonly string[],
  script: string | URL,
  { isCheck }: { isCheck: boolean },
): void {
  if (expected.size > 0) return;
  const taken = new Int32Array(new SharedArrayBuffer(paths.length * Int32Array.BYTES_PER_ELEMENT));
  task = { task: "compile", paths, taken, isCheck };
  if (isCheck && paths.length < FEWEST_FOR_A_THREAD) return;
  const settle = new Map<string, () => void>();
  for (const [index, path] of paths.entries()) {
    const arrival = new Promise<void>((resolve) => settle.set(path, resolve));
    expected.set(path, { index, arrival });
  }
  const thread = new Worker(script, { workerData: task });
  contracts = new Promise((resolve) => settle.set(CONTRACTS, resolve));
  thread.on("message", (ahead: DeliveredDocument | typeof CONTRACTS) => {
    if (ahead !== CONTRACTS) arrived.set(ahead.path, ahead);
    settle.get(ahead === CONTRACTS ? ahead : ahead.path)?.();
  });
  // This thread compiles what the second thread could not, and throws the same error if it fails.
  thread.on("error", () => undefined);
  thread.on("exit", () => {
    for (const resolve of settle.values()) resolve();
  });
}

/** Compiles documents in the second thread, and sends them to the first one. */
export function compileInThread(): void {
  const { paths, taken } = workerData as Task;
  task = workerData as Task;
  readContracts();
  parentPort?.postMessage(CONTRACTS);
  for (const [index, path] of paths.entries()) {
    if (!take(taken, index)) continue;
    const file = readContentFile(path);
    if (!file) continue;
    const compiled = compileNow(file);
    const ahead = { path, source: file.body, environment: environmentDigestOf(compiled), compiled };
    parentPort?.postMessage(ahead satisfies DeliveredDocument);
  }
}

/**
 * Resolves when the second thread has delivered a document or has ended. Resolves once the contracts
 * are there if this thread has to compile the document.
 */
export async function awaitSecondThread(path: string): Promise<void> {
  const document = expected.get(path);
  if (!document) return;
  expected.delete(path);
  await contracts;
  if (task && take(task.taken, document.index)) return;
  await document.arrival;
}

/**
 * Returns a compiled document. It uses the result of the second thread if the text, words and
 * linked routes are still the same. Otherwise it compiles the document now.
 */
export function compileDocument(file: ContentFile): CompiledDocument {
  const ahead = arrived.get(file.path);
  arrived.delete(file.path);
  onUse();
  const isCurrent =
    ahead?.source === file.body && ahead.environment === environmentDigestOf(ahead.compiled);
  return isCurrent ? ahead.compiled : compileNow(file);
}
