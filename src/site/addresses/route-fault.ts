/**
 * Only this module decides which addresses pages may have. Each address has to be a file on any
 * host, and the same address in any browser.
 */

/** File names have at most 255 bytes, and `.html.gz` may follow the name of a page. */
const MOST_BYTES_OF_PART = 240;
/** Hosts and Gatsby's database have limits of their own. */
const MOST_BYTES = 1000;

/** Characters that nobody sees in an address. */
export const UNSEEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029\uFEFF\uFFFD-\uFFFF]/u;
const UNSAFE = new RegExp(`[\\\\%?#]|${UNSEEN.source}`, "gu");

/** What an address may not contain or be. Slashes at its start and end do not count. */
const RULES: readonly [pattern: RegExp, what: string][] = [
  [UNSEEN, "contains an invisible character"],
  [/\\/, "contains a backslash, which browsers read as a slash"],
  [/%/, "contains `%`, which browsers use to encode characters"],
  [/[?#]/, "contains `?` or `#`, which end the path of a page"],
  [/^\/|\/\/|\/$/, "contains two slashes in a row"],
  [/(?:^|\/)\.\.?(?:\/|$)/, "has `.` or `..` as a part between slashes"],
  [/(?:^|\/)\s|\s(?:\/|$)/, "starts or ends with a space, or has one beside a slash"],
  [/(?:^|\/)index$/i, "ends with `index`, which stands for the folder itself"],
  [/\.html?$/i, "ends with `.html`, and hosts redirect such an address to the one without it"],
  [/\.md$/i, "ends with `.md`, which is reserved for the Markdown copies of pages"],
];

/** Paths where a built site has files that hosts and browsers treat in their own way. */
const TAKEN = /^(?:404|page-data|static|_gatsby|~partytown|_headers|_redirects)(?:\/|$)/i;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const inner = (address: string): string => address.replace(/^\/|(?<=[^/])\/$/g, "");

/**
 * Returns what is wrong with a part of an address, such as a slug: "contains a backslash…".
 * Undefined if it is allowed.
 */
export function slugFault(slug: string): string | undefined {
  const written = inner(slug);
  const rule = RULES.find(([pattern]) => pattern.test(written));
  if (rule) return rule[1];
  const isLong = written.split("/").some((part) => bytesOf(part) > MOST_BYTES_OF_PART);
  if (isLong) return `has more than ${MOST_BYTES_OF_PART} bytes between two slashes`;
  return bytesOf(written) > MOST_BYTES ? `has more than ${MOST_BYTES} bytes` : undefined;
}

/**
 * Returns what is wrong with the address of a page, from the root of the site. Undefined if a page
 * may have it.
 */
export const routeFault = (route: string): string | undefined =>
  slugFault(route) ??
  (TAKEN.test(inner(route)) ? "is reserved for other files of the site" : undefined);

/** Decodes percent-encoded characters. Returns a badly encoded text unchanged. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the nearest address that a page may have. Undefined if none is near. */
export function nearestSlug(slug: string): string | undefined {
  const parts = decoded(slug)
    .split("/")
    .map((part) =>
      part
        .replace(UNSAFE, "-")
        .replace(/^[-\s]+|[-\s]+$|\.(?:html?|md)$/gi, "")
        .slice(0, MOST_BYTES_OF_PART / 4),
    );
  const kept = parts.filter((part) => !/^(?:|\.\.?|index)$/i.test(part));
  const nearest = `${slug.startsWith("/") ? "/" : ""}${kept.join("/")}`;
  return kept.length > 0 && slugFault(nearest) === undefined ? nearest : undefined;
}
