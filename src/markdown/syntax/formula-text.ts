/** Text within a formula, and commands. Neither says anything about what is around them. */
const TEX = /\\(?:text\w*|mbox|math\w+|operatorname\*?)\s*\{[^{}]*\}|\\[a-z]+\*?/gi;
/** Two words in a row, as formulas have none. */
const TWO_WORDS = /(?<![\p{L}_^])\p{L}{2,}[,;.:]?\s+\p{L}{2,}/u;
/** An amount at the start, with a word behind it: "5 to", "10/month". `dx` is no word. */
const AMOUNT = /^\d[\d.,]*(?:[kKmMbB]\b)?[\s/–-]+(?!d\p{L}\b)(?:a\s+)?\p{L}{2,}/u;
const SIGN = /[\\^_{}=<>+]/;
const WORD = /\p{L}{3,}/u;

/** Whether the text between two dollar signs is rather a sentence with two amounts. */
export function readsLikeProse(written: string): boolean {
  const rest = written.replace(TEX, " ; ");
  return AMOUNT.test(rest) || TWO_WORDS.test(rest);
}

/**
 * Whether the text between two dollar signs is rather a formula: it has a sign of TeX or of
 * calculation, or no word of three letters. What reads like prose is none.
 */
export const readsLikeFormula = (written: string): boolean =>
  !readsLikeProse(written) && (SIGN.test(written) || !WORD.test(written));
