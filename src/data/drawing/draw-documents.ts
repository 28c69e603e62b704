/**
 * Runs the code of documents before pages are made. What fails is a problem of the document, and what
 * the code shows is part of its text, for the search, feeds and copies.
 */
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import type { BuildFailure } from "esbuild";
import type { DocumentLink } from "../../markdown/facts";
import type { CodePlace } from "../../markdown/javascript/module-code";
import { isOfBrowsers } from "../../markdown/javascript/scope";
import type { Drawable, DrawingTask, Drawn } from "../../site/drawing";
import type { Problem } from "../../site/problems/problem";
import { type ContentNode, contentNodes, setDrawn } from "../document/content";
import { allDocuments, type DocumentNode } from "../document/document";
import { ownModule } from "../document/modules";
import { brokenImports } from "../document/own-code";
import { digestOf } from "../files/digest";
import { fromRoot, root } from "../files/project";
import type { NodeApi } from "../nodes/nodes";
import { createProblems } from "../problems/problems";
import { bundleDocuments, bundleThread, isBuildFailure } from "./bundle";
import { drawnTree, type ShownAddress } from "./drawn-tree";
import { placeInStack } from "./place-in-stack";
import { afterWork } from "./work-limit";

/** The longest time that the process may work to draw a document, and that it may take, in ms. */
const MOST = 5000;
const LONGEST = 60_000;

/** How JavaScript says that a name is missing. */
const MISSING = /^(\w+) is not defined/;

/** A document with code. */
interface DocumentWithCode {
  document: DocumentNode;
  content: ContentNode;
  /** Absolute path. */
  path: string;
  places: readonly CodePlace[];
}

type Outcome = Omit<Drawn, "index">;

/** Draws documents in a thread until it has drawn all, or one fails or does not come to an end. */
function drawInThread(
  script: string,
  documents: readonly Drawable[],
  outcomes: Map<Drawable, Outcome>,
): Promise<void> {
  const progress = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT));
  const thread = new Worker(script, {
    eval: true,
    workerData: { documents, progress } satisfies DrawingTask,
    // React explains its errors only in development.
    env: { ...process.env, NODE_ENV: "development" },
    // What code prints says nothing of the content.
    stdout: true,
    stderr: true,
  });
  const note = (index: number, outcome: Outcome): void => {
    const document = documents[index];
    if (document && !outcomes.has(document)) outcomes.set(document, outcome);
  };
  let isEnded = false;
  const end = (): void => {
    isEnded = true;
    void thread.terminate();
  };
  const stop = (message: string): void => {
    const [index = 0, hole = -1] = progress;
    if (!isEnded) note(index, { failure: { message, stack: "", hole, isUndrawable: false } });
    end();
  };
  return new Promise((done) => {
    const limit = () =>
      afterWork(MOST, LONGEST, () => stop(`it takes longer than ${MOST / 1000} seconds`));
    let endLimit = limit();
    thread.on("message", ({ index, ...outcome }: Drawn) => {
      endLimit();
      note(index, outcome);
      // Code that fails may leave things behind that make others fail.
      if (outcome.failure || index === documents.length - 1) end();
      else endLimit = limit();
    });
    thread.on("error", ({ message }) => stop(message));
    thread.on("exit", () => {
      endLimit();
      stop("it ends the process that draws it");
      done();
    });
  });
}

/** Draws all documents. Returns what they show, or why they show nothing. */
async function drawAll(
  script: string,
  documents: readonly Drawable[],
): Promise<ReadonlyMap<Drawable, Outcome>> {
  const outcomes = new Map<Drawable, Outcome>();
  for (let left = documents; left.length > 0; left = left.filter((one) => !outcomes.has(one)))
    await drawInThread(script, left, outcomes);
  return outcomes;
}

/** Returns the place of the code that fills a hole. */
const placeOfHole = ({ path, places }: DocumentWithCode, n: number): CodePlace =>
  places[n] ?? { path, line: 1, column: 1 };

