import { readFileSync } from "node:fs";
import { request as ask, type IncomingHttpHeaders } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fc from "fast-check";
import { isLanding } from "../../playwright.config";
import { FIXTURE, publicOf } from "../sites/sites";
import { hydrated } from "./loading";
import { options, searchFor } from "./search";
import { expect, Faults, test } from "./site";
import { startStaticServer } from "./static-server";

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** Requests an address exactly as it is written. `fetch` and browsers would normalise it. */
const get = (origin: string, path: string, headers: Record<string, string> = {}): Promise<Answer> =>
  new Promise((done, fail) => {
    const { hostname, port } = new URL(origin);
    const call = ask({ hostname, port, path, headers, insecureHTTPParser: true }, (response) => {
      const pieces: Buffer[] = [];
      response.on("data", (piece: Buffer) => pieces.push(piece));
      response.on("end", () =>
        done({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(pieces),
        }),
      );
      response.on("error", fail);
    });
    call.on("error", fail);
    call.end();
  });

const FOR_EVER = "public, max-age=31536000, immutable";
const ASK_ANEW = "public, max-age=0, must-revalidate";

/** The headers that `static/_headers` makes other hosts send, by pattern. */
const RULES = Array.from(
  readFileSync("static/_headers", "utf8").matchAll(/^(\/.*)\n((?: .*\n)+)/gm),
  ([, pattern = "", lines = ""]) => ({
    pattern,
    headers: Object.fromEntries(
      lines
        .trim()
        .split("\n")
        .map((line) => line.trim().split(": "))
        .map(([name = "", value]) => [name.toLowerCase(), value]),
    ),
  }),
);

/** The headers that other hosts send with every answer, without the one that is only for TLS. */
const { "strict-transport-security": _, ...SECURITY } =
  RULES.find(({ pattern }) => pattern === "/*")?.headers ?? {};

/** Returns what other hosts say about which sites may load a file. */
const sharingElsewhere = (path: string): string[] =>
  RULES.filter(({ pattern }) => {
    const [before = "", after = ""] = pattern.split("*");
    return path.startsWith(before) && path.endsWith(after);
  }).flatMap(({ headers }) => headers["cross-origin-resource-policy"] ?? []);

/**
 * Addresses of an attacker who hopes that a redirect or a script takes a part of them for a host.
 */
export const MADE_UP = [
  "//evil.example",
  "/.//evil.example",
  "/\\evil.example",
  "/%5cevil.example",
  "/%5C%5Cevil.example",
  "/%255cevil.example",
  "/%25255cevil.example",
  "/%2f%2fevil.example",
  "/%252f%252fevil.example",
  "/%09/evil.example",
  "/%0a/evil.example",
  "/%2525ff",
];

const FUZZED = 1000;
const SEED = 9;

/** Texts that an attacker would like to place in a page. They leave a trace if they get there. */
const PAYLOADS = [
  "<script>fuzzed()</script>",
  '"><img data-fuzzed src=x onerror=fuzzed()>',
  "'-fuzzed()-'",
  "</script><b data-fuzzed>",
  "javascript:fuzzed()",
  "{{fuzzed()}}",
  "//fuzzed.example",
  "\\\\fuzzed.example",
  "https://fuzzed.example",
  "%0d%0aSet-Cookie:%20fuzzed=1",
  "%0aLocation:%20//fuzzed.example",
  "..%2f..%2f..%2fetc%2fpasswd",
  "../../../../etc/passwd",
  "%00",
  "%",
  "%E0%A4%A",
  "%ff%fe",
  ".html",
  "/index.html",
  "/",
  "//",
  "docs",
  "blog",
  "404.html",
  "_headers",
];

