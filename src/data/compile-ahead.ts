import { join } from "node:path";
import { parentPort, Worker, workerData } from "node:worker_threads";
import { type Compiled, compile } from "../markdown/compile";
import { type ContentFile, readContentFile } from "./content-file";
import { environment, environmentDigest } from "./environment";
import { contentRoot, root } from "./project";
import { scan } from "./scan";

/** A document compiled in the second thread, and what it was compiled from. */
interface Ahead {
  path: string;
  source: string;
  environment: string;
  compiled: Compiled;
}

const environmentOf = ({ links }: Compiled): string =>
  environmentDigest(
    links.flatMap(({ file }) => file ?? []),
    undefined,
  );

const expected = new Map<string, Promise<void>>();
const arrived = new Map<string, Ahead>();

/** What Gatsby has compiled of `gatsby-node.ts`. */
export const gatsbyNode = join(root, ".cache/compiled/gatsby-node.js");

/** Absolute paths of all Markdown files of the content. */
export const markdownFiles = (): string[] =>
  scan(contentRoot).files.filter((path) => /\.mdx?$/.test(path));

/** Lets a second thread compile documents. It runs a script, which calls `compileInThread` there. */
export function startCompiling(paths: readonly string[], script: string | URL): void {
  const settle = new Map<string, () => void>();
  for (const path of paths) {
    expected.set(path, new Promise((resolve) => settle.set(path, resolve)));
  }
  const thread = new Worker(script, { workerData: paths });
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
  for (const path of workerData as readonly string[]) {
    const file = readContentFile(path);
    if (!file) continue;
    const compiled = compile(file.body, path, environment);
    const ahead = { path, source: file.body, environment: environmentOf(compiled), compiled };
    parentPort?.postMessage(ahead satisfies Ahead);
  }
}

/** Resolves when a document that is in the second thread's hands has come from there. */
export const compiledAhead = async (path: string): Promise<void> => expected.get(path);

/** A document compiled: by the second thread, if from the same text, words and linked routes, else now. */
export function compileDocument(file: ContentFile): Compiled {
  const ahead = arrived.get(file.path);
  arrived.delete(file.path);
  const isCurrent =
    ahead?.source === file.body && ahead.environment === environmentOf(ahead.compiled);
  return isCurrent ? ahead.compiled : compile(file.body, file.path, environment);
}
