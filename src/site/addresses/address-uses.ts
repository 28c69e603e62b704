import type { AddressUse } from "./allowed-address";

/**
 * What attributes use their addresses for, by React's names. `USES_IN_ELEMENTS` has the exceptions.
 */
const USES: ReadonlyMap<string, AddressUse> = new Map(
  Object.entries<AddressUse>({
    action: "form",
    background: "picture",
    cite: "link",
    formAction: "form",
    href: "link",
    imageSrcSet: "picture",
    longDesc: "link",
    lowSrc: "picture",
    ping: "form",
    poster: "picture",
    src: "media",
    srcSet: "picture",
    xlinkHref: "link",
    xmlBase: "link",
  }),
);

const USES_IN_ELEMENTS: ReadonlyMap<string, AddressUse> = new Map(
  Object.entries<AddressUse>({
    "Card to": "link",
    "iframe src": "frame",
    "image href": "picture",
    "image xlinkHref": "picture",
    "img src": "picture",
    "input src": "picture",
  }),
);

/** Attributes that hold several addresses. */
const LISTS: ReadonlySet<string> = new Set(["imageSrcSet", "ping", "srcSet"]);

/**
 * Returns what an attribute uses its addresses for, given its React name; undefined if it holds
 * none.
 */
export const addressUse = (element: string, name: string): AddressUse | undefined =>
  USES_IN_ELEMENTS.get(`${element} ${name}`) ?? USES.get(name);

/** Whether an element has attributes that hold an address only in this element. */
export const hasOwnAddresses = (element: string): boolean =>
  Array.from(USES_IN_ELEMENTS.keys()).some((key) => key.startsWith(`${element} `));

/** Whether an attribute holds several addresses, given its React name. */
export const holdsSeveral = (name: string): boolean => LISTS.has(name);

/** Matches an address in `srcset`, where a size may follow it, and what is before it. */
const IN_SRCSET = /((?:^|,)\s*)(\S*[^\s,])/g;
const BETWEEN_BLANKS = /()(\S+)/g;

/**
 * Replaces each address in the value of an attribute, given its React name, with its URL. Undefined
 * if the only address has none.
 */
export function withUrls(
  name: string,
  value: string,
  urlOf: (address: string) => string | undefined,
): string | undefined {
  if (!holdsSeveral(name)) return urlOf(value);
  return value.replace(
    name === "ping" ? BETWEEN_BLANKS : IN_SRCSET,
    (_, before: string, address: string) => before + (urlOf(address) ?? "about:invalid"),
  );
}
