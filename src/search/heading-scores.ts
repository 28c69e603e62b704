import lunr from "lunr";
import type { Term } from "./terms";

/** What a word is worth in the title of a page and in a section's heading, where it is worth 1 in its text (S3). */
const FIELDS = { title: 6, heading: 5 };
/** The part of a title's worth that goes to sections with a heading of their own: the text before the first one comes first. */
const INHERITED = 0.2;
const SHORTEST_STEM = 3;

/** How well the titles and headings of sections answer to a term, by lunr. */
export function headingScores(
  {
    index,
    sections,
  }: { index: lunr.Index; sections: Readonly<Record<string, { heading: string }>> },
  { word, isLast }: Term,
): Map<string, number> {
  const scores = new Map<string, number>();
  for (const [field, weight] of Object.entries(FIELDS)) {
    // lunr makes the scores of a query comparable, by which the boosts of fields are lost; so each field is asked by itself.
    const results = index.query((query) => {
      query.term(word, { fields: [field], boost: 4 });
      if (!isLast) return;
      const wildcard = lunr.Query.wildcard.TRAILING;
      query.term(word, { fields: [field], usePipeline: false, wildcard });
      // The index holds stems: “concentrat” is the start of a word whose stem is “concentr”.
      for (let length = SHORTEST_STEM; length < word.length; length += 1) {
        query.term(word.slice(0, length), { fields: [field], usePipeline: false });
      }
    });
    for (const { ref, score } of results) {
      const part = field === "title" && sections[ref]?.heading ? INHERITED : 1;
      scores.set(ref, (scores.get(ref) ?? 0) + weight * part * score);
    }
  }
  return scores;
}
