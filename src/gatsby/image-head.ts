/**
 * Keeps what gatsby-plugin-image adds to the head on pages with a picture that it has drawn.
 *
 * Why: the plugin adds styles and a script to every page.
 * How much: 0.4 kB of each page without such a picture (brotli).
 * Asserted: each build finds the nodes in every head, and the address of each picture in its HTML.
 * Until: the plugin adds them with its component.
 */
import { isValidElement, type ReactNode } from "react";
import { assertFound } from "./assert-found";

const HERE = "image-head.ts";
/** How the keys of the nodes begin that the plugin adds to a head. */
const KEY = "gatsby-image-style";
/** An attribute of each picture that the plugin draws. */
const PICTURE = "data-gatsby-image-wrapper";
/** Matches such a picture that the browser loads late, without waiting for a script. */
const LAZY = /data-main-image=""[^>]* loading="lazy" src="/;
/** An attribute of a picture that waits for a script. Copies for `<noscript>` do not have it. */
const WAITING = "data-srcset=";

/** Returns whether a page's HTML contains a picture that the plugin has drawn. */
export function hasDrawnPicture(bodyHtml: string): boolean {
  if (!bodyHtml.includes(PICTURE)) return false;
  const isAtOnce = LAZY.test(bodyHtml) && !bodyHtml.includes(WAITING);
  assertFound(isAtOnce, "the address of a lazy picture of gatsby-plugin-image in the HTML", HERE);
  return true;
}

/** Returns what a page's head contains besides the nodes that the plugin adds. */
export function withoutImageNodes(head: readonly ReactNode[]): ReactNode[] {
  const others = head.filter((node) => !(isValidElement(node) && String(node.key).startsWith(KEY)));
  assertFound(others.length < head.length, `gatsby-plugin-image's \`${KEY}\` in the head`, HERE);
  return others;
}
