import { createHash } from "node:crypto";
import { once } from "node:events";
import { readFileSync, statSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { extname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { brotliCompressSync, gzipSync, constants as zlib } from "node:zlib";

const TYPES: Record<string, string> = {
  ".avif": "image/avif",
  ".css": "text/css",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpg": "image/jpeg",
  ".js": "text/javascript",
  ".json": "application/json",
  ".mjs": "text/javascript",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".txt": "text/plain",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
  ".xml": "application/xml",
};
const IS_COMPRESSED_ALREADY = /^(?:font\/|image\/(?:avif|jpeg|png|webp|x-icon))/;
/** Bytes. Compression does not help smaller files. */
const LEAST_TO_COMPRESS = 200;
/** Bytes. The best Brotli quality takes minutes for larger files. */
const LARGE = 4e6;
const PIECE = 16_384;
const POLL = 50;
const LONGEST_WAIT = 20_000;

const LINES = {
  none: { latency: 0, bytesPerMillisecond: Number.POSITIVE_INFINITY },
  /**
   * The same values as in Lighthouse: a delay before each answer, in milliseconds, and one
   * bandwidth that all answers share.
   */
  "4g": { latency: 100, bytesPerMillisecond: 9e6 / 8 / 1000 },
};
/** How fast answers arrive: without a limit, or as over a 4G line. */
export type Line = keyof typeof LINES;

/** How the host compresses bodies. */
export type Encoding = "br" | "gzip";

/** The kinds of files that the byte counts distinguish. */
export const KINDS = ["html", "css", "js", "font", "image", "data", "other"] as const;
type Kind = (typeof KINDS)[number];
const KIND_OF: [RegExp, Kind][] = [
  [/html/, "html"],
  [/css/, "css"],
  [/javascript/, "js"],
  [/font/, "font"],
  [/^image/, "image"],
  [/json/, "data"],
];

/** An answer that the host has sent. */
export interface Answer {
  url: string;
  kind: Kind;
  /** Bytes of the body as it was sent. */
  bytes: number;
}

/** A running host. */
export type Host = Awaited<ReturnType<typeof startHost>>;

interface Body {
  type: string;
  data: Buffer;
  encoding: Encoding | null;
  tag: string;
}

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() ?? false;

const compress = (data: Buffer, encoding: Encoding): Buffer =>
  encoding === "gzip"
    ? gzipSync(data, { level: 9 })
    : brotliCompressSync(data, {
        params: {
          [zlib.BROTLI_PARAM_QUALITY]: data.length > LARGE ? 9 : 11,
          [zlib.BROTLI_PARAM_SIZE_HINT]: data.length,
        },
      });

/** Returns the gzipped size of a file in bytes, as a host would send it. */
export const gzippedSize = (path: string): number => compress(readFileSync(path), "gzip").length;

function readBody(path: string, encoding: Encoding): Body {
  const type = TYPES[extname(path)] ?? "application/octet-stream";
  const data = readFileSync(path);
  const tag = `"${createHash("sha1").update(data).digest("hex").slice(0, 16)}"`;
  if (data.length > LEAST_TO_COMPRESS && !IS_COMPRESSED_ALREADY.test(type)) {
    const compressed = compress(data, encoding);
    if (compressed.length < data.length) return { type, data: compressed, encoding, tag };
  }
  return { type, data, encoding: null, tag };
}

const headersOf = ({ type, data, encoding, tag }: Body) => ({
  "content-type": type,
  vary: "accept-encoding",
  "cache-control": /html|json/.test(type)
    ? "public, max-age=0, must-revalidate"
    : "public, max-age=31536000, immutable",
  etag: tag,
  "content-length": data.length,
  ...(encoding === null ? {} : { "content-encoding": encoding }),
});

/**
 * Serves a built site over HTTP/1.1, as a good host does. It compresses each file once. It answers
 * `/a/b` with `a/b`, `a/b.html` or `a/b/index.html`, without a redirect, and everything else with
 * `404.html`. It keeps a list of its answers.
 */
export async function startHost(folder: string, encoding: Encoding) {
  const answers: Answer[] = [];
  const bodies = new Map<string, Body>();
  let line = LINES.none;
  let lineIsFreeAt = 0;
  let active = 0;
  let lastActivity = Date.now();

  function bodyOf(path: string): Body {
    const body = bodies.get(path) ?? readBody(path, encoding);
    bodies.set(path, body);
    return body;
  }

  async function send(response: ServerResponse, data: Buffer): Promise<void> {
    if (line === LINES.none) {
      response.end(data);
      return;
    }
    for (let start = 0; start < data.length; start += PIECE) {
      const piece = data.subarray(start, start + PIECE);
      lineIsFreeAt =
        Math.max(lineIsFreeAt, performance.now()) + piece.length / line.bytesPerMillisecond;
      await wait(lineIsFreeAt - performance.now());
      response.write(piece);
    }
    response.end();
  }

  async function answer({ url = "/", headers }: IncomingMessage, response: ServerResponse) {
    const { pathname } = new URL(url, "http://localhost");
    const name = decodeURIComponent(pathname).replace(/\/+$/, "");
    const found = [name, `${name}.html`, `${name}/index.html`]
      .map((part) => join(folder, part))
      .find(isFile);
    const path = found ?? join(folder, "404.html");
    if (!isFile(path)) return response.writeHead(404).end();
    const body = bodyOf(path);
    const isKnown = found !== undefined && headers["if-none-match"] === body.tag;
    answers.push({
      url,
      kind: KIND_OF.find(([type]) => type.test(body.type))?.[1] ?? "other",
      bytes: isKnown ? 0 : body.data.length,
    });
    lastActivity = Date.now();
    if (line.latency > 0) await wait(line.latency);
    if (isKnown) return response.writeHead(304, { etag: body.tag }).end();
    response.writeHead(found ? 200 : 404, headersOf(body));
    return send(response, body.data);
  }

  const server = createServer(async (request, response) => {
    active += 1;
    try {
      await answer(request, response);
    } finally {
      active -= 1;
      lastActivity = Date.now();
    }
  });
  server.keepAliveTimeout = 60_000;
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  if (address === null || typeof address === "string") throw new Error("No port is free.");

  return {
    url: `http://127.0.0.1:${address.port}`,
    answers,
    /** Sets the line for all answers from now on. */
    setLine(name: Line): void {
      line = LINES[name];
      lineIsFreeAt = 0;
    },
    /** Waits until no request has come and no answer has been sent for this many milliseconds. */
    async whenQuiet(milliseconds: number): Promise<void> {
      const end = Date.now() + LONGEST_WAIT;
      const isBusy = () => active > 0 || Date.now() - lastActivity < milliseconds;
      while (Date.now() < end && isBusy()) await wait(POLL);
    },
    stop(): void {
      server.close();
      server.closeAllConnections();
    },
  };
}
