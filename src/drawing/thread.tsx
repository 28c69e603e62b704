/**
 * A thread that draws documents with code, one after the other. It has no document of a browser, and
 * the first thread ends it if a document takes too long.
 */
import Module, { createRequire } from "node:module";
import { parentPort, workerData } from "node:worker_threads";
import { ServerLocation } from "@gatsbyjs/reach-router";
import type { ElementType } from "react";
import type { Drawable, DrawingTask, Drawn } from "../site/drawing";
import { renderHtml } from "./render-html";

const { documents, progress } = workerData as DrawingTask;
process.setSourceMapsEnabled(true);

/** Runs the code of a document. Returns the component that draws it. */
function contentOf({ script, code }: Drawable): ElementType {
  const module = new Module(script) as Module & { _compile(code: string, name: string): void };
  module.paths = createRequire(script).resolve.paths("react") ?? [];
  // Unlike a function of node:vm, this reads the source map.
  module._compile(code, script);
  return module.exports.default;
}

globalThis.fillsHole = (n) => {
  Atomics.store(progress, 1, n);
};

async function draw(document: Drawable): Promise<Omit<Drawn, "index">> {
  try {
    const Content = contentOf(document);
    const page = (
      <ServerLocation url={document.route}>
        <Content nodes={JSON.parse(document.tree)} />
      </ServerLocation>
    );
    return { html: await renderHtml(page) };
  } catch (error) {
    const { message, stack = "" } = error instanceof Error ? error : new Error(String(error));
    const isUndrawable = Object(error).isUndrawable === true;
    return { failure: { message, stack, hole: progress[1] ?? -1, isUndrawable } };
  }
}

async function drawAll(): Promise<void> {
  for (const [index, document] of documents.entries()) {
    Atomics.store(progress, 0, index);
    Atomics.store(progress, 1, -1);
    parentPort?.postMessage({ index, ...(await draw(document)) } satisfies Drawn);
  }
}

void drawAll();
