import type { Browser } from "@playwright/test";
import { sum } from "d3-array";
import { type Answer, type Encoding, type Host, KINDS } from "../host";
import type { BuiltSite } from "../sites/site";
import { textTable } from "../table";
import { withNewPage } from "./visit";

/** How long the network must be quiet, in ms. By then all prefetches of a page have arrived. */
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
  /** What the browser prefetched for other pages. */
  prefetched: Bytes;
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
 * quiet for 1.5 s.
 */
export async function measureTransfer(
  hosts: Record<Encoding, Host>,
  site: BuiltSite,
  browser: Browser,
) {
  const pages: PageTransfer[] = [];
  for (const encoding of ENCODINGS) {
    const host = hosts[encoding];
    for (const [page, path] of Object.entries(site.pages)) {
      host.answers.length = 0;
      const errors: string[] = [];
      const elements = await withNewPage(browser, {}, async (opened) => {
        opened.on("pageerror", (error) => errors.push(String(error)));
        await opened.goto(host.url + path, { waitUntil: "load" });
        await host.whenQuiet(QUIET);
        return opened.locator("*").count();
      });
      const answers = [...host.answers];
      const initial = bytesOf(answers.filter(({ isPrefetch }) => !isPrefetch));
      const prefetched = bytesOf(answers.filter(({ isPrefetch }) => isPrefetch));
      pages.push({ page, encoding, initial, prefetched, elements, errors, answers });
    }
  }
  return pages;
}

const kilobytes = (bytes = 0): string => (bytes / 1000).toFixed(1);

/** Prints the bytes by kind as a table: what a page needs and what it prefetches. */
export const transferTable = (pages: readonly PageTransfer[]): string =>
  textTable(
    ["kB", "requests", "total", ...KINDS, "prefetched", "elements"],
    pages.map(({ page, encoding, initial, prefetched, elements }) => [
      `${page}, ${encoding}`,
      String(initial.requests),
      kilobytes(initial.total),
      ...KINDS.map((kind) => kilobytes(initial.kinds[kind])),
      `${kilobytes(prefetched.total)} (${prefetched.requests})`,
      String(elements),
    ]),
  );
