/** Runs before a page's own scripts: tells the test what the page's policy has forbidden. */
export function tellOfPolicy(): void {
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => {
    console.error(`Against the policy: ${violatedDirective} ${blockedURI}`);
  });
}

/**
 * Whether the fixture has to answer for a message. Fonts come from another host, which the tests do
 * not reach.
 */
export const isOwn = (url: string): boolean => new URL(url).hostname === "localhost";

/** Asks a page, and asks again if one page gave way to the next meanwhile. */
export const askAgain = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  ask().catch((reason) => {
    if (/context was destroyed|no such frame|navigat/i.test(String(reason))) return ask();
    throw reason;
  });
