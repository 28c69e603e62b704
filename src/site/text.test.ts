import { countOf, countWords, readingMinutes, readingTime } from "./text";

describe("B1: countWords", () => {
  test.each([
    ["", 0],
    [" \n ", 0],
    ["… – !", 0],
    ["one", 1],
    ["This is a short test content.", 6],
    ["it's 3.14, isn't it?", 4],
    ["first\nsecond\tthird", 3],
    ["Grüße, señor", 2],
  ])("%p has %d words", (text, expected) => {
    expect(countWords(text)).toBe(expected);
  });

  test("a script without spaces has more than one word", () => {
    expect(countWords("这是一个简短的测试内容")).toBeGreaterThan(3);
  });
});

describe("B1: minutes to read", () => {
  test.each([
    ["nothing", "", 0],
    ["six words", "This is a short test content.", 0.03],
    ["five hundred words", "This is a test content. ".repeat(100), 2.5],
  ])("%s", (_, text, expected) => {
    expect(readingMinutes(countWords(text))).toBe(expected);
  });
});

describe("R3: readingTime", () => {
  test.each([
    [0, "One min read"],
    [0.03, "One min read"],
    [1, "One min read"],
    [1.01, "2 min read"],
    [2.5, "3 min read"],
    [60, "60 min read"],
  ])("%d minutes: %s", (minutes, expected) => {
    expect(readingTime(minutes)).toBe(expected);
  });
});

describe("R5, R9: countOf", () => {
  test.each([
    [0, undefined, "0 posts"],
    [1, undefined, "One post"],
    [2, undefined, "2 posts"],
    [1, "entries", "One post"],
    [3, "entries", "3 entries"],
  ])("%d with the plural %p: %s", (count, many, expected) => {
    expect(countOf(count, "post", many)).toBe(expected);
  });
});
