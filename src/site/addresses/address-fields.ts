/**
 * Zod fields for addresses in YAML and front matter. `address.ts` and `route-fault.ts` decide what
 * is allowed.
 */

import { z } from "zod";
import { isExternal } from "../routes";
import { type AddressUse, addressFault } from "./address";
import { composed } from "./composed";
import { decodePath } from "./decode-path";
import { formerFault, redirectFault } from "./redirect-fault";
import { nearestSlug, routeFault, slugFault } from "./route-fault";

const MOST_SHOWN = 60;

/**
 * Returns a check for zod. It adds an issue with the message that `faultOf` returns for a text.
 * Undefined means that nothing is wrong.
 */
export const unless =
  (faultOf: (text: string) => string | undefined) =>
  (text: string, context: z.RefinementCtx): void => {
    const message = faultOf(text);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  };

/** Turns an address of this site into the form of its routes, also from Docusaurus' ways to write it. */
function ofSite(address: string): string {
  const plain = address.replace(/^pathname:\/\/(?=\/)/, "").replace(/^@site\/static(?=\/)/, "");
  return isExternal(plain) ? plain : composed(plain);
}

const address = (use: AddressUse) =>
  z
    .string()
    .min(1)
    .transform(ofSite)
    .superRefine(unless((written) => addressFault(written, use)));

/** The target of a link: a place on this site, or elsewhere. */
export const linkAddress = address("link");

/** The address of a picture. */
export const pictureAddress = address("picture");

/** A link to another site. */
export const outerAddress = z
  .url({ error: "expected an absolute URL, such as `https://example.org`", abort: true })
  .superRefine(unless((written) => addressFault(written, "link")));

/** A path from the root of this site. Browsers skip tabs and line ends. */
const innerPath = z.string().regex(/^\/(?!\s*\/)/, {
  error: "expected a path that starts with a single `/`",
  abort: true,
});

/** A link to a place on this site, as a path from its root. */
export const innerAddress = innerPath
  .superRefine(unless((written) => addressFault(written, "link")))
  .transform(composed);

/** The target of a redirect: a place on this site, or a page of another one. */
export const redirectTarget = z
  .string()
  .regex(/^(?:https?:\/\/|\/(?!\s*\/))/i, {
    error: "expected a path that starts with a single `/`, or an http(s) URL",
    abort: true,
  })
  .superRefine(unless((written) => addressFault(written, "link") ?? redirectFault(written)))
  .transform((to) => (isExternal(to) ? to : composed(to)));

/**
 * Returns a function that describes why no page may have an address, or a part of one. The
 * description says what is wrong and which allowed address is nearest.
 */
const sayOf =
  (faultOf: (written: string) => string | undefined) =>
  (written: string): string | undefined => {
    const fault = faultOf(written);
    const nearest = fault === undefined ? undefined : nearestSlug(written);
    const isNear = nearest !== undefined && faultOf(nearest) === undefined;
    const hint = isNear ? ` Did you mean \`${nearest}\`?` : "";
    return fault && `\`${written.slice(0, MOST_SHOWN)}\` ${fault}.${hint}`;
  };

/** Returns why no page may have this part of an address. Undefined if a page may have it. */
export const slugMessage = sayOf(slugFault);

/** Returns why no page may have this whole address. Undefined if a page may have it. */
export const routeMessage = sayOf(routeFault);

/** The route of a page or a folder of pages, from the root of the site. */
export const route = z
  .string()
  .regex(/^\//, { error: "expected a path that starts with `/`", abort: true })
  .superRefine(unless(routeMessage));

/**
 * An address that a redirect leads from, as a route. As of any page, a slash at its end makes no
 * difference.
 */
export const formerRoute = z
  .string()
  .superRefine(unless(formerFault))
  .transform((from) => decodePath(from).replace(/(?<=.)\/$/, ""))
  .pipe(route);

/** One or several addresses that redirects lead from. */
export const formerRoutes = z.union([
  formerRoute.transform((from) => [from]),
  z.array(formerRoute),
]);
