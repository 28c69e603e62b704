/** Matches the characters that an encoded URL has (RFC 3986). */
const ENCODED = /^(?:[A-Za-z0-9\-._~:/?#[\]@!$&'()*+,;=]|%[0-9A-Fa-f]{2})+$/;

/** Returns what is wrong with an address that has to be absolute. Undefined if nothing is. */
export function absoluteFault(address: string): string | undefined {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url) return "is no absolute URL";
  if (!/^https?:$/.test(url.protocol)) return "is no http(s) URL";
  return ENCODED.test(address) ? undefined : "is not encoded";
}

/** Schemes that run code, or that are no address of a page, a file or a person. */
const HARMFUL = /^(?:javascript|vbscript|data|file|blob|filesystem|about):$/;

/** Returns whether a browser would run code, or read the machine, at an address of a link. */
export function isHarmful(address: string): boolean {
  const base = "https://base.example";
  return URL.canParse(address, base) && HARMFUL.test(new URL(address, base).protocol);
}
