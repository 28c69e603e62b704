/**
 * The one place that decides which addresses pages may have: each has to be a file on any host, and
 * the same address in any browser.
 */

/** Names of files have at most 255 bytes, and that of a page may be followed by `.html.gz`. */
const MOST_BYTES_OF_PART = 240;
/** Hosts, and Gatsby's database, have limits of their own. */
const MOST_BYTES = 1000;

const UNSEEN = /[\p{Cc}\p{Cs}\p{Bidi_Control}\u2028\u2029\uFEFF\uFFFD-\uFFFF]/u;
const UNSAFE = new RegExp(`[\\\\%?#]|${UNSEEN.source}`, "gu");

/** What an address may not hold or be. Slashes at its start and end are no part of it. */
const RULES: readonly [pattern: RegExp, what: string][] = [
  [UNSEEN, "holds a character that nobody sees"],
  [/\\/, "holds a backslash, which browsers take for a slash"],
  [/%/, "holds `%`, with which browsers write characters as numbers"],
  [/[?#]/, "holds `?` or `#`, after which an address no longer names a page"],
  [/^\/|\/\/|\/$/, "holds two slashes in a row"],
  [/(?:^|\/)\.\.?(?:\/|$)/, "has `.` or `..` between its slashes"],
  [/(?:^|\/)\s|\s(?:\/|$)/, "has a space beside a slash or at its end"],
  [/(?:^|\/)index$/i, "ends with `index`, which stands for the folder itself"],
  [/\.html?$/i, "ends with `.html`, which leads to the page without it"],
  [/\.md$/i, "ends with `.md`, as the Markdown copy of a page does"],
];

/** Where a built site has files that hosts and browsers treat in a way of their own. */
const TAKEN = /^(?:404|page-data|static|_headers|_redirects)(?:\/|$)/i;

const bytesOf = (text: string): number => new TextEncoder().encode(text).length;

const inner = (address: string): string => address.replace(/^\/|\/$/g, "");

/**
 * What is wrong with a part of an address, such as a slug: it "holds a backslash…". Undefined when
 * it may be one.
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
 * What is wrong with the address of a page, from the root of the site. Undefined when a page may
 * have it.
 */
export const routeFault = (route: string): string | undefined =>
  slugFault(route) ??
  (TAKEN.test(inner(route)) ? "is where the site has files of another kind" : undefined);

/** A text without the codes of characters, where they are some. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The nearest address that a page may have; undefined when none is near. */
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