/** A part of an address. What no browser would send is encoded, in one of two ways. */
const part = fc.oneof(
  { weight: 3, arbitrary: fc.constantFrom(...PAYLOADS) },
  { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 12 }) },
  { weight: 1, arbitrary: fc.webSegment() },
);
const encoded = fc
  .tuple(part, fc.boolean())
  .map(([text, isWhole]) =>
    isWhole
      ? Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("")
      : text.replace(/[^!-~]|[#?]/gu, (character) =>
          Array.from(
            Buffer.from(character),
            (byte) => `%${byte.toString(16).padStart(2, "0")}`,
          ).join(""),
        ),
  );
const address = fc
  .record({
    path: fc.array(encoded, { minLength: 1, maxLength: 4 }),
    separator: fc.constantFrom("/", "", "//"),
    query: fc.array(encoded, { maxLength: 3 }),
  })
  .map(({ path, separator, query }) =>
    query.length > 0 ? `/${path.join(separator)}?${query.join("&")}` : `/${path.join(separator)}`,
  );

const addresses = fc.sample(address, { numRuns: FUZZED, seed: SEED });

/**
 * Adds the tests for the site's own nginx configuration. `url` returns the address of a running
 * nginx, `routes` are the pages that it serves.
 */
export function testNginx(url: () => string, routes: readonly string[]): void {
  const origin = () => new URL(url()).origin;
  const prefix = () => new URL(url()).pathname.replace(/\/$/, "");

  test("X3 X4 every page is served with its policy", async () => {
    for (const route of routes.filter((path) => path !== "/404")) {
      const path = route === "/" ? "/" : encodeURI(route);
      const { status, body } = await get(origin(), prefix() + path);
      expect(status, route).toBe(200);
      expect(body.toString(), route).toMatch(
        /http-equiv="Content-Security-Policy" content="[^"]*script-src (?:'self'|&#x27;self&#x27;) (?:'|&#x27;)sha256-/,
      );
    }
  });

  test("X3 the search finds, and leads below the prefix", async ({ page }) => {
    const faults = new Faults(page, () => false);
    await page.goto(`${url()}/docs/core/metadex`);
    await page.getByRole("button", { name: "Search" }).first().click();
    await searchFor(page, "welcome to the site");
    await options(page).first().click();
    await page.waitForURL(`${url()}/blog/welcome**`);
    await page.waitForLoadState("networkidle");
    expect(faults.found).toEqual([]);
  });

  test("X3 each kind of file has its type and its caching", async () => {
    const home = (await get(origin(), `${prefix()}/`)).body.toString();
    const script = /src="([^"]*\/app-\w+\.js)"/.exec(home)?.[1] ?? "";
    const post = (await get(origin(), `${prefix()}/blog/welcome`)).body.toString();
    const picture = /srcset="([^" ]*\/static\/[^" ]*\.avif)/i.exec(post)?.[1] ?? "";
    const kinds: [path: string, type: string, caching: string][] = [
      [`${prefix()}/`, "text/html; charset=utf-8", ASK_ANEW],
      [`${prefix()}/docs/core/metadex`, "text/html; charset=utf-8", ASK_ANEW],
      [`${prefix()}/page-data/app-data.json`, "application/json; charset=utf-8", ASK_ANEW],
      [`${prefix()}/blog/rss.xml`, "application/xml; charset=utf-8", ASK_ANEW],
      [`${prefix()}/img/logo.svg`, "image/svg+xml; charset=utf-8", ASK_ANEW],
      [`${prefix()}/manifest.webmanifest`, "application/manifest+json", ASK_ANEW],
      [script, "text/javascript; charset=utf-8", FOR_EVER],
      [picture, "image/avif", FOR_EVER],
    ];
    for (const [path, type, caching] of kinds) {
      const { status, headers } = await get(origin(), path);
      expect([path, status, headers["content-type"], headers["cache-control"]]).toEqual([
        path,
        200,
        type,
        caching,
      ]);
    }
  });

  test("X3 X6 a script that is gone is not found, and that is not remembered", async () => {
    const { status, headers } = await get(origin(), `${prefix()}/app-00000000.js`);
    expect([status, headers["cache-control"]]).toEqual([404, ASK_ANEW]);
  });

  test("X4 every answer has the headers of security", async () => {
    for (const path of ["/", "/docs/core/metadex", "/no/such/page", "/docs/core/metadex.html"]) {
      const { headers } = await get(origin(), prefix() + path);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "referrer-policy": "strict-origin-when-cross-origin",
        "content-security-policy": expect.stringContaining("frame-ancestors 'none'"),
        "permissions-policy": expect.stringContaining("camera=()"),
      });
      expect(headers).toMatchObject(SECURITY);
      // This header is only for TLS, which this nginx does not use.
      expect(headers).not.toHaveProperty("strict-transport-security");
    }
  });

  test("X4 other sites may show the pictures, and load no scripts, styles, fonts and data", async ({
    page,
  }) => {
    const loaded: string[] = [];
    page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto(`${url()}/blog/welcome`);
    await hydrated(page);
    const find = (pattern: RegExp): string => loaded.find((path) => pattern.test(path)) ?? "";
    const [font = ""] = /[^"(]*\/static\/[^")]*\.woff2/.exec(await page.content()) ?? [];
    const own = [find(/\.js$/), font, `${prefix()}/page-data/app-data.json`];
    const pictures = [
      find(/\.(?:avif|png|webp)$/),
      `${prefix()}/img/logo.svg`,
      `${prefix()}/social/blog/welcome.png`,
    ];

    for (const path of [...own, ...pictures, `${prefix()}/blog/rss.xml`, `${prefix()}/`]) {
      const { status, headers } = await get(origin(), path);
      const sharing = headers["cross-origin-resource-policy"];
      expect([path, status, sharing]).toEqual([
        path,
        200,
        own.includes(path) ? "same-origin" : undefined,
      ]);
      expect(sharingElsewhere(path), path).toEqual(sharing ? [sharing] : []);
    }

    // Another port counts as another origin. This text file has no policy of its own.
    const other = await startStaticServer(publicOf(FIXTURE));
    await page.goto(`${other.url}/robots.txt`);
    /** Makes the other site load a file. Returns "load" or "error". */
    const load = (tag: "img" | "script", path: string): Promise<string> =>
      page.evaluate(
        ([name, src]) =>
          new Promise<string>((done) => {
            const element = Object.assign(document.createElement(name), { src });
            for (const type of ["load", "error"]) {
              element.addEventListener(type, () => done(type));
            }
            document.body.append(element);
          }),
        [tag, origin() + path] as const,
      );
    for (const path of pictures) expect(await load("img", path), path).toBe("load");
    expect(await load("script", find(/\.js$/))).toBe("error");
    other.stop();
  });

  test("X3 text is compressed as the reader's browser likes it", async () => {
    const path = `${prefix()}/docs/core/metadex`;
    const plain = (await get(origin(), path)).body;
    for (const [encoding, decompress] of [
      ["gzip", gunzipSync],
      ["br", brotliDecompressSync],
    ] as const) {
      const { headers, body } = await get(origin(), path, { "accept-encoding": encoding });
      expect(headers).toMatchObject({ "content-encoding": encoding, vary: "Accept-Encoding" });
      expect(decompress(body).equals(plain)).toBe(true);
      expect(body.length).toBeLessThan(plain.length / 3);
    }
  });

  test("R14 X3 the host leads from every spelling to the one address", async () => {
    for (const [asked, shown] of [
      ["/docs/core/metadex.html", "/docs/core/metadex"],
      ["/docs/core/metadex/index.html?q=1", "/docs/core/metadex?q=1"],
      ["/docs/core/metadex/?q=1&r=%2F", "/docs/core/metadex?q=1&r=%2F"],
      ["/docs/core/metadex/index?q=1", "/docs/core/metadex?q=1"],
      ["/docs/core/metadex/index/", "/docs/core/metadex"],
      ["/docs//core/metadex.html", "/docs/core/metadex"],
      ["/index.html", "/"],
      ["/index?q=1", "/?q=1"],
      ["/index/", "/"],
      ...(prefix() ? [["", "/"]] : []),
    ]) {
      const { status, headers } = await get(origin(), prefix() + asked);
      expect([asked, status, headers.location]).toEqual([asked, 301, prefix() + shown]);
    }
  });

  test("X4 R14 no spelling of an address that is made up is led to another host", async () => {
    for (const path of MADE_UP) {
      for (const end of ["", "/", ".html", "/index.html"]) {
        const { headers } = await get(origin(), prefix() + path + end);
        expect(headers.location ?? "/", path + end).toMatch(/^\/(?![/\\])/);
      }
    }
  });

  for (const path of [
    "/404",
    "/404.html",
    "/404/",
    "/_headers",
    "/no/such/page",
    "/no/such/index",
    "/docs//core/metadex",
    "//docs/core/metadex",
    "//",
    "/docs/core/metadex.htm",
    "/docs/core/metadex.html/",
    "/docs/core/metadex/index.htm",
    "/../../etc/passwd",
  ])
    test(`E5 X3 ${path} is not found`, async () => {
      expect((await get(origin(), prefix() + path)).status).toBeGreaterThanOrEqual(400);
    });

  for (const path of ["/a%2bb", "/a%26?b", "/100%25", "/%25ff", "/%5aa/%3Cb%20data-fuzzed%3E"])
    test(`E5 X4 ${path} shows the not-found page, and stays in the address bar`, async ({
      page,
    }) => {
      const errors: string[] = [];
      page.on("pageerror", (error) => errors.push(error.message));
      expect((await page.goto(url() + path))?.status()).toBe(404);
      await hydrated(page);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
      await expect(page.locator("[data-fuzzed]")).toHaveCount(0);
      expect(page.url()).toBe(url() + path);
      expect(errors).toEqual([]);
    });

  test(`X4 ${FUZZED} fuzzed addresses: the host answers each, and gives back nothing of them`, async () => {
    for (const path of addresses) {
      const { status, headers, body } = await get(origin(), prefix() + path);
      expect([200, 301, 400, 404], path).toContain(status);
      expect(headers, path).not.toHaveProperty("set-cookie");
      // A redirect must stay on this host.
      expect(headers.location ?? "/", path).toMatch(/^\/(?![/\\])/);
      expect(body.includes("fuzzed"), path).toBe(false);
    }
  });
}

