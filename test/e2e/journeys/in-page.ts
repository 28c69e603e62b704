/** Runs before the page's own scripts. Reports to the test what the page's policy has blocked. */
export function tellOfPolicy(): void {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`The page's policy blocks: ${violatedDirective} ${blockedURI}`);
  });
}

/**
 * Returns whether the fixture is responsible for a message. Fonts come from another host, which the
 * tests do not reach.
 */
export const isOwn = (url: string): boolean => new URL(url).hostname === "localhost";

/** How many pages may replace each other before one of them answers. */
const MOST_PAGES = 10;

/**
 * Asks a page. Asks again if another page replaced it in the meantime. On the way back from another
 * site, that can happen several times.
 */
export const askAgain = <Answer>(ask: () => Promise<Answer>, pages = MOST_PAGES): Promise<Answer> =>
  ask().catch((reason) => {
    const isReplaced = /context was destroyed|no such frame|navigat/i.test(String(reason));
    if (isReplaced && pages > 1) return askAgain(ask, pages - 1);
    throw reason;
  });
