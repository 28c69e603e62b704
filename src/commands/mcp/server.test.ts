import { rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { Client, InMemoryTransport } from "@modelcontextprotocol/client";
import { folderOf, writeFiles } from "../../../test/jest/folders";
import { type SearchedPage, searchFilesOf } from "../../../test/search/search-files";
import { createServer } from "./server";

const PAGES: SearchedPage[] = [
  {
    title: "Gauges",
    path: "/docs/core/gauges",
    sections: [
      { id: null, heading: null, text: "A gauge pays emissions." },
      { id: "votes", heading: "Votes", text: "Voters decide what each one gets." },
    ],
  },
  {
    title: "Fees",
    path: "/docs/fees",
    sections: [{ id: null, heading: null, text: "Swap fees." }],
  },
  {
    title: "Welcome",
    path: "/blog/welcome",
    isPost: true,
    sections: [{ id: null, heading: null, text: "Gauges are live." }],
  },
  // This page has no copy.
  {
    title: "Terms",
    path: "/terms",
    sections: [
      { id: null, heading: null, text: "All terms." },
      { id: "rebase", heading: "Rebase", text: "Tokens for locks." },
    ],
  },
];

const llms = (lines: string) => `# Acme \\[beta]

> How Acme works.

Each page is Markdown. [All of them in one file](https://acme.example/base/llms-full.txt).

${lines}`;

const LISTED = `## Docs

- [Gauges \\[and](https://acme.example/base/docs/core/gauges.md): Of votes.
- [Fees](https://acme.example/base/docs/fees.md): Of swaps.

## Blog

- [Welcome](https://acme.example/base/blog/welcome.md): Hello.
`;

/** Returns the files of the search, as a build below a path prefix writes them. */
function searchFiles(pages: readonly SearchedPage[]): Record<string, string> {
  const files: Record<string, string> = {};
  const write = (name: string, url: string) => {
    files[`static/${name}`] = decodeURIComponent(url.slice(url.indexOf(",") + 1));
    return `/base/static/${name}`;
  };
  const { pages: titles, headings, texts, synonyms } = searchFilesOf(pages);
  const data = {
    pages: { index: write("p.index", titles.index), store: write("p.store", titles.store) },
    headings: { index: write("h.index", headings.index), store: write("h.store", headings.store) },
    texts: { store: write("t.store", texts.store) },
    synonyms: { store: write("s.store", synonyms.store) },
  };
  return { ...files, "page-data/404/page-data.json": JSON.stringify({ result: { data } }) };
}

const SITE = {
  ...searchFiles(PAGES),
  "llms.txt": llms(LISTED),
  "docs/core/gauges.md": "# Gauges\n\nWhole text.\n",
  "docs/core/gauges/index.html": "",
  "docs/fees.md": "# Fees\n",
  "docs/fees.html": "",
  "index.md": "# Start\n",
  "index.html": "",
  // A file of the owner's, beside which there is no page.
  "notes.md": "Not a copy.",
};

const clients: Client[] = [];
afterEach(() => Promise.all(clients.splice(0).map((client) => client.close())));

/** Connects a client of the SDK with the server for a folder. */
async function clientFor(folder: string) {
  const client = new Client({ name: "test", version: "1.0.0" });
  clients.push(client);
  const [ours, theirs] = InMemoryTransport.createLinkedPair();
  await createServer(folder).connect(theirs);
  await client.connect(ours);
  const call = async (name: string, asked: Record<string, unknown> = {}) => {
    const { content, isError = false } = await client.callTool({ name, arguments: asked });
    const text = content.map((part) => (part.type === "text" ? part.text : "")).join("");
    return isError ? `ERROR ${text}` : text;
  };
  return { client, call };
}

test("names and describes its tools, which change nothing", async () => {
  const { client } = await clientFor(folderOf(SITE));
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["list_pages", "search_pages", "read_page"]);
  for (const { description, annotations } of tools) {
    expect(description).toMatch(/\.$/);
    expect(annotations).toMatchObject({ readOnlyHint: true });
  }
  expect(client.getInstructions()).toContain("the pages of https://acme.example/base");
});

test("lists the pages of the index, all or those below an address", async () => {
  const { call } = await clientFor(folderOf(SITE));
  expect(await call("list_pages")).toBe(
    `# Acme \\[beta]\n\n> How Acme works.\n\nPages 1 to 3 of 3.\n\n${LISTED.trimEnd()}`,
  );
  expect(await call("list_pages", { below: "/docs/core/" })).toMatch(
    /Pages 1 to 1 of 1\.\n\n## Docs\n\n- \[Gauges.*Of votes\.$/,
  );
  expect(await call("list_pages", { below: "/dogs" })).toBe(
    "ERROR No page is listed below /dogs. Call list_pages without `below` to see all addresses.",
  );
});

