import { type BrowserContext, chromium, type Page } from "@playwright/test";
import { LAUNCH_OPTIONS } from "../../../playwright.config";
import { atOnce } from "../../at-once";
import { hydrated } from "../../e2e/loading";
import { saveData } from "../../e2e/save-data";
import { startStaticServer } from "../../e2e/static-server";
import { HOSTILE_HOST, TRACE } from "../hostile-texts";
import type { BuiltPage } from "./site";

/** How many pages are open at once. */
const OPEN = 3;
/** How long a page may take until it reacts, in ms. */
const REACTS = 15_000;

/** What content may ask of another host. */
const FROM_ELSEWHERE = new Set(["image", "media", "document", "stylesheet"]);

const isOurs = (url: string): boolean => /^(?:http:\/\/localhost:|data:|blob:)/.test(url);

/** Answers for all other hosts, so that no test leaves this machine. */
const answerForOthers = (context: BrowserContext): Promise<unknown> =>
  context.route(
    (url) => !isOurs(url.href),
    (route) => route.fulfill({ contentType: "text/css", body: "" }),
  );

/** Kinds of files that belong to the site, so that they have to be there. */
const OWN = new Set(["script", "stylesheet", "font", "manifest"]);

/**
 * Watches a page. The returned function returns the faults: messages of the console, errors, and
 * requests that the page should not make. Pictures and links of content may lead nowhere, which the
 * check warns of.
 */
function watch(page: Page): () => string[] {
  const found: string[] = [];
  const messages: { text: string; url: string }[] = [];
  const missing = new Set<string>();
  page.on("pageerror", ({ message }) => found.push(`uncaught: ${message}`));
  page.on("console", (message) => {
    const isFault = ["error", "warning"].includes(message.type());
    if (isFault) messages.push({ text: message.text(), url: message.location().url });
  });
  page.on("response", (response) => {
    if (response.status() < 400) return;
    const url = response.url();
    if (OWN.has(response.request().resourceType())) found.push(`${response.status()}: ${url}`);
    else missing.add(url);
  });
  page.on("request", (request) => {
    const url = request.url();
    if (isOurs(url)) return;
    if (new URL(url).hostname === HOSTILE_HOST) found.push(`a hostile text asks for ${url}`);
    else if (!FROM_ELSEWHERE.has(request.resourceType()))
      found.push(`asks another host for a ${request.resourceType()}: ${url}`);
  });
  return () => [
    ...found,
    ...messages.filter(({ url }) => !missing.has(url)).map(({ text }) => `console: ${text}`),
  ];
}

/** Returns the traces of code that is not the site's own. Runs in the page. */
function tracesOf(trace: string): string[] {
  const found = Object.hasOwn(window, trace) ? ["a hostile text has run as a script"] : [];
  for (const element of document.querySelectorAll("*")) {
    for (const { name, value } of element.attributes) {
      const isAddress = /^(?:href|src|action|formaction|xlink:href)$/.test(name);
      const url =
        isAddress &&
        URL.canParse(value, "https://base.example") &&
        new URL(value, "https://base.example");
      const isCode = url && /^(?:java|vb)script:$/.test(url.protocol);
      if (isCode || /^on|^srcdoc$/.test(name))
        found.push(`has <${element.localName} ${name}="${value}">`);
    }
  }
  return found;
}

/** Opens a page. Returns what a browser has to say about it. */
async function faultsOf(context: BrowserContext, host: string, path: string): Promise<string[]> {
  const page = await context.newPage();
  const faults = watch(page);
  const found: string[] = [];
  const isElsewhere = ({ pathname }: URL) => decodeURIComponent(pathname) !== path;
  try {
    await page.goto(host + path.split("/").map(encodeURIComponent).join("/"));
    // A redirect leads to another page or to a file. Pages are opened by themselves.
    await Promise.race([
      hydrated(page, { timeout: REACTS }),
      page.waitForURL(isElsewhere, { timeout: REACTS, waitUntil: "commit" }),
    ]);
    if (!isElsewhere(new URL(page.url()))) {
      const traces = await page.waitForFunction(tracesOf, TRACE, { timeout: REACTS });
      found.push(...(await traces.jsonValue()));
    }
  } catch (error) {
    found.push(`does not react: ${(error as Error).message.split("\n", 1)}`);
  }
  await page.close();
  return [...found, ...faults()];
}

/** Opens pages of a built site in Chromium. Returns each fault with the path of its page. */
export async function browserFaults(
  folder: string,
  pages: readonly BuiltPage[],
): Promise<string[]> {
  const host = await startStaticServer(folder, { isClean: true });
  const browser = await chromium.launch(LAUNCH_OPTIONS);
  const context = await browser.newContext();
  await context.addInitScript(saveData);
  await answerForOthers(context);
  const found: string[] = [];
  try {
    await atOnce(OPEN, pages, async ({ path }) => {
      const faults = await faultsOf(context, host.url, path);
      found.push(...faults.map((fault) => `${path}: ${fault}`));
    });
  } finally {
    await browser.close();
    host.stop();
  }
  return found.sort();
}
