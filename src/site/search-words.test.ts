import { nameWordsOf, placedWords, tellingWords, wordsOf } from "./search-words";

test.each([
  ["Time-weighted price (TWAP)", ["time", "weighted", "price", "twap"]],
  ["Prix d’été: 1,5 %", ["prix", "d", "été", "1", "5"]],
  ["😀 “ ”", []],
  ["हिन्दी में", ["हिन्दी", "में"]],
  ["cafe\u0301", ["café"]],
  ["한국어 문서", ["한국어", "문서"]],
  [
    "価格の計算は簡単です。",
    ["価格", "格の", "の計", "計算", "算は", "は簡", "簡単", "単で", "です"],
  ],
  ["価 DEXの手数料", ["価", "dex", "の手", "手数", "数料"]],
  ["サーバー", ["サー", "ーバ", "バー"]],
  ["ราคา", ["รา", "าค", "คา"]],
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

test.each([
  ["Mysql 代码生成", ["mysql", "代码", "生成"]],
  ["基本手数料", ["基本", "手数", "数料"]],
  // Words of one letter would be in no pair.
  ["跨域", ["跨域"]],
  ["plain words", ["plain", "words"]],
])("S3 the words of “%s” without the pairs between two words", (text, words) => {
  expect(nameWordsOf(text, tellingWords)).toEqual(words);
});

test("S4 the place of a word is that in the text", () => {
  const text = "An の計算 b";
  const found = placedWords(text);
  expect(found.map(({ word, index }) => [word, text.slice(index, index + word.length)])).toEqual([
    ["An", "An"],
    ["の計", "の計"],
    ["計算", "計算"],
    ["b", "b"],
  ]);
});
