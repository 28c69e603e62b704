import lunr from "lunr";

/** A section of a page, as the store of gatsby-plugin-local-search has it. */
export interface SearchRecord {
  title: string;
  /** Empty for the text before the first heading. */
  heading: string;
  text: string;
  /** Route with the section's anchor. */
  path: string;
  kind: string;
}

const FIELDS = { title: 12, heading: 6, text: 1 };
const LIMIT = 20;

/** Words of an input, in the form in which lunr has indexed them before stemming; any input is safe. */
const termsOf = (input: string): string[] =>
  lunr
    .tokenizer(input.slice(0, 200))
    // A star would be a wildcard, and many of them a search without end.
    .map((token) => token.toString().replace(/^\W+|\W+$|\*/g, ""))
    .filter((term) => term !== "");

/** The best sections for an input: every word as it is or stemmed, the last also as the start of a word (S3). */
export function searchSections(
  index: lunr.Index,
  store: Readonly<Record<string, SearchRecord>>,
  input: string,
): SearchRecord[] {
  const terms = termsOf(input);
  if (terms.length === 0) return [];
  const matches = index.query((query) => {
    for (const [position, term] of terms.entries()) {
      for (const [field, boost] of Object.entries(FIELDS)) {
        query.term(term, { fields: [field], boost: boost * 4, usePipeline: true });
        if (position === terms.length - 1) {
          const wildcard = lunr.Query.wildcard.TRAILING;
          query.term(term, { fields: [field], boost, usePipeline: false, wildcard });
        }
      }
    }
  });
  return matches.slice(0, LIMIT).flatMap(({ ref }) => store[ref] ?? []);
}
