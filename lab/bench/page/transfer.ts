import type { Browser } from "@playwright/test";
import { sum } from "d3-array";
import { type Answer, type Encoding, type Host, KINDS } from "../host";
import type { Site } from "../sites/site";
import { textTable } from "../table";
import { withNewPage } from "./visit";

/** How long the network must be quiet, in ms. By then all that a page loads ahead has arrived. */
const QUIET = 1500;
const ENCODINGS: Encoding[] = ["br", "gzip"];

/** Bytes of the bodies as they were sent. */
interface Bytes {
  requests: number;
  total: number;
  kinds: Record<string, number>;
}

interface PageTransfer {
  page: string;
  encoding: Encoding;
  initial: Bytes;
  /** What the page loads ahead, for pages that its reader may open next. */
  ahead: Pick<Bytes, "requests" | "total">;
  elements: number;
  errors: string[];
  answers: Answer[];
}

/** Adds up the bytes of answers by kind. */
export const bytesOf = (answers: readonly Answer[]): Bytes => ({
  requests: answers.length,
  total: sum(answers, ({ bytes }) => bytes),
  kinds: Object.fromEntries(
    KINDS.map((kind) => [
      kind,
      sum(
        answers.filter((answer) => answer.kind === kind),
        ({ bytes }) => bytes,
      ),
    ]),
  ),
});

/**
 * Opens every kind of page with nothing cached. Counts what it fetches until the network has been
 * quiet for 1.5 s. A reader who saves data gets what the page needs. What other readers get on top
 * of it is loaded ahead.
 */
export async function measureTransfer(hosts: Record<Encoding, Host>, site: Site, browser: Browser) {
  const pages: PageTransfer[] = [];
  for (const encoding of ENCODINGS) {
    const host = hosts[encoding];
    for (const [page, path] of Object.entries(site.pages)) {
      const errors: string[] = [];
      const visit = (savesData: boolean) =>
        withNewPage(browser, { savesData }, async (opened) => {
          host.answers.length = 0;
          opened.on("pageerror", (error) => errors.push(String(error)));
          await opened.goto(host.url + path, { waitUntil: "load" });
          await host.whenQuiet(QUIET);
          return { answers: [...host.answers], elements: await opened.locator("*").count() };
        });
      const { answers, elements } = await visit(true);
      const initial = bytesOf(answers);
      const all = bytesOf((await visit(false)).answers);
      const ahead = { requests: all.requests - initial.requests, total: all.total - initial.total };
      pages.push({ page, encoding, initial, ahead, elements, errors, answers });
    }
  }
  return pages;
}

const kilobytes = (bytes = 0): string => (bytes / 1000).toFixed(1);

/** Prints the bytes by kind as a table: what a page needs and what it loads ahead. */
export const transferTable = (pages: readonly PageTransfer[]): string =>
  textTable(
    ["kB", "requests", "total", ...KINDS, "ahead", "elements"],
    pages.map(({ page, encoding, initial, ahead, elements }) => [
      `${page}, ${encoding}`,
      String(initial.requests),
      kilobytes(initial.total),
      ...KINDS.map((kind) => kilobytes(initial.kinds[kind])),
      `${kilobytes(ahead.total)} (${ahead.requests})`,
      String(elements),
    ]),
  );
