import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css",
  ".js": "text/javascript",
  ".mjs": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
  ".txt": "text/plain; charset=utf-8",
  ".md": "text/markdown; charset=utf-8",
  ".webmanifest": "application/manifest+json",
};

/** A running web server. */
export interface Host {
  /** The address, with the path prefix, without a slash at the end. */
  url: string;
  stop: () => void;
}

interface Options {
  /** The prefix of every path. */
  prefix?: string;
  /** Whether the server sends pages in pieces. */
  isSlow?: boolean;
  /** Whether a page has an address without a slash or an extension. */
  isClean?: boolean;
  port?: number;
  /** Called for each request. It may delay the answer. If it throws, the connection breaks. */
  before?: (path: string) => void | Promise<void>;
}

const PIECES = 40;
const PAUSE = 25;

/**
 * Yields a page in pieces that are cut between elements. The pauses are long enough for the browser
 * to paint in between.
 */
async function* inPieces(page: Buffer): AsyncGenerator<Buffer> {
  const body = page.indexOf("<body");
  const size = Math.ceil((page.length - body) / PIECES);
  for (let start = 0, end = body; start < page.length; ) {
    yield page.subarray(start, end);
    await wait(PAUSE);
    start = end;
    const cut = page.indexOf("<", start + size);
    end = cut === -1 ? page.length : cut;
  }
}

/** Decodes the path of a file. If an address is badly encoded, no file has its name. */
function decoded(address: string): string {
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/**
 * Starts the simplest kind of static host. It answers with the file at the path, or with a folder's
 * `index.html` after a redirect to the address with a slash. It answers everything else with
 * `404.html`. It serves the folder below `prefix`.
 */
export async function startStaticServer(
  folder: string,
  { prefix = "", isSlow = false, isClean = false, port = 0, before = () => {} }: Options = {},
): Promise<Host> {
  const root = resolve(folder);
  const server = createServer(async (request, response) => {
    const answer = async (status: number, headers: Record<string, string>, body?: Buffer) => {
      response.writeHead(status, headers);
      if (isSlow && body && headers["content-type"] === TYPES[".html"]) {
        for await (const piece of inPieces(body)) response.write(piece);
        response.end();
      } else {
        response.end(body);
      }
    };
    const { pathname, search } = new URL(`http://localhost${request.url}`);
    try {
      await before(pathname);
    } catch {
      return response.destroy();
    }
    const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`);
    if (!isInside) return answer(404, { "content-type": "text/plain" });
    const path = join(root, decoded(pathname.slice(prefix.length)));
    const clean = `${path}.html`;
    const isPage = isClean && (await stat(clean).catch(() => undefined)) !== undefined;
    const found = await stat(path).catch(() => undefined);
    if (!isPage && found?.isDirectory() && !pathname.endsWith("/")) {
      return answer(301, { location: `${pathname}/${search}` });
    }
    const file = isPage ? clean : found?.isDirectory() ? join(path, "index.html") : path;
    const body = await readFile(file).catch(() => undefined);
    const shown = body ?? (await readFile(join(root, "404.html")).catch(() => undefined));
    const type = body ? TYPES[extname(file)] : TYPES[".html"];
    return answer(body ? 200 : 404, { "content-type": type ?? "application/octet-stream" }, shown);
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free.");
  return {
    url: `http://localhost:${address.port}${prefix}`,
    stop: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
