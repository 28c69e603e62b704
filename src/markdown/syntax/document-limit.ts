import { documentFault } from "../report";

/** A larger document takes more than ten seconds. An import leaves it out. */
export const MOST_BYTES = 1_000_000;
/** No character counts more. */
const MOST_WEIGHT = 4;
/** What the parser's time depends on, and how much. */
const PARTS: readonly [pattern: RegExp, weight: number][] = [
  // Lines, their indentation, and characters that mostly begin something.
  [/[\n*_`[\]|$<>!#]|[-+.)] | {4}|\t/g, 1],
  // Code and bare addresses.
  [/[{@]|www\.|:\/\//g, MOST_WEIGHT],
];
/** About 8 s of work. 1 MB of ordinary text has about 90,000. */
const MOST_PARTS = 120_000;

/** Refuses a document that is too large, or has too many parts, to be read in a few seconds. */
export function refuseHuge(source: string): void {
  const refuse = (found: string, limit: string) => {
    const reason = `The document has ${found}. The limit is ${limit}. Split it into several.`;
    throw documentFault("too-long", reason, { line: 1, column: 1 });
  };
  const bytes = Buffer.byteLength(source);
  if (bytes > MOST_BYTES) refuse(`${(bytes / 1e6).toFixed(1)} MB`, `${MOST_BYTES / 1e6} MB`);
  if (source.length * MOST_WEIGHT <= MOST_PARTS) return;
  const parts = PARTS.reduce(
    (sum, [pattern, weight]) => sum + weight * (source.match(pattern)?.length ?? 0),
    0,
  );
  if (parts > MOST_PARTS) refuse(`${parts} lines and special characters`, String(MOST_PARTS));
}