test("lists many pages in parts", async () => {
  const line = (_: unknown, place: number) => `- [P](https://acme.example/base/p${place}.md): P.`;
  const lines = `## Docs\n\n${Array.from({ length: 201 }, line).join("\n")}\n`;
  const { call } = await clientFor(folderOf({ ...SITE, "llms.txt": llms(lines) }));
  const first = await call("list_pages");
  expect(first).toContain("Pages 1 to 200 of 201. Call list_pages with `from: 201` for the next.");
  expect(first).toMatch(/p199\.md\): P\.$/);
  expect(await call("list_pages", { from: 201 })).toMatch(/201 of 201\.\n\n## Docs\n\n.*p200\.md/);
  expect(await call("list_pages", { from: 202 })).toBe("ERROR There are only 201 pages below /.");
});

test("finds sections by the site's own search, in all of it or below an address", async () => {
  const { call } = await clientFor(folderOf(SITE));
  const all = await call("search_pages", { query: "gauge" });
  expect(all).toMatch(/^The best 3 of 3 sections found\./);
  expect(all).toMatch(
    /Page: \/docs\/core\/gauges\n\n- \/docs\/core\/gauges: A gauge pays emissions/,
  );
  expect(await call("search_pages", { query: "votes" })).toContain(
    "- /docs/core/gauges#votes: Votes",
  );
  expect(await call("search_pages", { query: "gauges", below: "/blog" })).not.toContain("/docs");
  expect(await call("search_pages", { query: "zzzz" })).toMatch(
    /^Nothing is found for `zzzz` below/,
  );
  expect(await call("search_pages", { query: " " })).toMatch(/^ERROR .*query/);
});

test.each([
  ["a route", "/docs/core/gauges"],
  ["a route without its slash", "docs/core/gauges"],
  ["the address of a copy", "https://acme.example/base/docs/core/gauges.md"],
  ["an address with an anchor", "https://acme.example/base/docs/core/gauges/?a=1#votes"],
])("reads the copy of a page, given %s", async (_, address) => {
  const { call } = await clientFor(folderOf(SITE));
  expect(await call("read_page", { address })).toBe("# Gauges\n\nWhole text.\n");
});

test("reads a page at the root, and one that has no copy", async () => {
  const { call } = await clientFor(folderOf(SITE));
  expect(await call("read_page", { address: "/" })).toBe("# Start\n");
  expect(await call("read_page", { address: "/terms" })).toBe(
    "# Terms\n\nAll terms.\n\n## Rebase\n\nTokens for locks.",
  );
});

test("names the nearest pages of one that does not exist", async () => {
  const { call } = await clientFor(folderOf(SITE));
  expect(await call("read_page", { address: "/docs/core/gages" })).toBe(
    "ERROR There is no page with a text at /docs/core/gages. Nearest: /docs/core/gauges.",
  );
  expect(await call("read_page", { address: "https://acme.example/based/docs/fees" })).toBe(
    "ERROR `https://acme.example/based/docs/fees` is not an address of this site, which is at https://acme.example/base.",
  );
});

test("reads nothing but copies", async () => {
  const parent = folderOf({ ...SITE, "secret.md": "Secret", "secret.html": "" });
  const folder = join(parent, "public");
  writeFiles(folder, { ...SITE, "linked.html": "" });
  symlinkSync(join(parent, "secret.md"), join(folder, "linked.md"));
  const { call } = await clientFor(folder);
  for (const address of [
    "/../secret",
    "/../secret.md",
    "/docs/..%2F..%2Fsecret",
    "/%2e%2e/secret",
    join(parent, "secret"),
    "file:///etc/passwd",
    "/linked",
    "/notes",
    "/llms.txt",
    "/page-data/404/page-data.json",
  ]) {
    expect([address, await call("read_page", { address })]).toEqual([
      address,
      expect.stringMatching(/^ERROR /),
    ]);
  }
});

test("follows a new build, and says so if the site is no longer there", async () => {
  const folder = folderOf(SITE);
  const { call } = await clientFor(folder);
  expect(await call("search_pages", { query: "staking" })).toMatch(/^Nothing/);
  const sections = [{ id: null, heading: null, text: "New." }];
  const files = searchFiles([{ title: "Staking", path: "/docs/staking", sections }]);
  writeFiles(folder, {
    ...files,
    "page-data/404/page-data.json": `${files["page-data/404/page-data.json"]}\n`,
  });
  expect(await call("search_pages", { query: "staking" })).toContain("Page: /docs/staking");
  rmSync(join(folder, "llms.txt"));
  const missing = "The site is not built. Run `npm run build` first.";
  expect(await call("list_pages")).toBe(`ERROR ${missing}`);
  expect(() => createServer(folder)).toThrow(missing);
});
