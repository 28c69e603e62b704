/** How far back gzip finds a text again, in bytes. */
const GZIP_WINDOW = 32_768;

const lengthOf = (value: unknown): number => JSON.stringify(value)?.length ?? 0;

/** Returns a value whose objects have their longest entries first. */
function longestFirst(value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).map(([key, one]) => ({ key, one, length: lengthOf(one) }));
  const sorted = entries.sort((a, b) => b.length - a.length);
  return Object.fromEntries(
    sorted.map(({ key, one }, index) => [key, index === 0 ? longestFirst(one) : one]),
  );
}

/**
 * Returns the data of a page in an order in which it compresses well behind the page's HTML, whose
 * texts it repeats. Behind a long page, the texts have to come first, or gzip has forgotten them: 1.5
 * kB of a page of 32 kB. Behind a short page, the order makes no difference.
 */
export const compressible = (data: unknown, html: string): unknown =>
  html.length > GZIP_WINDOW ? longestFirst(data) : data;
