import { once } from "node:events";
import { createReadStream, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createGzip, gzipSync } from "node:zlib";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
};
/** A 4G line as Lighthouse has it: milliseconds before each answer, and bytes a millisecond for all of them together. */
const LATENCY = 100;
const SPEED = 9e6 / 8 / 1000;
const PIECE = 4096;

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

/** Size of a file as a host sends it, in bytes. */
export const gzippedSize = (path: string): number => gzipSync(readFileSync(path)).length;

/** Serves a built site, gzipped: at once, or over a 4G line while `isSlow` says so. */
export async function startHost(folder: string, isSlow: () => boolean) {
  let lineIsFreeAt = 0;
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? "/", "http://localhost");
    const path = [pathname, `${pathname}/index.html`]
      .map((part) => join(folder, part))
      .find(isFile);
    if (!path) return response.writeHead(404).end();
    const type = TYPES[extname(path)] ?? "application/octet-stream";
    if (isSlow()) await wait(LATENCY);
    response.writeHead(200, { "content-type": type, "content-encoding": "gzip" });
    for await (const chunk of createReadStream(path).pipe(createGzip())) {
      for (let start = 0; start < chunk.length; start += PIECE) {
        const piece = chunk.subarray(start, start + PIECE);
        if (isSlow()) {
          lineIsFreeAt = Math.max(lineIsFreeAt, performance.now()) + piece.length / SPEED;
          await wait(lineIsFreeAt - performance.now());
        }
        response.write(piece);
      }
    }
    return response.end();
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  const stop = () => {
    server.close();
    server.closeAllConnections();
  };
  return { url: `http://localhost:${address.port}`, stop };
}
