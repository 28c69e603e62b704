/** A year of epochs. More would not fit on a narrow screen. */
const MOST = 53;
const LEAST = 2;

/** Returns the prices in a text, as they are written, with their places. */
export const wordsIn = (text: string): RegExpExecArray[] => Array.from(text.matchAll(/\S+/g));

const isNumber = (word: string): boolean =>
  /^[-+]?[\d.]+$/.test(word) && Number.isFinite(Number(word));

/** Returns what is wrong with a number of prices; undefined if nothing is. */
export function countFault(count: number): string | undefined {
  if (count >= LEAST && count <= MOST) return undefined;
  return `expected ${LEAST} to ${MOST} prices, one at the start and one at the end of each epoch, found ${count}`;
}

/** Returns what is wrong with one of the prices; undefined if nothing is. */
export function priceFault(word: string): string | undefined {
  if (!isNumber(word))
    return `expected numbers with spaces in between, such as \`100 104.5 101\`, found \`${word}\``;
  return Number(word) > 0 ? undefined : `expected a price above zero, found \`${word}\``;
}

/** Returns the first thing that is wrong with the prices in a text; undefined if nothing is. */
export function pathFault(text: string): string | undefined {
  const words = wordsIn(text).map(([word]) => word);
  return countFault(words.length) ?? words.map(priceFault).find(Boolean);
}
