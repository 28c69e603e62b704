import type { AttributeFault } from "../../prose/definition";

/** A year of epochs. More would not fit on a narrow screen. */
const MOST = 53;
const LEAST = 2;

const wordsIn = (text: string): string[] => text.match(/\S+/g) ?? [];

const isNumber = (word: string): boolean =>
  /^[-+]?[\d.]+$/.test(word) && Number.isFinite(Number(word));

/** Returns what is wrong with one of the prices; undefined if nothing is. */
function priceFault(word: string): string | undefined {
  if (!isNumber(word))
    return `expected numbers with spaces in between, such as \`100 104.5 101\`, found \`${word}\``;
  return Number(word) > 0 ? undefined : `expected a price above zero, found \`${word}\``;
}

/** Returns what is wrong with the prices in a text. */
export function faultsOf(text: string): AttributeFault[] {
  const words = wordsIn(text);
  if (words.length < LEAST || words.length > MOST) {
    const message = `expected ${LEAST} to ${MOST} prices, one at the start and one at the end of each epoch, found ${words.length}`;
    return [{ message }];
  }
  return words.flatMap((price, word) => {
    const message = priceFault(price);
    return message ? [{ message, word }] : [];
  });
}

/** Returns the prices in a text without faults. */
export const pricesIn = (text: string): number[] => wordsIn(text).map(Number);
