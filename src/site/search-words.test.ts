import { nameWordsOf, wordsOf } from "./search-words";

test.each([
  ["Time-weighted price (TWAP)", ["time", "weighted", "price", "twap"]],
  ["Prix d’été: 1,5 %", ["prix", "d", "été", "1", "5"]],
  ["😀 “ ”", []],
])("S3 the words of “%s”", (text, words) => {
  expect(wordsOf(text)).toEqual(words);
  expect(nameWordsOf(text)).toEqual(words);
});

test.each([
  ["useBuiltIns", ["usebuiltins", "use", "built", "ins"]],
  ["store.getState()", ["store", "getstate", "get", "state"]],
  ["@babel/preset-env", ["babel", "preset", "env"]],
  ["--no-cache", ["no", "cache"]],
  ["ERC20 and NFTs", ["erc20", "and", "nfts"]],
  ["HTMLElement", ["htmlelement", "html", "element"]],
])("S3 the name `%s` also has its parts", (name, words) => {
  expect(nameWordsOf(name)).toEqual(words);
});
