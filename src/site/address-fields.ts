/**
 * Addresses as they stand in YAML and front matter: fields of zod, with what `address.ts` and
 * `route-fault.ts` decide.
 */

import { z } from "zod";
import { type AddressUse, addressFault } from "./address";
import { nearestSlug, routeFault, slugFault } from "./route-fault";

const MOST_SHOWN = 60;

/** Makes an issue of what a function says of a text; undefined is nothing. */
export const unless =
  (faultOf: (text: string) => string | undefined) =>
  (text: string, context: z.RefinementCtx): void => {
    const message = faultOf(text);
    if (message !== undefined) context.addIssue({ code: "custom", message });
  };

/** Docusaurus' ways to write an address of this site, as such an address. */
const ofSite = (address: string): string =>
  address.replace(/^pathname:\/\/(?=\/)/, "").replace(/^@site\/static(?=\/)/, "");

const address = (use: AddressUse) =>
  z
    .string()
    .min(1)
    .transform(ofSite)
    .superRefine(unless((written) => addressFault(written, use)));

/** Where a link leads: a place on this site, or elsewhere. */
export const linkAddress = address("link");

/** Where a picture is. */
export const pictureAddress = address("picture");

/** A link to another site. */
export const outerAddress = z
  .url({ abort: true })
  .superRefine(unless((written) => addressFault(written, "link")));

/** A link to a place on this site, from its root. */
export const innerAddress = z
  .string()
  .regex(/^\/(?!\/)/, { error: "must start with a single /", abort: true })
  .superRefine(unless((written) => addressFault(written, "link")));

/**
 * What to say of an address or a part of one that no page may have: what is wrong, and what is
 * near.
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

/** What to say of a part of an address that no page may have; undefined when one may. */
export const slugMessage = sayOf(slugFault);

/** What to say of a whole address that no page may have; undefined when one may. */
export const routeMessage = sayOf(routeFault);

/** Where pages are, from the root of the site. */
export const route = z
  .string()
  .regex(/^\//, { error: "must start with /", abort: true })
  .superRefine(unless(routeMessage));