/** Returns the problem of a document whose code fails; undefined if only a page can draw it. */
function problemOf(one: DocumentWithCode, { failure }: Outcome): Problem | undefined {
  if (!failure || failure.isUndrawable) return undefined;
  const [reason = ""] = failure.message.split("\n");
  const [, name = ""] = MISSING.exec(reason) ?? [];
  const hint = isOfBrowsers(name)
    ? ` Only browsers have \`${name}\`, and the build draws the page first. Use it in \`useEffect\`, or within \`<BrowserOnly>\` of \`@docusaurus/BrowserOnly\`.`
    : "";
  const where = placeInStack(failure.stack);
  const { path, line, column } = placeOfHole(one, failure.hole);
  return {
    code: "failing-code",
    severity: "error",
    message: `This code fails when the page is drawn${where ? ` (\`${where}\`)` : ""}: ${reason.replace(/\.$/, "")}.${hint}`,
    file: fromRoot(path),
    line,
    column,
  };
}

/** Returns a link of a document that its code shows, at the place of the code. */
function linkOf(one: DocumentWithCode, { address, n }: ShownAddress): DocumentLink {
  const { path, line, column } = placeOfHole(one, n);
  return { href: address, target: address, file: null, from: path, line, column };
}

/** Returns what a bundler says of code that it cannot read, unless others have told it already. */
function unreadable({ document }: DocumentWithCode, { errors: [first] }: BuildFailure): Problem[] {
  const { text = "", location } = first ?? {};
  if (location?.file.includes("node_modules") || brokenImports([document]).length > 0) return [];
  const message = `The code of the document cannot be read: ${text.replace(/\.$/, "")}.`;
  const place = { file: document.file, line: 1, column: 1 };
  return [{ code: "broken-import", severity: "error", message, ...place }];
}

/** Bundles documents, together if all can be read. Returns their code, or their problems. */
async function bundled(documents: readonly DocumentWithCode[]): Promise<(string | Problem[])[]> {
  try {
    return await bundleDocuments(documents.map(({ path }) => path));
  } catch (failure) {
    if (!isBuildFailure(failure)) throw failure;
    const [only, ...others] = documents;
    if (only && others.length === 0) return [unreadable(only, failure)];
    const each = await Promise.all(documents.map((document) => bundled([document])));
    return each.flat();
  }
}

/** Returns the documents with code that has to run. */
const documentsWithCode = (api: Pick<NodeApi, "getNode" | "getNodesByType">): DocumentWithCode[] =>
  allDocuments(api).flatMap((document) => {
    if (!document.hasCode) return [];
    const path = join(root, document.file);
    const { places = [] } = ownModule(path) ?? {};
    return { document, content: contentNodes.get(api, document.contentId), path, places };
  });

/**
 * Runs the code of all documents, unless nothing has changed since it last ran. Adds what it shows
 * to their Content nodes, and problems of code that fails.
 */
export async function drawDocuments(api: NodeApi): Promise<void> {
  const documents = documentsWithCode(api);
  if (documents.length === 0) return;
  const codes = await bundled(documents);
  const wanted = new Map<Drawable, DocumentWithCode & { digest: string }>();
  for (const [index, one] of documents.entries()) {
    const code = codes[index] ?? [];
    if (typeof code !== "string") {
      setDrawn(api, one.content, { drawn: null, drawnFrom: "", drawnLinks: [] });
      createProblems(api, one.content, code);
      continue;
    }
    const { tree, drawnFrom } = one.content;
    const digest = digestOf([code, tree]);
    if (drawnFrom === digest) continue;
    wanted.set(
      { script: join(root, `${index}.js`), code, route: one.document.path, tree },
      { ...one, digest },
    );
  }
  if (wanted.size === 0) return;
  const outcomes = await drawAll(await bundleThread(), Array.from(wanted.keys()));
  for (const [drawable, one] of wanted) {
    const outcome = outcomes.get(drawable) ?? {};
    const { html } = outcome;
    const shown = html === undefined ? undefined : drawnTree(JSON.parse(drawable.tree), html);
    const content = setDrawn(api, one.content, {
      drawn: shown ? JSON.stringify(shown.drawn) : null,
      drawnFrom: one.digest,
      drawnLinks: shown?.addresses.map((address) => linkOf(one, address)) ?? [],
    });
    const problem = problemOf(one, outcome);
    createProblems(api, content, problem ? [problem] : []);
  }
}