/** How many of the fuzzed addresses a test opens in the browser. `npm test` runs the first of them. */
const OPENED = 250;
const OPENED_ON_LANDING = 12;

/** Adds tests that open fuzzed addresses in the browser. */
export function testFuzzed(url: () => string): void {
  for (let start = 0; start < FUZZED; start += OPENED) {
    test(`X4 fuzzed addresses from ${start} on: each opens a page, and runs and shows nothing of its own`, {
      tag: start > 0 ? ["@full"] : [],
    }, async ({ page }) => {
      test.setTimeout(300_000);
      const own = addresses.slice(start, start + (isLanding ? OPENED_ON_LANDING : OPENED));
      const faults: string[] = [];
      let path = "";
      const note = (fault: string) => faults.push(`${path}: ${fault}`);
      page.on("pageerror", ({ message }) => note(message));
      await page.exposeFunction("fuzzed", () => note("A script of the address has run."));
      for (path of own) {
        const response = await page.goto(url() + path, { waitUntil: "commit" });
        // nginx itself refuses some addresses, and answers others with a file.
        const isPage = response?.headers()["content-type"]?.startsWith("text/html");
        if (isPage && response?.status() !== 400) {
          await hydrated(page, { timeout: 10_000 }).catch(() => note("It never answers."));
          if ((await page.getByRole("heading", { level: 1 }).count()) !== 1) note("It is blank.");
        }
        if (new URL(page.url()).origin !== url()) note(`It has led to ${page.url()}.`);
        if ((await page.locator("[data-fuzzed]").count()) > 0) note("It is in the page.");
      }
      expect(faults).toEqual([]);
    });
  }
}
