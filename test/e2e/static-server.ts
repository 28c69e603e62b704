import { once } from "node:events";
import { readFile, stat } from "node:fs/promises";
import { createServer } from "node:http";
import { extname, join, resolve } from "node:path";

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript",
  ".json": "application/json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".avif": "image/avif",
  ".webp": "image/webp",
};

/** A running web server. */
export interface Host {
  /** Its address, with the prefix it serves below, without a slash at the end. */
  url: string;
  stop: () => void;
}

/**
 * A static host of the plainest kind: a file at its path; a folder's `index.html`, after a redirect to the folder with a slash;
 * and for all else `404.html`. The folder is served below `prefix`.
 */
export async function startStaticServer(folder: string, prefix = ""): Promise<Host> {
  const root = resolve(folder);
  const server = createServer(async (request, response) => {
    const answer = (status: number, headers: Record<string, string>, body?: Buffer) =>
      response.writeHead(status, headers).end(body);
    const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
    const isInside = pathname === prefix || pathname.startsWith(`${prefix}/`);
    if (!isInside) return answer(404, { "content-type": "text/plain" });
    const path = join(root, decodeURIComponent(pathname.slice(prefix.length)));
    const found = await stat(path).catch(() => undefined);
    if (found?.isDirectory() && !pathname.endsWith("/")) {
      return answer(301, { location: `${pathname}/${search}` });
    }
    const file = found?.isDirectory() ? join(path, "index.html") : path;
    const body = await readFile(file).catch(() => undefined);
    const shown = body ?? (await readFile(join(root, "404.html")).catch(() => undefined));
    const type = body ? TYPES[extname(file)] : TYPES[".html"];
    return answer(body ? 200 : 404, { "content-type": type ?? "application/octet-stream" }, shown);
  });
  server.listen(0, "127.0.0.1");
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
