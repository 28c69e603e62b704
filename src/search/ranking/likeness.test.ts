import { closeness, phraseIn, prepare, sameness } from "./likeness";
import { termsOf } from "./terms";

const asked = (input: string) =>
  prepare(termsOf(input).map((term) => ({ terms: [term], weight: term.word === "rare" ? 3 : 1 })));
const same = (input: string, name: string): number =>
  sameness(asked(input), name.split(" "), (word) => (word === "of" ? 0.5 : 1));
const close = (input: string, text: string): number => closeness(asked(input), text.split(" "));
const far = "x ".repeat(12);

describe("S3 an input says the same as a name", () => {
  test.each([
    ["the same words", "lock weight", "lock weight", 1],
    ["in another order", "weight lock", "lock weight", 1],
    ["in other forms", "locks weighted", "lock weight", 1],
    ["half of the name", "lock", "lock weight", 0.5],
    ["half of the input", "lock weight", "lock", 0.5],
    ["all but a word that says little", "lock weight", "weight of lock", 0.8],
    ["the telling word of the input", "rare lock", "rare", 0.75],
    ["nothing", "fee", "lock weight", 0],
    ["nothing to say", "", "lock", 0],
    ["nothing of no name", "lock", "", 0],
  ])("%s: “%s” and “%s”: %d", (_, input, name, expected) => {
    expect(same(input, name)).toBeCloseTo(expected);
  });
});

describe("S3 the words of an input stand close together", () => {
  test.each([
    ["side by side", "lock weight", "the lock weight of it", 1],
    ["in one line", "lock weight", "weight is what you get for a lock", 1],
    ["somewhere, not everywhere", "lock weight", `lock ${far} lock weight`, 1],
    ["far apart", "lock weight", `lock ${far} weight`, 0.5],
    ["the telling word alone", "rare lock", "a rare one", 0.75],
    ["not at all", "lock weight", "fees of a pool", 0],
    ["without words", "", "a lock", 0],
  ])("%s: “%s”", (_, input, text, expected) => {
    expect(close(input, text)).toBeCloseTo(expected);
  });
});

describe("S3 the words of an input follow each other in a text", () => {
  const weightOf = (word: string) => (word === "a" ? 0.5 : 1);
  test.each([
    ["all of them", "pause a pool", "nobody may pause a pool here", 1],
    ["in other forms", "pauses a pool", "pausing a pools", 1],
    ["some of them", "can anyone pause a pool", "no one will pause a pool", 2.5 / 4.5],
    ["the longer of two", "pause a pool", "a pool pause a pool", 1],
    ["in another order", "pause pool", "pool pause", 0],
    ["apart", "pause pool", "pause the pool", 0],
    ["one alone", "pause", "pause", 0],
    ["without words", "", "pause", 0],
  ])("%s: “%s” and “%s”", (_, input, text, expected) => {
    const words = (written: string) => written.split(" ").filter(Boolean);
    expect(phraseIn(words(input), words(text), weightOf)).toBeCloseTo(expected);
  });
});
