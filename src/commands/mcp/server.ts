/**
 * The tools of `npm run mcp`. Their descriptions and errors are for a model, which has to act on
 * them. Each call reads the built site anew, so a server that runs follows each build.
 */
import { McpServer } from "@modelcontextprotocol/server";
import { z } from "zod";
import { UsageError } from "../../data/files/usage-error";
import type { SearchData } from "../../search/ranking/data";
import { definitionOf } from "../../search/ranking/definition";
import { groupByPage, type PageResult } from "../../search/ranking/pages";
import { search } from "../../search/ranking/search";
import type { SnippetPart } from "../../search/ranking/snippet";
import { nearestRoutes } from "../../site/addresses/nearest-routes";
import { isBelow } from "../../site/routes";
import { askedRoute, assertBuilt, createSearchLoader, readCopy, readIndex } from "./built-site";

/** The most pages that an answer lists. */
const MOST_LISTED = 200;
/** The most sections that a search finds. */
const MOST_FOUND = 20;

/** The tools change nothing, and reach nothing but the built site. */
const annotations = { readOnlyHint: true, openWorldHint: false };

const below = z
  .string()
  .optional()
  .describe("Only pages at this address and below it, such as `/docs` or `/blog`.");

/** Lists the pages of the index, at most 200 from a place on. */
function listPages(folder: string, asked: { below?: string | undefined; from: number }): string {
  const { head, url, pages } = readIndex(folder);
  const parent = asked.below === undefined ? "/" : askedRoute(asked.below, url);
  const all = pages.filter(({ route }) => parent === "/" || isBelow(route, parent));
  const shown = all.slice(asked.from - 1, asked.from - 1 + MOST_LISTED);
  if (all.length === 0) {
    throw new UsageError(
      `No page is listed below ${parent}. Call list_pages without \`below\` to see all addresses.`,
    );
  }
  if (shown.length === 0)
    throw new UsageError(`There are only ${all.length} pages below ${parent}.`);
  const last = asked.from + shown.length - 1;
  const more = last < all.length ? ` Call list_pages with \`from: ${last + 1}\` for the next.` : "";
  const lines = shown.flatMap(({ part, line }, place) =>
    part === shown[place - 1]?.part ? [line] : [`\n${part}\n`, line],
  );
  return [head, `\nPages ${asked.from} to ${last} of ${all.length}.${more}`, ...lines].join("\n");
}

const plain = (parts: readonly SnippetPart[]): string => parts.map(({ text }) => text).join("");

const pageLines = ({ path, title, trail, sections }: PageResult): string[] => [
  `\n## ${[...trail, plain(title)].join(" › ")}\n\nPage: ${path}\n`,
  ...sections.map(({ path: place, heading, snippet }) =>
    [`- ${place}`, plain(heading), plain(snippet)].filter(Boolean).join(": "),
  ),
];

/** Answers a search in Markdown: the best sections, by page. */
function searchPages(data: SearchData, query: string, parent: string): string {
  const { results, corrected } = search(
    data,
    query,
    ({ path }) => parent === "/" || isBelow(path.replace(/#.*/s, ""), parent),
  );
  if (results.length === 0) {
    return `Nothing is found for \`${query}\` below ${parent}. Use other or fewer words, or call list_pages.`;
  }
  const definition = definitionOf(data, query);
  const shown = results.slice(0, MOST_FOUND);
  return [
    `The best ${shown.length} of ${results.length} sections found. Call read_page for the whole text of a page.`,
    ...(corrected === null ? [] : [`Searched for: ${corrected}`]),
    ...(definition === null ? [] : [`Definition of ${definition.term}: ${definition.text}`]),
    ...groupByPage(shown, data, null).flatMap(pageLines),
  ].join("\n");
}

/** Returns a page that has no copy, such as the glossary, as the search knows it. */
function searchedText({ names, sections, textOf }: SearchData, route: string): string | undefined {
  const ids = Array.from(names.sectionsOf.values()).find(
    ([id = ""]) => sections.get(id)?.path === route,
  );
  return ids
    ?.map((id) => {
      const { title = "", heading = "" } = sections.get(id) ?? {};
      return `${heading ? `## ${heading}` : `# ${title}`}\n\n${textOf(id)}`;
    })
    .join("\n\n");
}

/** Returns a page in Markdown. Throws if there is none, and names the nearest. */
async function readPage(
  folder: string,
  loadSearch: () => Promise<SearchData>,
  address: string,
): Promise<string> {
  const { url, pages } = readIndex(folder);
  const route = askedRoute(address, url);
  const copy = readCopy(folder, route);
  if (copy !== undefined) return copy;
  const data = await loadSearch();
  const text = searchedText(data, route);
  if (text !== undefined) return text;
  const paths = new Set([
    ...pages.map((page) => page.route),
    ...Array.from(data.sections.values(), ({ path }) => path.replace(/#.*/s, "")),
  ]);
  const near = nearestRoutes(route, paths);
  throw new UsageError(
    `There is no page with a text at ${route}. ${near.length > 0 ? `Nearest: ${near.join(", ")}.` : "Call search_pages or list_pages to find its address."}`,
  );
}

/** Makes the server for a folder with a built site. Throws if there is none. */
export function createServer(folder: string): McpServer {
  assertBuilt(folder);
  const { head, url } = readIndex(folder);
  const loadSearch = createSearchLoader(folder);
  const [, name = ""] = /^# (.*)/.exec(head) ?? [];
  const server = new McpServer(
    { name, version: "1.0.0", websiteUrl: url || undefined },
    {
      instructions: `${head}\n\nThese tools read the pages of ${url}. An address such as /docs is one below it.`,
    },
  );
  /** Wraps what a tool does. The SDK hands what is thrown to the model, as an error of the tool. */
  const answer =
    <Asked>(tool: (asked: Asked) => string | Promise<string>) =>
    async (asked: Asked) => {
      assertBuilt(folder);
      return { content: [{ type: "text" as const, text: await tool(asked) }] };
    };
  server.registerTool(
    "list_pages",
    {
      title: "List the pages",
      description: `Lists docs and posts in reading order, each with address, title and description; ${MOST_LISTED} at a time. Use it to see what the site covers. To answer a question, search_pages is faster.`,
      inputSchema: z.object({
        below,
        from: z.int().min(1).default(1).describe("Number of the first page to list."),
      }),
      annotations,
    },
    answer((asked) => listPages(folder, asked)),
  );
  server.registerTool(
    "search_pages",
    {
      title: "Search the pages",
      description:
        "Finds the sections that answer a question best, with their addresses and a line of their text, and the glossary's definition of a term. Knows synonyms and mends typing errors. Give a few words rather than a sentence.",
      inputSchema: z.object({ query: z.string().trim().min(1).describe("What to find."), below }),
      annotations,
    },
    answer(async ({ query, below: parent = "/" }) =>
      searchPages(await loadSearch(), query, askedRoute(parent, readIndex(folder).url)),
    ),
  );
  server.registerTool(
    "read_page",
    {
      title: "Read a page",
      description:
        "Returns the whole text of one page as Markdown. Takes an address from list_pages or search_pages.",
      inputSchema: z.object({
        address: z
          .string()
          .min(1)
          .describe("Such as `/docs/intro`; a whole URL of the site works."),
      }),
      annotations,
    },
    answer(({ address }) => readPage(folder, loadSearch, address)),
  );
  return server;
}
