/**
 * Keeps the address of a page from ending the script in which Gatsby writes it.
 *
 * Why: Gatsby writes `window.pagePath="…"` as JSON only. `slug: </script><script>…` would end the
 * script, and the policy of the page would allow the next one.
 * How much: nothing, unless an address has a `<`.
 * Asserted: each page that is rendered has the script; page-path.test.ts.
 * Until: Gatsby escapes what it writes into scripts.
 */
import { cloneElement, isValidElement, type ReactNode } from "react";
import { assertFound } from "./assert-found";

const KEY = "script-loader";
const PATH = /(?<=\bwindow\.pagePath=)"(?:[^"\\]|\\.)*"/;

/** Returns what follows a page's HTML, with an address that cannot end its script. */
export function withSafePath(components: readonly ReactNode[]): ReactNode[] {
  let isFound = false;
  const safe = components.map((node) => {
    if (!isValidElement<{ dangerouslySetInnerHTML: { __html: string } }>(node)) return node;
    if (node.key !== KEY) return node;
    const { __html: code } = node.props.dangerouslySetInnerHTML;
    isFound = PATH.test(code);
    const __html = code.replace(PATH, (path) => path.replaceAll("<", "\\u003c"));
    return cloneElement(node, { dangerouslySetInnerHTML: { __html } });
  });
  assertFound(isFound, "`window.pagePath` in Gatsby's scripts", "page-path.ts");
  return safe;
}
