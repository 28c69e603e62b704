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

/** Asks a page. Asks again if another page replaced it in the meantime. */
export const askAgain = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  ask().catch((reason) => {
    if (/context was destroyed|no such frame|navigat/i.test(String(reason))) return ask();
    throw reason;
  });
